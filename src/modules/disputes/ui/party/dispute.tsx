import type { ReactNode } from 'react';
import { inRupees, moneyInWords } from '#kernel/amounts.ts';
import { dayIn } from '#kernel/moments.ts';
import * as m from '#messages/all.ts';
import { Notice } from '#ui/desk/notice.tsx';
import { useShortcuts } from '#ui/desk/shortcuts.ts';
import type { Submission } from '#ui/forms/submission.ts';
import { Link } from '#ui/link.tsx';
import { FINAL } from '../../contract/words.ts';
import { Came, DisputeActs, EndingActs } from './acts.tsx';
import { ActCard } from './home/act-card.tsx';
import { actCardContent } from './home/act-card-content.ts';
import { Arcade } from './home/arcade.tsx';
import { AskAPerson } from './home/ask.tsx';
import { stageDoorsOf } from './home/doors.ts';
import { CaseHead } from './home/head.tsx';
import { laneContents } from './home/lane-contents.ts';
import { Lanes } from './home/lanes.tsx';
import { Latest, type NewMessages } from './home/latest.tsx';
import { Estimate, Next } from './next.tsx';
import type { PartyDisputeView } from './types.ts';
import './sheet.css';

/** What other modules say of the case, each put together by the page. */
type Parts = { sent: ReactNode; answers: ReactNode };

type HomeProps = {
  dispute: PartyDisputeView;
  attempt: Submission | undefined;
  /** Where the reader answers what was sent to them; null where nothing was. */
  answerAt?: string | null;
  /** What the reader has to pay now, in paise: then it stands high. */
  due?: number;
  /** What others said since the last visit. */
  messages?: readonly NewMessages[];
  parts?: Partial<Parts>;
};

type ShownProps = Required<
  Pick<HomeProps, 'dispute' | 'answerAt' | 'due' | 'messages' | 'parts'>
> & {
  attempt: Submission | undefined;
};

/** Where a dispute is and what its reader does first, then each respondent and what is new; leaving it comes last. */
export function DisputeHome({
  dispute,
  attempt,
  answerAt = null,
  due = 0,
  messages = [],
  parts = {},
}: HomeProps) {
  const shown = { dispute, attempt, answerAt, due, messages, parts };
  useShortcuts(KEYS);
  return (
    <div className="chm">
      <CaseHead dispute={dispute} messages={messages} />
      <Came attempt={attempt} />
      <div className="chm-two">
        <First {...shown} />
        <Beside {...shown} />
        <div className="chm-all">
          <Next dispute={dispute} />
          {hasOffer(dispute) ? null : <Answers parts={parts} />}
        </div>
      </div>
      <EndingActs dispute={dispute} attempt={attempt} />
    </div>
  );
}

/** Enter does what the card asks for, where it is not meant for what has the focus. */
const KEYS = { Enter: openAct };

function openAct(): boolean {
  const at = document.activeElement;
  if (at && at !== document.body && at.id !== 'main') return false;
  const way = document.querySelector<HTMLAnchorElement>('.act-go a');
  way?.click();
  return way !== null;
}

/** Where it is, what to do, what can be done, and where each respondent is. */
function First({ dispute, attempt, answerAt, due, parts }: ShownProps) {
  const today = dayIn(dispute.asOf);
  return (
    <div className="chm-main">
      <Arcade doors={stageDoorsOf(dispute)} today={today} isOver={FINAL.includes(dispute.state)} />
      <ActCard
        told={actCardContent(dispute, answerAt)}
        side={dispute.as === 'respondent' ? 'respondent' : 'claimant'}
        asOf={dispute.asOf}
      />
      <div className="chm-rest">
        {due > 0 ? <Due dispute={dispute} due={due} /> : null}
        {hasOffer(dispute) ? <Answers parts={parts} /> : null}
        <DisputeActs dispute={dispute} attempt={attempt} />
        <Lanes lanes={laneContents(dispute, { today, now: Date.parse(dispute.asOf) })} />
      </div>
    </div>
  );
}

/** What was sent, what is new, what it costs, and whom to ask. */
function Beside({ dispute, messages, parts }: ShownProps) {
  return (
    <div className="chm-side">
      {parts.sent}
      <Latest dispute={dispute} today={dayIn(dispute.asOf)} messages={messages} />
      <div id="costs" className="chm-stack">
        <Estimate
          dispute={dispute}
          aside={
            <Link className="lnk ltt-all" to={`/cases/${dispute.id}/costs`} viewTransition={false}>
              {m.case_home_place_costs()}
            </Link>
          }
        />
      </div>
      <AskAPerson reference={dispute.reference} />
    </div>
  );
}

/** The way to a bill that waits, where the card does not lead there already. */
function Due({ dispute: { id, next }, due }: Pick<ShownProps, 'dispute' | 'due'>) {
  if (next.some(({ who, place }) => who === 'you' && place === 'costs')) return null;
  return (
    <Notice tone="warn" title={m.case_home_due({ sum: moneyInWords(inRupees(due)) })}>
      <p>
        <Link className="lnk" to={`/cases/${id}/costs`} viewTransition={false}>
          {m.case_do_costs()}
        </Link>
      </p>
    </Notice>
  );
}

function Answers({ parts }: Pick<ShownProps, 'parts'>) {
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
