import type { Day } from '#kernel/days.ts';
import type { Deadline } from '#modules/clocks/rules/words.ts';
import type { DisputeFacts, PartyStanding } from './machine.ts';
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

/** A lane for each respondent, as far as this reader may know: what is between the claimant and the office stays there. */
export function lanesOf(
  facts: Judged,
  limits: readonly Deadline[],
  events: readonly Seen[],
  reader: LaneReader,
): Lane[] {
  const isTold = events.some(
    ({ type }) => type === 'notice_dispatched' || type === 'invitation_sent',
  );
  return facts.parties
    .filter(({ side }) => side === 'respondent')
    .map((party) => {
      const { partyId } = party;
      const isClose = reader.as !== 'respondent' || reader.partyIds.includes(partyId);
      const answer = limits.findLast(
        (limit) => limit.row === 'answer' && limit.partyId === partyId,
      );
      const runs = answer?.state === 'running';
      const stage = stageOf(party, facts, { isTold, isClose, isOver: answer?.state === 'missed' });
      return {
        partyId,
        stage,
        on: dayOf(stage, partyId, { events, answer }),
        dueOn:
          runs && !party.hasAnswered && !party.isReleased && !party.isDisputed
            ? (answer?.dueOn ?? null)
            : null,
        hasOffered: isClose && facts.offersOpen.includes(partyId),
      };
    });
}

type About = { isTold: boolean; isClose: boolean; isOver: boolean };

/** What is decided comes before what is asked, and what is asked before what is only waited for. */
function stageOf(party: PartyStanding, facts: Judged, { isTold, isClose, isOver }: About): Stage {
  if (party.isReleased) return 'released';
  if (party.isDisputed) return isClose ? 'doubted' : 'on_its_way';
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

const SINCE: Partial<Record<Stage, string>> = {
  released: 'respondent_released',
  doubted: 'identity_disputed',
  answered: 'answered',
  asks_to_be_heard: 'reopening_asked',
  absent: 'absence_established',
  agreed: 'accepted',
  reached: 'served',
  invited: 'served',
  time_asked: 'extension_asked',
  other_way: 'substitution_asked',
  not_reached: 'respondent_unserved',
};

function dayOf(
  stage: Stage,
  partyId: string,
  { events, answer }: { events: readonly Seen[]; answer: Deadline | undefined },
): Day | null {
  if (stage === 'silent') return answer?.dueOn ?? null;
  if (stage === 'on_its_way')
    return (
      events.findLast(({ type }) => type === 'notice_dispatched' || type === 'invitation_sent')
        ?.on ?? null
    );
  const type = SINCE[stage];
  return (
    (type && events.findLast((event) => event.type === type && event.partyId === partyId)?.on) ??
    null
  );
}
