import * as z from 'zod/mini';
import { type Endpoint, endpoint } from '#kernel/endpoint.ts';
import { line, lines } from '#kernel/text.ts';
import * as m from '#messages/all.ts';
import { Id, MomentText, moveErrors, moveSentences } from '#modules/disputes/contract/words.ts';
import { WAIVABLE } from '../rules/list/waivable.ts';
import { Chosen, nomineeErrors, nomineeSentences } from './nominating.ts';

const SOURCE = 'Law and lifecycle 3.1, 3.2 and Part C, 7; ACA ss. 12(5) and 80';
const WORDS_MAX = 3000;
const Party = z.object({ id: Id, name: z.string() });

/** A text by which all parties would agree on somebody although something ties them; the same for all of them and the office. */
export const WaiverSaid = z.object({
  id: Id,
  name: z.string(),
  of: z.array(z.enum(WAIVABLE)),
  /** What the institution found, and what the party that proposed it says. */
  found: z.string(),
  words: z.string(),
  hash: z.string(),
  proposedAt: MomentText,
  standing: z.enum(['open', 'whole', 'refused', 'over']),
  parties: z.array(
    z.object({ id: Id, name: z.string(), said: z.nullable(z.enum(['signed', 'refused'])) }),
  ),
  documentId: z.nullable(Id),
  /** For whom of the caller’s parties it may be signed, and for whom refused. */
  maySign: z.array(Party),
  mayRefuse: z.array(Party),
});

const errors = {
  ...moveErrors,
  ...nomineeErrors,
  not_waivable: {
    status: 409,
    when: 'What ties the person is not for the parties to waive, or is looked at by the office first.',
  },
  nothing_to_waive: { status: 422, when: 'Nothing ties the person, and nothing is named.' },
  agreement_missing: { status: 422, when: 'The box is not ticked.' },
} as const;
const sentences = {
  ...moveSentences,
  ...nomineeSentences,
  not_waivable: m.waiver_error_not_waivable,
  nothing_to_waive: m.waiver_error_nothing,
  agreement_missing: m.waiver_error_agreement,
};
const Done = z.object({ id: Id, isAsked: z.boolean() });

export const waiverProposed = endpoint({
  method: 'POST',
  path: '/api/disputes/:id/tribunal/waivers',
  needs: 'have_account',
  source: SOURCE,
  summary:
    'Propose, and sign first, that all parties agree on somebody although something ties them to the dispute: an item of the Seventh Schedule, talks that they led, or the institution’s cap. It counts once each party has signed the same text; silence signs nothing.',
  input: z.strictObject({
    ...{ id: Id, partyId: Id, neutral: Chosen, words: lines(WORDS_MAX) },
    ...{ signedAs: line(200), agrees: z.boolean() },
  }),
  output: Done,
  status: 201,
  errors,
  sentences,
});

export const waiverAnswer = endpoint({
  method: 'POST',
  path: '/api/disputes/:id/tribunal/waivers/:waiver/answers',
  needs: 'have_account',
  source: SOURCE,
  summary:
    'Sign such a text for one’s own party, or say that it does not agree: one refusal ends it. Whoever signed may still refuse until all have signed.',
  input: z.strictObject({
    ...{ id: Id, waiver: Id, partyId: Id, signs: z.boolean() },
    ...{ signedAs: line(200), agrees: z.boolean() },
  }),
  output: Done,
  status: 201,
  errors,
  sentences,
});

export const waivingEndpoints: readonly Endpoint[] = [waiverProposed, waiverAnswer];
