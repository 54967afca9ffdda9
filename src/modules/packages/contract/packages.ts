import * as z from 'zod/mini';
import { JsonMinor } from '#kernel/amounts.ts';
import { type Endpoint, endpoint } from '#kernel/endpoint.ts';
import { line } from '#kernel/text.ts';
import { Id } from '#modules/disputes/contract/words.ts';
import { CLAUSES } from '#modules/offers/contract/offers.ts';
import { railErrors, railSentences } from '#modules/offers/contract/refusals.ts';
import { ISSUE_KINDS } from '../rules/lists.ts';
import { LIST_STATES } from '../rules/stages.ts';
import {
  listErrors,
  listSentences,
  stepErrors,
  stepSentences,
  suggestionErrors,
  suggestionSentences,
  wishErrors,
  wishSentences,
} from './refusals.ts';

export { ISSUE_KINDS, ISSUES_AT_MOST, OPTIONS_AT_MOST } from '../rules/lists.ts';

const SOURCE = 'Algorithms 1.3; law and lifecycle 6.7; ACA ss. 75 and 81';
const SideOf = z.enum(['claimant', 'respondent']);
const Done = z.object({ id: Id });
const Preferred = z.enum(['first', 'second', 'same']);
const errors = { ...railErrors, ...stepErrors };
const sentences = { ...railSentences, ...stepSentences };

export const packagesOf = endpoint({
  method: 'GET',
  path: '/api/disputes/:id/packages',
  needs: 'have_account',
  source: SOURCE,
  summary:
    'The issues that both sides weigh, what one’s own side gave, and the packages that were made of both: for the parties alone, and of the other side’s points nothing.',
  input: z.object({ id: Id }),
  output: z.object({
    reference: z.string(),
    currency: z.string(),
    sector: z.string(),
    as: SideOf,
    isOver: z.boolean(),
    isPending: z.boolean(),
    mayTalk: z.boolean(),
    list: z.nullable(
      z.object({
        id: Id,
        number: z.number(),
        side: SideOf,
        state: z.enum(LIST_STATES),
        endedAs: z.nullable(z.enum(['replaced', 'stopped', 'closed', 'drawn_up'])),
        issues: z.array(
          z.object({
            kind: z.enum(ISSUE_KINDS),
            name: z.string(),
            payer: SideOf,
            days: z.number(),
            options: z.array(
              z.object({ said: z.string(), amount: JsonMinor, instalments: z.number() }),
            ),
          }),
        ),
        clauses: z.array(z.enum(CLAUSES)),
      }),
    ),
    wish: z.nullable(
      z.object({
        weights: z.array(z.number()),
        scores: z.array(z.array(z.number())),
        barred: z.array(z.array(z.boolean())),
        without: z.array(z.number()),
        isReady: z.boolean(),
        questions: z.array(
          z.object({
            first: z.array(z.number()),
            second: z.array(z.number()),
            preference: z.nullable(Preferred),
            against: z.nullable(z.object({ first: z.number(), second: z.number() })),
          }),
        ),
      }),
    ),
    suggestions: z.array(
      z.object({
        id: Id,
        isOwn: z.boolean(),
        options: z.array(z.number()),
        score: z.nullable(z.number()),
      }),
    ),
    came: z.nullable(z.enum(['no_package', 'none_accepted'])),
    round: z.nullable(
      z.object({
        id: Id,
        kind: z.enum(['proposals', 'improvement']),
        isProven: z.boolean(),
        checked: z.string(),
        isAnswered: z.boolean(),
        expiresAt: z.nullable(z.string()),
        isExpired: z.boolean(),
        deal: z.nullable(z.object({ options: z.array(z.number()), score: z.number() })),
        packages: z.array(
          z.object({
            options: z.array(z.number()),
            reason: z.enum(['nash', 'kalaiSmorodinsky', 'egalitarian', 'welfare', 'apart']),
            score: z.number(),
            walkAway: z.number(),
            won: z.array(z.object({ issue: z.number(), weight: z.number() })),
            given: z.array(z.object({ issue: z.number(), weight: z.number(), left: z.number() })),
            answer: z.nullable(z.boolean()),
          }),
        ),
      }),
    ),
  }),
  errors: {
    unknown: { status: 404, when: 'There is none, or the viewer stands for no party of it.' },
  },
  sentences: { unknown: railSentences.unknown },
});

export const packageList = endpoint({
  method: 'POST',
  path: '/api/disputes/:id/packages/lists',
  needs: 'have_account',
  source: SOURCE,
  summary:
    'Propose to the other side what is weighed: issues with options in words, or with sums in minor units, and standard clauses that stand in the text of any package; the list that nobody agreed to yet is replaced.',
  input: z.strictObject({
    id: Id,
    issues: z.array(
      z.strictObject({
        kind: z.enum(ISSUE_KINDS),
        name: line(200),
        payer: SideOf,
        days: z.number(),
        options: z.array(
          z.strictObject({ said: line(300), amount: JsonMinor, instalments: z.number() }),
        ),
      }),
    ),
    clauses: z.optional(z.array(z.enum(CLAUSES))),
  }),
  output: Done,
  status: 201,
  errors: { ...errors, ...listErrors },
  sentences: { ...sentences, ...listSentences },
});

export const packageListAgreement = endpoint({
  method: 'POST',
  path: '/api/disputes/:id/packages/lists/:list/agreement',
  needs: 'have_account',
  source: SOURCE,
  summary: 'Agree to the other side’s list; from then on it is frozen.',
  input: z.strictObject({ id: Id, list: Id }),
  output: Done,
  status: 201,
  errors,
  sentences,
});

export const packageListEnd = endpoint({
  method: 'POST',
  path: '/api/disputes/:id/packages/lists/:list/end',
  needs: 'have_account',
  source: SOURCE,
  summary: 'End the list for both; what each side gave for it is destroyed.',
  input: z.strictObject({ id: Id, list: Id }),
  output: Done,
  errors,
  sentences,
});

export const packageWishes = endpoint({
  method: 'POST',
  path: '/api/disputes/:id/packages/lists/:list/wishes',
  needs: 'have_account',
  source: SOURCE,
  summary:
    'Give for one’s side what it wants: points of 100, a score for every option, what it cannot accept, what is left without an agreement, and answers to the questions that check the points. Only this side reads it.',
  input: z.strictObject({
    id: Id,
    list: Id,
    weights: z.array(z.number()).check(z.maxLength(100)),
    scores: z.array(z.array(z.number()).check(z.maxLength(100))).check(z.maxLength(100)),
    barred: z.array(z.array(z.boolean()).check(z.maxLength(100))).check(z.maxLength(100)),
    without: z.array(z.number()).check(z.maxLength(100)),
    answers: z
      .array(
        z.strictObject({
          question: z.strictObject({
            first: z.array(z.number()).check(z.maxLength(5)),
            second: z.array(z.number()).check(z.maxLength(5)),
          }),
          preference: Preferred,
        }),
      )
      .check(z.maxLength(10)),
  }),
  output: Done,
  status: 201,
  errors: { ...errors, ...wishErrors },
  sentences: { ...sentences, ...wishSentences },
});

export const packageReadiness = endpoint({
  method: 'POST',
  path: '/api/disputes/:id/packages/lists/:list/readiness',
  needs: 'have_account',
  source: SOURCE,
  summary:
    'Say that one’s side is ready: with the second that is, up to five packages are computed. One an hour, three for each side.',
  input: z.strictObject({ id: Id, list: Id }),
  output: Done,
  status: 201,
  errors,
  sentences,
});

export const packageAnswers = endpoint({
  method: 'POST',
  path: '/api/disputes/:id/packages/rounds/:round/answers',
  needs: 'have_account',
  source: SOURCE,
  summary:
    'Say yes or no to each package in secret. A package to which both said yes stands; a no is shown to nobody.',
  input: z.strictObject({
    id: Id,
    round: Id,
    yes: z.array(z.boolean()).check(z.maxLength(10)),
  }),
  output: Done,
  status: 201,
  errors,
  sentences,
});

export const packageExpiry = endpoint({
  method: 'POST',
  path: '/api/disputes/:id/packages/rounds/:round/end',
  needs: 'have_account',
  source: SOURCE,
  summary:
    'Have the deal drawn up that stood before a better package was shown, once the three days to accept that are over.',
  input: z.strictObject({ id: Id, round: Id }),
  output: Done,
  errors,
  sentences,
});

export const packageSuggestion = endpoint({
  method: 'POST',
  path: '/api/disputes/:id/packages/lists/:list/suggestions',
  needs: 'have_account',
  source: SOURCE,
  summary:
    'Suggest a package to the other side openly: the place of one option of each issue; one’s own before is replaced.',
  input: z.strictObject({
    id: Id,
    list: Id,
    options: z.array(z.number()).check(z.maxLength(100)),
  }),
  output: Done,
  status: 201,
  errors: { ...errors, ...suggestionErrors },
  sentences: { ...sentences, ...suggestionSentences },
});

export const packageSuggestionAnswer = endpoint({
  method: 'POST',
  path: '/api/disputes/:id/packages/suggestions/:suggestion/answers',
  needs: 'have_account',
  source: SOURCE,
  summary:
    'Accept a package that the other side suggested, or take one’s own back. After it is accepted a package is sought that is better for one side and worse for none.',
  input: z.strictObject({ id: Id, suggestion: Id, answer: z.enum(['accepted', 'withdrawn']) }),
  output: Done,
  status: 201,
  errors: { ...errors, ...suggestionErrors },
  sentences: { ...sentences, ...suggestionSentences },
});

export const packageEndpoints: readonly Endpoint[] = [
  packagesOf,
  packageList,
  packageListAgreement,
  packageListEnd,
  packageWishes,
  packageReadiness,
  packageAnswers,
  packageExpiry,
  packageSuggestion,
  packageSuggestionAnswer,
];
