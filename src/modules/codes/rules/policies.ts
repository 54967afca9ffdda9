import type { WrongCodes } from './attempts.ts';
import type { RateLimitScope } from './limits.ts';

// What is sent to somebody who says who they are, and everything in which one purpose differs from another
// (docs/decisions/0077). ASVS 5.0, V6.6.2 and V6.6.3: used once, for ten minutes at most where it is a code, and a limit on
// tries, because six digits alone can be guessed.

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

export const CODE_MINUTES = 10;
export const CODE_TRIES = 5;
const CODE_LIFE = CODE_MINUTES * MINUTE;
const LINK_LIFE = 10 * MINUTE;

export const PURPOSES = [
  'sign_up',
  'code',
  'link',
  'reset',
  'address',
  'notice',
  'draft',
  'signature',
] as const;
export type CodePurpose = (typeof PURPOSES)[number];

export type CodePolicy = {
  /** Milliseconds for which a code may be used; null where none is sent. */
  code: number | null;
  /** The same of a link that is kept with the code. */
  link: number | null;
  /** The word with which its codes are hashed, so that no code is right for anything else. */
  hashedAs: string;
  /** What stands before an addressee where they are counted: who is written to for one purpose takes nothing from another. */
  countedAs: string;
  /** Where letters are counted, for the network that asks first, then for the addressee. */
  letters: readonly [network: RateLimitScope, addressee: RateLimitScope];
  /** Where wrong codes of one addressee are counted together; the next ones become longer. */
  wrong: WrongCodes;
  /**
   * Where what is wrong is counted for the network, which is then told to wait; null where only who holds a right code of twelve
   * signs comes as far as this.
   */
  network: RateLimitScope | null;
  /** Whether earlier codes of the same thing end when the next one is asked for. */
  replaces: boolean;
  /** Of how many of the last codes that one browser asked for any is right: the letter of the first may come last. */
  anyOf: number;
  /** Whether it is right in the browser that asked for it alone. Of others only who has the id from that browser can try. */
  ofOneBrowser: boolean;
};

const signIn = {
  code: CODE_LIFE,
  link: null,
  hashedAs: 'code',
  countedAs: '',
  letters: ['network_letter', 'letter'],
  wrong: 'code',
  network: 'network',
  replaces: false,
  anyOf: 1,
  ofOneBrowser: false,
} as const satisfies CodePolicy;

export const policies: Readonly<Record<CodePurpose, CodePolicy>> = {
  /** A new account can wait for whoever reads mail once a day; nothing is in it yet. */
  sign_up: { ...signIn, link: 24 * HOUR },
  code: signIn,
  link: { ...signIn, code: null, link: LINK_LIFE },
  reset: { ...signIn, link: LINK_LIFE },
  address: signIn,
  /** To a contact on file of the party whose notice it is (law and lifecycle 3.5: portal opened by a verified recipient). */
  notice: {
    code: CODE_LIFE,
    link: null,
    hashedAs: 'notice digits',
    countedAs: '',
    letters: ['notice_network_letter', 'notice_letter'],
    wrong: 'notice_code',
    network: null,
    replaces: true,
    anyOf: 1,
    ofOneBrowser: false,
  },
  /** Under a settlement, to whoever is signed in: for one person, one party and one text. */
  signature: { ...signIn, hashedAs: 'signature', countedAs: 'signature ', replaces: true },
  /** The way back to a draft. The link that its letter brings lives as long as the draft, and stands with it (0053). */
  draft: { ...signIn, hashedAs: 'filing', countedAs: 'filing ', anyOf: 5, ofOneBrowser: true },
};
