import * as z from 'zod/mini';
import { endpoint } from '#kernel/endpoint.ts';
import { line } from '#kernel/text.ts';
import * as m from '#messages/all.ts';
import { known } from './money.ts';
import { Paise } from './words.ts';

export const payReturn = endpoint({
  method: 'GET',
  path: '/api/fees/razorpay/return',
  needs: 'visit',
  summary:
    'What to tell whoever comes back from the provider’s page, by the words that it sent them with. Nothing is moved by them.',
  source: 'Razorpay, Payment Links: callback_url and razorpay_signature',
  input: z.strictObject({
    linkId: line(64),
    reference: line(64),
    status: line(40),
    paymentId: line(64),
    signature: line(64).check(
      z.meta({
        description: 'HMAC-SHA256 of link, reference, status and payment with RAZORPAY_KEY_SECRET.',
      }),
    ),
  }),
  output: z.object({
    state: z
      .enum(['paid', 'confirming', 'open'])
      .check(z.meta({ description: 'paid: it is in our books.' })),
    number: z.string(),
    amount: Paise,
    back: z.string(),
  }),
  ...known,
});

/** Razorpay's messages are a few kilobytes. */
const WEBHOOK_MAX = 64 * 1024;

export const razorpayWebhook = endpoint({
  method: 'POST',
  path: '/api/fees/razorpay/webhook',
  needs: 'visit',
  summary:
    'For Razorpay: an event as it came. X-Razorpay-Signature is the HMAC-SHA256 of the body with RAZORPAY_WEBHOOK_SECRET; x-razorpay-event-id counts once.',
  source: 'Razorpay, webhooks: validate and test',
  raw: { types: ['application/json'], maxBytes: WEBHOOK_MAX },
  input: z.strictObject({}),
  output: z.object({ outcome: z.enum(['repeat', 'noted', 'paid', 'to_match', 'refunded']) }),
  errors: {
    provider_off: { status: 404, when: 'The keys of Razorpay are not set.' },
    signature_wrong: { status: 401, when: 'The signature is missing, or not that of the body.' },
    not_understood: { status: 422, when: 'It was signed, and is not of the documented shape.' },
  },
  sentences: {
    provider_off: m.fees_provider_off,
    signature_wrong: m.office_fees_signature_wrong,
    not_understood: m.office_fees_not_understood,
  },
});
