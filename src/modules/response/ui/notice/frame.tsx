import type { ReactNode } from 'react';
import { addressIn, language, languageName, languages } from '#kernel/language.ts';
import { offers } from '#kernel/offer.ts';
import * as m from '#messages/all.ts';
import { hoursInWords } from '#modules/institution/contract/hours-words.ts';
import { institution } from '../../../../../content/institution.ts';
import type { NoticeView } from '../../contract/notice.ts';

export type InstitutionView = NoticeView['house'];

/** Before a notice is found nothing is asked of the office's settings. */
const known: InstitutionView = {
  name: institution.name,
  phone: institution.phone.shown,
  email: institution.email,
  hours: '',
  address: '',
};

/**
 * The whole page of somebody who never heard of us, on a cheap phone and a slow line: no script, no font, one small sheet.
 * `path` is its address without the language.
 */
export function Frame({
  path,
  house,
  children,
}: {
  path: string;
  house: InstitutionView | null;
  children: ReactNode;
}) {
  return (
    <>
      <a className="skip" href="#main">
        {m.notice_skip()}
      </a>
      <LanguageOffers path={path} />
      <Masthead path={path} />
      <main id="main">{children}</main>
      <footer className="foot">
        <p>{m.notice_who_we_are()}</p>
        <Reach house={house ?? known} />
      </footer>
    </>
  );
}

function LanguageOffers({ path }: { path: string }) {
  return offers.map(({ language: one, read, no }) => (
    <p key={one} className={`offer offer-${one}`} lang={one}>
      <a href={addressIn(one, path)} hrefLang={one} data-language={one}>
        {read}
      </a>
      <button type="button" className="second" data-language={language()}>
        {no}
      </button>
    </p>
  ));
}

function Masthead({ path }: { path: string }) {
  return (
    <header className="top">
      <p className="mark">Munch</p>
      <nav aria-label={m.notice_languages()}>
        <ul>
          {languages.map((one) => (
            <li key={one}>
              <a
                href={addressIn(one, path)}
                lang={one}
                hrefLang={one}
                data-language={one}
                aria-current={one === language() ? 'true' : undefined}
              >
                {languageName(one)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </header>
  );
}

/** How a person is reached, where there is a number or an address. */
export function Reach({ house: { phone, email, hours } }: { house: InstitutionView }) {
  return (
    <ul className="reach">
      {phone ? (
        <li>
          <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>{phone}</a>
        </li>
      ) : null}
      {email ? (
        <li>
          <a href={`mailto:${email}`}>{email}</a>
        </li>
      ) : null}
      {hours ? <li>{hoursInWords(hours)}</li> : null}
    </ul>
  );
}
