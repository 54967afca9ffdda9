import * as z from 'zod/mini';
import { EMAIL_MAX } from '#kernel/contacts.ts';
import type { Problem, Refusal } from '#kernel/endpoint.ts';
import { isFilled, line } from '#kernel/text.ts';
import * as m from '#messages/all.ts';
import { lengthProblem } from '../rules/password-length.ts';
import { readUsername } from '../rules/usernames.ts';
import { chosenPasswordErrors, chosenPasswordSentences } from './chosen-password.ts';

/** A password on the wire; its own limits are told as refusals, each with its mend. */
const SECRET_MAX = 1000;

export type Typed = Readonly<Record<string, unknown>>;

export const username = () =>
  line(EMAIL_MAX).check(
    z.meta({
      description: 'An e-mail address, or a mobile number (ten digits in India, else with +).',
    }),
  );
// As it is: a space in it is a character, and nothing is trimmed (ASVS 5.0, V6.2.8).
export const password = () => z.string().check(z.maxLength(SECRET_MAX));
export const agrees = () =>
  z
    .boolean()
    .check(z.meta({ description: 'To Privacy Policy, Code of Conduct and Terms; must be true.' }));
export const next = () =>
  z.optional(line(500).check(z.meta({ description: 'A path of this site to go on to.' })));

/** Where to go now. The session comes as a cookie, which no script can read. */
export const Arrived = z.object({
  to: z.string().check(z.meta({ description: 'A path of this site.' })),
});
export const Ticket = z.object({
  ticket: z.string().check(z.meta({ format: 'uuid', description: 'Goes with the code.' })),
});

export const usernameErrors = {
  username_missing: { status: 422, when: 'The username is empty.' },
  username_invalid: {
    status: 422,
    when: 'The username is neither an e-mail address nor a mobile number.',
  },
} satisfies Record<string, Refusal>;
export const usernameSentences = {
  username_missing: m.login_username_missing,
  username_invalid: m.sign_in_username_invalid,
};

export const agreementErrors = {
  agreement_missing: { status: 422, when: 'agrees is not true.' },
} satisfies Record<string, Refusal>;
export const agreementSentences = { agreement_missing: m.login_agree_missing };

export const limitErrors = {
  too_many: {
    status: 429,
    when: 'Too many tries, with this username or from this network; `Retry-After` says how long to wait.',
  },
} satisfies Record<string, Refusal>;
export const limitSentences = { too_many: m.sign_in_too_many };

export const busyErrors = {
  busy: { status: 503, when: 'Too many passwords are being checked at this moment.' },
} satisfies Record<string, Refusal>;
export const busySentences = { busy: m.sign_in_busy };

export const codeErrors = {
  code_missing: { status: 422, when: 'The code is empty.' },
  code_wrong: { status: 422, when: 'It is not the code that was sent.' },
  code_over: {
    status: 410,
    when: 'The code was used, is older than ten minutes, or was typed wrong five times.',
  },
} satisfies Record<string, Refusal>;
export const codeSentences = {
  code_missing: m.sign_in_code_missing,
  code_wrong: m.sign_in_code_wrong,
  code_over: m.sign_in_code_over,
};

export const linkErrors = {
  link_unknown: { status: 404, when: 'No letter of ours has this link.' },
  link_over: { status: 410, when: 'The link was used, or is too old.' },
} satisfies Record<string, Refusal>;
export const linkSentences = {
  link_unknown: m.sign_in_link_unknown,
  link_over: m.sign_in_link_over,
};

export const passwordErrors = {
  password_missing: { status: 422, when: 'The password is empty.' },
  ...chosenPasswordErrors,
} satisfies Record<string, Refusal>;
export const passwordSentences = {
  password_missing: m.login_password_missing,
  ...chosenPasswordSentences,
};

export function usernameProblem({
  username: typed,
}: Typed): Problem<'username_missing' | 'username_invalid'> | null {
  if (!isFilled(typed)) return { code: 'username_missing', field: 'username' };
  return readUsername(typed) ? null : { code: 'username_invalid', field: 'username' };
}

export function nameProblem({ name }: Typed): Problem<'name_missing'> | null {
  return isFilled(name) ? null : { code: 'name_missing', field: 'name' };
}

export function agreementProblem({ agrees: ticked }: Typed): Problem<'agreement_missing'> | null {
  return ticked === true ? null : { code: 'agreement_missing', field: 'agrees' };
}

export function codeProblem({ code }: Typed): Problem<'code_missing'> | null {
  return isFilled(code) ? null : { code: 'code_missing', field: 'code' };
}

/** What a browser can say of a password that is chosen; whether it is guessable, the server says. */
export function passwordProblem({
  password: chosen,
}: Typed): Problem<'password_missing' | 'password_short' | 'password_long'> | null {
  if (typeof chosen !== 'string' || chosen === '')
    return { code: 'password_missing', field: 'password' };
  const code = lengthProblem(chosen);
  return code ? { code, field: 'password' } : null;
}
