import type { MouseEvent, ReactNode } from 'react';
import { type LocalizedText, localize, localizedProps } from '#kernel/language.ts';
import * as m from '#messages/all.ts';
import { Link } from '#ui/link.tsx';
import { served } from '../../../content/request/request.ts';
import { withLinks } from '../legal-sections.tsx';
import { More } from './more.tsx';

/** The sections in their order; each is an address of its own. */
const SECTIONS = [
  { id: 'today', title: () => m.request_today() },
  { id: 'who', title: () => m.request_who() },
  { id: 'notice', title: () => m.request_notice() },
  { id: 'checklist', title: () => m.request_checklist() },
  { id: 'after', title: () => m.request_after() },
  { id: 'costs', title: () => m.request_costs() },
  { id: 'limits', title: () => m.request_limits() },
  { id: 'silence', title: () => m.request_silence() },
  { id: 'never', title: () => m.request_never() },
] as const;

type SectionId = (typeof SECTIONS)[number]['id'];

export function OnThisPage() {
  return (
    <nav className="rq-nav" aria-label={m.request_nav()}>
      <ul>
        {SECTIONS.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} onClick={openFold}>
              {title()}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** What the browsers of today do by themselves, for those of yesterday: a link into a fold opens it. */
function openFold({ currentTarget }: MouseEvent<HTMLAnchorElement>): void {
  document
    .getElementById(currentTarget.hash.slice(1))
    ?.closest('details')
    ?.setAttribute('open', '');
}

/** For the other side: whoever got a notice comes here too, and first. */
export function Served() {
  return (
    <aside className="rq-served" aria-labelledby="served">
      <h2 id="served" className="t-l">
        {m.request_served()}
      </h2>
      <More title={m.request_served_what()}>
        <Doors of={served} />
      </More>
      <p>{withLinks(m.request_served_more())}</p>
      <p>
        <Link className="lnk" to="/notice">
          {m.request_have_notice()}
        </Link>
      </p>
    </aside>
  );
}

/** A section whose text is folded has its address in the fold, so that whoever is led there finds it open. */
export function Part({
  id,
  isFold = false,
  children,
}: {
  id: SectionId;
  isFold?: boolean;
  children: ReactNode;
}) {
  return (
    <section className="wrap rq-part" id={isFold ? undefined : id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className="t-l">
        {SECTIONS.find((section) => section.id === id)?.title()}
      </h2>
      <div className="rq-body">{children}</div>
    </section>
  );
}

type Card = { title: LocalizedText; text: LocalizedText; law?: LocalizedText };

export function Cards({ of }: { of: readonly Card[] }) {
  return (
    <ul className="rq-cards">
      {of.map(({ title, text, law }) => (
        <li key={localize(title)}>
          <h3 className="t-m" {...localizedProps(title)} />
          <p>{withLinks(localize(text))}</p>
          {law ? <p className="b-s t3" {...localizedProps(law)} /> : null}
        </li>
      ))}
    </ul>
  );
}

/** A line each, and the rest behind it. */
export function Folds({ of }: { of: readonly Card[] }) {
  return of.map(({ title, text, law }) => (
    <More key={localize(title)} title={<span {...localizedProps(title)} />}>
      <p className="rq-text">{withLinks(localize(text))}</p>
      {law ? <p className="b-s t3" {...localizedProps(law)} /> : null}
    </More>
  ));
}

export function Paragraphs({ of }: { of: readonly LocalizedText[] }) {
  return of.map(localize).map((text) => (
    <p key={text} className="rq-text">
      {withLinks(text)}
    </p>
  ));
}

export function Doors({ of }: { of: readonly LocalizedText[] }) {
  return (
    <ul className="rq-doors">
      {of.map(localize).map((text) => (
        <li key={text}>{withLinks(text)}</li>
      ))}
    </ul>
  );
}
