import { scriptOf, wordsIn } from '#kernel/fold.ts';
import type { AccessPlace } from '#modules/disputes/rules/access.ts';
import type { SearchScope } from './readers.ts';
import { nearOf, soundOf } from './sound.ts';
import type { SearchKind, SearchSide } from './words.ts';

/** What can be found: a row of some module, or a page of it. */
export type SearchEntry = {
  disputeId: string;
  kind: SearchKind;
  /** Whose row it is made of, which, and which page of it, whose title is another entry's. */
  source: { kind: string; id: string; part?: number };
  /** Every circle of readers that may find it. */
  scopes: readonly (SearchScope & { place: AccessPlace })[];
  side: SearchSide | null;
  at: Date;
  /** The name of a type that the interface has words for. */
  named?: string;
  title: string;
  text: string;
  /** Words that it is found by and that are not shown: what it is called in the other languages. */
  also?: string;
};

const PIECE = 8000;
/** Not so far back that a piece of one long word would be empty. */
const BREAK_WITHIN = 200;

/** A long text in pieces that one row can hold, cut between words. */
export function piecesOf(text: string): string[] {
  if (text.length <= PIECE) return [text];
  const breaks = text.slice(PIECE - BREAK_WITHIN, PIECE).search(/\s\S*$/);
  const end = breaks < 0 ? PIECE : PIECE - BREAK_WITHIN + breaks;
  return [text.slice(0, end), ...piecesOf(text.slice(end))];
}

/** What may be asked of a word of the index: the word, how it sounds in which script, what is left of a name without a letter. */
export const lexemes = {
  word: (word: string) => `:${word}`,
  sound: (script: string, sound: string) => `~${script.slice(0, 1)}${sound}`,
  near: (part: string) => `-${part}`,
};

/** After this many words nearness says nothing, and the database keeps none. */
const LAST = 16_383;

type Indexed = Pick<SearchEntry, 'title' | 'text' | 'also' | 'kind'>;

/**
 * The words of an entry as the database takes them, each as `spellings` has it for every circle that may find it; those of a title
 * weigh more.
 */
export function vectorOf(
  { title, text, also = '', kind }: Indexed,
  spellings: (lexeme: string) => readonly string[],
): string {
  const places = new Map<string, string[]>();
  const keep = (lexeme: string, place: string) => {
    const known = places.get(lexeme);
    if (!known) places.set(lexeme, [place]);
    else if (known.length < 200) known.push(place);
  };
  let at = 0;
  const keepWords = (written: string, { weight, near }: { weight: string; near: boolean }) => {
    for (const { word } of wordsIn(written)) {
      at = Math.min(at + 1, LAST);
      keep(lexemes.word(word), `${at}${weight}`);
      const sound = soundOf(word);
      if (sound) keep(lexemes.sound(scriptOf(word), sound), `${at}${weight}`);
      if (near) for (const part of nearOf(word)) keep(lexemes.near(part), `${at}${weight}`);
    }
  };
  keepWords(title, { weight: 'A', near: true });
  keepWords(text, { weight: '', near: kind === 'person' });
  keepWords(also, { weight: 'C', near: false });
  return [...places]
    .flatMap(([lexeme, all]) => spellings(lexeme).map((spelled) => `'${spelled}':${all.join(',')}`))
    .join(' ');
}
