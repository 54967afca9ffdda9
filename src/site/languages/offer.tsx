import { useLocation } from 'react-router';
import { addressIn, language } from '#kernel/language.ts';
import { offers } from '#kernel/offer.ts';

/** One line above the page for a browser that asks for another of our languages; unseen by every other (kernel/offer.ts). */
export function LanguageOffer() {
  const { pathname } = useLocation();
  return offers.map(({ language: one, read, no }) => (
    <p key={one} className={`offer offer-${one}`} lang={one}>
      <a href={addressIn(one, pathname)} hrefLang={one} data-language={one}>
        {read}
      </a>
      <button type="button" data-language={language()}>
        {no}
      </button>
    </p>
  ));
}
