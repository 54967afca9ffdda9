import * as z from 'zod/mini';
import { isEmailOfOneWriting } from '#kernel/contacts.ts';
import { endpoint } from '#kernel/endpoint.ts';
import { isFilled, line } from '#kernel/text.ts';
import * as m from '#messages/all.ts';
import {
  GivenRole,
  NAME_MAX,
  passwordErrors,
  passwordSentences,
  typedPassword,
} from './schemas.ts';

const Token = line(100);
const link_unknown = {
  status: 404,
  when: 'The link is not ours, was used, was replaced by a newer one, or is over.',
} as const;
const email_taken = { status: 409, when: 'There is an account with this address.' } as const;
const name_missing = { status: 422, when: 'The name is empty.' } as const;
const agreement_missing = { status: 422, when: 'The agreement was not given.' } as const;
export const firstLinkOpening = endpoint({
  method: 'POST',
  path: '/api/first-administrator/opening',
  needs: 'visit',
  summary:
    'Whether the link that the start printed still makes the first administrator. Opening changes nothing.',
  source: 'Decision 0018: the first administrator',
  input: z.strictObject({ token: Token }),
  output: z.object({ open: z.boolean() }),
  errors: { link_unknown },
  sentences: { link_unknown: m.newcomer_link_unknown },
});

export const firstAdministrator = endpoint({
  method: 'POST',
  path: '/api/first-administrator',
  needs: 'visit',
  summary: 'Make the first administrator, and sign them in. Once.',
  source: 'Decision 0018: the first administrator',
  status: 201,
  input: z.strictObject({
    token: Token,
    name: line(NAME_MAX),
    email: line(254),
    password: typedPassword(),
    agrees: z.boolean(),
  }),
  output: z.object({
    to: z.string().check(z.meta({ description: 'The page of ours to go on to.' })),
  }),
  check: ({ name, email, agrees }) => {
    if (!isFilled(name)) return { code: 'name_missing', field: 'name' };
    if (!isEmailOfOneWriting(email)) return { code: 'email_invalid', field: 'email' };
    return agrees === true ? null : { code: 'agreement_missing', field: 'agrees' };
  },
  errors: {
    name_missing,
    agreement_missing,
    email_invalid: { status: 422, when: 'The e-mail address is not one.' },
    link_unknown,
    email_taken,
    ...passwordErrors,
  },
  sentences: {
    name_missing: m.account_name_missing,
    email_invalid: m.newcomer_email_invalid,
    agreement_missing: m.login_agree_missing,
    link_unknown: m.newcomer_link_unknown,
    email_taken: m.newcomer_email_taken,
    ...passwordSentences,
  },
});

export const invitationOpening = endpoint({
  method: 'POST',
  path: '/api/invitations/opening',
  needs: 'visit',
  summary: 'Who is invited by a mailed link, and as what. Opening changes nothing.',
  source: 'Law and lifecycle 6.1: who has an office was given it by somebody',
  input: z.strictObject({ token: Token }),
  output: z.object({ name: z.string(), email: z.string(), role: GivenRole }),
  errors: { link_unknown },
  sentences: { link_unknown: m.newcomer_link_unknown },
});

export const invitationTaking = endpoint({
  method: 'POST',
  path: '/api/invitations/account',
  needs: 'visit',
  summary: 'Make the account that somebody was invited to, and sign them in. Once.',
  source: 'Law and lifecycle 6.1: who has an office was given it by somebody',
  status: 201,
  input: z.strictObject({
    token: Token,
    name: line(NAME_MAX),
    password: typedPassword(),
    agrees: z.boolean(),
  }),
  output: z.object({
    to: z.string().check(z.meta({ description: 'The page of ours to go on to.' })),
  }),
  check: ({ name, agrees }) => {
    if (!isFilled(name)) return { code: 'name_missing', field: 'name' };
    return agrees === true ? null : { code: 'agreement_missing', field: 'agrees' };
  },
  errors: { name_missing, agreement_missing, link_unknown, email_taken, ...passwordErrors },
  sentences: {
    name_missing: m.account_name_missing,
    agreement_missing: m.login_agree_missing,
    link_unknown: m.newcomer_link_unknown,
    email_taken: m.newcomer_email_taken,
    ...passwordSentences,
  },
});
