import * as z from 'zod/mini';
import type { Refusal } from '#kernel/endpoint.ts';
import { givenRoles } from '#kernel/viewer.ts';
import * as m from '#messages/all.ts';
import { browsers, systems } from '../rules/agent.ts';
import { chosenPasswordErrors, chosenPasswordSentences } from './chosen-password.ts';

export { Id } from '#kernel/ids.ts';

export const NAME_MAX = 100;
export const WHY_MAX = 500;
// Longer than any that is taken, so that a long one is refused for its length and not for its shape.
const PASSWORD_SENT_MAX = 1000;

export const Moment = z.string().check(z.meta({ format: 'date-time' }));
export const GivenRole = z.enum(givenRoles);
/** As it was typed: a space in a password is a character (ASVS 6.2.8). */
export const typedPassword = () => z.string().check(z.maxLength(PASSWORD_SENT_MAX));
export const Device = z.object({
  browser: z.nullable(z.enum(browsers)),
  system: z.nullable(z.enum(systems)),
});
/** The password, where the last ten minutes do not show already who asks. */
export const Proof = z.nullable(typedPassword()).check(
  z.meta({
    description:
      'The password again; null when a sign-in or a second factor of the last ten minutes shows who asks.',
  }),
);

export const proofErrors = {
  proof_needed: {
    status: 403,
    when: 'The last sign-in or second factor is ten minutes old, and no password was sent.',
  },
  password_wrong: { status: 422, when: 'The password is not the one of this account.' },
  busy: { status: 503, when: 'Too many passwords are being checked at this moment.' },
  too_many_tries: {
    status: 429,
    when: 'Five wrong codes or passwords in a row; the wait doubles with each further five.',
  },
} satisfies Record<string, Refusal>;
export const proofSentences = {
  proof_needed: m.account_proof_needed,
  password_wrong: m.account_password_wrong,
  busy: m.sign_in_busy,
  too_many_tries: m.account_too_many_tries,
};

export const passwordErrors = {
  busy: { status: 503, when: 'Too many passwords are being checked at this moment.' },
  ...chosenPasswordErrors,
} as const;
export const passwordSentences = { busy: m.sign_in_busy, ...chosenPasswordSentences };
