import type { ReactNode } from 'react';
import { addressIn, here, language, languageName, languages } from '#kernel/language.ts';
import { offers } from '#kernel/offer.ts';
import * as m from '#messages/all.ts';
import { hoursInWords } from '#modules/institution/contract/hours-words.ts';
import { problemOf, type Submission } from '#ui/forms/submission.ts';
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

/** What is wrong, first on the page and each with a way to its field. */
export function ErrorSummary({ posted }: { posted: Submission | undefined }) {
  if (!posted) return null;
  const fields = Object.entries(posted.fields);
  const isWhole = fields.length === 0 || posted.outcome !== 'invalid';
  const whole = isWhole ? problemOf(posted) : undefined;
  // What is refused for one field says the same over the form and at the field: once is enough.
  const over = fields.some(([, error]) => error === whole) ? undefined : whole;
  if (fields.length === 0 && over === undefined) return null;
  return (
    <div className="trouble" role="alert" id="trouble" tabIndex={-1}>
      <p>{m.notice_form_errors()}</p>
      <ul>
        {over ? <li>{over}</li> : null}
        {fields.map(([field, error]) => (
          <li key={field}>
            <a href={`#f-${idOf(field)}`}>{error}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}

export function idOf(field: string): string {
  return field.replaceAll('.', '-');
}

/** The address of a page below a notice. */
export function below(code: string, rest = ''): string {
  return here(`/n/${code}${rest}`);
}

export function Lines({ all }: { all: readonly { label: string; value: string }[] }) {
  return (
    <dl>
      {all.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd dir="auto">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What it will likely cost, before and after it is sent; nothing where it costs nothing more. */
export function Costs({ all }: { all: readonly { label: string; value: string }[] }) {
  if (all.length === 0) return null;
  return (
    <section aria-labelledby="costs">
      <h2 id="costs">{m.notice_costs()}</h2>
      <Lines all={all} />
    </section>
  );
}
