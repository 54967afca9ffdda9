import * as z from 'zod/mini';
import { type Endpoint, endpoint } from '#kernel/endpoint.ts';
import { line, lines } from '#kernel/text.ts';
import * as m from '#messages/all.ts';
import { Id } from '#modules/disputes/contract/words.ts';
import { codeErrors, codeSentences, signingSentences } from './refusals.ts';

const SOURCE = 'ACA ss. 30, 31 and 73(4); law and lifecycle 6.6 and 6.7';
const unknown = {
  status: 404,
  when: 'There is none, not every party has signed, or the viewer neither led the talks nor sits.',
} as const;
const complete = { status: 409, when: 'The case is over with it.' } as const;

export const termsToAuthenticate = endpoint({
  method: 'GET',
  path: '/api/disputes/:id/settlement/terms',
  needs: 'have_account',
  source: SOURCE,
  summary:
    'A settlement that every party signed, for whoever led their talks or decides: its text, who signed it, and whose name it still takes.',
  input: z.object({ id: Id }),
  output: z.object({
    reference: z.string(),
    form: z.enum(['conciliation', 'mediation', 'award']),
    isWaiting: z.boolean(),
    hash: z.string(),
    texts: z.array(
      z.object({
        language: z.enum(['en', 'hi', 'mr']),
        title: z.string(),
        facts: z.array(z.object({ name: z.string(), said: z.string() })),
        parts: z.array(z.object({ heading: z.string(), text: z.string() })),
      }),
    ),
    parties: z.array(
      z.object({ id: Id, name: z.string(), signedAt: z.string(), signedAs: z.string() }),
    ),
    members: z.array(
      z.object({ name: z.string(), signedAt: z.nullable(z.string()), isYou: z.boolean() }),
    ),
    isCodeSent: z.boolean(),
    mayObject: z.boolean(),
    mayFinish: z.boolean(),
    stamp: z.nullable(z.string()),
    document: z.nullable(Id),
  }),
  errors: { unknown },
  sentences: { unknown: m.case_error_unknown },
});

export const termsCode = endpoint({
  method: 'POST',
  path: '/api/disputes/:id/settlement/terms/codes',
  needs: 'have_account',
  source: SOURCE,
  summary:
    'Have a one-time code sent to one’s own proved address, with which one puts one’s name to it.',
  input: z.strictObject({ id: Id }),
  output: z.object({ id: Id }),
  status: 201,
  errors: {
    unknown,
    settlement_complete: complete,
    address_missing: { status: 409, when: 'The account has no proved e-mail address.' },
    too_many: { status: 429, when: 'Too many codes were asked for.' },
  },
  sentences: {
    unknown: m.case_error_unknown,
    settlement_complete: m.terms_over,
    address_missing: codeSentences.address_missing,
    too_many: codeSentences.too_many,
  },
});

export const termsSigning = endpoint({
  method: 'POST',
  path: '/api/disputes/:id/settlement/terms/signatures',
  needs: 'have_account',
  source: SOURCE,
  summary:
    'Put one’s name to it: its hash as it was read, the name typed, the box ticked, and the code that was sent. With the last name the dispute ends.',
  input: z.strictObject({
    id: Id,
    textHash: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
    name: line(200),
    agreed: z.boolean(),
    code: line(40),
    stamp: line(100),
    without: lines(2000),
  }),
  output: z.object({ id: Id, isComplete: z.boolean() }),
  status: 201,
  errors: {
    unknown,
    settlement_complete: complete,
    signed_before: { status: 409, when: 'The viewer has signed.' },
    other_text: { status: 409, when: 'The text is not the one that was read.' },
    not_agreed: { status: 422, when: 'The box is not ticked.' },
    name_missing: { status: 422, when: 'No name was typed.' },
    stamp_used: { status: 409, when: 'The certificate stands on another award.' },
    too_few_signed: { status: 409, when: 'Not more than half of the tribunal have signed.' },
    ...codeErrors,
  },
  sentences: {
    unknown: m.case_error_unknown,
    settlement_complete: m.terms_over,
    signed_before: m.terms_error_signed,
    other_text: signingSentences.other_text,
    not_agreed: signingSentences.not_agreed,
    name_missing: signingSentences.name_missing,
    stamp_used: m.terms_error_stamp,
    too_few_signed: m.terms_error_without,
    code_wrong: codeSentences.code_wrong,
    code_over: codeSentences.code_over,
    too_many: codeSentences.too_many,
  },
});

export const termsObjection = endpoint({
  method: 'POST',
  path: '/api/disputes/:id/settlement/terms/objection',
  needs: 'have_account',
  source: 'ACA s. 30(2)',
  summary:
    'The tribunal objects to an award on these terms, with a reason; what the parties signed holds as a contract.',
  input: z.strictObject({ id: Id, reason: lines(2000) }),
  output: z.object({ id: Id }),
  errors: {
    unknown,
    settlement_complete: complete,
    reason_missing: { status: 422, when: 'No reason was given.' },
  },
  sentences: {
    unknown: m.case_error_unknown,
    settlement_complete: m.terms_over,
    reason_missing: m.terms_error_reason,
  },
});

export const termsEndpoints: readonly Endpoint[] = [
  termsToAuthenticate,
  termsCode,
  termsSigning,
  termsObjection,
];
