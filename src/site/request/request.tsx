import './sheet.css';
import type { ReactNode } from 'react';
import { localize, localizedProps } from '#kernel/language.ts';
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
import { agreement, bases, closed, never, ways } from '../../../content/request/request.ts';
import { tableSaid } from '../../../content/request/tables.ts';
import { withLinks } from '../legal-sections.tsx';
import { LitHero } from '../offer/lit-hero.tsx';
import { Voice } from '../voice.tsx';
import { Checklist } from './checklist.tsx';
import { More } from './more.tsx';
import { Cards, Doors, Folds, OnThisPage, Paragraphs, Part, Served } from './request-parts.tsx';

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
