import * as z from 'zod/mini';
import { type Endpoint, endpoint } from '#kernel/endpoint.ts';
import { line } from '#kernel/text.ts';
import * as m from '#messages/all.ts';
import { Id } from '#modules/disputes/contract/words.ts';
import { railErrors, railSentences } from '#modules/offers/contract/refusals.ts';
import { DIVISION_STATES, THINGS_AT_MOST } from '../rules/dividing.ts';

export { THINGS_AT_MOST } from '../rules/dividing.ts';

const SOURCE = 'Algorithms 1.3 (Adjusted Winner); law and lifecycle 6.7; ACA ss. 75 and 81';
const SideOf = z.enum(['claimant', 'respondent']);
const Done = z.object({ id: Id });
const About = z.strictObject({ id: Id, list: Id });

const errors = {
  ...railErrors,
  division_over: { status: 409, when: 'The list is not the one that stands.' },
  things_agreed: { status: 409, when: 'Both sides have agreed to the list: it is frozen.' },
  things_not_agreed: { status: 409, when: 'The other side has not agreed to the list.' },
  own_things: { status: 409, when: 'It is one’s own side’s list.' },
  divided_before: { status: 409, when: 'The things were divided by both sides’ points.' },
  not_divided: { status: 409, when: 'Not both sides have shared their points.' },
  said_before: { status: 409, when: 'One’s side has answered.' },
  divisions_used_up: { status: 409, when: 'Things were divided three times in this dispute.' },
} as const;
const sentences = {
  ...railSentences,
  division_over: m.division_error_over,
  things_agreed: m.division_error_agreed,
  things_not_agreed: m.division_error_not_agreed,
  own_things: m.division_error_own,
  divided_before: m.division_error_divided,
  not_divided: m.division_error_not_divided,
  said_before: m.division_error_said,
  divisions_used_up: m.division_error_used_up,
} as const;

export const divisionOf = endpoint({
  method: 'GET',
  path: '/api/disputes/:id/division',
  needs: 'have_account',
  source: SOURCE,
  summary:
    'The list of things that both sides divide, one’s own points, and who has what: for the parties alone, and of the other side’s points nothing.',
  input: z.object({ id: Id }),
  output: z.object({
    reference: z.string(),
    as: SideOf,
    isOver: z.boolean(),
    isPending: z.boolean(),
    mayTalk: z.boolean(),
    mayList: z.boolean(),
    division: z.nullable(
      z.object({
        id: Id,
        side: SideOf,
        state: z.enum(DIVISION_STATES),
        endedAs: z.nullable(z.enum(['replaced', 'stopped', 'closed', 'not_accepted', 'drawn_up'])),
        things: z.array(z.string()),
      }),
    ),
    points: z.nullable(z.array(z.number())),
    result: z.nullable(
      z.object({
        /** What one's own side has of each thing. */
        shares: z.array(z.object({ over: z.number(), under: z.number() })),
        worth: z.number(),
        said: z.nullable(z.boolean()),
      }),
    ),
  }),
  errors: {
    unknown: { status: 404, when: 'There is none, or the viewer stands for no party of it.' },
  },
  sentences: { unknown: railSentences.unknown },
});

export const divisionThings = endpoint({
  method: 'POST',
  path: '/api/disputes/:id/division/lists',
  needs: 'have_account',
  source: SOURCE,
  summary:
    'List for the other side what is to be divided; the list that nobody agreed to yet is replaced.',
  input: z.strictObject({ id: Id, things: z.array(line(200)).check(z.maxLength(200)) }),
  output: Done,
  status: 201,
  errors: {
    ...errors,
    too_few_things: { status: 422, when: 'There are fewer than two things.' },
    too_many_things: { status: 422, when: 'There are more than thirty things.' },
    thing_unnamed: { status: 422, when: 'A thing has no name.' },
    thing_twice: { status: 422, when: 'Two things have one name.' },
  },
  sentences: {
    ...sentences,
    too_few_things: m.division_error_few,
    too_many_things: () => m.division_error_many({ most: THINGS_AT_MOST }),
    thing_unnamed: m.division_error_unnamed,
    thing_twice: m.division_error_twice,
  },
});

export const divisionAgreement = endpoint({
  method: 'POST',
  path: '/api/disputes/:id/division/lists/:list/agreement',
  needs: 'have_account',
  source: SOURCE,
  summary: 'Agree to the other side’s list of things; from then on it is frozen.',
  input: About,
  output: Done,
  status: 201,
  errors,
  sentences,
});

export const divisionEnd = endpoint({
  method: 'POST',
  path: '/api/disputes/:id/division/lists/:list/end',
  needs: 'have_account',
  source: SOURCE,
  summary: 'End the division for both; what each side gave for it is destroyed.',
  input: About,
  output: Done,
  errors,
  sentences,
});

export const divisionPoints = endpoint({
  method: 'POST',
  path: '/api/disputes/:id/division/lists/:list/points',
  needs: 'have_account',
  source: SOURCE,
  summary:
    'Share a hundred points among the things for one’s side; only this side reads them. With the second side’s the things are divided.',
  input: z.strictObject({
    ...{ id: Id, list: Id },
    points: z.array(z.number()).check(z.maxLength(100)),
  }),
  output: Done,
  status: 201,
  errors: {
    ...errors,
    nothing_to_divide: { status: 422, when: 'There are no points.' },
    points_for_each_thing: { status: 422, when: 'There is not one number for each thing.' },
    points_not_whole: { status: 422, when: 'Points are whole, 0 to 100.' },
    points_not_a_hundred: { status: 422, when: 'The points are not 100 in all.' },
  },
  sentences: {
    ...sentences,
    nothing_to_divide: m.division_error_points,
    points_for_each_thing: m.division_error_points,
    points_not_whole: m.packages_error_weight,
    points_not_a_hundred: m.packages_error_weights,
  },
});

export const divisionAnswer = endpoint({
  method: 'POST',
  path: '/api/disputes/:id/division/lists/:list/answers',
  needs: 'have_account',
  source: SOURCE,
  summary:
    'Say in secret whether one’s side accepts the division. If both do, it is drawn up as a text; a no is shown to nobody.',
  input: z.strictObject({ id: Id, list: Id, yes: z.boolean() }),
  output: Done,
  status: 201,
  errors,
  sentences,
});

export const divisionEndpoints: readonly Endpoint[] = [
  divisionOf,
  divisionThings,
  divisionAgreement,
  divisionEnd,
  divisionPoints,
  divisionAnswer,
];
