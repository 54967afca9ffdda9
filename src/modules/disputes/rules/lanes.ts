import type { Day } from '#kernel/days.ts';
import type { Deadline } from '#modules/clocks/rules/words.ts';
import { type DisputeFacts, type PartyStanding, rowOf, type Transition } from './machine.ts';
import type { DisputeActorRole, PastEvent } from './words.ts';

/** Where one respondent is. One sentence for several is never right: each has a lane. */
export const STAGES = [
  'not_told',
  'on_its_way',
  'not_reached',
  'other_way',
  'reached',
  'time_asked',
  'answered',
  'silent',
  'doubted',
  'released',
  'absent',
  'asks_to_be_heard',
  'agreed',
  'invited',
] as const;
export type Stage = (typeof STAGES)[number];

export type Lane = {
  partyId: string;
  stage: Stage;
  /** Since when it is so, where an event says it. */
  on: Day | null;
  /** Until when they may answer, while that time runs. */
  dueOn: Day | null;
  /** They made an offer that nobody has answered; told to nobody but the claimant and themselves. */
  hasOffered: boolean;
};

type Judged = Pick<
  DisputeFacts,
  'parties' | 'extensionAsked' | 'substitutionAsked' | 'unserved' | 'offersOpen' | 'process'
>;
type Seen = Pick<PastEvent, 'type' | 'partyId' | 'on'>;
export type LaneReader = { as: DisputeActorRole; partyIds: readonly string[] };

function answerDue(
  { hasAnswered, isReleased, isDisputed }: Judged['parties'][number],
  answer: Deadline | undefined,
): Day | null {
  if (answer?.state !== 'running' || hasAnswered || isReleased || isDisputed) return null;
  return answer.dueOn;
}

/** A lane for each respondent, as far as this reader may know: what is between the claimant and the office stays there. */
export function lanesOf(
  facts: Judged,
  limits: readonly Deadline[],
  events: readonly Seen[],
  reader: LaneReader,
): Lane[] {
  const isTold = events.some(({ type }) => isSending(rowOf(type)));
  return facts.parties
    .filter(({ side }) => side === 'respondent')
    .map((party) => {
      const { partyId } = party;
      const isClose = reader.as !== 'respondent' || reader.partyIds.includes(partyId);
      const answer = limits.findLast(
        (limit) => limit.row === 'answer' && limit.partyId === partyId,
      );
      const stage = stageOf(party, facts, { isTold, isClose, isOver: answer?.state === 'missed' });
      return {
        partyId,
        stage,
        on: dayOf(stage, partyId, { events, answer }),
        dueOn: answerDue(party, answer),
        hasOffered: isClose && facts.offersOpen.includes(partyId),
      };
    });
}

type About = { isTold: boolean; isClose: boolean; isOver: boolean };

/** What is decided comes before what is asked, and what is asked before what is only waited for. */
function stageOf(party: PartyStanding, facts: Judged, { isTold, isClose, isOver }: About): Stage {
  if (party.isReleased) return 'released';
  // Whom it does not concern reads where they would be without the doubt.
  if (party.isDisputed && isClose) return 'doubted';
  if (party.hasAnswered) return 'answered';
  if (party.asksToReopen) return 'asks_to_be_heard';
  if (party.isAbsent) return 'absent';
  if (facts.process !== 'arbitration' && party.hasAgreed) return 'agreed';
  if (!party.isServed) return unreached(party.partyId, facts, { isTold, isClose });
  if (facts.extensionAsked.includes(party.partyId)) return 'time_asked';
  if (isOver) return 'silent';
  return facts.process === 'arbitration' ? 'reached' : 'invited';
}

function unreached(
  partyId: string,
  { substitutionAsked, unserved }: Judged,
  { isTold, isClose }: Pick<About, 'isTold' | 'isClose'>,
): Stage {
  if (isClose && substitutionAsked.includes(partyId)) return 'other_way';
  if (isClose && unserved.includes(partyId)) return 'not_reached';
  return isTold ? 'on_its_way' : 'not_told';
}

type Is = (row: Transition | undefined) => boolean;
const isSending: Is = (row) => row?.sends !== undefined;
const isServing: Is = (row) => row?.changes?.isServed === true;

/** With what each stage began that an event of the party began. */
const SINCE: Partial<Record<Stage, Is>> = {
  released: (row) => row?.changes?.isReleased === true,
  doubted: (row) => row?.changes?.isDisputed === true,
  answered: (row) => row?.changes?.hasAnswered === true,
  asks_to_be_heard: (row) => row?.changes?.asksToReopen === true,
  absent: (row) => row?.changes?.isAbsent === true,
  agreed: (row) => row?.consent?.does === 'gives' && row.consent.kind === 'talks',
  reached: isServing,
  invited: isServing,
  time_asked: (row) => row?.opens === 'extension',
  other_way: (row) => row?.opens === 'substitution',
  not_reached: (row) => row?.opens === 'unserved',
};

function dayOf(
  stage: Stage,
  partyId: string,
  { events, answer }: { events: readonly Seen[]; answer: Deadline | undefined },
): Day | null {
  if (stage === 'silent') return answer?.dueOn ?? null;
  if (stage === 'on_its_way')
    return events.findLast(({ type }) => isSending(rowOf(type)))?.on ?? null;
  const is = SINCE[stage];
  const since = events.findLast((event) => event.partyId === partyId && is?.(rowOf(event.type)));
  return since?.on ?? null;
}
