// The browser's scripts are built once for each language, with the words of that language alone, so that nobody loads
// sentences that they will not read (docs/decisions/0081). React Router builds them in English, as Vite's environment
// `client`; beside it this plugin adds one environment for each other language, with the same entries and options.
import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { type ESTree, type Plugin, parseSync, type Rolldown, Visitor } from 'vite';
import { type Language, languages } from '../src/kernel/language.ts';
import { type ScriptNames, withNames } from '../src/platform/script-names.ts';
import { folder } from './built.ts';
import { type Edit, edited } from './edits.ts';
import { filesFor, readCatalogues } from './messages.ts';

const [first, ...others] = languages;
const environmentOf = (language: Language) =>
  language === first ? 'client' : `client_${language}`;

// Modules of ours, and what React Router makes of a route's module.
const OURS = /[\\/](?:src|content)[\\/].*\.tsx?(?:\?|$)/;

/** The language that an environment is built for; none for the server, and none while developing: they speak them all. */
function languageOf({ name, mode }: { name: string; mode: string }): Language | undefined {
  return mode === 'build' ? languages.find((one) => environmentOf(one) === name) : undefined;
}

export function clientLanguages(): Plugin {
  const built = new Map<Language, Map<string, string>>();
  const messages = new Map<Language, Record<string, string>>();
  return {
    name: 'munch:client-languages',
    config(config, { command }) {
      const { build } = config.environments?.client ?? {};
      const buildApp = config.builder?.buildApp;
      if (command !== 'build' || !build || !buildApp) return; // React Router's own compiler of routes builds nothing
      const options = { ...build, manifest: false, emptyOutDir: false, copyPublicDir: false };
      return {
        environments: Object.fromEntries(
          others.map((one) => [environmentOf(one), { consumer: 'client', build: options }]),
        ),
        builder: {
          async buildApp(builder) {
            await buildApp(builder);
            for (const one of others) {
              const environment = builder.environments[environmentOf(one)];
              if (environment) await builder.build(environment);
            }
            writeNames(built);
          },
        },
      };
    },
    load(id) {
      const language = languageOf(this.environment);
      if (!language || !/[\\/]src[\\/]messages[\\/]/.test(id)) return null;
      if (!messages.has(language)) messages.set(language, filesFor(readCatalogues(), [language]));
      return messages.get(language)?.[basename(id)] ?? null;
    },
    transform(code, id) {
      const language = languageOf(this.environment);
      return language && OURS.test(id) ? inOneLanguage(code, language) : null;
    },
    generateBundle(_, bundle) {
      const language = languageOf(this.environment);
      if (language) built.set(language, chunksIn(bundle));
    },
  };
}

/** Module code in which words said in all languages (`Translations`) keep those of one; null where there are none. */
export function inOneLanguage(code: string, language: Language): string | null {
  if (!languages.every((one) => code.includes(`${one}:`))) return null;
  const { program } = parseSync('module.js', code); // whatever it was written in, it is JavaScript by now
  const found: Edit[] = [];
  new Visitor({
    ObjectExpression(node) {
      const words = wordsIn(node)?.get(language);
      if (!words) return;
      const { start, end } = node;
      const kept = code.slice(words.start, words.end);
      // A string alone is read as English (kernel/language.ts).
      found.push({ start, end, by: language === 'en' ? kept : `{ ${language}: ${kept} }` });
    },
  }).visit(program);
  return found.length === 0 ? null : edited(code, found);
}

/** The words of an object that has one text for each language, in their order, and nothing else. */
function wordsIn({ properties }: ESTree.ObjectExpression): Map<Language, ESTree.Expression> | null {
  const words = new Map<Language, ESTree.Expression>();
  for (const [at, property] of properties.entries()) {
    if (property.type !== 'Property' || property.key.type !== 'Identifier') return null;
    const language = languages[at];
    if (property.key.name !== language || !isText(property.value)) return null;
    words.set(language, property.value);
  }
  return words.size === languages.length ? words : null;
}

function isText(value: ESTree.Expression): boolean {
  return value.type === 'TemplateLiteral'
    ? value.expressions.length === 0
    : value.type === 'Literal' && typeof value.value === 'string';
}

/** The files of one language's scripts by the modules within, which are the same in every language. */
function chunksIn(bundle: Rolldown.OutputBundle): Map<string, string> {
  const chunks = Object.values(bundle).filter((one) => one.type === 'chunk');
  return new Map(
    chunks.map(({ facadeModuleId, moduleIds, fileName }) => [
      [facadeModuleId, ...moduleIds].join('\n'),
      `/${fileName}`,
    ]),
  );
}

// React Router wrote the table of routes in English. Each other language has its own, with the names of its own scripts; it
// is named by what it holds, for a browser keeps what it has once been given.
function writeNames(built: ReadonlyMap<Language, ReadonlyMap<string, string>>): void {
  const client = resolve(folder(), 'client');
  const [table] = globSync('assets/manifest-*.js', { cwd: client });
  if (table === undefined) throw new Error('React Router wrote no table of routes.');
  const routes = readFileSync(`${client}/${table}`, 'utf8');
  const english = built.get(first) ?? new Map<string, string>();
  const names: ScriptNames = {};
  for (const one of others) {
    const scripts = built.get(one);
    const own = Object.fromEntries(
      [...english].flatMap(([modules, file]) => {
        const other = scripts?.get(modules);
        if (!other) throw new Error(`${file} has no counterpart in ${one}.`);
        return other === file ? [] : [[file, other]];
      }),
    );
    const [before = '', json = ''] = routes.split(/(?<==)(.*);$/s);
    const text = `${before}${JSON.stringify(withNames(JSON.parse(json), own))};`;
    const name = `assets/manifest-${createHash('sha256').update(text).digest('hex').slice(0, 8)}.js`;
    writeFileSync(`${client}/${name}`, text);
    names[one] = { ...own, [`/${table}`]: `/${name}` };
  }
  writeFileSync(resolve(folder(), 'server/script-names.json'), JSON.stringify(names));
}
