import type { MouseEvent } from 'react';
import { useLocation } from 'react-router';
import { addressIn, type Language, language, languages } from '#kernel/language.ts';
import * as m from '#messages/all.ts';
import sheet from './names.svg?url';

// Each name is written in its own language and is drawn, so that no page loads a face for two words (design 3).
const names: Record<Language, { said: string; width: number }> = {
  en: { said: 'English', width: 0 },
  hi: { said: 'हिन्दी', width: 387 },
  mr: { said: 'मराठी', width: 423 },
};

/** The same page in another language. Plain links: another language is another document, and works without a script. */
export function LanguageSwitch() {
  const { pathname } = useLocation();
  return (
    <ul className="langs" aria-label={m.site_languages()}>
      {languages.map((one) => (
        <li key={one}>
          <a
            href={addressIn(one, pathname)}
            hrefLang={one}
            data-language={one}
            lang={one}
            aria-current={one === language() ? 'true' : undefined}
            onClick={keepPlace}
          >
            <Name of={one} />
          </a>
        </li>
      ))}
    </ul>
  );
}

function Name({ of }: { of: Language }) {
  const { said, width } = names[of];
  if (width === 0) return <span className="lang-name">{said}</span>;
  return (
    <>
      <svg
        className="lang-name"
        width={Math.round(width / 13)}
        height="16"
        aria-hidden="true"
        focusable="false"
      >
        <use href={`${sheet}#${of}`} />
      </svg>
      <span className="sr">{said}</span>
    </>
  );
}

// A page built ahead knows neither the question (`?…`) nor the place (`#…`) of its address: they join when the link is pressed.
function keepPlace({ currentTarget }: MouseEvent<HTMLAnchorElement>): void {
  currentTarget.search = location.search;
  if (location.hash) currentTarget.hash = location.hash;
}
