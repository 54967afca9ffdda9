import type { Side } from '#modules/disputes/rules/words.ts';

/** A paper that a text names by its number, and perhaps a page of it. */
export type Citation = {
  /** Where it stands in the text. */
  from: number;
  to: number;
  side: Side;
  number: number;
  version: number | null;
  page: number | null;
};

const SIDES: Readonly<Record<string, Side>> = {
  C: 'claimant',
  सी: 'claimant',
  R: 'respondent',
  आर: 'respondent',
};

const DIGITS = '[0-9\\u0966-\\u096F]{1,5}';
const DASH = '\\s?[-\\u2010-\\u2013]\\s?';
// Of, in Hindi and in Marathi: between the number and the page.
const OF = '(?:\\s*,\\s*|\\s+)(?:(?:के|का|की|च्या|चे|चा|मधील|मध्ये)\\s+)?';
const PAGE = '(?:pages?|pg\\.?|pp?\\.|पृष्ठ|पेज|पान|पाने|पृ\\.)';
const NO = '(?:\\s*(?:no\\.?|number|क्रमांक|क्र\\.|संख्या|सं\\.))?';

// A number stands alone: neither XC-4 nor C-4x is one.
const CITED = new RegExp(
  `(?<![\\p{L}\\p{N}\\p{M}])(C|R|सी|आर)${DASH}(${DIGITS})(?![\\p{L}\\p{N}])(?:\\s?\\((${DIGITS})\\))?(?:${OF}${PAGE}${NO}\\s*(${DIGITS})(?![\\p{L}\\p{N}]))?`,
  'giu',
);

/** The papers that a text names: `C-4`, `R-3 (2), page 12`, `R-3 के पृष्ठ १२`, `C-4, पान 7`. */
export function citationsIn(text: string): Citation[] {
  return [...text.matchAll(CITED)].flatMap((found) => {
    const [whole, letter = '', number = '', version, page] = found;
    const side = SIDES[letter.toUpperCase()];
    if (!side) return [];
    return [
      {
        from: found.index,
        to: found.index + whole.length,
        side,
        number: numberIn(number),
        version: version === undefined ? null : numberIn(version),
        page: page === undefined ? null : numberIn(page),
      },
    ];
  });
}

const DEVANAGARI_ZERO = 0x0966;

function numberIn(digits: string): number {
  return Number(
    digits.replace(/[\u0966-\u096F]/g, (digit) => String(digit.charCodeAt(0) - DEVANAGARI_ZERO)),
  );
}

type Numbered = { documentId: string; side: Side; number: number; version: number };

/** A stretch of a text that leads to a place in a paper. */
export type CitedPlace = { from: number; to: number; paper: string; page: number | null };

/**
 * Where the citations of a text lead among the papers that its reader may see. A number without a version is its last one; what is
 * none of these papers stays text, whether there is such a paper or not.
 */
export function placesCited(text: string, papers: readonly Numbered[]): CitedPlace[] {
  return citationsIn(text).flatMap(({ from, to, side, number, version, page }) => {
    const versions = papers.filter((one) => one.side === side && one.number === number);
    const cited = versions
      .filter((one) => version === null || one.version === version)
      .toSorted((a, b) => a.version - b.version)
      .at(-1);
    return cited ? [{ from, to, paper: cited.documentId, page }] : [];
  });
}
