import * as z from 'zod/mini';
import { EMAIL_MAX } from '#kernel/contacts.ts';
import { endpoint, type Problem, type Refusal } from '#kernel/endpoint.ts';
import { Id } from '#kernel/ids.ts';
import { isFilled, line } from '#kernel/text.ts';
import * as m from '#messages/all.ts';
import { lengthProblem, PASSWORD_MAX, PASSWORD_MIN } from '../rules/password-length.ts';
import { readUsername } from '../rules/usernames.ts';

export { PASSWORD_MIN } from '../rules/password-length.ts';
export { EMAIL_MAX };

export const NAME_MAX = 100;
/** A password on the wire; its own limits are told as refusals, each with its mend. */
const SECRET_MAX = 1000;

type Typed = Readonly<Record<string, unknown>>;

const username = () =>
  line(EMAIL_MAX).check(
    z.meta({
      description: 'An e-mail address, or a mobile number (ten digits in India, else with +).',
    }),
  );
// As it is: a space in it is a character, and nothing is trimmed (ASVS 5.0, V6.2.8).
const password = () => z.string().check(z.maxLength(SECRET_MAX));
const agrees = () =>
  z
    .boolean()
    .check(z.meta({ description: 'To Privacy Policy, Code of Conduct and Terms; must be true.' }));
const next = () =>
  z.optional(line(500).check(z.meta({ description: 'A path of this site to go on to.' })));

/** Where to go now. The session comes as a cookie, which no script can read. */
const Arrived = z.object({ to: z.string().check(z.meta({ description: 'A path of this site.' })) });
const Ticket = z.object({
  ticket: z.string().check(z.meta({ format: 'uuid', description: 'Goes with the code.' })),
});

const usernameErrors = {
  username_missing: { status: 422, when: 'The username is empty.' },
  username_invalid: {
    status: 422,
    when: 'The username is neither an e-mail address nor a mobile number.',
  },
} satisfies Record<string, Refusal>;
const usernameSentences = {
  username_missing: m.login_username_missing,
  username_invalid: m.sign_in_username_invalid,
};

const agreementErrors = {
  agreement_missing: { status: 422, when: 'agrees is not true.' },
} satisfies Record<string, Refusal>;
const agreementSentences = { agreement_missing: m.login_agree_missing };

const limitErrors = {
  too_many: {
    status: 429,
    when: 'Too many tries, with this username or from this network; `Retry-After` says how long to wait.',
  },
} satisfies Record<string, Refusal>;
const limitSentences = { too_many: m.sign_in_too_many };

const busyErrors = {
  busy: { status: 503, when: 'Too many passwords are being checked at this moment.' },
} satisfies Record<string, Refusal>;
const busySentences = { busy: m.sign_in_busy };

const codeErrors = {
  code_missing: { status: 422, when: 'The code is empty.' },
  code_wrong: { status: 422, when: 'It is not the code that was sent.' },
  code_over: {
    status: 410,
    when: 'The code was used, is older than ten minutes, or was typed wrong five times.',
  },
} satisfies Record<string, Refusal>;
const codeSentences = {
  code_missing: m.sign_in_code_missing,
  code_wrong: m.sign_in_code_wrong,
  code_over: m.sign_in_code_over,
};

const linkErrors = {
  link_unknown: { status: 404, when: 'No letter of ours has this link.' },
  link_over: { status: 410, when: 'The link was used, or is too old.' },
} satisfies Record<string, Refusal>;
const linkSentences = { link_unknown: m.sign_in_link_unknown, link_over: m.sign_in_link_over };

const passwordErrors = {
  password_missing: { status: 422, when: 'The password is empty.' },
  password_short: { status: 422, when: `The password has fewer than ${PASSWORD_MIN} characters.` },
  password_long: { status: 422, when: `The password has more than ${PASSWORD_MAX} characters.` },
  password_guessable: { status: 422, when: 'The password is made of what guessers try first.' },
  password_personal: { status: 422, when: 'The password is the person’s own address or number.' },
} satisfies Record<string, Refusal>;
const passwordSentences = {
  password_missing: m.login_password_missing,
  password_short: () => m.sign_in_password_short({ least: PASSWORD_MIN }),
  password_long: () => m.sign_in_password_long({ most: PASSWORD_MAX }),
  password_guessable: m.sign_in_password_guessable,
  password_personal: m.sign_in_password_personal,
};

/** For every form in which somebody chooses a password. */
export { passwordErrors, passwordSentences };

export const passwordSignIn = endpoint({
  method: 'POST',
  path: '/api/identity/session',
  needs: 'visit',
  summary:
    'Sign in with a password. A wrong one and an unknown username are answered the same, after the same while.',
  source: 'Spec section 5, login; ASVS 5.0, V6.3.8',
  input: z.strictObject({
    username: username(),
    password: password(),
    agrees: agrees(),
    next: next(),
  }),
  output: Arrived,
  check: (form) =>
    usernameProblem(form) ??
    (form.password === '' ? { code: 'password_missing', field: 'password' } : null) ??
    agreementProblem(form),
  errors: {
    ...usernameErrors,
    password_missing: passwordErrors.password_missing,
    ...agreementErrors,
    wrong_credentials: { status: 401, when: 'No account has this username with this password.' },
    ...limitErrors,
    ...busyErrors,
  },
  sentences: {
    ...usernameSentences,
    password_missing: m.login_password_missing,
    ...agreementSentences,
    wrong_credentials: m.sign_in_wrong,
    ...limitSentences,
    ...busySentences,
  },
});

/** To be sent something to sign in with. */
const lettering = {
  input: z.strictObject({ username: username(), agrees: agrees() }),
  output: Ticket,
  status: 202,
  check: (form: Typed) => usernameProblem(form) ?? agreementProblem(form),
  errors: { ...usernameErrors, ...agreementErrors, ...limitErrors },
  sentences: { ...usernameSentences, ...agreementSentences, ...limitSentences },
} as const;

export const codeRequest = endpoint({
  method: 'POST',
  path: '/api/identity/codes',
  needs: 'visit',
  summary:
    'Have a code of six digits sent to sign in with. The answer is the same whether there is an account or not.',
  source: 'ASVS 5.0, V6.6; V6.3.8',
  ...lettering,
});

export const codeSignIn = endpoint({
  method: 'POST',
  path: '/api/identity/codes/:ticket/session',
  needs: 'visit',
  summary: 'Sign in with a code that was sent: once, within ten minutes, with five tries.',
  source: 'ASVS 5.0, V6.6.2 and V6.6.3',
  input: z.strictObject({ ticket: Id, code: line(40), next: next() }),
  output: Arrived,
  check: codeProblem,
  errors: { ...codeErrors, ...linkErrors, ...limitErrors },
  sentences: { ...codeSentences, ...linkSentences, ...limitSentences },
});

export const linkRequest = endpoint({
  method: 'POST',
  path: '/api/identity/links',
  needs: 'visit',
  summary:
    'Have a link sent to sign in with. The answer is the same whether there is an account or not.',
  source: 'ASVS 5.0, V6.6; V6.3.8',
  ...lettering,
});

export const linkSignIn = endpoint({
  method: 'POST',
  path: '/api/identity/links/session',
  needs: 'visit',
  summary: 'Sign in with the token of a link that was sent: once, within ten minutes.',
  source: 'ASVS 5.0, V6.6.2 and V6.6.3',
  input: z.strictObject({ token: line(200), next: next() }),
  output: Arrived,
  errors: { ...linkErrors, ...codeErrors, ...limitErrors },
  sentences: { ...linkSentences, ...codeSentences, ...limitSentences },
});

export const signUp = endpoint({
  method: 'POST',
  path: '/api/identity/sign-ups',
  needs: 'visit',
  summary:
    'Ask for an account. A code and a link go to the address; if it has an account, a letter that says so, and the answer is the same.',
  source: 'Spec section 2, Login/SignUp; ASVS 5.0, V6.3.8',
  input: z.strictObject({ name: line(NAME_MAX), username: username(), agrees: agrees() }),
  output: Ticket,
  status: 202,
  check: (form) => nameProblem(form) ?? usernameProblem(form) ?? agreementProblem(form),
  errors: {
    name_missing: { status: 422, when: 'The name is empty.' },
    ...usernameErrors,
    ...agreementErrors,
    ...limitErrors,
  },
  sentences: {
    name_missing: m.sign_in_name_missing,
    ...usernameSentences,
    ...agreementSentences,
    ...limitSentences,
  },
});

// Either what the link brought, or the code with the ticket that the request was answered with.
const proof = () => ({
  ticket: z.optional(Id),
  code: z.optional(line(40)),
  token: z.optional(line(200)),
});

const choosing = {
  check: (form: Typed) =>
    (isFilled(form.token) ? null : codeProblem(form)) ?? passwordProblem(form),
  errors: { ...codeErrors, ...linkErrors, ...passwordErrors, ...limitErrors, ...busyErrors },
  sentences: {
    ...codeSentences,
    ...linkSentences,
    ...passwordSentences,
    ...limitSentences,
    ...busySentences,
  },
};

export const accountOpening = endpoint({
  method: 'POST',
  path: '/api/identity/accounts',
  needs: 'visit',
  summary:
    'Open the account that was asked for: with the code or the link from the letter, and a password. Whoever opens it is signed in.',
  source: 'ASVS 5.0, V6.2 and V6.6',
  input: z.strictObject({ ...proof(), password: password(), next: next() }),
  output: Arrived,
  status: 201,
  ...choosing,
});

export const passwordResetRequest = endpoint({
  method: 'POST',
  path: '/api/identity/password-resets',
  needs: 'visit',
  summary:
    'Have a code and a link sent to choose another password with. The answer is the same whether there is an account or not.',
  source: 'ASVS 5.0, V6.4.3; V6.3.8',
  input: z.strictObject({ username: username() }),
  output: Ticket,
  status: 202,
  check: usernameProblem,
  errors: { ...usernameErrors, ...limitErrors },
  sentences: { ...usernameSentences, ...limitSentences },
});

export const passwordReset = endpoint({
  method: 'POST',
  path: '/api/identity/passwords',
  needs: 'visit',
  summary:
    'Choose another password with what the letter brought. Every session ends, and a letter tells of it.',
  source: 'ASVS 5.0, V6.4.3 and V7.4.3',
  input: z.strictObject({ ...proof(), password: password() }),
  output: z.object({ set: z.boolean() }),
  ...choosing,
});

function usernameProblem({
  username: typed,
}: Typed): Problem<'username_missing' | 'username_invalid'> | null {
  if (!isFilled(typed)) return { code: 'username_missing', field: 'username' };
  return readUsername(typed) ? null : { code: 'username_invalid', field: 'username' };
}

function nameProblem({ name }: Typed): Problem<'name_missing'> | null {
  return isFilled(name) ? null : { code: 'name_missing', field: 'name' };
}

function agreementProblem({ agrees: ticked }: Typed): Problem<'agreement_missing'> | null {
  return ticked === true ? null : { code: 'agreement_missing', field: 'agrees' };
}

function codeProblem({ code }: Typed): Problem<'code_missing'> | null {
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
