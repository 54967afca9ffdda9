import type { ReactNode } from 'react';
import { dayIn } from '#kernel/moments.ts';
import * as m from '#messages/all.ts';
import { Card } from '#ui/desk/card.tsx';
import { Timeline } from '#ui/desk/timeline.tsx';
import type { Submission } from '#ui/forms/submission.ts';
import { houseReasonInWords } from '../../contract/paper-words.ts';
import { FINAL } from '../../contract/words.ts';
import { Came, DisputeActs, EndingActs, OwnContact, ReachActs } from './acts.tsx';
import { Consents } from './consents.tsx';
import { ActCard } from './home/act-card.tsx';
import { Arcade } from './home/arcade.tsx';
import { AskAPerson } from './home/ask.tsx';
import { Documents } from './home/documents.tsx';
import { stageDoorsOf } from './home/doors.ts';
import { CaseHead } from './home/head.tsx';
import { Lanes } from './home/lanes.tsx';
import { laneContents } from './home/lanes-told.ts';
import { Latest } from './home/latest.tsx';
import { actCardContent } from './home/told.ts';
import { Estimate, Next } from './next.tsx';
import type { PartyDisputeView } from './shapes.ts';
import { eventSentence } from './words.ts';
import './sheet.css';
import { About, Claim, Parties } from './about.tsx';

/** What other modules say of the case, each put together by the page. */
type Parts = { sent: ReactNode; answers: ReactNode; reach: ReactNode; costs: ReactNode };

type PageProps = {
  dispute: PartyDisputeView;
  attempt: Submission | undefined;
  /** Where the reader answers what was sent to them; null where nothing was. */
  answerAt?: string | null;
  /** Something is to be paid by the reader: then it stands high. */
  hasDue?: boolean;
  parts?: Partial<Parts>;
  /** Parties of whom the page says below which paper they received on which day. */
  toldBelow?: ReadonlySet<string>;
};

type SeenProps = Required<
  Pick<PageProps, 'dispute' | 'answerAt' | 'hasDue' | 'parts' | 'toldBelow'>
> & { attempt: Submission | undefined };

/** A dispute as one of its parties sees it: where it is and what to do first, then each respondent, then all of it; leaving it comes last. */
export function DisputePage({
  dispute,
  attempt,
  answerAt = null,
  hasDue = false,
  parts = {},
  toldBelow = NOBODY,
}: PageProps) {
  const seen = { dispute, attempt, answerAt, hasDue, parts, toldBelow };
  return (
    <div className="chm">
      <CaseHead dispute={dispute} />
      <Came attempt={attempt} />
      <div className="chm-two">
        <First {...seen} />
        <Beside {...seen} />
        <Rest {...seen} />
      </div>
      <EndingActs dispute={dispute} attempt={attempt} />
    </div>
  );
}

/** Where it is, what to do, what can be done, and where each respondent is. */
function First({ dispute, attempt, answerAt, hasDue, parts }: SeenProps) {
  const today = dayIn(dispute.asOf);
  return (
    <div className="chm-main">
      <Arcade doors={stageDoorsOf(dispute)} today={today} isOver={FINAL.includes(dispute.state)} />
      <ActCard told={actCardContent(dispute, answerAt)} side={dispute.as} asOf={dispute.asOf} />
      <div className="chm-rest">
        {hasDue ? <Costs parts={parts} /> : null}
        {hasOffer(dispute) ? <Answers parts={parts} /> : null}
        <DisputeActs dispute={dispute} attempt={attempt} />
        <Lanes lanes={laneContents(dispute, { today, now: Date.parse(dispute.asOf) })} />
        <div id="reach" className="chm-stack">
          <ReachActs dispute={dispute} attempt={attempt} />
          {parts.reach}
        </div>
      </div>
    </div>
  );
}

/** What is new, what it costs, whom to ask, and what and who is in it. */
function Beside({ dispute, attempt, hasDue, parts, toldBelow }: SeenProps) {
  return (
    <div className="chm-side">
      {parts.sent}
      <Latest dispute={dispute} today={dayIn(dispute.asOf)} />
      <Estimate dispute={dispute} />
      {hasDue ? null : <Costs parts={parts} />}
      <AskAPerson reference={dispute.reference} />
      <Documents dispute={dispute} />
      <Consents dispute={dispute} attempt={attempt} />
      <div id="people" className="chm-stack">
        <Parties dispute={dispute} toldBelow={toldBelow} />
        <OwnContact dispute={dispute} attempt={attempt} />
      </div>
    </div>
  );
}

function Rest({ dispute, parts }: SeenProps) {
  return (
    <div className="chm-all">
      <Next dispute={dispute} />
      <About dispute={dispute} />
      <Claim dispute={dispute} />
      {hasOffer(dispute) ? null : <Answers parts={parts} />}
      <Story dispute={dispute} />
    </div>
  );
}

function Costs({ parts }: Pick<SeenProps, 'parts'>) {
  return (
    <div id="costs" className="chm-stack">
      {parts.costs}
    </div>
  );
}

function Answers({ parts }: Pick<SeenProps, 'parts'>) {
  return (
    <div id="offers" className="chm-stack">
      {parts.answers}
    </div>
  );
}

/** An offer waits for the reader's word: then what was answered stands high. */
function hasOffer({ next }: PartyDisputeView): boolean {
  return next.some(({ who, place }) => who === 'you' && place === 'offers');
}

const NOBODY: ReadonlySet<string> = new Set();

function Story({ dispute: { timeline } }: { dispute: PartyDisputeView }) {
  return (
    <Card id="story" title={m.case_timeline()}>
      <Timeline
        label={m.case_timeline()}
        acts={timeline.toReversed().map(({ id, type, at, party, why }) => ({
          id,
          at,
          by: party,
          what: eventSentence(type),
          ...(why ? { more: <p className="ds-said">{houseReasonInWords(why)}</p> } : {}),
        }))}
      />
    </Card>
  );
}
