import * as z from 'zod/mini';
import { endpoint } from '#kernel/endpoint.ts';
import { Id } from '#kernel/ids.ts';
import { isFilled, line } from '#kernel/text.ts';
import {
  Arrived,
  busyErrors,
  busySentences,
  codeErrors,
  codeProblem,
  codeSentences,
  limitErrors,
  limitSentences,
  linkErrors,
  linkSentences,
  next,
  password,
  passwordErrors,
  passwordProblem,
  passwordSentences,
  Ticket,
  type Typed,
  username,
  usernameErrors,
  usernameProblem,
  usernameSentences,
} from './sign-in-fields.ts';

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
