import { execFile } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import type pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { emptyDatabase, type TestDatabase } from '../../../tests/database.ts';
import { accountAt, type S3, startS3 } from '../../../tests/s3.ts';
import { poolOf } from '../db.ts';
import { migrate } from '../migrate.ts';
import { openKey } from '../vault/key.ts';
import { openS3 } from '../vault/s3.ts';
import { openVault } from '../vault/vault.ts';
import { backUp } from './backup.ts';
import { verify } from './manifest.ts';
import { restore } from './restore.ts';

// A small institution with what is hard to restore: rows that refer to rows, to themselves and in a circle, values that
// JSON would bend, numbers made by the database, and a record that its triggers defend.
const schema = `
  create table clerk (
    id bigint generated always as identity primary key, name text not null, chief bigint references clerk,
    deputy_of bigint, shout text generated always as (upper(name)) stored
  );
  create table "Archive box" (id serial primary key, "the ""label""" text, keeper bigint not null references clerk);
  alter table clerk add foreign key (deputy_of) references "Archive box" (id);
  create table curiosity (id uuid primary key, at timestamptz, day date, paise numeric, ratio float8, facts jsonb, raw bytea, tags text[], note text);
  create table told (id int primary key, xid xid8 not null default pg_current_xact_id());
  create table record (id int primary key, said text not null);
  insert into record values (0, 'seeded by a migration');
  create function refuse() returns trigger language plpgsql as $$ begin raise exception 'the record is append-only'; end $$;
  create trigger append_only before update or delete on record for each row execute function refuse();
  create trigger no_truncate before truncate on record execute function refuse();
  create function sign() returns trigger language plpgsql as $$ begin new.said := new.said || ' (signed)'; return new; end $$;
  create trigger signed before insert on record for each row execute function sign();`;

const rows = `
  insert into clerk (name) select 'clerk ' || i from generate_series(1, 3000) i;
  insert into "Archive box" ("the ""label""", keeper) values (E'tab\\t, "quote", \\\\ and\\nline', 2), ('', 1), (null, 1);
  update clerk set chief = 3001 - id, deputy_of = 1 + id % 3;
  insert into curiosity values
    ('018f3c1e-0000-7000-8000-000000000001', '2026-11-20 10:00:00.123456+05:30', 'infinity', 'NaN', '-Infinity', 'null', '\\x00ff5c', '{"a,b",NULL,""}', 'नमस्ते'),
    ('018f3c1e-0000-7000-8000-000000000002', null, null, 123456789012345678901234567890.01, 0.1, '{"b": [1, null], "a": "\\u00e9"}', null, '{}', '');
  insert into told values (1, '1'), (2, '999999999');
  insert into record values (1, 'served'), (2, 'answered');`;

let source: TestDatabase;
let target: TestDatabase;
let work: string;
let migrations: string;
const quiet = { say: () => {} };

beforeAll(async () => {
  work = await mkdtemp(join(tmpdir(), 'munch-backup-'));
  migrations = join(work, 'migrations');
  await mkdir(migrations);
  await writeFile(join(migrations, '0001_institution.sql'), schema);
});

afterAll(() => rm(work, { recursive: true }));

beforeEach(async () => {
  [source, target] = await Promise.all([emptyDatabase(), emptyDatabase()]);
  await migrate(source.db, { folder: migrations });
  await poolOf(source.db).query(rows);
});

afterEach(() => Promise.all([source.drop(), target.drop()]));

function dataDir(): Promise<string> {
  return mkdtemp(join(work, 'data-'));
}

async function contents({ db }: TestDatabase): Promise<unknown> {
  const texts: Record<string, string[]> = {};
  for (const table of ['clerk', '"Archive box"', 'curiosity', 'record']) {
    const { rows: found } = await poolOf(db).query<{ line: string }>(
      `select t::text as line from ${table} t order by t.id`,
    );
    texts[table] = found.map(({ line }) => line);
  }
  return texts;
}

test('a backup restored into an empty database is the same to the last byte', async () => {
  const file = join(work, 'whole.munch');
  expect(await backUp(source.db, { dataDir: await dataDir() }, file)).toMatchObject({
    rows: 3010,
    files: 0,
    bytes: (await stat(file)).size,
  });
  await restore(await verify(file), {
    db: target.db,
    dataDir: await dataDir(),
    migrations,
    ...quiet,
  });
  expect(await contents(target)).toEqual(await contents(source));
});

test('numbers of transactions are those of the new server, where the old ones may lie in the future', async () => {
  const file = join(work, 'transactions.munch');
  await backUp(source.db, { dataDir: await dataDir() }, file);
  await restore(await verify(file), {
    db: target.db,
    dataDir: await dataDir(),
    migrations,
    ...quiet,
  });
  const { rows: told } = await poolOf(target.db).query<{
    id: number;
    past: boolean;
    first: boolean;
  }>(
    'select id, xid < pg_current_xact_id() as past, xid = min(xid) over () as first from told order by id',
  );
  expect(told).toEqual([1, 2].map((id) => ({ id, past: true, first: true })));
});

test('documents are in it encrypted and without their key, and open again with it', async () => {
  const [from, to, file] = [await dataDir(), await dataDir(), join(work, 'documents.munch')];
  const inside = (home: string) => ({
    file: join(home, 'vault.key'),
    vault: join(home, 'files'),
    given: undefined,
  });
  const places = (home: string) => ({
    folder: join(home, 'files/panel'),
    incoming: join(home, 'incoming'),
  });
  const vault = openVault({ ...places(from), key: await openKey(inside(from)) });
  const taken = await vault.take(Readable.from([Buffer.from('a passport')]));
  await vault.take(Readable.from([Buffer.from('half way')])); // comes while the backup is made
  await taken.keep();
  expect(await backUp(source.db, { dataDir: from }, file)).toMatchObject({ files: 1 });
  await restore(await verify(file), { db: target.db, dataDir: to, migrations, ...quiet });
  expect(await readdir(to)).toEqual(['files']);
  await expect(openKey(inside(to))).rejects.toThrow('their key is missing');
  await copyFile(join(from, 'vault.key'), join(to, 'vault.key'));
  const restored = openVault({ ...places(to), key: await openKey(inside(to)) });
  expect((await restored.read(taken.sha256)).toString()).toBe('a passport');
});

test('documents of a store are in it as those of a folder are, and go to a store again, over what is damaged there', async () => {
  const [from, to, file] = [await dataDir(), await dataDir(), join(work, 'stored.munch')];
  const [there, other] = await Promise.all([startS3(), startS3()]);
  const key = await openKey({
    file: join(from, 'vault.key'),
    vault: join(from, 'files'),
    given: undefined,
  });
  const vaultAt = (s3: S3) =>
    openVault({
      folder: 'files/panel',
      incoming: join(from, 'incoming'),
      key,
      store: openS3(accountAt(s3)),
    });
  const taken = await vaultAt(there).take(Readable.from([Buffer.from('a passport')]));
  await taken.keep();
  expect(
    await backUp(source.db, { dataDir: from, store: openS3(accountAt(there)) }, file),
  ).toMatchObject({ files: 1 });
  for (const name of there.kept.keys())
    other.kept.set(name, { bytes: Buffer.from('damaged'), at: new Date() });
  const kept = { dataDir: to, store: openS3(accountAt(other)) };
  expect(
    await restore(await verify(file), { db: target.db, ...kept, migrations, ...quiet }),
  ).toMatchObject({ files: 1 });
  expect((await vaultAt(other).read(taken.sha256)).toString()).toBe('a passport');
  expect(await readdir(join(to, 'incoming'))).toEqual([]);
  await Promise.all([there.stop(), other.stop()]);
});

test('after a restore the guards stand again and numbers go on where they were', async () => {
  const file = join(work, 'guards.munch');
  await backUp(source.db, { dataDir: await dataDir() }, file);
  await restore(await verify(file), {
    db: target.db,
    dataDir: await dataDir(),
    migrations,
    ...quiet,
  });
  const pool = poolOf(target.db);
  await expect(pool.query('delete from record')).rejects.toThrow('append-only');
  await expect(pool.query('insert into "Archive box" (keeper) values (9999)')).rejects.toThrow(
    'foreign key',
  );
  const { rows: late } = await pool.query('select from pg_constraint where condeferrable');
  expect(late).toEqual([]);
  expect((await pool.query("insert into clerk (name) values ('new') returning id")).rows).toEqual([
    { id: 3001n },
  ]);
  expect(
    (await pool.query('insert into record values (3, $1) returning said', ['closed'])).rows,
  ).toEqual([{ said: 'closed (signed)' }]);
});

test('a restore needs no superuser, only the owner of the tables', async () => {
  const file = join(work, 'owner.munch');
  await backUp(source.db, { dataDir: await dataDir() }, file);
  const owner = `owner_${randomBytes(4).toString('hex')}`;
  await poolOf(target.db).query(
    `create role ${owner} login; drop schema public; create schema public authorization ${owner}`,
  );
  const { openDb, closeDb } = await import('../db.ts');
  const db = openDb({ ...target.pool, user: owner });
  await restore(await verify(file), { db, dataDir: await dataDir(), migrations, ...quiet });
  expect((await poolOf(db).query('select count(*) from clerk')).rows).toEqual([{ count: 3000n }]);
  await poolOf(db).query('drop schema public cascade');
  await closeDb(db);
  await poolOf(target.db).query(`drop role ${owner}`);
});

test('files and mail travel with the rows, also with long names', async () => {
  const [from, to] = [await dataDir(), await dataDir()];
  const long = join('files', 'a'.repeat(90), `${'é'.repeat(60)}.pdf`);
  const inside = {
    [join('files', 'empty')]: Buffer.alloc(0),
    [long]: randomBytes(1_000_000),
    [join('mail', '1.eml')]: Buffer.from('Subject: hello'),
  };
  for (const [path, bytes] of Object.entries(inside)) {
    await mkdir(join(from, path, '..'), { recursive: true });
    await writeFile(join(from, path), bytes);
  }
  const file = join(work, 'files.munch');
  expect(await backUp(source.db, { dataDir: from }, file)).toMatchObject({ files: 3 });
  expect(
    await restore(await verify(file), { db: target.db, dataDir: to, migrations, ...quiet }),
  ).toMatchObject({ files: 3 });
  for (const [path, bytes] of Object.entries(inside))
    expect(await readFile(join(to, path))).toEqual(bytes);
});

test('a backup opens with tar, and says what is in it', async () => {
  const file = join(work, 'tar.munch');
  await backUp(source.db, { dataDir: await dataDir() }, file);
  const { stdout } = await promisify(execFile)('tar', ['xzOf', file, 'manifest.json']);
  const manifest = JSON.parse(stdout) as {
    tables: { name: string; rows: number }[];
    parts: { path: string; sha256: string }[];
  };
  expect(manifest.tables.map(({ name, rows: count }) => [name, count])).toEqual([
    ['clerk', 3000],
    ['Archive box', 3],
    ['curiosity', 2],
    ['record', 3],
    ['told', 2],
  ]);
  const part = manifest.parts.find(({ path }) => path.startsWith('tables/record/'));
  const { stdout: lines } = await promisify(execFile)('tar', ['xzOf', file, part?.path ?? '']);
  expect(createHash('sha256').update(lines).digest('hex')).toBe(part?.sha256);
});

test('a backup is of one moment, though the product writes on', async () => {
  const file = join(work, 'moment.munch');
  const writer: pg.PoolClient = await poolOf(source.db).connect();
  let writing = true;
  const writes = (async () => {
    while (writing)
      await writer.query(
        "with c as (insert into clerk (name) values ('late') returning id) insert into record select id, 'hired' from c",
      );
  })();
  const { rows: total } = await backUp(source.db, { dataDir: await dataDir() }, file);
  writing = false;
  await writes;
  writer.release();
  const { manifest } = await verify(file);
  const [clerks = 0, records = 0] = ['clerk', 'record'].map(
    (name) => manifest.tables.find((table) => table.name === name)?.rows,
  );
  expect(clerks - 3000).toBe(records - 3);
  expect(total).toBe(clerks + records + 7);
});

test('an older backup gets the newer migrations after its rows', async () => {
  const file = join(work, 'older.munch');
  await backUp(source.db, { dataDir: await dataDir() }, file);
  const newer = await mkdtemp(join(work, 'newer-'));
  await writeFile(join(newer, '0001_institution.sql'), schema);
  await writeFile(
    join(newer, '0002_rename.sql'),
    "update clerk set name = 'dear ' || name; alter table curiosity drop column note",
  );
  await restore(await verify(file), {
    db: target.db,
    dataDir: await dataDir(),
    migrations: newer,
    ...quiet,
  });
  expect((await poolOf(target.db).query('select name from clerk where id = 7')).rows).toEqual([
    { name: 'dear clerk 7' },
  ]);
});

test('an empty database that is newer than the backup is refused', async () => {
  const file = join(work, 'too-new.munch');
  await poolOf(source.db).query('drop schema public cascade; create schema public');
  const folder = await mkdtemp(join(work, 'two-'));
  await writeFile(join(folder, '0001_one.sql'), 'create table one (id int)');
  await migrate(source.db, { folder });
  await backUp(source.db, { dataDir: await dataDir() }, file);
  await writeFile(join(folder, '0002_two.sql'), 'create table two (id int)');
  await migrate(target.db, { folder });
  const restoring = restore(await verify(file), {
    db: target.db,
    dataDir: await dataDir(),
    migrations: folder,
    ...quiet,
  });
  await expect(restoring).rejects.toThrow('already at 0002_two.sql, and the backup is older');
});

test('a restore is refused where any row stands, and changes nothing there', async () => {
  const file = join(work, 'refused.munch');
  await backUp(source.db, { dataDir: await dataDir() }, file);
  const before = await contents(source);
  const restoring = restore(await verify(file), {
    db: source.db,
    dataDir: await dataDir(),
    migrations,
    ...quiet,
  });
  await expect(restoring).rejects.toThrow(
    'The database already has rows (in clerk), and a restore replaces nothing',
  );
  expect(await contents(source)).toEqual(before);
});

test('a backup made with migrations that this program does not have is refused', async () => {
  const file = join(work, 'strange.munch');
  await backUp(source.db, { dataDir: await dataDir() }, file);
  const folder = await mkdtemp(join(work, 'other-'));
  await writeFile(join(folder, '0001_institution.sql'), `${schema} -- changed`);
  const restoring = restore(await verify(file), {
    db: target.db,
    dataDir: await dataDir(),
    migrations: folder,
    ...quiet,
  });
  await expect(restoring).rejects.toThrow(
    'made with a migration 0001_institution.sql that this Munch does not have',
  );
});

test('a damaged backup is refused, whether a byte changed or the end is missing', async () => {
  const file = join(work, 'damaged.munch');
  await backUp(source.db, { dataDir: await dataDir() }, file);
  const whole = await readFile(file);
  for (const at of [20, Math.floor(whole.length / 2), whole.length - 6]) {
    const bytes = Buffer.from(whole);
    bytes.writeUInt8(bytes.readUInt8(at) ^ 0x40, at);
    await writeFile(file, bytes);
    await expect(verify(file), `a changed byte at ${at}`).rejects.toThrow('cannot be used');
  }
  for (const length of [0, 100, whole.length - 1]) {
    await writeFile(file, whole.subarray(0, length));
    await expect(verify(file), `only ${length} bytes`).rejects.toThrow('cannot be used');
  }
  await writeFile(file, 'not a backup at all');
  await expect(verify(file)).rejects.toThrow('cannot be used');
  await expect(verify(join(work, 'nowhere.munch'))).rejects.toThrow('no such file');
});

test('a backup that fails leaves no file behind', async () => {
  const folder = await dataDir();
  await poolOf(source.db).query('drop table migration');
  await expect(backUp(source.db, { dataDir: folder }, join(folder, 'x.munch'))).rejects.toThrow(
    'migration',
  );
  expect(await readdir(folder)).toEqual([]);
});

test('a large table travels in pieces, so that it never stands in memory as a whole', async () => {
  await poolOf(source.db).query(
    'insert into record select i, repeat(md5(i::text), 16000) from generate_series(10, 29) i',
  );
  const file = join(work, 'large.munch');
  await backUp(source.db, { dataDir: await dataDir() }, file);
  const pieces = (await verify(file)).manifest.parts.filter(({ path }) =>
    path.startsWith('tables/record/'),
  );
  expect(pieces.length).toBeGreaterThan(4);
  expect(Math.max(...pieces.map(({ bytes }) => bytes))).toBeLessThan(2_100_000);
});
