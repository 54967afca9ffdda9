import type { PackLimit } from '#modules/clocks/rules/limit-names.ts';
import { type DisputeActorRole, type DisputeState, LIBERTIES, OPEN, REPLIES } from '../words.ts';
import type { DisputeFacts, Guard, MoveRequest } from './move-types.ts';

/** A registrar may do what an officer may. */
export const office = ['officer', 'registrar'] as const satisfies readonly DisputeActorRole[];
/** From the first notice on, as far as the constitution of the tribunal: somebody may have been told. */
export const told: readonly DisputeState[] = [
  'arb_serving',
  'arb_service_failed',
  'arb_commenced',
  'arb_constituting',
];
/** All have signed a settlement, which binds them, and whoever leads or decides has yet to put their name to it. */
export const TERMS = [
  'arb_terms',
  'con_terms',
  'med_terms',
] as const satisfies readonly DisputeState[];
export const preAward: readonly DisputeState[] = OPEN.filter(
  (state) => state !== 'stayed' && !(TERMS as readonly DisputeState[]).includes(state),
);

export const arbitration: Guard = ({ process }) =>
  process === 'arbitration' ? null : 'wrong_process';
export const reasonGiven: Guard = (_, { why }) => (why.trim() === '' ? 'reason_missing' : null);
export const checksDone: Guard = ({ checksOpen }) => (checksOpen > 0 ? 'checks_open' : null);
export const noDefect: Guard = ({ defectsOpen }) => (defectsOpen > 0 ? 'defects_open' : null);
export const someDefect: Guard = ({ defectsOpen }) => (defectsOpen === 0 ? 'no_defect' : null);
export const registrationSettled: Guard = ({ registration }) =>
  registration === 'due' ? 'not_from_here' : null;
// Law and lifecycle 3.3: the one gate. Whatever leads to a notice of arbitration names it.
export const basisShown: Guard = ({ basis }) =>
  basis === 'A' || basis === 'B' || basis === 'C' ? null : 'basis_not_shown';
export const basisByCourt: Guard = ({ basis }) => (basis === 'C' ? null : 'basis_not_shown');
export const basisNotShown: Guard = ({ basis }) => (basis === 'none' ? null : 'basis_not_shown');

const partyOf = ({ parties }: DisputeFacts, { partyId }: MoveRequest) =>
  parties.find((party) => party.partyId === partyId);
/** One against whom something is still claimed. */
export const aRespondent: Guard = (facts, act) => {
  const party = partyOf(facts, act);
  return party?.side === 'respondent' && !party.isReleased ? null : 'party_missing';
};
export const aParty: Guard = (facts, act) => (partyOf(facts, act) ? null : 'party_missing');
export const ownSide: Guard = (facts, act) =>
  act.by !== 'claimant' && act.by !== 'respondent'
    ? null
    : partyOf(facts, act)?.side === act.by
      ? null
      : 'party_missing';
export const notServedYet: Guard = (facts, act) =>
  partyOf(facts, act)?.isServed ? 'already_done' : null;
export const served: Guard = (facts, act) => (partyOf(facts, act)?.isServed ? null : 'not_served');
export const over =
  (limit: PackLimit): Guard =>
  ({ isOver }) =>
    isOver(limit) ? null : 'time_running';

export const respondents = ({ parties }: Pick<DisputeFacts, 'parties'>) =>
  parties.filter(({ side, isReleased }) => side === 'respondent' && !isReleased);
export const othersRemain: Guard = (facts, { partyId }) =>
  respondents(facts).some((party) => party.partyId !== partyId) ? null : 'last_respondent';
export const windowOver: Guard = ({ isOver }, { partyId }) =>
  partyId && isOver('service_window', partyId) ? null : 'time_running';
/** Nothing is told twice, and nobody is hurried who waits for the registrar. */
export const isUnservedNotDecided: Guard = ({ unserved, substitutionAsked }, { partyId }) =>
  partyId && [...unserved, ...substitutionAsked].includes(partyId) ? 'already_done' : null;
/** A claimant chooses whom they claim from; a registrar decides it where they did not say in time. */
export const hersToRelease: Guard = ({ isOver }, { by, partyId }) =>
  by === 'claimant' || (partyId && isOver('unserved_respondent', partyId)) ? null : 'time_running';
// The hard rule (law and lifecycle 6.8, I2): nothing proceeds against a person who is not served.
export const allServed: Guard = (facts) =>
  respondents(facts).every(({ isServed }) => isServed) ? null : 'not_served';
export const noneDisputed: Guard = (facts) =>
  respondents(facts).some(({ isDisputed }) => isDisputed) ? 'identity_disputed' : null;
/**
 * While it is in doubt who a respondent is, nobody else's time is used up by it: whoever is asked may still answer, and is not passed over.
 */
export const isHeldByDoubt = (facts: Pick<DisputeFacts, 'parties'>): boolean =>
  respondents(facts).some(({ isDisputed }) => isDisputed);
export const eachAnsweredOrOver: Guard = (facts) =>
  respondents(facts).every(
    ({ partyId, hasAnswered }) => hasAnswered || facts.isOver('answer', partyId),
  )
    ? null
    : 'time_running';

export const substitutionPending: Guard = ({ substitutionAsked }, { partyId }) =>
  partyId && substitutionAsked.includes(partyId) ? null : 'not_asked';
export const askedForTime: Guard = ({ extensionAsked }, { partyId }) =>
  partyId && extensionAsked.includes(partyId) ? null : 'not_asked';
/** The last word on more time is the office's; where it says none in its own time, what was asked for is given. */
export const officeOrSilence: Guard = (facts, { by, partyId, why }) => {
  if (by !== 'system') return why.trim() === '' ? 'reason_missing' : null;
  return partyId && facts.isOver('extension_decision', partyId) ? null : 'time_running';
};
/** A length, and one that may be given whole: nothing is cut in silence, and nothing is held open for ever. */
export const timeWithinTheMost: Guard = ({ extension }, { partyId, details }) => {
  if (!LENGTHS.some((unit) => details[unit] !== undefined && details[unit] !== null))
    return 'days_missing';
  const given = partyId === null ? null : extension(partyId, details);
  if (given === null) return 'not_asked';
  if (given.isBeyond) return 'days_too_many';
  return given.dueOn > given.unextendedOn ? null : 'days_too_few';
};
const LENGTHS = ['days', 'workingDays', 'months', 'until'] as const;
export const earlierThanKnown: Guard = ({ receivedOn, today }, { partyId, on }) => {
  const known = partyId === null ? undefined : receivedOn[partyId];
  return known !== undefined && (on ?? today) < known ? null : 'already_done';
};
export const notObjectedYet: Guard = ({ withdrawalObjected }, { partyId }) =>
  partyId && withdrawalObjected.includes(partyId) ? 'already_done' : null;
/** Whoever said that they do not object may still object while they are heard; the other way round they have objected. */
export const notHeardYet: Guard = ({ withdrawalObjected, withdrawalUnopposed }, { partyId }) =>
  partyId && [...withdrawalObjected, ...withdrawalUnopposed].includes(partyId)
    ? 'already_done'
    : null;
/** Whether it may be filed again is said with each withdrawal, by whoever asks and by whoever decides. */
export const isLibertyStated: Guard = (_, { details }) =>
  (LIBERTIES as readonly unknown[]).includes(details.liberty) ? null : 'liberty_missing';
export const withdrawalPending: Guard = ({ withdrawalAsked }) =>
  withdrawalAsked ? null : 'not_asked';
/** ACA s. 32(2)(a) with s. 18: each respondent who was served has said something, or their time to say it is over. */
export const objectionHeard: Guard = (facts) => {
  const heard = [...facts.withdrawalObjected, ...facts.withdrawalUnopposed];
  const isEach = respondents(facts).every(
    ({ partyId, isServed }) => !isServed || heard.includes(partyId),
  );
  return isEach || facts.isOver('withdrawal_objection') ? null : 'time_running';
};
/**
 * Over an objection nobody goes by the running out of time, and a registrar lets the claimant go only with reasons that find no
 * legitimate interest of whoever objected in a final settlement (ACA s. 32(2)(a)).
 */
export const objectionWeighed: Guard = ({ withdrawalObjected }, { by, why, details }) => {
  if (withdrawalObjected.length === 0)
    return by === 'registrar' && why.trim() === '' ? 'reason_missing' : null;
  if (by !== 'registrar') return 'objected';
  if (details.interest !== 'none') return 'interest_missing';
  return why.trim() === '' ? 'reason_missing' : null;
};
/** What the claimant may say to an offer; a question leaves it open, and one is put about each. */
export const isReplyStated: Guard = (_, { details }) =>
  (REPLIES as readonly unknown[]).includes(details.reply) ? null : 'reply_missing';
export const offerOpen: Guard = ({ offersOpen, offersAsked }, { partyId, details }) => {
  if (!partyId || !offersOpen.includes(partyId)) return 'not_asked';
  return details.reply === 'asked' && offersAsked.includes(partyId) ? 'already_done' : null;
};
export const disputed: Guard = (facts, act) =>
  partyOf(facts, act)?.isDisputed ? null : 'not_asked';
/** A stay, and what ends it, is a court's: the paper is named, and stands in the record (law and lifecycle 6.3). */
export const orderNamed: Guard = (_, { details: { document } }) =>
  typeof document === 'string' ? null : 'order_missing';
export const basisByAll: Guard = ({ basis }) => (basis === 'B' ? null : 'basis_not_shown');
export const nobodyServed: Guard = (facts) =>
  respondents(facts).some(({ isServed }) => isServed) ? 'already_done' : null;
