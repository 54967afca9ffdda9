import type { ReactNode } from 'react';
import { moneyInWords } from '#kernel/amounts.ts';
import { dayInWords } from '#kernel/day-words.ts';
import { dayIn } from '#kernel/moments.ts';
import * as m from '#messages/all.ts';
import { Badge } from '#ui/desk/badge.tsx';
import { Card } from '#ui/desk/card.tsx';
import { DefinitionList } from '#ui/desk/definition-list.tsx';
import { Timeline } from '#ui/desk/timeline.tsx';
import type { Submission } from '#ui/forms/submission.ts';
import { interestInWords } from '../../contract/interest-words.ts';
import { limitationLines } from '../../contract/limitation-words.ts';
import { houseReasonInWords } from '../../contract/paper-words.ts';
import { requestedTermsLines } from '../../contract/terms-words.ts';
import { trackSentences } from '../../contract/track-words.ts';
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
import { eventSentence, processWords, stateWords } from './words.ts';
import './sheet.css';

type PartyShown = PartyDisputeView['parties'][number];

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

const TALKS_OVER: readonly PartyDisputeView['state'][] = [
  'closed_no_mediation',
  'closed_no_conciliation',
  'closed_talks_ended',
];

function About({ dispute }: { dispute: PartyDisputeView }) {
  return (
    <Card title={m.case_home_about()}>
      <p className="ds-top">
        <Badge tone="info">{processWords[dispute.process]()}</Badge>
        <Badge>{dispute.as === 'respondent' ? m.case_respondent() : m.case_claimant()}</Badge>
      </p>
      <p>
        <strong dir="auto">{dispute.title}</strong>
      </p>
      <p>{stateWords[dispute.state]()}</p>
      {dispute.process === 'arbitration' ? (
        <p className="t2">
          {m.case_track()}: {trackSentences(dispute).join(' ')}
        </p>
      ) : null}
      {TALKS_OVER.includes(dispute.state) && dispute.as === 'claimant' ? (
        <p>{m.case_after_talks()}</p>
      ) : null}
      {dispute.commencedOn ? (
        <p className="t2">{m.case_commenced({ day: dayInWords(dispute.commencedOn) })}</p>
      ) : null}
    </Card>
  );
}

function Parties({
  dispute,
  toldBelow,
}: {
  dispute: PartyDisputeView;
  toldBelow: ReadonlySet<string>;
}) {
  const { parties } = dispute;
  return (
    <Card title={m.case_parties()}>
      <ul className="ds-plain">
        {parties.map((party) => (
          <li key={party.id}>
            <p>
              <strong>{party.name}</strong>
              {party.isYou ? ` (${m.case_you()})` : null}
            </p>
            <p className="t2">
              {factsOf(toldBelow.has(party.id) ? { ...party, servedOn: null } : party).join('. ')}
            </p>
          </li>
        ))}
      </ul>
      <DefinitionList
        facts={requestedTermsLines(dispute).map(({ label, value }) => ({
          term: label,
          said: value,
        }))}
      />
    </Card>
  );
}

function factsOf({
  side,
  representatives,
  servedOn,
  answeredOn,
  releasedOn,
}: PartyShown): string[] {
  return [
    side === 'claimant' ? m.case_claimant() : m.case_respondent(),
    ...(representatives.length > 0
      ? [m.case_represented({ names: representatives.join('; ') })]
      : []),
    ...(servedOn ? [m.case_served_on({ day: dayInWords(servedOn) })] : []),
    ...(answeredOn ? [m.case_answered_on({ day: dayInWords(answeredOn) })] : []),
    ...(releasedOn ? [m.case_released_on({ day: dayInWords(releasedOn) })] : []),
  ];
}

function Claim({ dispute }: { dispute: PartyDisputeView }) {
  const { claims, currency, facts, relief, agreement } = dispute;
  return (
    <Card title={m.case_claim()}>
      {claims.length > 0 ? (
        <DefinitionList
          facts={claims.map((claim) => ({
            term: claim.isCounterclaim ? `${m.case_counterclaim()}: ${claim.head}` : claim.head,
            said: [moneyInWords({ amount: claim.amount, currency }), interestInWords(claim)]
              .filter(Boolean)
              .join(', '),
          }))}
        />
      ) : null}
      {dispute.sum > 0 ? (
        <p>{m.case_sum({ sum: moneyInWords({ amount: dispute.sum, currency }) })}</p>
      ) : null}
      <Said title={m.case_facts()}>{facts}</Said>
      <Said title={m.case_relief()}>{relief}</Said>
      <InTime limitation={dispute.limitation} />
      {agreement?.clause ? (
        <>
          <Said title={m.case_agreement()}>{agreement.clause}</Said>
          <AgreementOf agreement={agreement} />
        </>
      ) : null}
    </Card>
  );
}

/** Where the clause stands; each of these only where it was told. */
function AgreementOf({
  agreement: { page, agreedOn, version },
}: {
  agreement: NonNullable<PartyDisputeView['agreement']>;
}) {
  const facts = [
    ...(page ? [{ term: m.request_paper_page(), said: page }] : []),
    ...(agreedOn ? [{ term: m.request_paper_agreed_on(), said: dayInWords(agreedOn) }] : []),
    ...(version ? [{ term: m.request_paper_version(), said: version }] : []),
  ];
  return facts.length === 0 ? null : <DefinitionList facts={facts} />;
}

/** What limitation is counted by stands beside the claimant's words, never in them. */
function InTime({ limitation }: Pick<PartyDisputeView, 'limitation'>) {
  const lines = limitationLines(limitation);
  if (lines.length === 0) return null;
  return (
    <section>
      <h3>{m.case_limitation()}</h3>
      <DefinitionList facts={lines.map(({ label, value }) => ({ term: label, said: value }))} />
    </section>
  );
}

function Said({ title, children }: { title: string; children: string }) {
  if (children.trim() === '') return null;
  return (
    <section>
      <h3>{title}</h3>
      <p className="ds-said">{children}</p>
    </section>
  );
}

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
