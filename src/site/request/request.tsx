import './sheet.css';
import type { MouseEvent, ReactNode } from 'react';
import { type LocalizedText, localize, localizedProps } from '#kernel/language.ts';
import * as m from '#messages/all.ts';
import { PaperTable } from '#site/legal-table.tsx';
import { HandshakeButton } from '#ui/button.tsx';
import { Link } from '#ui/link.tsx';
import {
  after,
  limitation,
  limitationNotes,
  periods,
  silence,
} from '../../../content/request/after.ts';
import { notice, noticeHolds } from '../../../content/request/checklist.ts';
import { agreement, bases, closed, never, served, ways } from '../../../content/request/request.ts';
import { tableSaid } from '../../../content/request/tables.ts';
import { withLinks } from '../legal-text.tsx';
import { LitHero } from '../offer/lit-hero.tsx';
import { Voice } from '../voice.tsx';
import { Checklist } from './checklist.tsx';
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

/** What filing needs, costs and starts. The table of costs is the fee calculator's, handed in by the page. */
export function RequestPage({ costs }: { costs: ReactNode }) {
  return (
    <div className="rq">
      <LitHero still="b6" labelledby="request-title">
        <h1 id="request-title" className="d-l">
          <Voice>{m.request_heading()}</Voice>
        </h1>
        <p className="b-l">{m.request_lead()}</p>
        <p className="rq-go">
          <HandshakeButton look="lite" to="/request-for-arbitration/start">
            {m.case_list_start()}
          </HandshakeButton>
          <Link className="rq-talk" to="/lets-talk">
            {m.request_talk()}
          </Link>
        </p>
      </LitHero>
      <div className="wrap rq-top">
        <OnThisPage />
        <Served />
      </div>
      <Part id="today">
        <p className="b-l rq-lead">{m.request_today_text()}</p>
        <Cards of={ways} />
      </Part>
      <Part id="who">
        <p className="b-l rq-lead">{m.request_who_text()}</p>
        <Folds of={bases} />
        <More title={m.request_none()}>
          <Paragraphs of={agreement} />
        </More>
        <More title={m.request_closed()}>
          <Paragraphs of={closed} />
        </More>
      </Part>
      <Part id="notice">
        <Paragraphs of={notice} />
        <More title={m.request_notice_holds()}>
          <Doors of={noticeHolds} />
        </More>
      </Part>
      <Part id="checklist" isFold>
        <Checklist />
      </Part>
      <Part id="after">
        <ol className="rq-steps">
          {after.map(({ title, text }) => (
            <li key={localize(title)}>
              <More title={<span {...localizedProps(title)} />}>
                <p {...localizedProps(text)} />
              </More>
            </li>
          ))}
        </ol>
        <More title={m.request_periods_title()}>
          <PaperTable table={tableSaid(periods)} isSaid />
          <p className="b-s t2 rq-note">{withLinks(m.request_periods_note())}</p>
        </More>
      </Part>
      <Part id="costs">{costs}</Part>
      <Part id="limits" isFold>
        <More id="limits" title={m.request_more({ title: m.request_limits() })}>
          <PaperTable table={tableSaid(limitation)} isSaid />
          <Paragraphs of={limitationNotes} />
        </More>
      </Part>
      <Part id="silence" isFold>
        <More id="silence" title={m.request_more({ title: m.request_silence() })}>
          <Paragraphs of={silence} />
        </More>
      </Part>
      <Part id="never" isFold>
        <More id="never" title={m.request_more({ title: m.request_never() })}>
          <Doors of={never} />
        </More>
      </Part>
    </div>
  );
}

function OnThisPage() {
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
function Served() {
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
function Part({
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

function Cards({ of }: { of: readonly Card[] }) {
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
function Folds({ of }: { of: readonly Card[] }) {
  return of.map(({ title, text, law }) => (
    <More key={localize(title)} title={<span {...localizedProps(title)} />}>
      <p className="rq-text">{withLinks(localize(text))}</p>
      {law ? <p className="b-s t3" {...localizedProps(law)} /> : null}
    </More>
  ));
}

function Paragraphs({ of }: { of: readonly LocalizedText[] }) {
  return of.map(localize).map((text) => (
    <p key={text} className="rq-text">
      {withLinks(text)}
    </p>
  ));
}

function Doors({ of }: { of: readonly LocalizedText[] }) {
  return (
    <ul className="rq-doors">
      {of.map(localize).map((text) => (
        <li key={text}>{withLinks(text)}</li>
      ))}
    </ul>
  );
}
