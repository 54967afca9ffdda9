import type { DisputeState } from '../words.ts';
import { ASKED } from './asked.ts';
import type { DisclosureLook } from './fact-types.ts';
import { funded } from './funding.ts';
import { orderNamed, reasonGiven, TERMS } from './guards.ts';
import { memberOf } from './members.ts';
import type { DisputeFacts, Guard, MoveRequest } from './move-types.ts';
import type { Transition } from './row.ts';
import { toAll } from './tribunal.ts';

/** Wherever somebody who disclosed may be, also in a stay: their duty does not rest. */
const DISCLOSED = [
  ...ASKED,
  ...(['con_active', 'med_active'] as const),
  ...funded,
  ...TERMS,
  'stayed',
] as const satisfies readonly DisputeState[];

const lookOf = ({ looks }: DisputeFacts, { details }: MoveRequest): DisclosureLook | undefined =>
  looks.find(({ neutral }) => neutral === details.neutral);

/** Whoever has accepted and signed, or sits: it is named, because of three each answers for themselves. */
const hasDisclosed: Guard = (facts, act) => {
  if (typeof act.details.neutral !== 'string') return 'neutral_missing';
  const stage = memberOf(facts, act)?.stage;
  return stage === undefined || stage === 'invited' ? 'not_asked' : null;
};
/** About some names once. */
const namesNotAsked: Guard = (facts, act) => {
  const { names } = act.details;
  if (typeof names !== 'string' || names === '') return 'grounds_missing';
  return lookOf(facts, act)?.asked.includes(names) ? 'already_done' : null;
};
const questionOpen: Guard = (facts, act) => (lookOf(facts, act)?.isOpen ? null : 'not_asked');
const newTies: Guard = (facts, act) => {
  const { of } = act.details;
  if (typeof of !== 'string' || of === '') return 'grounds_missing';
  return lookOf(facts, act)?.ties === of ? 'already_done' : null;
};
const tiesOpen: Guard = (facts, act) => (lookOf(facts, act)?.ties ? null : 'not_asked');

/** What ends the place of somebody in a dispute, and with it whatever would have barred them. */
const ENDS = [
  ...(['arbitrator_declined', 'arbitrator_withdrew', 'next_in_rank', 'mandate_ended'] as const),
  ...(['neutral_declined', 'neutral_withdrew', 'neutral_passed'] as const),
  ...(['basis_withdrawn', 'consent_fallen'] as const),
] as const;

const usual = { from: DISCLOSED, to: 'same', seenBy: 'both', restsOn: 'each_service' } as const;

/**
 * Disclosure goes on (ACA s. 12(2); Mediation Act 2023 s. 10): a lawyer comes, a company turns out to belong to a party, and whoever
 * signed before that is asked again. Both sides are told of the question and of the answer.
 */
export const continuingMoves = {
  disclosure_asked: {
    ...usual,
    by: ['system'],
    // Who came stands in the reason.
    guards: [toAll, hasDisclosed, reasonGiven, namesNotAsked],
    tells: { sides: 'both', office: 'registrar', neutral: true },
    look: 'asked',
    letter: { to: 'both', withReason: true },
  },
  nothing_disclosed: {
    ...usual,
    by: ['neutral'],
    guards: [toAll, hasDisclosed, questionOpen, orderNamed],
    tells: { sides: 'both', office: 'registrar' },
    look: 'answered',
    letter: { to: 'both' },
  },
  // Without delay whenever it arises, whether somebody asked or not.
  circumstances_disclosed: {
    ...usual,
    by: ['neutral'],
    guards: [toAll, hasDisclosed, orderNamed, reasonGiven],
    tells: { sides: 'both', office: 'registrar' },
    look: 'answered',
    mandate: 'discloses',
  },
  // ACA s. 12(5). A likeness of names may be all of it, so the registrar looks first; what it is the sides learn by what follows.
  tie_found: {
    ...usual,
    by: ['system'],
    guards: [toAll, hasDisclosed, newTies],
    seenBy: 'office',
    tells: { sides: 'none', office: 'registrar' },
    look: 'tied',
    asks: {
      reason: 'tie_found',
      for: 'registrar',
      answers: ['tie_cleared', ...ENDS],
      limits: ['continuing_disclosure'],
    },
  },
  // All have waived it, or it was two people of one name.
  tie_cleared: {
    ...usual,
    by: ['system'],
    guards: [toAll, hasDisclosed, tiesOpen],
    seenBy: 'office',
    tells: { sides: 'none', office: 'registrar' },
    look: 'cleared',
  },
} as const satisfies Record<string, Transition>;
