// What the house asks of files and no tool knows: who owns a table, which page is on the map, what must not be published.
import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const GENERATED = /^src\/(messages\/|platform\/tables\.ts$)/;

/** Files that are, or are about to be, published. */
export function publishedFiles(folder: string): string[] {
  const list = execFileSync(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', '-z'],
    { cwd: folder, encoding: 'utf8' },
  );
  return list.split('\0').filter((file) => file !== '' && existsSync(join(folder, file)));
}

/** Everything wrong, one sentence each. */
export function complaintsOf(folder: string, published: readonly string[]): string[] {
  return [
    ...tableComplaints(folder),
    ...pageComplaints(folder),
    ...placeComplaints(folder, published),
    ...twoTypesOfOneName(folder),
    ...citationComplaints(folder),
  ];
}

/** A role over 250 lines wants to be a folder. Watched, not enforced. */
export function longFiles(folder: string): string[] {
  return sources(folder)
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .map((file) => [file, read(folder, file).split('\n').length - 1] as const)
    .filter(([, lines]) => lines > 250)
    .map(([file, lines]) => `${file} has ${lines} lines`);
}

/** How a text names a table. A name of one plain word counts only where SQL would stand. */
function naming(table: string): RegExp {
  if (table.includes('_')) return new RegExp(`\\b${table}\\b`);
  const inKysely = `(?:selectFrom|insertInto|updateTable|deleteFrom|[a-z]+Join)\\(\\s*['"\`]${table}\\b`;
  return new RegExp(
    `${inKysely}|Tables\\['${table}'\\]|(?:from|into|update|join|table)\\s+${table}\\b`,
  );
}

function tableComplaints(folder: string): string[] {
  const files = sources(folder).filter(
    (file) => file.startsWith('src/modules/') && !/\.test\.tsx?$/.test(file),
  );
  const texts = files.map((file) => ({ file, text: withoutComments(read(folder, file)) }));
  // A table of the platform's own, such as the outbox, is named by no store.
  const platform = sources(folder)
    .filter((file) => file.startsWith('src/platform/') && !/\.test\.ts$/.test(file))
    .map((file) => withoutComments(read(folder, file)));
  return tables(folder).flatMap((table) => {
    const named = texts.filter(({ text }) => naming(table).test(text)).map(({ file }) => file);
    const owners = new Set(named.filter(isStore).map((file) => file.split('/')[2]));
    const strangers = named
      .filter((file) => !isStore(file))
      .map((file) => `${file} names the table ${table}; only a store may`);
    if (
      owners.size === 1 ||
      (owners.size === 0 && platform.some((text) => naming(table).test(text)))
    )
      return strangers;
    const who =
      owners.size === 0 ? 'no store' : `the stores of ${[...owners].sort().join(' and ')}`;
    return [`the table ${table} is named by ${who}; a table has one owner`, ...strangers];
  });
}

function pageComplaints(folder: string): string[] {
  const map = read(folder, 'src/web/routes.ts');
  return globSync('src/web/routes/**/*.tsx', { cwd: folder })
    .map((file) => file.slice('src/web/'.length))
    .filter((page) => !map.includes(`'${page}'`))
    .map((page) => `src/web/${page} is on no address of src/web/routes.ts`);
}

// A path of somebody's machine or a registry's address in a published file tells where it was made and works nowhere else.
function placeComplaints(folder: string, published: readonly string[]): string[] {
  const machine = /(?<![\w.~-])\/(?:work|root|home|Users)\/[\w.]/;
  const texts = published
    .filter((file) => statSync(join(folder, file)).size < 2_000_000)
    .map((file) => ({ file, text: read(folder, file) }));
  const paths = texts
    .filter(({ text }) => machine.test(text))
    .map(({ file }) => `${file} holds an absolute path of a machine`);
  const lock = read(folder, 'package-lock.json').includes('"resolved": "http')
    ? ['package-lock.json names a registry']
    : [];
  const npmrc = /^[^#]*registry\s*=/m.test(read(folder, '.npmrc'))
    ? ['.npmrc names a registry']
    : [];
  return [...paths, ...lock, ...npmrc];
}

// A search for a type must end at one place: a second one of its name is found first by half of those who look for the other.
function twoTypesOfOneName(folder: string): string[] {
  const files = [...sources(folder), ...globSync('content/**/*.ts', { cwd: folder })].sort();
  const exported = files.flatMap((file) =>
    [...read(folder, file).matchAll(/^export (?:declare )?(?:type|interface) (\w+)/gm)].map(
      (match) => ({ file, name: match[1] ?? '' }),
    ),
  );
  return [...Map.groupBy(exported, ({ name }) => name).values()].flatMap(([first, ...others]) =>
    others.map(
      ({ file, name }) => `${file} exports a second type ${name}; the first is in ${first?.file}`,
    ),
  );
}

// Whoever reads why something is so finds a law, the specification or a decision; a list of tasks is nobody's source.
function citationComplaints(folder: string): string[] {
  return sources(folder)
    .filter((file) => /\bissue \d/i.test(read(folder, file)))
    .map(
      (file) => `${file} cites a task by its number, not the law, the specification or a decision`,
    );
}

/** What the migrations made and did not take away again. */
function tables(folder: string): string[] {
  const migrations = globSync('migrations/*.sql', { cwd: folder }).map((file) =>
    read(folder, file),
  );
  const named = (statement: RegExp) =>
    migrations.flatMap((text) => [...text.matchAll(statement)].map((match) => match[1] ?? ''));
  const dropped = named(/^drop table ([\w, ]+)/gim).flatMap((names) => names.split(', '));
  const renamed = new Map(
    migrations
      .flatMap((text) => [...text.matchAll(/^alter table (\w+) rename to (\w+)/gim)])
      .map(([, from = '', to = '']) => [from, to]),
  );
  return named(/^create table (?:if not exists )?(\w+)/gim)
    .filter((table) => !dropped.includes(table))
    .map((table) => renamed.get(table) ?? table);
}

function sources(folder: string): string[] {
  return globSync('src/**/*.{ts,tsx}', { cwd: folder }).filter((file) => !GENERATED.test(file));
}

function isStore(file: string): boolean {
  return /^src\/modules\/[^/]+\/store(\.ts$|\/)/.test(file);
}

function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
}

function read(folder: string, file: string): string {
  return readFileSync(join(folder, file), 'latin1');
}
