// A sentence of the catalogue as ICU MessageFormat writes it: words, `{name}`, and `{count, plural, one {…} other {…}}`, in
// whose forms `#` is the count (https://unicode-org.github.io/icu/userguide/format_parse/messages/). There is no quoting:
// no sentence of ours says a brace.
import type { Language } from '../src/kernel/language.ts';

export type Part =
  | { kind: 'words'; words: string }
  | { kind: 'place'; name: string }
  | { kind: 'plural'; name: string; forms: Record<string, Part[]> };

const NAME = /[a-z][A-Za-z]*/y;
const PLURAL = /\s*,\s*plural\s*,\s*/y;
const CATEGORY = /\s*([a-z]+)\s*\{/y;

/** Takes a sentence apart. Throws a SyntaxError that says what is wrong and where. */
export function parse(sentence: string): Part[] {
  const [parts, end] = partsFrom(sentence, 0);
  if (end < sentence.length) throw wrong(sentence, end, 'a brace closes that none opened');
  return parts;
}

/** The parts up to the end, or to the brace that closes a form; and where that is. */
function partsFrom(sentence: string, start: number): [Part[], number] {
  const parts: Part[] = [];
  let at = start;
  while (at < sentence.length && sentence[at] !== '}') {
    const next = sentence.slice(at).search(/[{}]/);
    const until = next < 0 ? sentence.length : at + next;
    if (until > at) parts.push({ kind: 'words', words: sentence.slice(at, until) });
    at = until;
    if (sentence[at] === '{') {
      const [part, end] = placeFrom(sentence, at + 1);
      parts.push(part);
      at = end;
    }
  }
  return [parts, at];
}

/** What stands after an opening brace, and the place after the brace that closes it. */
function placeFrom(sentence: string, start: number): [Part, number] {
  const name = read(NAME, sentence, start)?.[0];
  if (name === undefined) throw wrong(sentence, start, 'a brace opens and no name follows');
  const after = start + name.length;
  if (sentence[after] === '}') return [{ kind: 'place', name }, after + 1];
  const plural = read(PLURAL, sentence, after);
  if (!plural) throw wrong(sentence, after, `neither "}" nor ", plural," follows "${name}"`);
  const [forms, end] = formsFrom(sentence, after + plural[0].length);
  return [{ kind: 'plural', name, forms }, end];
}

function formsFrom(sentence: string, start: number): [Record<string, Part[]>, number] {
  const forms: Record<string, Part[]> = {};
  let at = start;
  for (let found = read(CATEGORY, sentence, at); found; found = read(CATEGORY, sentence, at)) {
    const [parts, end] = partsFrom(sentence, at + found[0].length);
    if (sentence[end] !== '}') throw wrong(sentence, end, 'a form is not closed');
    forms[found[1] ?? ''] = parts;
    at = end + 1;
  }
  if (sentence[at] !== '}') throw wrong(sentence, at, 'a plural is not closed');
  return [forms, at + 1];
}

function read(pattern: RegExp, sentence: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(sentence);
}

function wrong(sentence: string, at: number, what: string): SyntaxError {
  return new SyntaxError(`${what} at "${sentence.slice(at, at + 20)}"`);
}

/** What is filled in: the names, and of each whether it is counted by a plural. */
export function placesOf(parts: readonly Part[]): Map<string, 'count' | 'place'> {
  const places = new Map<string, 'count' | 'place'>();
  for (const part of parts) {
    if (part.kind === 'words') continue;
    if (part.kind === 'plural' || !places.has(part.name))
      places.set(part.name, part.kind === 'plural' ? 'count' : 'place');
    if (part.kind === 'plural')
      for (const [name, kind] of placesOf(Object.values(part.forms).flat()))
        if (kind === 'count' || !places.has(name)) places.set(name, kind);
  }
  return new Map([...places].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** The plurals of a sentence, those within another's forms too. */
export function pluralsOf(parts: readonly Part[]): Extract<Part, { kind: 'plural' }>[] {
  return parts.flatMap((part) =>
    part.kind === 'plural' ? [part, ...pluralsOf(Object.values(part.forms).flat())] : [],
  );
}

const UNITS =
  /^ (?:(?:more|other|working) )?(?:seconds|minutes|hours|days|weeks|months|years|bytes|characters|pages|papers|rows|steps|times)\b/;

/** Units that stand straight after a place, so that one of them would be "1 days": the words of each. */
export function unitsAfterPlace(parts: readonly Part[]): string[] {
  return parts.flatMap((part, at) => {
    const before = parts[at - 1];
    const isPlace = part.kind === 'words' && before?.kind === 'place';
    const unit = isPlace ? UNITS.exec(part.words)?.[0] : undefined;
    return unit === undefined ? [] : [unit.trim()];
  });
}

/** The categories of plural that a language has (CLDR): `one` and `other` in ours, though Hindi counts none as `one`. */
export function categoriesOf(language: Language): string[] {
  return new Intl.PluralRules(language).resolvedOptions().pluralCategories.toSorted();
}

/** What stands between the backquotes of a template that says the sentence of what `p` holds. */
export function template(language: Language, parts: readonly Part[], counted?: string): string {
  const escaped = (words: string) => words.replace(/[`\\$]/g, '\\$&');
  return parts
    .map((part) => {
      if (part.kind === 'place') return `\${p.${part.name}}`;
      if (part.kind === 'plural') return plural(language, part);
      return counted === undefined
        ? escaped(part.words)
        : escaped(part.words).replaceAll('#', `\${separated(p.${counted})}`);
    })
    .join('');
}

// Forms that do not differ, such as the Hindi for days, ask no rule.
function plural(language: Language, { name, forms }: Extract<Part, { kind: 'plural' }>): string {
  const said = Object.entries(forms).map(
    ([category, parts]) => [category, template(language, parts, name)] as const,
  );
  if (new Set(said.map(([, form]) => form)).size === 1) return said[0]?.[1] ?? '';
  const written = said.map(([category, form]) => `${category}: \`${form}\``).join(', ');
  return `\${plural('${language}', p.${name}, { ${written} })}`;
}
