import * as z from 'zod/mini';
import { endpoint } from '#kernel/endpoint.ts';
import { isFilled, line } from '#kernel/text.ts';
import * as m from '#messages/all.ts';
import { Id, Moment, Proof, proofErrors, proofSentences } from './schemas.ts';

const SOURCE = 'RFC 6238, with recovery codes; ASVS 5.0, V6.5';
const CODE_MAX = 60;
const NEXT_MAX = 500;

const Codes = z
  .array(z.string())
  .check(z.meta({ description: 'Shown once; only their hashes are kept.' }));
const codeErrors = {
  code_missing: { status: 422, when: 'No code was sent.' },
  code_wrong: {
    status: 422,
    when: 'The code is none of this half minute, the one before and the one after, nor a recovery code that was not used.',
  },
  code_used: {
    status: 422,
    when: 'The code of this half minute was taken already; the next one is good.',
  },
  too_many_tries: proofErrors.too_many_tries,
} as const;
const codeSentences = {
  code_missing: m.factor_code_missing,
  code_wrong: m.factor_code_wrong,
  code_used: m.factor_code_used,
  too_many_tries: m.account_too_many_tries,
};
const codeGiven = ({ code }: Readonly<Record<string, unknown>>) =>
  isFilled(code) ? null : ({ code: 'code_missing', field: 'code' } as const);

export const security = endpoint({
  method: 'GET',
  path: '/api/account/security',
  needs: 'verify_second_factor',
  summary: 'With what whoever asks signs in besides their password.',
  source: SOURCE,
  input: z.strictObject({}),
  output: z.object({
    appSince: z.nullable(Moment),
    codesLeft: z.number(),
    passkeys: z.array(
      z.object({ id: Id, name: z.string(), madeAt: Moment, usedAt: z.nullable(Moment) }),
    ),
    passkeysWork: z
      .boolean()
      .check(
        z.meta({ description: 'False at a bare IP address, where no browser makes passkeys.' }),
      ),
    isRequired: z
      .boolean()
      .check(z.meta({ description: 'Whether their roles ask for a second factor.' })),
    isGiven: z.boolean(),
    isFresh: z.boolean().check(
      z.meta({
        description: 'Whether they may change it without being asked who they are again.',
      }),
    ),
  }),
  errors: {},
  sentences: {},
});

export const enrolment = endpoint({
  method: 'POST',
  path: '/api/account/authenticator/enrolment',
  needs: 'change_ways_in',
  summary:
    'Begin with an authenticator app: a secret as text, as an otpauth address and as a QR code to draw.',
  source: SOURCE,
  input: z.strictObject({ password: Proof }),
  output: z.object({
    secret: z.string(),
    address: z.string(),
    qr: z.object({
      size: z.number(),
      path: z.string().check(z.meta({ description: 'The path of an SVG of this size.' })),
    }),
  }),
  errors: proofErrors,
  sentences: proofSentences,
});

export const enrolmentEnd = endpoint({
  method: 'PUT',
  path: '/api/account/authenticator',
  needs: 'change_ways_in',
  summary:
    'Show by a code that the app has the secret. Answers ten recovery codes and a session that knows the second factor.',
  source: SOURCE,
  input: z.strictObject({ code: line(CODE_MAX) }),
  output: z.object({ recoveryCodes: Codes }),
  check: codeGiven,
  errors: { ...codeErrors, not_begun: { status: 409, when: 'No secret was given out before.' } },
  sentences: { ...codeSentences, not_begun: m.factor_not_begun },
});

export const authenticatorRemoval = endpoint({
  method: 'DELETE',
  path: '/api/account/authenticator',
  needs: 'change_ways_in',
  summary: 'Take the authenticator app away.',
  source: SOURCE,
  input: z.strictObject({ password: Proof }),
  output: z.object({ removed: z.boolean() }),
  errors: {
    ...proofErrors,
    no_factor: { status: 409, when: 'There is no app.' },
    factor_required: {
      status: 409,
      when: 'Their role asks for a second factor, and this is the last one.',
    },
  },
  sentences: { ...proofSentences, no_factor: m.factor_none, factor_required: m.factor_required },
});

export const verification = endpoint({
  method: 'POST',
  path: '/api/account/second-factor',
  needs: 'verify_second_factor',
  summary:
    'Give the second factor: a code of the app or a recovery code. The session gets a fresh token.',
  source: SOURCE,
  input: z.strictObject({ code: line(CODE_MAX), next: z.nullable(line(NEXT_MAX)) }),
  output: z.object({
    by: z.enum(['app', 'recovery_code']),
    next: z.string().check(z.meta({ description: 'The page of ours to go on to.' })),
  }),
  check: codeGiven,
  errors: { ...codeErrors, no_factor: { status: 409, when: 'There is no second factor yet.' } },
  sentences: { ...codeSentences, no_factor: m.factor_none },
});

export const recoveryCodes = endpoint({
  method: 'POST',
  path: '/api/account/recovery-codes',
  needs: 'change_ways_in',
  summary: 'Ten new recovery codes; the old ones open nothing any more.',
  source: SOURCE,
  input: z.strictObject({ password: Proof }),
  output: z.object({ recoveryCodes: Codes }),
  errors: { ...proofErrors, no_factor: { status: 409, when: 'There is no second factor yet.' } },
  sentences: { ...proofSentences, no_factor: m.factor_none },
});
