import * as z from 'zod/mini';
import { endpoint } from '#kernel/endpoint.ts';
import { line } from '#kernel/text.ts';
import * as m from '#messages/all.ts';
import { BILLED_KINDS, partyErrors, SOURCE, WORDS_MAX } from './dispute-money.ts';
import { Id, PaiseAmount, unknownErrors, unknownSentences } from './words.ts';

export const sharedBill = endpoint({
  method: 'POST',
  path: '/api/office/disputes/:id/invoices',
  needs: 'decide_disputes',
  summary:
    'Bill a sum to one party or to several in shares that make exactly the sum. Sent twice, it is billed once.',
  source: SOURCE,
  status: 201,
  input: z.strictObject({
    id: Id,
    once: Id,
    kind: z.enum(BILLED_KINDS),
    words: line(WORDS_MAX),
    amount: PaiseAmount,
    shares: z.array(z.strictObject({ partyId: Id, weight: z.int() })).check(z.maxLength(100)),
  }),
  output: z.object({ numbers: z.array(z.string()) }),
  errors: {
    ...unknownErrors,
    ...partyErrors,
    party_released: {
      status: 422,
      when: 'The claim against a party that would bear a share was withdrawn.',
    },
    dispute_over: { status: 409, when: 'The dispute is over: nothing more falls due in it.' },
    basis_not_shown: {
      status: 409,
      when: 'No basis is recorded on which a respondent can be asked for anything.',
    },
    billed_otherwise: {
      status: 409,
      when: 'By the same form (`once`) something else was billed: other words, another sum or other shares.',
    },
    party_twice: { status: 422, when: 'A party is named twice in the shares.' },
    words_missing: { status: 422, when: 'Nothing would stand on the invoice.' },
    amount_invalid: { status: 422, when: 'The amount is not above nothing.' },
    too_much: { status: 422, when: 'It is above fifty crore rupees.' },
    shares_missing: {
      status: 422,
      when: 'No party has a share above 0, or one is not a whole number from 0 to 1,000.',
    },
  },
  sentences: {
    ...unknownSentences,
    party_unknown: m.office_fees_party_unknown,
    party_released: m.office_fees_party_released,
    dispute_over: m.office_fees_dispute_over,
    basis_not_shown: m.office_fees_basis_not_shown,
    billed_otherwise: m.office_fees_billed_otherwise,
    party_twice: m.office_fees_party_twice,
    words_missing: m.office_fees_words_missing,
    amount_invalid: m.office_fees_amount_invalid,
    too_much: m.office_fees_too_much,
    shares_missing: m.office_fees_shares_missing,
  },
});
