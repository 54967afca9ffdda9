import { namesIn } from '../talks-names.ts';
import { aParty, arbitration, ownSide } from './guards.ts';
import type { Guard } from './move-types.ts';
import type { Transition } from './row.ts';
import { aloneDecides, nobodyAsked, stillIn } from './tribunal.ts';

const oneName: Guard = (_, { details: { names } }) =>
  namesIn(names).length === 1 ? null : 'neutral_missing';

/** Law and lifecycle 6.5: who decides alone, found otherwise than by a list of names. */
export const agreeingMoves = {
  // ACA s. 11(2): the parties agree by each giving the same name; the first of them proposes it, and silence agrees to nothing (I11).
  arbitrator_named: {
    from: ['arb_constituting'],
    to: 'same',
    by: ['claimant', 'respondent'],
    guards: [arbitration, aParty, ownSide, stillIn, aloneDecides, nobodyAsked, oneName],
    seenBy: 'both',
    tells: { sides: 'other' },
    restsOn: 'each_service',
    choice: 'named',
    letter: { to: 'both' },
  },
} as const satisfies Record<string, Transition>;
