// ASVS 5.0, V6.2: at least eight characters and fifteen recommended (6.2.1); no rules of composition (6.2.5), no end to it
// (6.2.10), at least 64 taken (6.2.9), common ones refused (6.2.4), and words of the house (6.2.11). Twelve, because a
// password is the only factor of most people here; 128, because more is no better and only costs work.
export const PASSWORD_MIN = 12;
export const PASSWORD_MAX = 128;

/** What can be said of a password by itself, in the browser too. */
export function lengthProblem(password: string): 'password_short' | 'password_long' | null {
  const characters = [...password].length;
  if (characters < PASSWORD_MIN) return 'password_short';
  return characters > PASSWORD_MAX ? 'password_long' : null;
}
