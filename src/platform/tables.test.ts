import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { camelCase, snakeCase } from '#kernel/columns.ts';
import { describeTables } from '../../scripts/tables.ts';
import { testDatabase } from '../../tests/database.ts';
import { poolOf } from './db.ts';

test('the table types are those of the migrated database; node scripts/tables.ts brings them up to date', async () => {
  const database = await testDatabase();
  expect(await readFile('src/platform/tables.ts', 'utf8')).toBe(await describeTables(database.db));
  await database.drop();
});

test('every column has one name in rows and in SQL, there and back', async () => {
  const database = await testDatabase();
  const { rows } = await poolOf(database.db).query<{ name: string }>(
    "select column_name as name from information_schema.columns where table_schema = 'public'",
  );
  await database.drop();
  expect(rows.length).toBeGreaterThan(400);
  expect(rows.filter(({ name }) => snakeCase(camelCase(name)) !== name)).toEqual([]);
});

test('a column is typed by its kind, its default and what its check allows', async () => {
  const database = await testDatabase();
  await poolOf(database.db).query(`
    create table zoo (
      id bigint generated always as identity, kind text not null check (kind in ('lion', 'keeper''s cat')),
      born_on date, seen_at timestamptz not null default now(), tags text[] not null default '{}', weight numeric,
      facts jsonb, sole text not null check (sole = 'x')
    )`);
  expect(await describeTables(database.db)).toContain(
    [
      '  zoo: {',
      '    id: GeneratedAlways<bigint>;',
      "    kind: 'lion' | 'keeper\\'s cat';",
      '    bornOn: string | null;',
      '    seenAt: Generated<Date>;',
      '    tags: Generated<string[]>;',
      '    weight: string | null;',
      '    facts: Json | null;',
      "    sole: 'x';",
      '  };',
    ].join('\n'),
  );
  await database.drop();
});
