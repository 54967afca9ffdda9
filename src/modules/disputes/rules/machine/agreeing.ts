import { namesIn } from '../talks-names.ts';
import {
  aParty,
  arbitration,
  basisShown,
  noneDisputed,
  orderNamed,
  ownSide,
  reasonGiven,
} from './guards.ts';
import { namedByCourt, seatIn } from './members.ts';
import type { Guard } from './move-types.ts';
import type { Transition } from './row.ts';
import { aloneDecides, nobodyAsked, notByCourt, stillIn, toAll } from './tribunal.ts';

const oneName: Guard = (_, { details: { names } }) =>
  namesIn(names).length === 1 ? null : 'neutral_missing';

const particulars = ['court', 'number', 'decidedOn', 'neutral'] as const;
const orderDescribed: Guard = ({ today }, { details }) => {
  const isSaid = (key: (typeof particulars)[number]) =>
    typeof details[key] === 'string' && details[key].trim() !== '';
  if (!isSaid('neutral')) return 'neutral_missing';
  if (!particulars.every(isSaid)) return 'order_missing';
  return String(details.decidedOn) > today ? 'day_ahead' : null;
};
const nobodyAppointed: Guard = ({ seats, members }, { details }) =>
  !seats.includes(seatIn(details))
    ? 'wrong_seat'
    : members.some(({ seat, stage }) => seat === seatIn(details) && stage === 'appointed')
      ? 'already_done'
      : null;
/** A seat for one, and nobody for two of them. */
const notNamedBefore: Guard = (facts, { details: { neutral, ...details } }) => {
  if (namedByCourt(facts, seatIn(details)) === neutral) return 'already_done';
  const { members, candidatesPast } = facts;
  const known = members.filter(({ seat }) => seat !== seatIn(details)).map((one) => one.neutral);
  return [...known, ...candidatesPast].includes(String(neutral)) ? 'already_done' : null;
};

/** Law and lifecycle 6.5: who decides alone, found otherwise than by a list of names. */
export const agreeingMoves = {
  // ACA s. 11(2): the parties agree by each giving the same name; the first of them proposes it, and silence agrees to nothing (I11).
  arbitrator_named: {
    from: ['arb_constituting'],
    to: 'same',
    by: ['claimant', 'respondent'],
    guards: [arbitration, aParty, ownSide, stillIn, aloneDecides, nobodyAsked, notByCourt, oneName],
    seenBy: 'both',
    tells: { sides: 'other' },
    restsOn: 'each_service',
    choice: 'named',
    letter: { to: 'both' },
  },
  /**
   * ACA s. 11(3) to (6): a court names somebody, and a registrar records its order, which both sides read. It names nobody past the
   * guards: whoever it names is asked, discloses (s. 11(8)) and is heard on like anybody else.
   */
  arbitrator_named_by_court: {
    from: ['arb_constituting'],
    to: 'same',
    by: ['registrar'],
    guards: [
      arbitration,
      basisShown,
      noneDisputed,
      toAll,
      orderNamed,
      orderDescribed,
      nobodyAppointed,
      notNamedBefore,
      reasonGiven,
    ],
    seenBy: 'both',
    tells: { sides: 'both' },
    restsOn: 'each_service',
    list: 'dropped',
    byCourt: true,
    ends: ['list_reply'],
    letter: { to: 'both', withReason: true },
  },
} as const satisfies Record<string, Transition>;
