// Compiles messages/<locale>.json into src/messages: one typed function per key, one file per area, which is the first word of a
// key, and of a large area one per place, the second. So a page ships only the sentences that it shows, a missing key does
// not compile, and a key that nobody says fails the check.
import {
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Language, languages } from '../src/kernel/language.ts';
import { categoriesOf, parse, placesOf, pluralsOf, template, unitsAfterPlace } from './sentence.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const out = `${root}src/messages`;
const KEY = /^[a-z][a-z0-9]*(_[a-z0-9]+)*$/;

type Catalogue = Record<string, string>;

// A sentence that is the same in all the languages is written once, and so is one for a single language.
function functionFor(key: string, sentences: ReadonlyMap<Language, string>): string {
  const parts = [...sentences].map(([language, sentence]) => [language, parse(sentence)] as const);
  const written = parts.map(
    ([language, of]) => [language, `\`${template(language, of)}\``] as const,
  );
  const isOne = new Set(written.map(([, text]) => text)).size === 1;
  const all = written.map(([language, text]) => `${language}: ${text}`).join(', ');
  const types = [...placesOf(parts[0]?.[1] ?? [])].map(
    ([name, kind]) => `${name}: ${kind === 'count' ? 'number' : 'string | number'}`,
  );
  const taken = types.length > 0 ? `p: { ${types.join('; ')} }` : '';
  return `export const ${key} = (${taken}): string => ${isOne ? written[0]?.[1] : `localize({ ${all} })`};`;
}

// What the office alone reads is in English alone (docs/decisions/0018).
const inEnglishAlone = (key: string) => key.startsWith('office_');

/** Complaints about the catalogue itself: bad keys, sentences that cannot be read, languages that differ from English. */
export function problemsOf(catalogues: Record<string, Catalogue>): string[] {
  const english = catalogues.en ?? {};
  const badKeys = Object.keys(english)
    .filter((key) => !KEY.test(key))
    .map((key) => `messages/en.json: "${key}" is not a name in lower_case_with_underscores`);
  const missing = (locale: string, sentences: Catalogue) =>
    Object.keys(english)
      .filter((key) => !inEnglishAlone(key) && !(key in sentences))
      .map((key) => `messages/${locale}.json: "${key}" is missing`);
  return [
    ...badKeys,
    ...Object.entries(catalogues).flatMap(([locale, sentences]) => [
      ...missing(locale, sentences),
      ...Object.keys(sentences).flatMap((key) => {
        const problem = problemWith(locale as Language, sentences[key] ?? '', english[key]); // a file's name
        return problem === null ? [] : [`messages/${locale}.json: "${key}" ${problem}`];
      }),
    ]),
  ];
}

function problemWith(language: Language, sentence: string, english?: string): string | null {
  if (english === undefined) return 'is not in English';
  if (sentence === '') return 'says nothing';
  try {
    const parts = parse(sentence);
    const counted = pluralsOf(parts).find(
      ({ forms }) => `${Object.keys(forms).toSorted()}` !== `${categoriesOf(language)}`,
    );
    if (counted)
      return `counts ${counted.name} in other forms than ${categoriesOf(language).join(' and ')}`;
    const [unit] = unitsAfterPlace(parts);
    if (unit !== undefined) return `counts ${unit} without a plural`;
    return `${[...placesOf(parts)]}` === `${[...placesOf(parse(english))]}`
      ? null
      : 'has other placeholders than English';
  } catch (cause) {
    return `cannot be read: ${(cause as Error).message}`; // parse throws nothing but SyntaxError
  }
}

/** Keys that no source file says: `m.key` is how a sentence is said. */
export function unusedKeys(catalogue: Catalogue, sources: string[]): string[] {
  const said = new Set(
    sources.flatMap((source) =>
      [...source.matchAll(/\bm\.([a-z0-9_]+)/g)].map((match) => match[1] ?? ''),
    ),
  );
  return Object.keys(catalogue).filter((key) => !said.has(key));
}

export function readCatalogues(): Record<string, Catalogue> {
  const files = globSync('messages/*.json', { cwd: root });
  return Object.fromEntries(
    files.map((file) => [
      file.slice('messages/'.length, -'.json'.length),
      JSON.parse(readFileSync(root + file, 'utf8')) as Catalogue,
    ]),
  );
}

export function sourcesOf(folder = root): string[] {
  return globSync(['src/**/*.ts', 'src/**/*.tsx', 'content/**/*.ts'], { cwd: folder })
    .filter((file) => !file.includes('src/messages/') && !/\.test\.tsx?$/.test(file))
    .map((file) => readFileSync(`${folder}/${file}`, 'utf8'));
}

const MADE = '// Made from messages/*.json by scripts/messages.ts; edit those.\n';

/** An area with more sentences is parted by its places; one with fewer than this many of them stays with the area. */
const AREA_MOST = 450;
const PLACE_LEAST = 20;

/** Which file each key stands in: `office_dispute_act` in office-dispute.ts, `office_empty_tab` in office.ts. */
function byFile(english: Catalogue): Map<string, [string, string][]> {
  const areas = Map.groupBy(Object.entries(english), ([key]) => key.split('_', 1)[0] ?? '');
  const files = [...areas].flatMap(([area, entries]) => {
    if (entries.length <= AREA_MOST) return [[area, entries] as const];
    const placeOf = ([key]: [string, string]) => key.split('_', 2).join('-');
    const places = Map.groupBy(entries, placeOf);
    const isLarge = (one: [string, string]) =>
      (places.get(placeOf(one))?.length ?? 0) >= PLACE_LEAST;
    return [...Map.groupBy(entries, (one) => (isLarge(one) ? placeOf(one) : area))];
  });
  return new Map(files);
}

/**
 * One file for each area or place (the first words of a key), and `all.ts`, through which everything is said. The server speaks every
 * language; the browser's scripts are built for one (scripts/client-languages.ts).
 */
export function filesFor(
  catalogues: Record<string, Catalogue>,
  spoken: readonly Language[] = languages,
): Record<string, string> {
  const areas = byFile(catalogues.en ?? {});
  const files = [...areas].map(([area, entries]) => {
    const lines = entries.map(([key, english]) =>
      functionFor(key, new Map(spoken.map((one) => [one, catalogues[one]?.[key] ?? english]))),
    );
    const body = lines.join('\n');
    const called = ['localize', 'plural', 'separated'].filter((name) => body.includes(`${name}(`));
    const imports = `import { ${called.join(', ')} } from '#kernel/language.ts';\n\n`;
    return [`${area}.ts`, `${MADE}${called.length > 0 ? imports : ''}${body}\n`];
  });
  const all = [...areas.keys()].sort().map((area) => `export * from './${area}.ts';`);
  return { ...Object.fromEntries(files), 'all.ts': `${MADE}${all.join('\n')}\n` };
}

// Files that stay the same keep their time, so that nothing that watches them starts over for nothing; one that changed takes
// its place whole, for another process may be reading it.
function writeChanged(files: Record<string, string>): void {
  mkdirSync(out, { recursive: true });
  for (const stale of globSync('*', { cwd: out })) if (!(stale in files)) rmSync(`${out}/${stale}`);
  for (const [name, text] of Object.entries(files)) {
    const file = `${out}/${name}`;
    if (!existsSync(file) || readFileSync(file, 'utf8') !== text) replaceWith(file, text);
  }
}

function replaceWith(file: string, text: string): void {
  const half = `${out}/.${process.pid}.half`;
  writeFileSync(half, text);
  renameSync(half, file);
}

function compile(): void {
  const catalogues = readCatalogues();
  const problems = problemsOf(catalogues);
  if (process.argv.includes('--unused')) {
    for (const key of unusedKeys(catalogues.en ?? {}, sourcesOf()))
      problems.push(`messages/en.json: nobody says "${key}"`);
  }
  if (problems.length > 0) {
    console.error(problems.join('\n'));
    process.exit(1);
  }
  writeChanged(filesFor(catalogues));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) compile();
