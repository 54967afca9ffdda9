import * as m from '#messages/all.ts';
import { PASSWORD_MAX, PASSWORD_MIN } from '../rules/password-length.ts';

/** What may be wrong with a password that is chosen. */
export const chosenPasswordErrors = {
  password_short: { status: 422, when: `The password has fewer than ${PASSWORD_MIN} characters.` },
  password_long: { status: 422, when: `The password has more than ${PASSWORD_MAX} characters.` },
  password_guessable: { status: 422, when: 'The password is made of what guessers try first.' },
  password_personal: { status: 422, when: 'The password is the person’s own address or number.' },
} as const;
export const chosenPasswordSentences = {
  password_short: () => m.sign_in_password_short({ least: PASSWORD_MIN }),
  password_long: () => m.sign_in_password_long({ most: PASSWORD_MAX }),
  password_guessable: m.sign_in_password_guessable,
  password_personal: m.sign_in_password_personal,
};
