import * as z from 'zod/mini';
import { type Endpoint, endpoint } from '#kernel/endpoint.ts';
import * as m from '#messages/all.ts';
import { CivilDay, Id, moveErrors, moveSentences } from '#modules/disputes/contract/words.ts';
import { MOST_CONCILIATORS } from '#modules/disputes/rules/talks-names.ts';
import { TribunalSeatName } from './candidate.ts';
import { Evidence } from './evidence.ts';

const SOURCE =
  'Law and lifecycle 6.6; ACA ss. 64, 76 and 80; Mediation Act 2023 ss. 8, 10, 18 and 24';
const NAMES_MAX = 5;

const Somebody = z.object({ id: Id, name: z.string() });
/** Somebody of the panel who may be named for talks. */
const Named = z.object({ id: Id, name: z.string(), line: z.string(), evidence: Evidence });

/** How far the two sides are with a name for their conciliator or mediator; the same for both and the office. */
export const Choice = z.object({
  role: z.enum(['mediator', 'conciliator']),
  /** Until when the parties agree on a name; null where that does not run. */
  dueOn: z.nullable(CivilDay),
  /** How many there are to be, and the places for which nobody is asked. */
  many: z.number(),
  free: z.array(TribunalSeatName),
  parties: z.array(
    z.object({
      ...{ id: Id, name: z.string(), named: z.array(Somebody), hasLeft: z.boolean() },
      /** How many this party would have; null where it has not said. */
      many: z.nullable(z.number()),
      forSeats: z.array(z.object({ seat: TribunalSeatName, named: z.array(Somebody) })),
    }),
  ),
  /** Who may be named, the fittest first; empty where nobody is sought. */
  names: z.array(Named),
});

const talksSentences = { ...moveSentences, wrong_seat: m.talks_error_wrong_seat };

export const namesGiven = endpoint({
  method: 'POST',
  path: '/api/disputes/:id/talks/names',
  needs: 'have_account',
  summary:
    'Give names for the conciliator or mediator, the dearest first, for one’s own party: to propose them, or to agree to those of the other side. A name that every party has given is asked at once.',
  source: SOURCE,
  input: z.strictObject({
    id: Id,
    partyId: Id,
    names: z.array(Id).check(z.maxLength(NAMES_MAX)),
    /** Where several conciliators are agreed on, which of them: that of one’s own side, or the one who presides. */
    seat: z.optional(TribunalSeatName),
  }),
  output: z.object({ id: Id, isAsked: z.boolean() }),
  status: 201,
  errors: {
    ...moveErrors,
    name_missing: { status: 422, when: 'No name is given.' },
    named_twice: { status: 422, when: 'A name is given twice.' },
    not_nameable: {
      status: 409,
      when: 'Somebody is not on the panel for this, or is tied to the dispute.',
    },
  },
  sentences: {
    ...talksSentences,
    name_missing: m.talks_error_name_missing,
    named_twice: m.tribunal_error_twice,
    not_nameable: m.talks_error_not_nameable,
  },
});

export const conciliatorsAgreed = endpoint({
  method: 'POST',
  path: '/api/disputes/:id/talks/number',
  needs: 'have_account',
  summary:
    'Say for one’s own party how many conciliators there are to be, before anybody is asked. There is one, unless every party says the same other number.',
  source: 'ACA ss. 63 and 64(1)',
  input: z.strictObject({
    ...{ id: Id, partyId: Id },
    many: z.int().check(z.minimum(1), z.maximum(MOST_CONCILIATORS)),
  }),
  output: z.object({ id: Id }),
  status: 201,
  errors: moveErrors,
  sentences: talksSentences,
});

export const choiceLeft = endpoint({
  method: 'POST',
  path: '/api/disputes/:id/talks/choice',
  needs: 'have_account',
  summary:
    'Ask the institution to choose the conciliator or mediator (ACA s. 64(2)); it does once every party has asked.',
  source: SOURCE,
  input: z.strictObject({ id: Id, partyId: Id }),
  output: z.object({ id: Id }),
  status: 201,
  errors: moveErrors,
  sentences: moveSentences,
});

export const neutralAsked = endpoint({
  method: 'POST',
  path: '/api/office/disputes/:id/talks/invitations',
  needs: 'decide_disputes',
  summary:
    'Ask somebody of the panel to be the conciliator or mediator, where the parties left it to the institution, or may not wait for each other any longer (mediation).',
  source: SOURCE,
  input: z.strictObject({ id: Id, name: Id, seat: z.optional(TribunalSeatName) }),
  output: z.object({ id: Id }),
  status: 201,
  errors: {
    ...moveErrors,
    full: { status: 409, when: 'They have as many disputes as they take.' },
  },
  sentences: { ...talksSentences, full: m.talks_error_full },
});

export const firstAppearance = endpoint({
  method: 'POST',
  path: '/api/appointments/:id/first-appearance',
  needs: 'have_account',
  summary:
    'Record, as the mediator, on which day the parties first came before them: the 120 days are counted from it.',
  source: SOURCE,
  input: z.strictObject({ id: Id, on: CivilDay }),
  output: z.object({ id: Id }),
  status: 201,
  errors: moveErrors,
  sentences: moveSentences,
});

export const talksDeclaration = endpoint({
  method: 'POST',
  path: '/api/appointments/:id/declaration',
  needs: 'have_account',
  summary:
    'Declare, as the conciliator or mediator, that more effort is of no use; the talks are over, and no reason is given (ACA s. 76(b)).',
  source: SOURCE,
  input: z.strictObject({ id: Id }),
  output: z.object({ id: Id }),
  status: 201,
  errors: moveErrors,
  sentences: moveSentences,
});

export const talksEndpoints: readonly Endpoint[] = [
  namesGiven,
  conciliatorsAgreed,
  choiceLeft,
  neutralAsked,
  firstAppearance,
  talksDeclaration,
];
