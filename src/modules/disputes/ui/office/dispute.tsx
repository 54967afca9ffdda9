import { SubmissionNotice } from '#ui/desk/submission-notice.tsx';
import './sheet.css';
import type { ReactNode } from 'react';
import { dayInShort } from '#kernel/day-words.ts';
import * as m from '#messages/all.ts';
import { Button } from '#ui/button.tsx';
import { Badge } from '#ui/desk/badge.tsx';
import { Card } from '#ui/desk/card.tsx';
import { DefinitionList } from '#ui/desk/definition-list.tsx';
import { CivilDay, Moment } from '#ui/desk/moment.tsx';
import { PageHead } from '#ui/desk/page-head.tsx';
import { limitWords } from '../../contract/limit-words.ts';
import { trackSentences } from '../../contract/track-words.ts';
import { WITH_TRIBUNAL } from '../../contract/tribunal-states.ts';
import { processWords } from '../party/words.ts';
import { Agreement, Claim, Events, Papers, Parties } from './about.tsx';
import { Acts, AddPaper } from './acts.tsx';
import { Checklist } from './checklist.tsx';
import { Consents } from './consents.tsx';
import { Gate } from './gate.tsx';
import { OfficerCard } from './officer.tsx';
import type { OfficeCardProps, OfficeDisputeView } from './types.ts';
import { limitStates, stands } from './words.ts';

type Props = OfficeCardProps & {
  /** Where other modules' panels go: the ledger of service, answers, costs. */
  children?: ReactNode;
  /** What another module noticed of the browsers in which the sides act. */
  warnings?: ReactNode;
};

/** One dispute: where it stands and what is done about it on one side, what it is about on the other. */
export function DisputePage({ dispute, acted, children, warnings }: Props) {
  return (
    <div className="desk-stack dsp">
      <PageHead
        title={dispute.title}
        above={
          <>
            {dispute.reference} <Moment at={dispute.filedAt} />
          </>
        }
      >
        <Button size="sm" to={`/cases/${dispute.id}`}>
          {m.office_dispute_places()}
        </Button>
        <Button size="sm" to={`/cases/${dispute.id}/talk`}>
          {m.talk_title()}
        </Button>
        <Button size="sm" to={`/office/disputes/${dispute.id}/service`}>
          {m.office_dispute_service()}
        </Button>
        {WITH_TRIBUNAL.includes(dispute.state) ? (
          <Button size="sm" to={`/office/disputes/${dispute.id}/tribunal`}>
            {m.office_list_door()}
          </Button>
        ) : null}
      </PageHead>
      <SubmissionNotice submission={acted} done={m.office_dispute_done()} tone="warn" />
      <div className="desk-two">
        <div className="desk-stack">
          <Where dispute={dispute} />
          <Checklist dispute={dispute} acted={acted} />
          <Gate dispute={dispute} acted={acted} />
          <Consents dispute={dispute} acted={acted}>
            {warnings}
          </Consents>
          <Claim dispute={dispute} />
          <Agreement dispute={dispute} />
          <Parties dispute={dispute} />
          {children}
        </div>
        <div className="desk-stack">
          <Acts dispute={dispute} acted={acted} />
          <OfficerCard dispute={dispute} acted={acted} />
          <Limits dispute={dispute} />
          <Papers dispute={dispute} />
          <AddPaper dispute={dispute} acted={acted} />
          <Events dispute={dispute} />
        </div>
      </div>
    </div>
  );
}

function Where({ dispute }: { dispute: OfficeDisputeView }) {
  const { state, process, isUrgent } = dispute;
  const facts = [
    { term: m.office_dispute_process(), said: processWords[process]() },
    ...(process === 'arbitration'
      ? [{ term: m.case_track(), said: trackSentences(dispute).join(' ') }]
      : []),
    { term: m.office_dispute_next(), said: stands[state].next(process) },
    { term: m.office_dispute_officer(), said: dispute.officer || m.office_disputes_nobody() },
    ...(dispute.commencedOn
      ? [{ term: m.office_dispute_commenced(), said: <CivilDay on={dispute.commencedOn} /> }]
      : []),
  ];
  return (
    <Card
      title={m.office_dispute_where()}
      aside={
        <span className="dsp-marks">
          <Badge tone={stands[state].tone}>{stands[state].label()}</Badge>
          {isUrgent ? <Badge tone="bad">{m.office_disputes_urgent_mark()}</Badge> : null}
        </span>
      }
    >
      <DefinitionList facts={facts} />
    </Card>
  );
}

function Limits({ dispute: { limits, parties } }: { dispute: OfficeDisputeView }) {
  const nameOf = (id: string | null) => parties.find((party) => party.id === id)?.name;
  // What runs first, then what is over, the newest first: that is what somebody asks about.
  const shown = [
    ...limits.filter(isRunning),
    ...limits.filter((limit) => !isRunning(limit)).toReversed(),
  ];
  return (
    <Card title={m.office_dispute_limits()}>
      {shown.length === 0 ? <p>{m.office_dispute_no_limits()}</p> : null}
      <ul className="dsp-rows">
        {shown.map((limit) => (
          <li key={limit.id}>
            <p className="dsp-head">
              <b>{limitWords(limit.row)}</b>
              <Badge tone={limitStates[limit.state].tone}>{limitStates[limit.state].label()}</Badge>
            </p>
            <p>
              {limit.isHeld ? m.office_dispute_held() : <CivilDay on={limit.dueOn} />}:{' '}
              {nameOf(limit.partyId) ?? limit.whose}
            </p>
            {limit.takenUntil === limit.dueOn ? null : (
              <p className="dsp-quiet">
                {m.clocks_taken_until({ day: dayInShort(limit.takenUntil) })}
              </p>
            )}
            <p className="dsp-quiet">
              {limit.citation}{' '}
              {limit.isRowConfirmed ? null : <Badge tone="warn">{m.clocks_not_confirmed()}</Badge>}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function isRunning({ state }: OfficeDisputeView['limits'][number]): boolean {
  return state === 'running' || state === 'paused';
}
