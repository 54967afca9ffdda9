import type { Refusal } from '#kernel/endpoint.ts';
import * as m from '#messages/all.ts';

export const keyErrors = {
  idempotency_key_invalid: {
    status: 400,
    when: 'The Idempotency-Key header is empty, too long or not printable ASCII.',
  },
  idempotency_key_reused: {
    status: 422,
    when: 'The Idempotency-Key was used within 24 hours with another body.',
  },
} satisfies Record<string, Refusal>;

export const keySentences = {
  idempotency_key_invalid: m.enquiries_key_invalid,
  idempotency_key_reused: m.enquiries_key_reused,
};
