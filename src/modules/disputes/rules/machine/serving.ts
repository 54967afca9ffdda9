import type { DisputeState } from '../words.ts';
import {
  aRespondent,
  earlierThanKnown,
  hersToRelease,
  isUnservedNotDecided,
  nobodyServed,
  notServedYet,
  office,
  othersRemain,
  over,
  reasonGiven,
  respondents,
  served,
  substitutionPending,
  told,
  windowOver,
} from './guards.ts';
import type { Next } from './move-types.ts';
import { afterChange } from './next-state.ts';
import type { Transition } from './row.ts';

/** ACA s. 21: with the first respondent who is served the arbitration has commenced; until then it waits. */
const afterService: Next = ({ state, process }) =>
  process === 'arbitration' && IN_SERVICE.includes(state) ? 'arb_commenced' : state;

const IN_SERVICE: readonly DisputeState[] = ['arb_serving', 'arb_service_failed'];

/** Without whom nothing could reach, those who are left may all have been heard. */
const afterRelease = afterChange(() => ({ isReleased: true }));

/** Back to where what is still true puts it: somebody else has the request, or nobody has. */
const afterReversal: Next = (facts, act) =>
  !WITH_SOMEBODY.includes(facts.state)
    ? facts.state
    : respondents(facts).some(({ partyId, isServed }) => isServed && partyId !== act.partyId)
      ? 'arb_commenced'
      : 'arb_serving';

const WITH_SOMEBODY: readonly DisputeState[] = ['arb_commenced', 'arb_constituting'];

/** Law and lifecycle 6.4: who has received the request, and what becomes of whoever has not. Being served is the same in every process. */
export const servingMoves = {
  served: {
    from: [
      'arb_serving',
      'arb_service_failed',
      'arb_commenced',
      'arb_invite',
      'med_invite',
      'con_wait',
    ],
    to: afterService,
    by: ['system', ...office],
    guards: [aRespondent, notServedYet],
    seenBy: 'both',
    tells: { sides: 'claimant' },
    restsOn: 'service',
    changes: { isServed: true },
    closes: ['unserved'],
    isReceipt: true,
    isCertified: true,
    letter: { to: 'claimant' },
    earliest: ({ sentOn }) => sentOn,
  },
  // Part C, 4: what is proved later counts from its own day. It shortens nobody's time to answer.
  earlier_receipt_proved: {
    from: told,
    to: 'same',
    by: ['system', ...office],
    guards: [aRespondent, served, earlierThanKnown],
    seenBy: 'both',
    tells: { sides: 'both', office: 'case_officer' },
    restsOn: 'service',
    isReceipt: true,
    earliest: ({ sentOn }) => sentOn,
  },
  // Law and lifecycle 6.4: only a registrar takes a service back, with a reason that both sides are told.
  service_reversed: {
    from: told,
    to: afterReversal,
    by: ['registrar'],
    guards: [aRespondent, served, reasonGiven],
    seenBy: 'both',
    tells: { sides: 'both' },
    takesBack: 'service',
    restsOn: 'request',
    closes: ['unserved', 'extension', 'offer'],
    isCertified: true,
  },
  warning_served: {
    from: told,
    to: 'same',
    by: ['system', ...office],
    guards: [aRespondent, served],
    seenBy: 'both',
    tells: { sides: 'both' },
    restsOn: 'service',
    changes: { isWarned: true },
    isCertified: true,
    earliest: ({ sentOn, warnedOn }, partyId) => warnedOn[partyId] ?? sentOn,
  },
  service_failed: {
    from: ['arb_serving'],
    to: 'arb_service_failed',
    by: ['system'],
    guards: [nobodyServed, over('service_window')],
    seenBy: 'claimant',
    tells: { sides: 'claimant', office: 'case_officer' },
    restsOn: 'request',
    missed: 'claimant_chooses',
    isCertified: true,
    letter: { to: 'claimant' },
  },
  substitution_asked: {
    from: ['arb_serving', 'arb_service_failed', 'arb_commenced'],
    to: 'same',
    by: ['claimant'],
    guards: [aRespondent, notServedYet, reasonGiven],
    seenBy: 'claimant',
    tells: { sides: 'none', office: 'registrar' },
    restsOn: 'request',
    opens: 'substitution',
    does: ['substitution_application', 'unserved_respondent'],
    isCertified: true,
    asks: {
      reason: 'substitution_to_decide',
      for: 'registrar',
      answers: [
        'substitution_ordered',
        'substitution_declined',
        'served',
        'respondent_released',
        'basis_withdrawn',
      ],
      limits: ['substitution_decision'],
    },
  },
  substitution_ordered: {
    from: ['arb_serving', 'arb_service_failed', 'arb_commenced'],
    to: ({ state }) => (state === 'arb_service_failed' ? 'arb_serving' : state),
    by: ['registrar'],
    guards: [aRespondent, notServedYet, substitutionPending, reasonGiven],
    seenBy: 'both',
    tells: { sides: 'both' },
    restsOn: 'request',
    closes: ['substitution', 'unserved'],
    isCertified: true,
  },
  substitution_declined: {
    from: ['arb_serving', 'arb_service_failed', 'arb_commenced'],
    to: 'same',
    by: ['registrar'],
    guards: [aRespondent, substitutionPending, reasonGiven],
    seenBy: 'claimant',
    tells: { sides: 'claimant' },
    restsOn: 'request',
    closes: ['substitution', 'unserved'],
    isCertified: true,
  },
  substitution_missed: {
    from: ['arb_service_failed'],
    to: 'withdrawn',
    by: ['system'],
    guards: [
      over('substitution_application'),
      ({ substitutionAsked }) => (substitutionAsked.length > 0 ? 'not_from_here' : null),
    ],
    seenBy: 'both',
    tells: { sides: 'both', office: 'case_officer' },
    missed: 'is_withdrawn',
    letter: { to: 'claimant' },
  },
  // A letter that the office never posted did not miss its reader: the time for attempts begins anew, and nobody else is hurried.
  posting_late: {
    from: ['arb_serving', 'arb_commenced'],
    to: 'same',
    by: ['system'],
    guards: [aRespondent, notServedYet, windowOver, isUnservedNotDecided],
    seenBy: 'claimant',
    tells: { sides: 'claimant', office: 'registrar' },
  },
  // One of several was not reached while others were: the claimant hears of it, and has time to choose.
  respondent_unserved: {
    from: ['arb_commenced'],
    to: 'same',
    by: ['system'],
    guards: [aRespondent, notServedYet, windowOver, isUnservedNotDecided],
    seenBy: 'claimant',
    tells: { sides: 'claimant', office: 'case_officer' },
    restsOn: 'request',
    opens: 'unserved',
    letter: { to: 'claimant' },
    asks: {
      reason: 'unserved_to_decide',
      for: 'registrar',
      answers: [
        'substitution_asked',
        'substitution_ordered',
        'served',
        'respondent_released',
        'basis_withdrawn',
      ],
      limits: ['unserved_respondent'],
    },
  },
  // What the table does with a whole dispute that reached nobody (withdrawn, with liberty), for one respondent alone.
  respondent_released: {
    from: ['arb_serving', 'arb_service_failed', 'arb_commenced'],
    to: afterRelease,
    by: ['claimant', 'registrar'],
    guards: [aRespondent, notServedYet, othersRemain, reasonGiven, hersToRelease],
    seenBy: 'both',
    tells: { sides: 'both', office: 'case_officer' },
    changes: { isReleased: true },
    closes: ['offer'],
    does: ['unserved_respondent'],
    missed: 'respondent_goes',
    letter: { to: 'both', withReason: true },
    form: { door: 'registrar', reason: true, party: 'unserved' },
  },
} as const satisfies Record<string, Transition>;
