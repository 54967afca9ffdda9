import { namesIn } from '../talks-names.ts';
import { isWhole } from '../waived.ts';
import { ASKED } from './asked.ts';
import type { AgreedWaiver } from './fact-types.ts';
import { funded } from './funding.ts';
import { aParty, ownSide } from './guards.ts';
import type { DisputeFacts, Guard, MoveRequest } from './move-types.ts';
import type { Transition } from './row.ts';
import { stillIn } from './tribunal.ts';

const waiverOf = (
  { waivers }: DisputeFacts,
  { details: { waiver } }: MoveRequest,
): AgreedWaiver | undefined => waivers.find(({ id }) => id === waiver);

const somethingWaived: Guard = (_, { details: { waiver, neutral, of } }) => {
  if (typeof neutral !== 'string' || typeof waiver !== 'string') return 'neutral_missing';
  return namesIn(of).length > 0 ? null : 'grounds_missing';
};
/** One text at a time about the same: what is open is signed or refused first. */
const notOpen: Guard = ({ waivers }, { details: { neutral, of } }) =>
  waivers.some((one) => one.neutral === neutral && !one.isRefused && one.of.join(' ') === of)
    ? 'already_done'
    : null;
const isOpen: Guard = (facts, act) => {
  const waiver = waiverOf(facts, act);
  return waiver && !waiver.isRefused ? null : 'not_asked';
};
const notSignedYet: Guard = (facts, act) =>
  act.partyId && waiverOf(facts, act)?.signed.includes(act.partyId) ? 'already_done' : null;
/** What all have signed is an agreement, which one alone does not take back. */
const notWhole: Guard = (facts, act) => {
  const waiver = waiverOf(facts, act);
  return waiver && isWhole(facts, waiver) ? 'consent_complete' : null;
};

const usual = {
  from: [...ASKED, ...funded],
  to: 'same',
  by: ['claimant', 'respondent'],
  seenBy: 'both',
  restsOn: 'each_service',
} as const;

/**
 * ACA s. 12(5): somebody whom the Seventh Schedule bars may decide only by an express agreement of all parties in writing after the
 * dispute arose; s. 80: the same of a conciliator who is to decide, and the other way round; Part C, 7: the same over the institution's
 * cap. It is a text that each signs for itself. One refusal, or one who says nothing, and nobody is appointed by it.
 */
export const waivingMoves = {
  waiver_proposed: {
    ...usual,
    guards: [aParty, ownSide, stillIn, somethingWaived, notOpen],
    tells: { sides: 'both', office: 'registrar' },
    waiver: 'proposed',
    letter: { to: 'both' },
  },
  waiver_signed: {
    ...usual,
    guards: [aParty, ownSide, stillIn, isOpen, notSignedYet],
    tells: { sides: 'both' },
    waiver: 'signed',
  },
  waiver_refused: {
    ...usual,
    guards: [aParty, ownSide, stillIn, isOpen, notWhole],
    tells: { sides: 'both', office: 'registrar' },
    waiver: 'refused',
  },
} as const satisfies Record<string, Transition>;
