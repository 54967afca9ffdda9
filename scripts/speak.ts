// After the client is built: every script that says something is written once for each language, with the words of that
// language alone, so that nobody loads sentences that they will not read (docs/decisions/0017).
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { type Language, languages, SENTENCE } from '../src/kernel/language.ts';
import { nameIn, namesIn, type SpokenScripts } from '../src/platform/spoken-scripts.ts';

const { begin, next, end } = SENTENCE;
// No mark within: the marks themselves stand alone in the script that reads them (kernel/language.ts).
const SENTENCES = new RegExp(`${begin}([^${begin}${end}]*)${end}`, 'g');
// Words of the institution as the compressor writes them: {en:`Fees`,hi:`शुल्क`,mr:`शुल्क`}.
const LITERAL = '(`(?:[^`\\\\$]|\\\\[^])*`|"(?:[^"\\\\]|\\\\.)*"|\'(?:[^\'\\\\]|\\\\.)*\')';
const WORDS = new RegExp(`\\{${languages.map((one) => `${one}:${LITERAL}`).join(',')}\\}`, 'g');

/** A script with the words of one language. */
export function inOneLanguage(script: string, language: Language): string {
  const at = languages.indexOf(language);
  return script
    .replace(
      SENTENCES,
      (_, sentences: string) => sentences.split(next)[at] ?? sentences.split(next)[0] ?? '',
    )
    .replace(WORDS, (_, ...literals: string[]) =>
      at === 0 ? (literals[0] ?? '') : `{${language}:${literals[at]}}`,
    );
}

/** The scripts that say something, and those that lead to one: by name, without `.js`. */
export function spokenAmong(scripts: ReadonlyMap<string, string>): SpokenScripts {
  const spoken = new Set<string>();
  for (const [name, text] of scripts)
    if (languages.some((one) => inOneLanguage(text, one) !== text)) spoken.add(name);
  for (let before = -1; before !== spoken.size; ) {
    before = spoken.size;
    for (const [name, text] of scripts)
      if (
        !spoken.has(name) &&
        [...text.matchAll(/([\w.-]+)\.js\b/g)].some(([, named = '']) => spoken.has(named))
      )
        spoken.add(name);
  }
  return [...spoken].sort();
}

/** Writes the scripts of a folder for each language, and gives the names of those that have one. */
export function speak(folder: string): SpokenScripts {
  const files = globSync('*.js', { cwd: folder }).map((file): [string, string] => [
    file.slice(0, -'.js'.length),
    readFileSync(`${folder}/${file}`, 'utf8'),
  ]);
  const scripts = new Map(files);
  const spoken = spokenAmong(scripts);
  for (const name of spoken)
    for (const language of languages) {
      const text = namesIn(language, inOneLanguage(scripts.get(name) ?? '', language), spoken);
      writeFileSync(`${folder}/${nameIn(language, name)}.js`, text);
    }
  return spoken;
}
