import * as z from 'zod/mini';
import { EMAIL_MAX } from '#kernel/contacts.ts';
import { endpoint } from '#kernel/endpoint.ts';
import { Id } from '#kernel/ids.ts';
import { line } from '#kernel/text.ts';
import * as m from '#messages/all.ts';
import {
  Arrived,
  agreementErrors,
  agreementProblem,
  agreementSentences,
  agrees,
  busyErrors,
  busySentences,
  codeErrors,
  codeProblem,
  codeSentences,
  limitErrors,
  limitSentences,
  linkErrors,
  linkSentences,
  nameProblem,
  next,
  password,
  passwordErrors,
  Ticket,
  type Typed,
  username,
  usernameErrors,
  usernameProblem,
  usernameSentences,
} from './sign-in-fields.ts';

export { PASSWORD_MIN } from '../rules/password-length.ts';

export { EMAIL_MAX };

export const NAME_MAX = 100;

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
