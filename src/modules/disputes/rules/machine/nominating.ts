import type { NomineeSeat } from './fact-types.ts';
import { allServed, aParty, arbitration, basisShown, noneDisputed, ownSide } from './guards.ts';
import { memberOf, NOMINEES, namedByCourt, seatIn } from './members.ts';
import type { DisputeFacts, Guard } from './move-types.ts';
import type { Transition } from './row.ts';
import { stillIn, toAll } from './tribunal.ts';

const ofThree: Guard = ({ seats }) => (seats.length === 3 ? null : 'wrong_seat');
/** Without a seat both sides are asked, and each has as long as the other (ACA s. 18). */
const askedIn = (seat: unknown): readonly NomineeSeat[] =>
  NOMINEES.filter((one) => (seat ?? null) === null || seat === one);
const seatsFree: Guard = ({ members }, { details }) =>
  members.some(({ seat }) => askedIn(details.seat).some((one) => one === seat))
    ? 'already_done'
    : null;
const noneOut: Guard = ({ nominations }, { details }) =>
  askedIn(details.seat).some((seat) => nominations[seat]?.isOut) ? 'already_done' : null;
const noneByCourt: Guard = (facts, { details }) =>
  askedIn(details.seat).some((seat) => namedByCourt(facts, seat) !== null)
    ? 'named_by_court'
    : null;
/** Where a side could not agree, the institution appoints all three. */
const noneDivided: Guard = ({ nominations }) =>
  NOMINEES.some((seat) => nominations[seat]?.outcome === 'divided') ? 'nomination_divided' : null;
const sideOf = ({ parties }: DisputeFacts, partyId: string | null) =>
  parties.find((one) => one.partyId === partyId)?.side;
const sideIsAsked: Guard = (facts, { partyId }) => {
  const side = sideOf(facts, partyId);
  return side && facts.nominations[side]?.isOut ? null : 'not_asked';
};
const notNamedYet: Guard = (facts, { partyId }) => {
  const side = sideOf(facts, partyId);
  return side && partyId && facts.nominations[side]?.named.includes(partyId)
    ? 'already_done'
    : null;
};
const inTimeToName: Guard = ({ isOver }, { partyId }) =>
  partyId && isOver('nominee', partyId) ? 'time_over' : null;
const isOut: Guard = ({ nominations }, { details: { seat } }) =>
  NOMINEES.some((one) => one === seat && nominations[one]?.isOut) ? null : 'not_asked';
/** What was named is sealed until each of whoever was asked has named somebody, or may not any more. */
const eachNamedOrOver: Guard = ({ parties, nominations, isOver }) =>
  parties.every(({ partyId, side, isReleased }) => {
    const asked = nominations[side];
    return (
      isReleased || !asked?.isOut || asked.named.includes(partyId) || isOver('nominee', partyId)
    );
  })
    ? null
    : 'time_running';
const isOutcome: Guard = (_, { details: { outcome } }) =>
  ['named', 'silent', 'divided', 'same'].some((one) => one === outcome) ? null : 'decision_missing';

const nomineesAppointed: Guard = ({ members }) =>
  NOMINEES.every((seat) => members.some((one) => one.seat === seat && one.stage === 'appointed'))
    ? null
    : 'not_asked';
const nobodyPresides: Guard = ({ members, presiding }) =>
  presiding?.isOut || members.some(({ seat }) => seat === 'presiding') ? 'already_done' : null;
const presidingNotByCourt: Guard = (facts) =>
  namedByCourt(facts, 'presiding') === null ? null : 'named_by_court';
const presidingOut: Guard = ({ presiding }) => (presiding?.isOut ? null : 'not_asked');
/** Each of the two, for themselves. */
const isNominee: Guard = (facts, act) => {
  const member = memberOf(facts, act);
  if (!member || !NOMINEES.some((seat) => seat === member.seat)) return 'neutral_missing';
  return member.stage === 'appointed' ? null : 'not_asked';
};
const somebodyElse: Guard = ({ members, candidatesPast }, { details: { name } }) => {
  if (typeof name !== 'string') return 'neutral_missing';
  const known = [...members.map(({ neutral }) => neutral), ...candidatesPast];
  return known.includes(name) ? 'already_done' : null;
};
const inTimeToPreside: Guard = ({ isOver }) => (isOver('presiding') ? 'time_over' : null);
/** ACA s. 11(3): the two appoint the third, so both have named the same person. */
const bothAgree: Guard = ({ presiding, members }, { details: { name } }) =>
  NOMINEES.every((seat) => {
    const nominee = members.find((one) => one.seat === seat);
    return nominee && typeof name === 'string' && presiding?.proposals[nominee.neutral] === name;
  })
    ? null
    : 'not_of_both';

/** Whoever may be asked for a seat of three: whom a side or the two nominees named, or whom the institution finds where nobody did. */
export const fromNomination: Guard = (facts, { by, why, details }) => {
  const { neutral } = details;
  const seat = seatIn(details);
  if (typeof neutral !== 'string') return 'neutral_missing';
  const known = [...facts.members.map((one) => one.neutral), ...facts.candidatesPast];
  if (known.includes(neutral)) return 'already_done';
  const named = seat === 'presiding' ? presidingNamed(facts) : namedFor(facts, seat);
  if (named === 'not_asked' || named === 'time_running') return named;
  if (named !== null) return named === neutral ? null : 'neutral_missing';
  if (by !== 'registrar') return 'not_your_move';
  return why.trim() === '' ? 'reason_missing' : null;
};

type Named = string | 'not_asked' | 'time_running' | null;

function namedFor({ nominations }: DisputeFacts, seat: string): Named {
  const asked = NOMINEES.find((one) => one === seat);
  const nomination = asked && nominations[asked];
  if (!nomination || nomination.outcome === 'same') return 'not_asked';
  return nomination.isOut ? 'time_running' : nomination.nominee;
}

function presidingNamed(facts: DisputeFacts): Named {
  const { nominations, presiding, isOver } = facts;
  if (!presiding) return 'not_asked';
  if (!presiding.isOut) return presiding.name;
  const isDivided = NOMINEES.some((seat) => nominations[seat]?.outcome === 'divided');
  return isDivided || isOver('presiding') ? null : 'time_running';
}

const constituting = ['arb_constituting'] as const;
const usual = { from: constituting, to: 'same', restsOn: 'each_service' } as const;

/** Law and lifecycle 6.5, three members; ACA s. 11(3) to (5): each side names one, and the two name who presides. */
export const nominatingMoves = {
  nominees_asked: {
    ...usual,
    by: ['registrar', 'system'],
    guards: [
      ...[arbitration, basisShown, allServed, noneDisputed, toAll],
      ...[ofThree, seatsFree, noneOut, noneByCourt, noneDivided],
    ],
    seenBy: 'both',
    tells: { sides: 'both' },
    nominates: 'asked',
    ends: ['tribunal_formation', 'next_candidate', 'after_nomination'],
    letter: { to: 'both' },
  },
  nominee_named: {
    ...usual,
    by: ['claimant', 'respondent'],
    guards: [aParty, ownSide, sideIsAsked, stillIn, notNamedYet, inTimeToName],
    seenBy: 'own',
    tells: { sides: 'none' },
    nominates: 'named',
    does: ['nominee'],
  },
  nomination_over: {
    ...usual,
    by: ['system'],
    guards: [toAll, noneDisputed, isOut, eachNamedOrOver, isOutcome],
    seenBy: 'both',
    tells: { sides: 'none', office: 'registrar' },
    nominates: 'over',
    missed: 'institution_names',
  },
  presiding_asked: {
    ...usual,
    by: ['system', 'registrar'],
    guards: [toAll, ofThree, noneDisputed, nomineesAppointed, nobodyPresides, presidingNotByCourt],
    seenBy: 'both',
    tells: { sides: 'none', office: 'registrar' },
    nominates: 'presiding_asked',
    ends: ['next_candidate'],
  },
  presiding_proposed: {
    ...usual,
    by: ['neutral'],
    guards: [toAll, presidingOut, isNominee, somebodyElse, inTimeToPreside],
    seenBy: 'office',
    tells: { sides: 'none' },
    nominates: 'presiding_proposed',
  },
  presiding_named: {
    ...usual,
    by: ['system'],
    guards: [toAll, presidingOut, bothAgree],
    seenBy: 'both',
    tells: { sides: 'none', office: 'registrar' },
    nominates: 'presiding_named',
  },
} as const satisfies Record<string, Transition>;
