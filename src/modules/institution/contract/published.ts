import * as z from 'zod/mini';
import { Day } from '#kernel/days.ts';
import { endpoint } from '#kernel/endpoint.ts';
import * as m from '#messages/all.ts';

const instant = () => z.nullable(z.string().check(z.meta({ format: 'date-time' })));

const signed = {
  signed: z.string().check(
    z.meta({
      description:
        'What was signed, byte by byte: JSON with the day, the last seal, its hash and the count of acts.',
    }),
  ),
  keyId: z.string(),
  signature: z.string().check(z.meta({ description: 'Ed25519, in base64, over `signed`.' })),
};
const nearDay = () => z.nullable(z.string().check(z.meta({ format: 'date' })));

export const recordHeads = endpoint({
  method: 'GET',
  path: '/api/record/heads',
  needs: 'visit',
  summary:
    'The signed heads of the record, one a day, the newest first: to be kept, and held against the record later.',
  source: 'BSA 2023 s. 63(4); decision 0054',
  input: z.strictObject({ before: z.optional(Day) }),
  output: z.object({ heads: z.array(z.object({ day: z.string(), ...signed })), next: nearDay() }),
  errors: {},
  sentences: {},
});

export const recordHead = endpoint({
  method: 'GET',
  path: '/api/record/heads/:day',
  needs: 'visit',
  summary:
    'The signed head of one day. Kept as it is, `npm run verify -- --head` says whether the record still holds it.',
  source: 'BSA 2023 s. 63(4); decision 0054',
  input: z.strictObject({ day: Day }),
  output: z.object({ day: z.string(), ...signed, previous: nearDay(), next: nearDay() }),
  errors: { head_unknown: { status: 404, when: 'Nothing was signed of this day.' } },
  sentences: { head_unknown: m.record_head_unknown },
});

/** A list to keep: with it a certificate or a head of the record is checked offline, also after the key was changed. */
export const publishedKeys = endpoint({
  method: 'GET',
  path: '/.well-known/munch-keys.json',
  needs: 'visit',
  summary:
    'Every public key of the institution, the retired ones too, each with the time in which it was in force.',
  source: 'Decision 0055: the keys are listed',
  input: z.strictObject({}),
  answers: 'application/json',
  output: z.object({
    format: z.enum(['munch-keys-1']),
    keys: z.array(
      z.object({
        id: z
          .string()
          .check(z.meta({ description: 'The fingerprint: SHA-256 of the 32 bytes of the key.' })),
        algorithm: z.enum(['Ed25519']),
        publicKey: z.string(),
        validFrom: instant(),
        validTo: instant(),
        purpose: z.array(z.enum(['service-certificate', 'record-head'])),
      }),
    ),
  }),
  errors: {},
  sentences: {},
});
