import { isCommon } from './common.ts';
import { isGuessable } from './guessable.ts';
import { lengthProblem } from './password-length.ts';

export type PasswordRefusal =
  | 'password_short'
  | 'password_long'
  | 'password_guessable'
  | 'password_personal';

/** Whose password it is: what others know of them is the first that is tried. */
export type Owner = { name: string; addresses: readonly string[] };

/** What is wrong with a password; `common` are those that people choose again and again, bare (common.ts). */
export function passwordProblem(
  password: string,
  owner: Owner,
  common: ReadonlySet<string>,
): PasswordRefusal | null {
  const length = lengthProblem(password);
  if (length) return length;
  if (isPersonal(password, owner)) return 'password_personal';
  return isCommon(password, common) || isGuessable(password, ownWords(owner))
    ? 'password_guessable'
    : null;
}

/** A password that is their address or number, with little before or behind it. */
function isPersonal(password: string, { addresses }: Owner): boolean {
  const plain = password.normalize('NFKC').toLowerCase();
  return addresses.some((address) => {
    const whole = address.replace(/^\+/, '').toLowerCase();
    const tail = whole.includes('@') ? whole : whole.slice(-10);
    return plain.includes(tail) && plain.length - tail.length < 6;
  });
}

function ownWords({ name, addresses }: Owner): string[] {
  return [name, ...addresses]
    .flatMap((text) => text.toLowerCase().split(/[^\p{L}\p{M}\p{N}]+/u))
    .filter((word) => word.length >= 3 && word !== 'com');
}
