import { CONSENT_KINDS, type ConsentKind, type Consents, counts } from '../consents.ts';
import type { DisputeState } from '../words.ts';
import {
  aParty,
  arbitration,
  office,
  ownSide,
  preAward,
  reasonGiven,
  respondents,
} from './guards.ts';
import type { DisputeFacts, DisputeMoveRefusal, Guard, MoveRequest, Next } from './move-types.ts';
import { areAll, onceFounded } from './next-state.ts';
import { agreed, toIdentify } from './office-requests.ts';
import type { Transition } from './row.ts';

/** States beyond the gate: a tribunal is on its way, and stands on the basis that was recorded. */
export const BEYOND: readonly DisputeState[] = [
  'arb_notice',
  'arb_serving',
  'arb_service_failed',
  'arb_commenced',
  'arb_constituting',
  'arb_appointed',
  'arb_suspended',
  'arb_prelim',
];
const GATE: readonly DisputeState[] = ['track_check', 'arb_invite'];
const TALKS: readonly DisputeState[] = ['con_wait', 'med_invite'];
const AGREED: readonly DisputeState[] = ['con_appoint', 'med_appoint'];
/** Somebody helps to agree: who appointed them with a consent that was none ends their mandate first. */
const noneAppointed: Guard = ({ state }) =>
  state === 'con_active' || state === 'med_active' ? 'basis_rests_on_it' : null;

const consentsOf = ({ parties }: DisputeFacts, { partyId }: MoveRequest): Consents =>
  parties.find((party) => party.partyId === partyId)?.consents ?? {};

/** Those of which an act may be: the one that it names, and of whatever kind where it names none yet. */
const kindsIn = ({ details: { kind } }: MoveRequest): readonly ConsentKind[] =>
  kind === undefined ? CONSENT_KINDS : CONSENT_KINDS.filter((one) => one === kind);

const some =
  (
    refusal: DisputeMoveRefusal,
    is: (consents: Consents, kind: ConsentKind, facts: DisputeFacts) => boolean,
  ): Guard =>
  (facts, act) =>
    kindsIn(act).some((kind) => is(consentsOf(facts, act), kind, facts)) ? null : refusal;

export const notGiven =
  (kind: ConsentKind): Guard =>
  (facts, act) =>
    consentsOf(facts, act)[kind] ? 'already_done' : null;

const given = some('not_asked', (consents, kind) => consents[kind] !== undefined);
const notShown = some('already_done', (consents, kind) => consents[kind]?.isShown === false);
const inDoubt = some('not_asked', (consents, kind) => consents[kind]?.isDisputed === true);
const notInDoubt = some('already_done', (consents, kind) => consents[kind]?.isDisputed === false);
/** Once everybody's counts, it is their agreement, and none of them can undo it alone. */
const incomplete = some(
  'consent_complete',
  (consents, kind, facts) => consents[kind] !== undefined && !areAll(facts, kind),
);

/** Which consent can be given where. */
const fits: Guard = ({ process, state, parties }, { partyId, details: { kind } }) => {
  const side = parties.find((party) => party.partyId === partyId)?.side;
  if (kind === 'talks')
    return process !== 'arbitration' && TALKS.includes(state) && side === 'respondent'
      ? null
      : 'not_from_here';
  if (process !== 'arbitration') return 'wrong_process';
  return kind === 'submission' ? (GATE.includes(state) ? null : 'not_from_here') : null;
};
const recordedOnce: Guard = (facts, act) =>
  kindsIn(act).some((kind) => !consentsOf(facts, act)[kind]) ? null : 'already_done';

/** Law and lifecycle 3.3: what was recorded as everybody's agreement stands as long as nobody's is in doubt. */
export const basisStands: Guard = (facts) =>
  facts.basis !== 'B' || areAll(facts, 'submission') ? null : 'consent_in_doubt';
/** B is never recorded on anything but consents that count at this very moment. */
export const allAgreed: Guard = (facts) => (areAll(facts, 'submission') ? null : 'basis_not_shown');
export const allIfByAll: Guard = (facts) => (facts.basis === 'B' ? allAgreed(facts, NOBODY) : null);
const NOBODY: MoveRequest = { by: 'system', partyId: null, why: '', details: {} };
/** While a tribunal stands on it, it is the basis that is taken back first, with all that followed from it. */
const nothingRestsOnIt: Guard = ({ basis, state }, { details: { kind } }) =>
  basis === 'B' && BEYOND.includes(state) && (kind === undefined || kind === 'submission')
    ? 'basis_rests_on_it'
    : null;

const begun: Next = ({ process }) => (process === 'mediation' ? 'med_appoint' : 'con_appoint');

/** Talks begin when the last respondent's consent counts. */
export const onceAllAccept: Next = (facts, act) => {
  const { partyId, details } = act;
  const isLast = respondents(facts).every((party) =>
    party.partyId === partyId
      ? details.shown === true || party.consents.talks?.isShown === true
      : counts(party.consents, 'talks'),
  );
  return TALKS.includes(facts.state) && isLast ? nextOf(begun, facts, act) : facts.state;
};
const whereTalks: Next = (facts, act) =>
  act.details.kind === 'talks'
    ? nextOf(onceAllAccept, facts, { ...act, details: { ...act.details, shown: true } })
    : whereFounded(facts, act);
/** What counts again leads on as it would have when it was given; that it is upheld says nothing of who gave it. */
const onceUpheld: Next = (facts, act) =>
  act.details.kind === 'talks'
    ? nextOf(onceAllAccept, facts, { ...act, details: { ...act.details, shown: false } })
    : whereFounded(facts, act);
/** An agreement to arbitrate that counts again lets go on who was heard while it was in doubt. */
const whereFounded = (facts: DisputeFacts, act: MoveRequest): DisputeState =>
  act.details.kind === 'submission' ? nextOf(onceFounded, facts, act) : facts.state;
/** Talks to which somebody did not agree after all have not begun. */
const beforeTalks: Next = ({ state, process }, { details: { kind } }) =>
  kind === 'talks' && AGREED.includes(state)
    ? process === 'mediation'
      ? 'med_invite'
      : 'con_wait'
    : state;

function nextOf(next: Next, facts: DisputeFacts, act: MoveRequest): DisputeState {
  if (typeof next !== 'function') throw new Error('These are worked out.');
  return next(facts, act);
}

const beforeTribunal = preAward.filter(
  (state) => !state.startsWith('con_') && !state.startsWith('med_'),
);

/** What becomes of a consent once it was given, whichever of them it is (details.kind). */
export const consentMoves = {
  // ACA s. 29B(1): before or at the time of appointment, by everybody in writing.
  fast_track_signed: {
    from: beforeTribunal,
    to: 'same',
    by: ['claimant', 'respondent'],
    guards: [arbitration, aParty, ownSide, notGiven('fast_track')],
    seenBy: 'both',
    tells: { sides: 'other', office: 'registrar' },
    said: ['fast_track'],
    consent: { does: 'gives', kind: 'fast_track' },
    letter: { to: 'both' },
    asks: toIdentify,
  },
  // Given on paper, which an officer validated.
  consent_recorded: {
    from: preAward,
    to: whereTalks,
    by: office,
    guards: [aParty, fits, recordedOnce, reasonGiven],
    seenBy: 'both',
    tells: { sides: 'both', office: 'registrar' },
    consent: { does: 'gives' },
    letter: { to: 'both' },
    asks: { ...agreed, where: { detail: 'kind', is: 'submission' } },
  },
  consent_identified: {
    from: preAward,
    to: whereTalks,
    by: office,
    guards: [aParty, given, notShown, reasonGiven],
    seenBy: 'both',
    tells: { sides: 'both', office: 'registrar' },
    consent: { does: 'shows' },
    letter: { to: 'both' },
  },
  consent_withdrawn: {
    from: [...GATE, ...TALKS, ...BEYOND],
    to: 'same',
    by: ['claimant', 'respondent'],
    guards: [aParty, ownSide, given, incomplete],
    seenBy: 'both',
    tells: { sides: 'both', office: 'registrar' },
    said: ['consent_withdrawal'],
    consent: { does: 'ends' },
    letter: { to: 'both' },
  },
  consent_disputed: {
    from: preAward,
    to: 'same',
    by: ['claimant', 'respondent'],
    guards: [aParty, ownSide, given, notInDoubt],
    seenBy: 'both',
    tells: { sides: 'both', office: 'registrar' },
    said: ['consent_denial'],
    consent: { does: 'disputes' },
    letter: { to: 'both' },
    asks: {
      reason: 'identity_disputed',
      for: 'registrar',
      answers: ['consent_upheld', 'consent_fallen'],
      limits: ['consent_decision'],
    },
  },
  consent_upheld: {
    from: preAward,
    to: onceUpheld,
    by: ['registrar'],
    guards: [aParty, inDoubt, reasonGiven],
    seenBy: 'both',
    tells: { sides: 'both', office: 'case_officer' },
    consent: { does: 'upholds' },
    letter: { to: 'both', withReason: true },
  },
  consent_fallen: {
    from: preAward,
    to: beforeTalks,
    by: ['registrar'],
    guards: [aParty, given, reasonGiven, nothingRestsOnIt, noneAppointed],
    seenBy: 'both',
    tells: { sides: 'both', office: 'case_officer' },
    consent: { does: 'ends' },
    letter: { to: 'both', withReason: true },
  },
  // Law and lifecycle 3.3: a basis that was wrong is taken back with all that followed from it (facts.ts, clocks/rules/events.ts).
  basis_withdrawn: {
    from: BEYOND,
    to: 'track_check',
    by: ['registrar'],
    guards: [arbitration, reasonGiven],
    seenBy: 'both',
    tells: { sides: 'both', office: 'registrar' },
    takesBack: 'request',
    letter: { to: 'both', withReason: true },
    form: { door: 'own', reason: true },
  },
} as const satisfies Record<string, Transition>;
