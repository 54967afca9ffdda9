// Tries are counted before they are made, so that a thousand at once are a thousand: for each username, address or notice, known
// or not, and for each network. Who goes on wrongly waits longer each time and is never locked out: a lock would let anybody
// shut out anybody (ASVS 5.0, V6.3.1). What is right is not refused for what others typed (docs/decisions/0052).

const SECOND = 1000;

const MINUTE = 60 * SECOND;

const HOUR = 60 * MINUTE;

const DAY = 24 * HOUR;

export const SCOPES = [
  'password',
  'code',
  'letter',
  'network',
  'network_letter',
  'form_letter',
  'notice_guess',
  'notice_guess_all',
  'notice_letter',
  'notice_network_letter',
  'notice_code',
  'notice_request',
] as const;

export type RateLimitScope = (typeof SCOPES)[number];

type Limit = {
  /** Tries without a wait. */
  free: number;
  /** Milliseconds of the first wait; each further try doubles it. */
  first: number;
  most: number;
  /** After so many milliseconds without a try everything is forgotten. */
  forget: number;
  /** An address is counted by its networks, the widest first (platform/network.ts); anything else as it is. */
  by: 'network' | 'itself';
  /** The word with which its key is hashed; those of a notice keep the ones that their rows were written with. */
  hashedAs: string;
};

/** Wrong codes of one addressee, over all that were sent. They shut nobody out; see `digitsOf`. */
const wrongCodes = { free: 10, first: 0, most: 0, forget: 7 * DAY, by: 'itself' } as const;

export const limits: Record<RateLimitScope, Limit> = {
  /** Wrong passwords for a username: at most a hundred guesses a day. */
  password: {
    free: 5,
    first: 30 * SECOND,
    most: 15 * MINUTE,
    forget: DAY,
    by: 'itself',
    hashedAs: 'password',
  },
  code: { ...wrongCodes, hashedAs: 'code' },
  /** Letters to one address. The longest wait is shorter than a link lives: whoever fills a mailbox leaves a way in there. */
  letter: {
    free: 5,
    first: MINUTE,
    most: 10 * MINUTE,
    forget: 2 * HOUR,
    by: 'itself',
    hashedAs: 'letter',
  },
  /** Whatever went wrong from one network; a whole town may stand behind one. */
  network: {
    free: 60,
    first: 5 * SECOND,
    most: 5 * MINUTE,
    forget: HOUR,
    by: 'network',
    hashedAs: 'network',
  },
  network_letter: {
    free: 30,
    first: 10 * SECOND,
    most: 5 * MINUTE,
    forget: HOUR,
    by: 'network',
    hashedAs: 'network_letter',
  },
  /**
   * Letters that a public form sends to an address that nobody proved, from however many networks it is filled in: five, and the
   * next after a day. The form itself is taken all the same.
   */
  form_letter: {
    free: 5,
    first: DAY,
    most: DAY,
    forget: DAY,
    by: 'itself',
    hashedAs: 'form_letter',
  },
  /**
   * Codes of notices that do not exist, from one network; a right one of twelve signs opens all the same. Slips are told by the
   * check character and cost nothing.
   */
  notice_guess: {
    free: 10,
    first: MINUTE,
    most: 15 * MINUTE,
    forget: 2 * DAY,
    by: 'network',
    hashedAs: 'guess',
  },
  /** The same from everywhere. It never shuts anybody out; see `freeGuesses`. */
  notice_guess_all: {
    free: 500,
    first: 0,
    most: 0,
    forget: HOUR,
    by: 'itself',
    hashedAs: 'guess_all',
  },
  /** One-time codes that were sent for a notice. Its contacts are on file, so nobody waits for another's mistyped address. */
  notice_letter: {
    free: 2,
    first: MINUTE,
    most: 30 * MINUTE,
    forget: DAY,
    by: 'itself',
    hashedAs: 'letter',
  },
  notice_network_letter: {
    free: 20,
    first: MINUTE,
    most: HOUR,
    forget: DAY,
    by: 'network',
    hashedAs: 'letter_network',
  },
  notice_code: { ...wrongCodes, hashedAs: 'digits' },
  /** What somebody who proved nothing may ask of the office. */
  notice_request: {
    free: 3,
    first: 10 * MINUTE,
    most: 12 * HOUR,
    forget: 2 * DAY,
    by: 'itself',
    hashedAs: 'request',
  },
};

export const isByNetwork = (scope: RateLimitScope) => limits[scope].by === 'network';

export const hashedAs = (scope: RateLimitScope) => limits[scope].hashedAs;

/** Counts that are older than the longest memory say nothing any more. */
export function forgettableAt(now: Date): Date {
  return new Date(now.getTime() - Math.max(...SCOPES.map((scope) => limits[scope].forget)));
}
