import * as z from 'zod/mini';
import { endpoint } from '#kernel/endpoint.ts';
import { isFilled, line } from '#kernel/text.ts';
import * as m from '#messages/all.ts';
import { Id, Proof, proofErrors, proofSentences } from './schemas.ts';

export const SOURCE = 'Web Authentication, sections 7.1 and 7.2';

export const PASSKEY_NAME_MAX = 60;

// What a browser's answer is made of (WebAuthn 3, 5.8.1), as text; the server verifies what stands in it.
const bytes = (max: number) => z.string().check(z.maxLength(max), z.regex(/^[\w-]*$/));

const key = { id: bytes(2000), rawId: bytes(2000), type: z.enum(['public-key']) };

const Registration = z.object({
  ...key,
  response: z.object({
    clientDataJSON: bytes(4000),
    attestationObject: bytes(20_000),
    transports: z.optional(z.array(line(30)).check(z.maxLength(10))),
  }),
});

const Assertion = z.object({
  ...key,
  response: z.object({
    clientDataJSON: bytes(4000),
    authenticatorData: bytes(4000),
    signature: bytes(4000),
    userHandle: z.optional(bytes(200)),
  }),
});

const Options = z.object({
  options: z.string().check(z.meta({ description: 'For navigator.credentials, as JSON.' })),
});

const no_domain = {
  status: 409,
  when: 'The site is at a bare IP address, where no browser makes passkeys.',
} as const;

const challenge_over = {
  status: 410,
  when: 'The challenge is older than five minutes, was answered before, or was not ours.',
} as const;

const passkey_wrong = {
  status: 422,
  when: 'The answer is not signed by that passkey, for this site, with its owner shown to be there.',
} as const;

export const named = ({ name }: Readonly<Record<string, unknown>>) =>
  isFilled(name) ? null : ({ code: 'passkey_unnamed', field: 'name' } as const);

export const passkey_unnamed = { status: 422, when: 'It has no name.' } as const;

export const passkeyOptions = endpoint({
  method: 'POST',
  path: '/api/account/passkeys/options',
  needs: 'change_ways_in',
  summary: 'What a browser makes a passkey with.',
  source: SOURCE,
  input: z.strictObject({ password: Proof }),
  output: Options,
  errors: {
    ...proofErrors,
    no_domain,
    too_many_passkeys: { status: 409, when: 'There are twenty.' },
  },
  sentences: {
    ...proofSentences,
    no_domain: m.passkey_no_domain,
    too_many_passkeys: m.passkey_too_many,
  },
});

export const passkeyAddition = endpoint({
  method: 'POST',
  path: '/api/account/passkeys',
  needs: 'change_ways_in',
  summary: 'Keep a passkey that the browser made.',
  source: SOURCE,
  status: 201,
  input: z.strictObject({ name: line(PASSKEY_NAME_MAX), response: Registration }),
  output: z.object({
    id: Id,
    recoveryCodes: z.nullable(z.array(z.string())).check(
      z.meta({
        description:
          'Ten, shown once, with the first second factor of an account; then its session gets a fresh token.',
      }),
    ),
  }),
  check: named,
  errors: {
    passkey_unnamed,
    no_domain,
    challenge_over,
    passkey_wrong,
    passkey_known: { status: 409, when: 'It is kept already.' },
  },
  sentences: {
    passkey_unnamed: m.passkey_unnamed,
    no_domain: m.passkey_no_domain,
    challenge_over: m.passkey_over,
    passkey_wrong: m.passkey_wrong,
    passkey_known: m.passkey_known,
  },
});

export const passkeySignInOptions = endpoint({
  method: 'POST',
  path: '/api/identity/passkey/options',
  needs: 'visit',
  summary: 'What a browser signs in with. It names nobody.',
  source: SOURCE,
  input: z.strictObject({}),
  output: Options,
  errors: { no_domain },
  sentences: { no_domain: m.passkey_no_domain },
});

export const passkeySignIn = endpoint({
  method: 'POST',
  path: '/api/identity/passkey',
  needs: 'visit',
  summary:
    'Sign in with a passkey. Its user verification makes it two factors, so no code is asked after it.',
  source: SOURCE,
  input: z.strictObject({ response: Assertion, next: z.nullable(line(500)) }),
  output: z.object({
    to: z.string().check(z.meta({ description: 'The page of ours to go on to.' })),
  }),
  errors: { no_domain, challenge_over, passkey_wrong },
  sentences: {
    no_domain: m.passkey_no_domain,
    challenge_over: m.passkey_over,
    passkey_wrong: m.passkey_wrong,
  },
});
