import { scriptOf, wordsIn } from '#kernel/fold.ts';
import { soundOf } from '#modules/search/rules/sound.ts';

// By what two mentions of somebody are known to be one: numbers that a public authority gave, the domain of a firm's addresses, and
// names, which prove the least.

/** Titles, and what a firm's name has besides: two names are not told apart by them. */
const TITLES = new Set(
  'mr mrs ms dr shri smt adv advocate justice retd ca cs pvt private ltd limited llp co company and the श्री श्रीमती अॅड डॉ'.split(
    ' ',
  ),
);

const wordsOf = (name: string) =>
  wordsIn(name.toLowerCase())
    .map(({ word }) => word)
    .filter((word) => !TITLES.has(word));

/** A name as it is compared: its words without marks, titles and initials, in one order, so that another spelling of it is found. */
export function nameKey(name: string): string {
  return wordsOf(name)
    .filter((word) => [...word].length > 1)
    .toSorted()
    .join(' ');
}

export const nameNode = (name: string): string | null => {
  const key = nameKey(name);
  return key === '' ? null : `name:${key}`;
};

/** In the order in which they are looked for: a GSTIN contains a PAN, and names the same person by it. */
const NUMBERS: readonly (readonly [kind: string, pattern: RegExp])[] = [
  ['cin', /(?<![A-Z0-9])[LU]\d{5}[A-Z]{2}\d{4}[A-Z]{3}\d{6}(?![A-Z0-9])/g],
  ['gstin', /(?<![A-Z0-9])\d{2}[A-Z]{5}\d{4}[A-Z][0-9A-Z]Z[0-9A-Z](?![A-Z0-9])/g],
  ['pan', /(?<![A-Z0-9])[A-Z]{5}\d{4}[A-Z](?![A-Z0-9])/g],
  ['llpin', /(?<![A-Z0-9])[A-Z]{3}-\d{4}(?![A-Z0-9])/g],
];

/** Every number of an authority in a text. */
export function numberNodes(text: string): string[] {
  const plain = text.toUpperCase();
  const found = NUMBERS.flatMap(([kind, pattern]) =>
    (plain.match(pattern) ?? []).flatMap((number) =>
      kind === 'gstin' ? [`gstin:${number}`, `pan:${number.slice(2, 12)}`] : [`${kind}:${number}`],
    ),
  );
  return [...new Set(found)];
}

/** Houses at which anybody has an address, and names that are kept for examples (RFC 2606): to share one ties nobody. */
const OPEN_HOUSES = new Set(
  'gmail.com googlemail.com yahoo.com yahoo.in yahoo.co.in outlook.com hotmail.com live.com msn.com rediffmail.com icloud.com me.com proton.me protonmail.com aol.com zoho.com zohomail.in gmx.com mail.com example.com example.org example.net'.split(
    ' ',
  ),
);

/** The domain of an address, if it is somebody's own. */
export function domainNode(email: string): string | null {
  const host = email.trim().toLowerCase().split('@')[1] ?? '';
  const own = host.replace(/^(?:mail|smtp)\./, '');
  const isOpen =
    own === '' || OPEN_HOUSES.has(own) || /(?:^|\.)example\.(?:com|org|net)$/.test(own);
  return isOpen ? null : `domain:${own}`;
}

type Sounded = { initials: readonly string[]; sound: string | null };

/** What a short name is drawn out by, because it is too short to be told apart by its sound alone: मिया and Mia. */
const TAILS: Readonly<Record<string, string>> = { latin: 'ptk', devanagari: 'पटक' };

function soundIn(word: string): string {
  return soundOf(word) ?? soundOf(`${word}${TAILS[scriptOf(word)] ?? ''}`) ?? word;
}

function sounded(name: string): Sounded[] {
  return wordsOf(name).map((word) => {
    const letters = [...word];
    const sound = letters.length > 1 ? soundIn(word) : null;
    // Of vowels a sound keeps nothing; a letter that stands for a name is one of the name as it is written.
    const written = /^[\u0905\u0906]/.test(word) ? 'a' : (letters[0] ?? '');
    return { initials: [written, soundIn(word)[0] ?? ''], sound };
  });
}

/** By what names that may be one are found among many. */
export function soundsOf(name: string): string[] {
  return sounded(name).flatMap(({ sound }) => sound ?? []);
}

/**
 * Whether two names may be one person's under another spelling: in another script, with initials, without a middle name. Each word
 * of the shorter one has its own in the longer one; a single word is too little. It proves nothing, so that a person looks at it.
 */
export function isAlike(one: string, other: string): boolean {
  const [short, long] = [sounded(one), sounded(other)].toSorted((a, b) => a.length - b.length);
  if (!short || !long || short.length < 2) return false;
  const full = short.filter(({ sound }) => sound !== null);
  if (full.length === 0) return false;
  const left = [...long];
  // Full words first, so that an initial takes what they leave.
  for (const word of [...full, ...short.filter(({ sound }) => sound === null)]) {
    const at = left.findIndex((its) => isSameWord(word, its));
    if (at < 0) return false;
    left.splice(at, 1);
  }
  return full.some(({ sound }) => long.some((its) => its.sound === sound));
}

function isSameWord(one: Sounded, other: Sounded): boolean {
  if (one.sound !== null && other.sound !== null) return one.sound === other.sound;
  return one.initials.some((initial) => other.initials.includes(initial));
}
