import * as z from 'zod/mini';
import { type Endpoint, endpoint } from '#kernel/endpoint.ts';
import { line } from '#kernel/text.ts';
import * as m from '#messages/all.ts';
import { FEE_STAGES } from '../rules/neutral-fees.ts';
import { Id, Moment, Paise, REFERENCE_MAX, unknownErrors, unknownSentences } from './words.ts';

const SOURCE =
  'ACA ss. 31A and 38; Income-tax Act s. 194J; issue of the neutrals’ fees: earned, approved, paid';
const Stage = z.enum(FEE_STAGES);
const FeeState = z.enum(['earned', 'approved', 'in_payout', 'paid']);

export const neutralStatement = endpoint({
  method: 'GET',
  path: '/api/neutral/statement',
  needs: 'have_account',
  summary:
    'What the caller has earned as a neutral, dispute by dispute: the fee, the tax kept back of it at source, what is left, and when it was paid. And the end of the account to which it goes.',
  source: SOURCE,
  input: z.strictObject({}),
  output: z.object({
    fees: z.array(
      z.object({
        id: Id,
        reference: z.string(),
        stage: Stage,
        state: FeeState,
        amount: Paise,
        /** Null before the approval. */
        tds: z.nullable(Paise),
        net: z.nullable(Paise),
        earnedAt: Moment,
        paidAt: z.nullable(Moment),
        bankReference: z.nullable(z.string()),
      }),
    ),
    totals: z.object({ earned: Paise, tds: Paise, paid: Paise, toPay: Paise }),
    rate: z.nullable(
      z.object({ percent: z.number(), withoutPan: z.number(), isConfirmed: z.boolean() }),
    ),
    account: z.nullable(
      z.object({
        holder: z.string(),
        ifsc: z.string(),
        lastDigits: z.string(),
        hasPan: z.boolean(),
      }),
    ),
  }),
  errors: {},
  sentences: {},
});

export const neutralAccount = endpoint({
  method: 'POST',
  path: '/api/neutral/account',
  needs: 'keep_profile',
  summary: 'Say to which account in India the caller’s fees are paid, and their PAN.',
  source: SOURCE,
  input: z.strictObject({ holder: line(140), account: line(40), ifsc: line(20), pan: line(20) }),
  output: z.object({ lastDigits: z.string() }),
  errors: {
    holder_missing: { status: 422, when: 'The name of the account is empty.' },
    account_wrong: { status: 422, when: 'The number has not 8 to 18 digits.' },
    ifsc_wrong: { status: 422, when: 'The IFSC is none.' },
    pan_wrong: { status: 422, when: 'The PAN is none.' },
  },
  sentences: {
    holder_missing: m.payee_holder_missing,
    account_wrong: m.payee_account_wrong,
    ifsc_wrong: m.payee_ifsc_wrong,
    pan_wrong: m.payee_pan_wrong,
  },
});

export const officeNeutralFees = endpoint({
  method: 'GET',
  path: '/api/office/neutral-fees',
  needs: 'read_invoices',
  summary: 'Fees that neutrals have earned: what waits to be approved, to be paid, and the files.',
  source: SOURCE,
  input: z.strictObject({}),
  output: z.object({
    fees: z.array(
      z.object({
        id: Id,
        disputeId: Id,
        reference: z.string(),
        payee: z.string(),
        stage: Stage,
        state: FeeState,
        amount: Paise,
        tds: z.nullable(Paise),
        net: z.nullable(Paise),
        earnedAt: Moment,
        hasAccount: z.boolean(),
        payoutId: z.nullable(Id),
        bankReference: z.nullable(z.string()),
      }),
    ),
    payouts: z.array(z.object({ id: Id, number: z.number(), madeAt: Moment })),
    /** Tables by which it is reckoned and that nobody has confirmed. */
    unconfirmed: z.array(z.string()),
    may: z.array(z.enum(['approve', 'pay'])),
  }),
  errors: {},
  sentences: {},
});

export const neutralFeeApproval = endpoint({
  method: 'POST',
  path: '/api/office/neutral-fees/:id/approval',
  needs: 'decide_disputes',
  summary: 'Approve a fee that a neutral has earned; the tax of the day is kept back of it.',
  source: SOURCE,
  status: 201,
  input: z.strictObject({ id: Id }),
  output: z.object({ id: Id }),
  errors: {
    ...unknownErrors,
    own_fee: { status: 403, when: 'It is the caller’s own.' },
    approved_before: { status: 409, when: 'It was approved before.' },
    not_held: { status: 409, when: 'The deposits of the dispute hold less.' },
  },
  sentences: {
    ...unknownSentences,
    own_fee: m.office_payout_own,
    approved_before: m.office_payout_approved_before,
    not_held: m.office_payout_not_held,
  },
});

export const payoutMaking = endpoint({
  method: 'POST',
  path: '/api/office/payouts',
  needs: 'confirm_payments',
  summary: 'Put all approved fees whose account is known into one file for the bank.',
  source: SOURCE,
  status: 201,
  input: z.strictObject({}),
  output: z.object({ id: Id }),
  errors: { nothing_payable: { status: 409, when: 'No approved fee has an account.' } },
  sentences: { nothing_payable: m.office_payout_nothing },
});

export const payoutDownload = endpoint({
  method: 'GET',
  path: '/api/office/payouts/:id/file',
  needs: 'confirm_payments',
  summary: 'The transfers of a payout as CSV, as banks take many NEFT and RTGS transfers at once.',
  source: SOURCE,
  input: z.strictObject({ id: Id }),
  output: z.object({}),
  answers: 'text/csv',
  errors: unknownErrors,
  sentences: unknownSentences,
});

export const neutralFeePayment = endpoint({
  method: 'POST',
  path: '/api/office/neutral-fees/:id/payment',
  needs: 'confirm_payments',
  summary: 'Mark a fee of a payout as paid, with the bank’s reference.',
  source: SOURCE,
  status: 201,
  input: z.strictObject({ id: Id, reference: line(REFERENCE_MAX) }),
  output: z.object({ id: Id }),
  errors: {
    ...unknownErrors,
    own_fee: { status: 403, when: 'It is the caller’s own.' },
    reference_missing: { status: 422, when: 'The reference of the bank is empty.' },
    reference_taken: { status: 409, when: 'Another fee was paid under that reference.' },
    not_in_payout: { status: 409, when: 'It is in no file for the bank.' },
    paid_before: { status: 409, when: 'It was marked as paid before.' },
  },
  sentences: {
    ...unknownSentences,
    own_fee: m.office_payout_own,
    reference_missing: m.office_fees_reference_missing,
    reference_taken: m.office_fees_reference_taken,
    not_in_payout: m.office_payout_not_in,
    paid_before: m.office_payout_paid_before,
  },
});

export const neutralFeeEndpoints: readonly Endpoint[] = [
  neutralStatement,
  neutralAccount,
  officeNeutralFees,
  neutralFeeApproval,
  payoutMaking,
  payoutDownload,
  neutralFeePayment,
];
