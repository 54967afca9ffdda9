// Search over 1,000 papers of ten pages and over many more: how long an answer of the API takes, and how the two compare. Each has
// a database of its own on one server, and every question goes to the one and then to the other. `npm run bench -- search`;
// `PAPERS=100000 npm run bench -- search` for all of them, which takes some 12 GB of the disk and most of an hour to fill.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { sql } from 'kysely';
import { vectorOf } from '#modules/search/rules/entries.ts';
import { closeDb, type Db, openDb } from '#platform/db.ts';
import { migrate } from '#platform/migrate.ts';
import { startPostgres } from '#platform/postgres/start.ts';
import { appWith, call } from '../tests/app.ts';
import { signedIn } from '../tests/cast.ts';
import { fillDisputes } from './disputes.ts';

const [FEW, MANY] = [1000, Number(process.env.PAPERS ?? 10_000)];
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 100);
const [PAGES, WORDS] = [10, 200];
/** Of one dispute, and of a large one. */
const [PAPERS, LARGE] = [50, 500];
const OWN = 10;
const root = resolve(import.meta.dirname, '..');

export async function searchOf(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'munch-bench-search-'));
  const postgres = await startPostgres({ dataDir, say: () => {} });
  const owner = openDb({ ...postgres.pool, max: 1 });
  const houses: House[] = [];
  try {
    for (const [name, papers] of [
      ['few', FEW],
      ['many', MANY],
    ] as const) {
      await sql`create database ${sql.id(`search_${name}`)}`.execute(owner);
      houses.push(await filled({ ...postgres.pool, database: `search_${name}` }, papers));
    }
    const [few, many] = houses;
    if (few && many) await compare(few, many);
  } finally {
    for (const { db } of houses) await closeDb(db);
    await closeDb(owner);
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

type House = { db: Db; ask: (path: string) => Promise<Response>; dispute: string; large: string };

async function compare(few: House, many: House): Promise<void> {
  console.log(
    `Search, ${PAGES} pages of ${WORDS} words a paper, ${PAPERS} papers a dispute; ${ROUNDS} requests to each in turn; milliseconds; ${cpus().length} cores, load average ${loadavg()[0]?.toFixed(1)}`,
  );
  const title = (count: number) => `over ${count} papers`.padStart(22);
  console.log(`  ${''.padEnd(44)}${title(FEW)}${title(MANY)}   ratio p50   p95`);
  for (const [name, pathOf] of Object.entries(QUESTIONS)) {
    const [small, large] = await inTurn([
      () => few.ask(pathOf(few.dispute)),
      () => many.ask(pathOf(many.dispute)),
    ]);
    const ratio =
      (large.p50 / small.p50).toFixed(2).padStart(12) +
      (large.p95 / small.p95).toFixed(2).padStart(6);
    console.log(`  ${name.padEnd(44)}${cell(small)}${cell(large)}${ratio}`);
  }
  const words = `q=${encodeURIComponent('panel')}`;
  const [one] = await inTurn([
    () => many.ask(`/api/disputes/${many.large}/search?${words}`),
    () => many.ask(`/api/disputes/${many.large}/search?${words}`),
  ]);
  console.log(`  ${`a word in each page, ${LARGE} papers in one dispute`.padEnd(66)}${cell(one)}`);
}

const inDispute = (words: string) => (id: string) =>
  `/api/disputes/${id}/search?q=${encodeURIComponent(words)}`;
const QUESTIONS: Record<string, (id: string) => string> = {
  'a word in each page': inDispute('panel'),
  'a word in one page of fifty': inDispute('zinc'),
  'two words': inDispute('panel zinc'),
  'a name, found in the other script': inDispute('म्हात्रे'),
  'a misspelt name': inDispute('Mahtre'),
  'the beginning of a word': inDispute('meas'),
  'a word of Hindi': inDispute('दस्तावेज़'),
  'a word of Marathi': inDispute('कागदपत्र'),
  'nothing found': inDispute('zebrafinch'),
  [`a word in each page, over ${OWN} disputes`]: () => '/api/search?q=panel',
  [`nothing found, over ${OWN} disputes`]: () => '/api/search?q=zebrafinch',
};

type Waits = { p50: number; p95: number };
const cell = ({ p50, p95 }: Waits) => `p50 ${p50.toFixed(1)} p95 ${p95.toFixed(1)}`.padStart(22);

async function inTurn(
  requests: readonly [() => Promise<Response>, () => Promise<Response>],
): Promise<[Waits, Waits]> {
  const times: [number[], number[]] = [[], []];
  for (let round = -10; round < ROUNDS; round += 1)
    for (const which of round % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const)) {
      const startedAt = performance.now();
      const answer = await requests[which]();
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`The search answered ${answer.status}.`);
      if (round >= 0) times[which].push(performance.now() - startedAt); // the first ten warm up
    }
  return [waitsOf(times[0]), waitsOf(times[1])];
}

function waitsOf(times: readonly number[]): Waits {
  const sorted = Float64Array.from(times).sort();
  const at = (share: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { p50: at(0.5), p95: at(0.95) };
}

async function filled(pool: Parameters<typeof openDb>[0], papers: number): Promise<House> {
  const db = openDb({ ...pool, max: 4 });
  await migrate(db, { folder: `${root}/migrations` });
  const ada = await signedIn(db, { name: 'Ada' });
  const disputes = Math.ceil(papers / PAPERS);
  await fillDisputes(db, { from: 0, to: disputes, officers: [ada.personId] });
  await fillPapers(db, papers);
  const { rows } = await sql<{ id: string }>`with own as (
      select id, row_number() over (order by id) as n from dispute order by id limit ${OWN})
    insert into dispute_member (id, dispute_id, party_id, person_id, role, since)
    select gen_random_uuid(), own.id, party.id, ${ada.personId}, 'party', now()
    from own join dispute_party party on party.dispute_id = own.id and party.side = 'claimant'
    returning dispute_id as id`.execute(db);
  const ids = rows.map(({ id }) => id).sort();
  await enlarge(db, ids[1] ?? '');
  await sql`vacuum analyze`.execute(db);
  const app = appWith({ db });
  return {
    db,
    ask: async (path) => call(app, 'GET', path, { cookie: ada.cookie }),
    dispute: ids[0] ?? '',
    large: ids[1] ?? '',
  };
}

/** Texts that are folded once each, and stand in many disputes; a page's own number is a word of it. */
const TEXTS = 500;

async function fillPapers(db: Db, papers: number): Promise<void> {
  const texts = Array.from({ length: TEXTS }, (_, at) => textOf(at));
  await sql`create table bench_page as select (row_number() over ())::integer - 1 as n, text, words
    from unnest(${texts}::text[], ${texts.map(wordsOf)}::text[]) as page (text, words)`.execute(db);
  await sql`insert into search_scope (dispute_id, place, reader) select id, 'papers', '' from dispute order by id`.execute(
    db,
  );
  await sql`drop index search_entry_words`.execute(db); // made again below: faster than page by page
  await sql`with numbered as (
      select scope.id as scope, dispute_id, row_number() over (order by dispute_id) - 1 as n from search_scope scope)
    insert into search_entry (dispute_id, scopes, kind, source_kind, source_id, part, side, at, title, text, hash, words)
    select numbered.dispute_id, array[numbered.scope], 'paper', 'bench',
      (lpad(to_hex(paper), 8, '0') || '-0000-4000-8000-000000000000')::uuid, part, 'claimant',
      timestamptz '2026-01-01' + paper * interval '1 minute', 'Paper ' || paper, page.text, sha256('x'::bytea),
      replace(page.words, '''0', '''' || numbered.scope)::tsvector
    from generate_series(0, ${papers - 1}::integer) as paper
    join numbered on numbered.n = paper / ${PAPERS}
    cross join generate_series(1, ${PAGES}::integer) as part
    join bench_page page on page.n = (paper * ${PAGES} + part) % ${TEXTS}`.execute(db);
  await db.connection().execute(async (one) => {
    await sql`set maintenance_work_mem = '1GB'`.execute(one); // else it is gone through many times
    await sql`create index search_entry_words on search_entry using gin (words) with (fastupdate = off)`.execute(
      one,
    );
  });
}

/** One dispute with many papers. */
async function enlarge(db: Db, dispute: string): Promise<void> {
  await sql`insert into search_entry (dispute_id, scopes, kind, source_kind, source_id, part, side, at, title, text, hash, words)
    select dispute_id, scopes, kind, 'more', ('1' || lpad(to_hex(n), 7, '0') || substr(source_id::text, 9))::uuid,
      part, side, at, title, text, hash, words
    from search_entry cross join generate_series(1, ${LARGE / PAPERS - 1}::integer) as n
    where dispute_id = ${dispute} and source_kind = 'bench'
    on conflict do nothing`.execute(db);
}

/**
 * A page in English, Hindi or Marathi, of the words of our own catalogue as often as they stand there. In each the panel was measured,
 * for one question finds them all; a name stands in either script, and one word in a page of fifty.
 */
function textOf(at: number): string {
  const vocabulary = VOCABULARIES[at % VOCABULARIES.length] ?? [];
  const common = Array.from({ length: WORDS - 6 }, (_, n) => {
    const place = ((at * WORDS + n) * 2_654_435_761) % 4_294_967_296; // spread, and the same in every run
    return vocabulary[place % vocabulary.length];
  });
  const name = at % 5 === 0 ? 'Suresh Mhatre' : at % 5 === 1 ? 'सुरेश म्हात्रे' : 'somebody else';
  return `Panel measured by ${name} ${at % 50 === 0 ? 'zinc' : 'tin'} ${common.join(' ')}`;
}

const VOCABULARIES = ['en', 'hi', 'mr'].map((language) => {
  const text = readFileSync(join(root, 'messages', `${language}.json`), 'utf8');
  const said = Object.values(JSON.parse(text) as Record<string, unknown>).map(String);
  return said.join(' ').match(/[\p{L}\p{M}\u200c\u200d]{2,}/gu) ?? [];
});

const wordsOf = (text: string) =>
  vectorOf({ kind: 'paper', title: '', text }, (lexeme) => [`0${lexeme}`]);
