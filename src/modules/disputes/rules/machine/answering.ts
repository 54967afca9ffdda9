import type { DisputeState } from '../words.ts';
import { basisStands } from './consents.ts';
import { SECTION_9_2 } from './days.ts';
import {
  allServed,
  aRespondent,
  arbitration,
  askedForTime,
  disputed,
  eachAnsweredOrOver,
  isReplyStated,
  noneDisputed,
  offerOpen,
  office,
  officeOrSilence,
  ownSide,
  preAward,
  reasonGiven,
  served,
  timeWithinTheMost,
  told,
} from './guards.ts';
import { afterChange } from './next-state.ts';
import type { Transition } from './row.ts';

/** A basis may have been taken back since a notice was read: whoever read it is asked about still. */
const atTheGate: readonly DisputeState[] = ['track_check', 'arb_invite', 'arb_notice'];

const afterAnswer = afterChange(() => ({ hasAnswered: true }));

/** Who had answered before it was in doubt who they are may have been the last that was waited for. */
const afterConfirmation = afterChange(() => ({ isDisputed: false }));

/** Law and lifecycle 6.5 as far as the answer: what a respondent says, more time for it, and who they are. */
export const answeringMoves = {
  // Whoever answers has received it, whatever the proof of service says; the action records that first.
  answered: {
    from: ['arb_commenced', 'arb_constituting'],
    to: afterAnswer,
    by: ['respondent'],
    guards: [aRespondent, ownSide, served],
    seenBy: 'both',
    tells: { sides: 'other', office: 'case_officer' },
    said: ['answer', 'objection', 'counterclaim'],
    restsOn: 'service',
    changes: { hasAnswered: true, isAbsent: false, asksToReopen: false },
    closes: ['extension'],
    does: ['answer', 'final_warning'],
    letter: { to: 'claimant' },
  },
  // An offer is no answer: it ends no time and stands in nobody's way. It is between the claimant and whoever made it.
  offered: {
    from: ['arb_commenced', 'arb_constituting'],
    to: 'same',
    by: ['respondent'],
    guards: [aRespondent, ownSide, served],
    seenBy: 'between',
    tells: { sides: 'claimant' },
    said: ['offer'],
    opens: 'offer',
  },
  // In principle only: what binds is a settlement that both sign.
  offer_answered: {
    from: [...told, 'stayed'],
    to: 'same',
    by: ['claimant'],
    guards: [aRespondent, isReplyStated, offerOpen],
    seenBy: 'between',
    tells: { sides: 'party' },
    closes: ['offer'],
  },
  answer_time_over: {
    from: ['arb_commenced'],
    to: 'arb_constituting',
    by: ['system'],
    guards: [allServed, noneDisputed, basisStands, eachAnsweredOrOver],
    seenBy: 'both',
    tells: { sides: 'both', office: 'case_officer' },
    restsOn: 'request',
    missed: 'goes_on_unheard',
    letter: { to: 'both' },
  },
  extension_asked: {
    from: ['arb_commenced'],
    to: 'same',
    by: ['respondent'],
    guards: [
      aRespondent,
      ownSide,
      ({ extensionAsked }, { partyId }) =>
        partyId && extensionAsked.includes(partyId) ? 'already_done' : null,
      timeWithinTheMost,
    ],
    seenBy: 'both',
    tells: { sides: 'other', office: 'case_officer' },
    said: ['extension'],
    restsOn: 'service',
    opens: 'extension',
  },
  time_extended: {
    from: ['arb_commenced'],
    to: 'same',
    by: [...office, 'system'],
    guards: [aRespondent, askedForTime, officeOrSilence, timeWithinTheMost],
    seenBy: 'both',
    tells: { sides: 'both' },
    restsOn: 'service',
    closes: ['extension'],
    missed: 'time_is_given',
    letter: { to: 'both', withReason: true },
    form: { door: 'officer', reason: true, party: 'asked', until: true },
  },
  extension_declined: {
    from: ['arb_commenced'],
    to: 'same',
    by: office,
    guards: [aRespondent, askedForTime, reasonGiven],
    seenBy: 'both',
    tells: { sides: 'both' },
    restsOn: 'service',
    closes: ['extension'],
    letter: { to: 'both', withReason: true },
    form: { door: 'officer', reason: true, party: 'asked' },
  },
  identity_disputed: {
    from: [...told, ...atTheGate, 'con_wait', 'med_invite'],
    to: 'same',
    by: ['respondent'],
    guards: [aRespondent, ownSide],
    seenBy: 'between',
    tells: { sides: 'claimant', office: 'case_officer' },
    said: ['identity'],
    changes: { isDisputed: true },
  },
  identity_confirmed: {
    from: [...told, ...atTheGate, 'con_wait', 'con_appoint', 'med_invite', 'med_appoint'],
    to: afterConfirmation,
    by: office,
    guards: [aRespondent, reasonGiven, disputed],
    seenBy: 'between',
    tells: { sides: 'between' },
    changes: { isDisputed: false },
    form: { door: 'officer', reason: true, party: 'disputed' },
  },
  // ACA s. 9(2): a court's interim measure before the arbitration gives it 90 days to commence.
  interim_order_by_court: {
    from: preAward,
    to: 'same',
    by: office,
    guards: [arbitration],
    seenBy: 'both',
    tells: { sides: 'both' },
    form: { door: 'officer', reason: true, on: true, statedDays: true },
    earliest: () => SECTION_9_2,
  },
} as const satisfies Record<string, Transition>;
