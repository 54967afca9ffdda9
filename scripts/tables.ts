import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { camelCase } from '#kernel/columns.ts';
import { closeDb, type Db, openDb, poolOf } from '#platform/db.ts';
import { migrate } from '#platform/migrate.ts';
import { startPostgres } from '#platform/postgres/start.ts';

// Writes src/platform/tables.ts: `node scripts/tables.ts`, after each new migration.

type Column = {
  table: string;
  name: string;
  type: string;
  list: boolean;
  labels: string[] | null;
  check: string | null;
  nullable: boolean;
  filled: 'no' | 'default' | 'always';
};

const columns = `
  select c.relname as table, a.attname as name, t.typname as type, element.oid is not null as list,
    (select json_agg(enumlabel order by enumsortorder) from pg_enum where enumtypid = t.oid) as labels,
    (select pg_get_constraintdef(k.oid) from pg_constraint k
      where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum]
        and pg_get_constraintdef(k.oid) ~ '^CHECK \\(\\(\\w+ = (ANY \\(ARRAY\\[)?''' limit 1) as check,
    not a.attnotnull as nullable,
    case when a.attidentity = 'a' or a.attgenerated <> '' then 'always'
         when a.attidentity = 'd' or a.atthasdef then 'default' else 'no' end as filled
  from pg_attribute a
  join pg_class c on c.oid = a.attrelid and c.relkind in ('r', 'p', 'v') and not c.relispartition
  join pg_type declared on declared.oid = a.atttypid
  left join pg_type element on element.oid = declared.typelem and declared.typcategory = 'A'
  join pg_type t on t.oid = coalesce(nullif(declared.typbasetype, 0), element.oid, declared.oid)
  where c.relnamespace = 'public'::regnamespace and c.relname <> 'migration' and a.attnum > 0 and not a.attisdropped
  order by c.relname, a.attnum`;

// As platform/db.ts reads them.
const words: Record<string, string> = {
  bool: 'boolean',
  bytea: 'Buffer',
  float4: 'number',
  float8: 'number',
  int2: 'number',
  int4: 'number',
  int8: 'bigint',
  json: 'Json',
  jsonb: 'Json',
  timestamptz: 'Date',
};
for (const type of [
  'bpchar',
  'citext',
  'date',
  'inet',
  'numeric',
  'text',
  'time',
  'tsvector',
  'uuid',
  'varchar',
  'xid8',
])
  words[type] = 'string';

/** The text of src/platform/tables.ts for a migrated database. */
export async function describeTables(db: Db): Promise<string> {
  const { rows } = await poolOf(db).query<Column>(columns);
  const tables = [...Map.groupBy(rows, ({ table }) => table)].map(
    ([table, its]) =>
      `  ${table}: {\n${its.map((column) => `    ${camelCase(column.name)}: ${typeOf(column)};\n`).join('')}  };\n`,
  );
  const body = tables.length
    ? `export type Tables = {\n${tables.join('')}};\n`
    : 'export type Tables = Record<never, never>;\n';
  const used = ['ColumnType', 'Generated', 'GeneratedAlways'].filter((word) =>
    `${body}${json}`.includes(`${word}<`),
  );
  const needed = used.filter((word) => word !== 'ColumnType' || body.includes('Json'));
  return [
    '// Made by scripts/tables.ts from the migrated database. Do not edit.\n',
    needed.length ? `import type { ${needed.join(', ')} } from 'kysely';\n` : '',
    body.includes('Json') ? `\n${json}` : '',
    `\n${body}`,
  ].join('');
}

const json = `// Written as text, because pg takes a list for a PostgreSQL array.
type Json = ColumnType<unknown, string, string>;
`;

function typeOf({ table, name, type, list, labels, check, nullable, filled }: Column): string {
  const word = union(labels ?? literalsOf(check)) ?? words[type];
  if (!word)
    throw new Error(
      `${table}.${name} has the type ${type}, which scripts/tables.ts does not know yet.`,
    );
  const one = list ? `${word.includes('|') ? `(${word})` : word}[]` : word;
  const read = nullable ? `${one} | null` : one;
  if (filled === 'always') return `GeneratedAlways<${read}>`;
  return filled === 'default' ? `Generated<${read}>` : read;
}

// check (kind in ('a', 'b')) comes back as CHECK ((kind = ANY (ARRAY['a'::text, 'b'::text])))
function literalsOf(check: string | null): string[] | null {
  return check === null
    ? null
    : [...check.matchAll(/'((?:[^']|'')*)'::/g)].map(([, literal = '']) =>
        literal.replaceAll("''", "'"),
      );
}

function union(values: string[] | null): string | null {
  return values === null
    ? null
    : values.map((value) => `'${value.replaceAll("'", "\\'")}'`).join(' | ');
}

async function write(file: string): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'munch-tables-'));
  const postgres = await startPostgres({ dataDir, say: () => {} });
  const db = openDb(postgres.pool);
  try {
    await migrate(db, { folder: 'migrations' });
    await writeFile(file, await describeTables(db));
  } finally {
    await closeDb(db);
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

if (import.meta.main) await write('src/platform/tables.ts');
