import type { DisputeState } from '../words.ts';
import {
  absent,
  answerOver,
  inTimeToReopen,
  newCause,
  noReopeningPending,
  notAbsentYet,
  notAnswered,
  noWarningOut,
  reopeningPending,
  withoutThem,
} from './absence.ts';
import { aRespondent, office, ownSide, reasonGiven, served } from './guards.ts';
import type { Transition } from './row.ts';

/** From the formation of the tribunal on somebody may be found absent; later stages join here. */
const going: readonly DisputeState[] = ['arb_constituting'];

/**
 * Law and lifecycle 6.4 and 6.5: going on without a respondent, and hearing them after all. The formation of the tribunal decides
 * nothing against anybody and needs none of this; what builds on an absence (a hearing, an award) asks `isAbsent` of its party.
 */
export const absenceMoves = {
  ex_parte_warned: {
    from: going,
    to: 'same',
    by: [...office, 'system'],
    guards: [aRespondent, served, notAnswered, answerOver, noWarningOut],
    seenBy: 'both',
    tells: { sides: 'both' },
    restsOn: 'request',
    changes: { hasWarning: true },
    isCertified: true,
  },
  // ACA s. 25(b) and (c): an act of its own, with reasons, before anything is taken on the papers alone.
  absence_established: {
    from: going,
    to: 'same',
    by: ['registrar'],
    guards: [aRespondent, reasonGiven, notAbsentYet, withoutThem],
    seenBy: 'both',
    tells: { sides: 'both', office: 'case_officer' },
    restsOn: 'request',
    changes: { isAbsent: true },
    missed: 'goes_on_without',
    isCertified: true,
    letter: { to: 'both', withReason: true },
  },
  // From here the fifteen days run: the paper that says so has reached them.
  absence_known: {
    from: going,
    to: 'same',
    by: ['system', ...office],
    guards: [aRespondent, absent],
    seenBy: 'both',
    tells: { sides: 'claimant' },
    restsOn: 'service',
    isCertified: true,
    earliest: ({ sentOn }) => sentOn,
  },
  // Sufficient cause (ACA s. 25, 6.5). Before there is a tribunal the registrar decides it; then the tribunal will.
  reopening_asked: {
    from: going,
    to: 'same',
    by: ['respondent'],
    guards: [
      aRespondent,
      ownSide,
      reasonGiven,
      served,
      notAnswered,
      answerOver,
      noReopeningPending,
      inTimeToReopen,
      newCause,
    ],
    seenBy: 'both',
    tells: { sides: 'both', office: 'registrar' },
    said: ['reopening'],
    restsOn: 'request',
    changes: { asksToReopen: true },
    does: ['reopening'],
    isCertified: true,
  },
  // Their time runs anew by the clock, as long as it was (ACA s. 18); the formation of the tribunal goes on meanwhile.
  reopening_granted: {
    from: going,
    to: 'same',
    by: ['registrar'],
    guards: [aRespondent, reasonGiven, reopeningPending],
    seenBy: 'both',
    tells: { sides: 'both', office: 'case_officer' },
    restsOn: 'request',
    changes: { asksToReopen: false, isAbsent: false, hasWarning: false, isWarned: false },
    isCertified: true,
    letter: { to: 'both', withReason: true },
  },
  reopening_declined: {
    from: going,
    to: 'same',
    by: ['registrar'],
    guards: [aRespondent, reasonGiven, reopeningPending],
    seenBy: 'both',
    tells: { sides: 'both', office: 'case_officer' },
    restsOn: 'request',
    changes: { asksToReopen: false },
    isCertified: true,
    letter: { to: 'both', withReason: true },
  },
} as const satisfies Record<string, Transition>;
