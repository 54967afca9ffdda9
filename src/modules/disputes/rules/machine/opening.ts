import {
  aParty,
  checksDone,
  noDefect,
  office,
  over,
  ownSide,
  reasonGiven,
  registrationSettled,
  someDefect,
} from './guards.ts';
import type { Transition } from './judging.ts';

/** Law and lifecycle 6.3: from the filing to what an officer found, in every process. */
export const openingMoves = {
  // The filing itself; the row comes with it (actions/opening.ts).
  submitted: { from: [], to: 'filed', by: ['claimant'], guards: [] },
  registration_paid: { from: ['filed'], to: 'scrutiny', by: ['system', 'accounts'], guards: [] },
  registration_waived: {
    from: ['filed'],
    to: 'scrutiny',
    by: ['registrar'],
    guards: [reasonGiven],
  },
  // The schedule of fees of that day asks for nothing (disputes/actions/money.ts).
  registration_not_due: { from: ['filed'], to: 'scrutiny', by: ['system'], guards: [] },
  registration_lapsed: {
    from: ['filed'],
    to: 'lapsed',
    by: ['system'],
    guards: [over('registration_payment')],
  },
  defects_noted: {
    from: ['scrutiny'],
    to: 'defective',
    by: office,
    guards: [checksDone, someDefect],
  },
  resubmitted: { from: ['defective'], to: 'scrutiny', by: ['claimant'], guards: [aParty, ownSide] },
  cure_missed: {
    from: ['defective'],
    to: 'returned',
    by: ['system'],
    guards: [over('cure_defects')],
  },
  // What no forum of ours may hear goes back with reasons, without a memo that nobody could cure.
  returned: {
    from: ['scrutiny', 'track_check'],
    to: 'returned',
    by: ['registrar'],
    guards: [reasonGiven],
  },
  admitted: {
    from: ['scrutiny'],
    to: 'track_check',
    by: office,
    guards: [registrationSettled, checksDone, noDefect],
  },
} as const satisfies Record<string, Transition>;
