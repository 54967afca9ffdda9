import * as z from 'zod/mini';
import { endpoint } from '#kernel/endpoint.ts';

const instant = () => z.nullable(z.string().check(z.meta({ format: 'date-time' })));

/** A list to keep: with it a certificate or a head of the record is checked offline, also after the key was changed. */
export const publishedKeys = endpoint({
  method: 'GET',
  path: '/.well-known/munch-keys.json',
  needs: 'visit',
  summary: 'Every public key of the institution, the retired ones too, each with the time in which it was in force.',
  source: 'Issue 11, point 19',
  input: z.strictObject({}),
  answers: 'application/json',
  output: z.object({
    format: z.enum(['munch-keys-1']),
    keys: z.array(
      z.object({
        id: z.string().check(z.meta({ description: 'The fingerprint: SHA-256 of the 32 bytes of the key.' })),
        ...{ algorithm: z.enum(['Ed25519']), publicKey: z.string(), validFrom: instant(), validTo: instant() },
        purpose: z.array(z.enum(['service-certificate', 'record-head'])),
      }),
    ),
  }),
  errors: {},
  sentences: {},
});
