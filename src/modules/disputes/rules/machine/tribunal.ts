import {
  allServed,
  aParty,
  arbitration,
  basisShown,
  noneDisputed,
  ownSide,
  reasonGiven,
} from './guards.ts';
import { namedByCourt, seatIn } from './members.ts';
import type { Guard } from './move-types.ts';
import type { Transition } from './row.ts';

/** ACA s. 18: what names one party would begin its time alone. */
export const toAll: Guard = (_, { partyId }) => (partyId === null ? null : 'party_missing');
/** One is asked at a time, and nothing is drawn anew while somebody is. */
export const nobodyAsked: Guard = ({ members }) => (members.length > 0 ? 'already_done' : null);
export const aloneDecides: Guard = ({ seats }) => (seats.includes('sole') ? null : 'wrong_seat');
/** A court has named somebody, and nobody else is looked for meanwhile. */
export const notByCourt: Guard = (facts, { details }) =>
  namedByCourt(facts, seatIn(details)) === null ? null : 'named_by_court';
const noListOut: Guard = ({ list }) => (list?.isOut ? 'already_done' : null);
/** A list whose names are left is followed, and not drawn again until it pleases somebody; another one needs its reason. */
const anotherWithReason: Guard = (facts, act) =>
  facts.list && facts.list.left > 0 ? reasonGiven(facts, act) : null;
const listNamed: Guard = (_, { details: { list } }) =>
  typeof list === 'string' ? null : 'list_missing';
const listOut: Guard = ({ list }) => (list?.isOut ? null : 'not_asked');
export const stillIn: Guard = ({ parties }, { partyId }) => {
  const party = parties.find((one) => one.partyId === partyId);
  if (party?.isReleased) return 'party_missing';
  return party?.isDisputed ? 'identity_disputed' : null;
};
/** Once: what is sealed is not changed after the other side may have answered. */
const notRepliedYet: Guard = ({ listReplied }, { partyId }) =>
  partyId && listReplied.includes(partyId) ? 'already_done' : null;
const inTimeForList: Guard = ({ isOver }, { partyId }) =>
  partyId && isOver('list_reply', partyId) ? 'time_over' : null;
/** ACA s. 18: nobody's answer is opened while somebody may still answer. */
const eachRepliedOrOver: Guard = ({ parties, listReplied, isOver }) =>
  parties.every(
    ({ partyId, isReleased }) =>
      isReleased || listReplied.includes(partyId) || isOver('list_reply', partyId),
  )
    ? null
    : 'time_running';

/**
 * Law and lifecycle 6.5, from the constitution of the tribunal: a list is sent, each side strikes and ranks, and what both said gives
 * the order in which the names are asked. Where it stands is counted from these events and is no state of the dispute, because
 * whatever else may happen while the tribunal is formed (a late answer, a service that is taken back) may happen at each step.
 */
export const tribunalMoves = {
  list_sent: {
    from: ['arb_constituting'],
    to: 'same',
    by: ['registrar'],
    guards: [
      arbitration,
      basisShown,
      allServed,
      noneDisputed,
      aloneDecides,
      noListOut,
      nobodyAsked,
      notByCourt,
      anotherWithReason,
      toAll,
      listNamed,
    ],
    seenBy: 'both',
    tells: { sides: 'both' },
    restsOn: 'each_service',
    list: 'sent',
    letter: { to: 'both', withReason: true },
  },
  list_replied: {
    from: ['arb_constituting'],
    to: 'same',
    by: ['claimant', 'respondent'],
    guards: [aParty, ownSide, listOut, stillIn, notRepliedYet, inTimeForList],
    seenBy: 'own',
    tells: { sides: 'none' },
    restsOn: 'each_service',
    list: 'replied',
    does: ['list_reply'],
  },
  list_reply_over: {
    from: ['arb_constituting'],
    to: 'same',
    by: ['system'],
    guards: [toAll, listOut, noneDisputed, eachRepliedOrOver],
    seenBy: 'both',
    tells: { sides: 'both', office: 'registrar' },
    restsOn: 'each_service',
    list: 'closed',
    letter: { to: 'both' },
  },
} as const satisfies Record<string, Transition>;
