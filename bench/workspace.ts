// What the pages of a dispute ask of the API when it has 10 papers and 10 messages, and when it has 2,000 papers and 20,000 messages:
// how long the answers take together, how many statements the database runs for them, and how many bytes come.
// `npm run bench -- workspace`.
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { closeDb, type Db, openDb } from '#platform/db.ts';
import { migrate } from '#platform/migrate.ts';
import { startPostgres } from '#platform/postgres/start.ts';
import { appWith, call } from '../tests/app.ts';
import { type FullDispute, fullDispute } from '../tests/full-dispute.ts';

export const SIZES = [
  { papers: 10, messages: 10 },
  { papers: 2000, messages: 20_000 },
] as const;
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 40);
const root = resolve(import.meta.dirname, '..');

/** What the loaders of a page ask, in their order; the frame's first. */
const framed = (id: string) => [`/api/disputes/${id}/own-papers?most=20`, `/api/disputes/${id}`];
const PAGES: Record<string, (id: string) => string[]> = {
  home: framed,
  'the record of papers': (id) => [
    ...framed(id),
    `/api/disputes/${id}/papers?page=1`,
    `/api/disputes/${id}/uploads`,
    `/api/disputes/${id}/documents?beside=record`,
  ],
  'talk of all': (id) => [`/api/disputes/${id}/talk`, `/api/disputes/${id}/talk/all/messages`],
  'talk, a page back': (id) => [
    `/api/disputes/${id}/talk`,
    `/api/disputes/${id}/talk/all/messages?before=9`,
  ],
  'the last page of papers': (id) => [
    ...framed(id),
    `/api/disputes/${id}/papers?page=9999`,
    `/api/disputes/${id}/uploads`,
    `/api/disputes/${id}/documents?beside=record`,
  ],
  'what was made of papers': (id) => [...framed(id), `/api/disputes/${id}/bundles`],
  calendar: (id) => [...framed(id), `/api/disputes/${id}/calendar`],
  costs: (id) => [...framed(id), `/api/fees/disputes/${id}/costs`],
};

type Figures = { ms: number; statements: number; bytes: number };

export async function workspaceOf(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'munch-bench-workspace-'));
  const postgres = await startPostgres({ dataDir, say: () => {} });
  const db = openDb({ ...postgres.pool, max: 4 });
  try {
    await migrate(db, { folder: `${root}/migrations` });
    const clock = { now: new Date() };
    const disputes: FullDispute[] = [];
    for (const size of SIZES) {
      const one = await fullDispute(db, { clock, respondents: 1, papers: 0 });
      await fillRecord(db, one, size);
      disputes.push(one);
    }
    await sql`vacuum analyze`.execute(db);
    const app = appWith({ db });
    const ask = async (path: string, { ben }: FullDispute) =>
      call(app, 'GET', path, { cookie: ben.cookie });
    await compare(disputes, ask);
  } finally {
    await closeDb(db);
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

type Ask = (path: string, one: FullDispute) => Promise<Response>;

async function compare(disputes: readonly FullDispute[], ask: Ask): Promise<void> {
  const [small, large] = SIZES;
  console.log(
    `Pages of a dispute with ${small.papers} papers and messages, and with ${large.papers} and ${large.messages}; ${ROUNDS} rounds in turn; median of what their loaders ask; ${cpus().length} cores, load average ${loadavg()[0]?.toFixed(1)}`,
  );
  for (const [name, pathsOf] of Object.entries(PAGES)) {
    const [few, many] = await inTurn(disputes, (one) => pageOf(pathsOf(one.id), one, ask));
    if (!few || !many) continue;
    const cell = ({ ms, statements, bytes }: Figures) =>
      `${ms.toFixed(1)} ms, ${statements} statements, ${(bytes / 1024).toFixed(0)} kB`.padStart(40);
    console.log(
      `  ${name.padEnd(22)}${cell(few)}${cell(many)}   ratio ${(many.ms / few.ms).toFixed(2)}`,
    );
  }
}

async function inTurn(
  disputes: readonly FullDispute[],
  load: (one: FullDispute) => Promise<Figures>,
): Promise<Figures[]> {
  const all = disputes.map((): Figures[] => []);
  for (let round = -3; round < ROUNDS; round += 1)
    for (const [at, one] of disputes.entries()) {
      const figures = await load(one);
      if (round >= 0) all[at]?.push(figures); // the first three warm up
    }
  return all.map((figures) => {
    const sorted = figures.toSorted((a, b) => a.ms - b.ms);
    return sorted[Math.floor(sorted.length / 2)] ?? { ms: 0, statements: 0, bytes: 0 };
  });
}

async function pageOf(paths: readonly string[], one: FullDispute, ask: Ask): Promise<Figures> {
  const before = asked;
  const startedAt = performance.now();
  let bytes = 0;
  for (const path of paths) {
    const answer = await ask(path, one);
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}.`);
    bytes += (await answer.arrayBuffer()).byteLength;
  }
  return { ms: performance.now() - startedAt, statements: asked - before, bytes };
}

/** Everything that this process has asked its databases. */
let asked = 0;
const query = pg.Client.prototype.query as (...given: unknown[]) => unknown;
pg.Client.prototype.query = function (this: pg.Client, ...given: unknown[]) {
  asked += 1;
  return query.apply(this, given);
} as typeof pg.Client.prototype.query;

type Size = { papers: number; messages: number };

/** Papers of both sides, each on its way to the other and opened there, some answered; and talk of all, a sentence a minute. */
export async function fillRecord(
  db: Db,
  { id, ada, ben }: FullDispute,
  { papers, messages }: Size,
) {
  // A chain of its own: nothing is added to it, so that nothing in it need follow from another.
  await sql`insert into record_chain (chain, head) values (${id}, sha256('none'))`.execute(db);
  await sql`
    with side as (
      select id as party, side, case side when 'claimant' then 0 else 1 end as turn,
        case side when 'claimant' then ${ada.personId}::uuid else ${ben.personId}::uuid end as person
      from dispute_party where dispute_id = ${id}),
    paper as (
      select gen_random_uuid() as id, n, side.* from generate_series(0, ${papers - 1}::integer) as n
      join side on side.turn = n % 2),
    document as (
      insert into dispute_document (id, dispute_id, party_id, kind, title, type, content_hash, size, added_at, added_by, audience)
      select id, ${id}, party, 'evidence', 'Delivery note ' || n, 'application/pdf', sha256(n::text::bytea), 123456, now(), person, 'parties'
      from paper),
    filed as (
      insert into exhibit (document_id, dispute_id, party_id, side, number, version, kind, received_on, filed_at, filed_by, upload_id)
      select id, ${id}, party, side, n / 2 + 1, 1, 'account', current_date, now(), person, gen_random_uuid() from paper),
    answered as (
      insert into exhibit_answer (id, document_id, dispute_id, party_id, answer, why, at, by_person)
      select gen_random_uuid(), paper.id, ${id}, other.party, 'admitted', '', now(), other.person
      from paper join side other on other.turn <> paper.turn where n % 3 = 0),
    opened as (
      insert into record_act (id, chain, number, at, act, subject_kind, subject_id, by_person, by_role, details, tells, previous_hash, hash)
      select gen_random_uuid(), ${id}, n + 1, now(), 'dispute.document_opened', 'dispute', ${id}, other.person, 'person',
        jsonb_build_object('document', paper.id, 'as', other.side, 'party', other.party), '{}', sha256('none'), sha256(paper.id::text::bytea)
      from paper join side other on other.turn <> paper.turn),
    sent as (
      insert into service_document (id, dispute_id, document_id, purpose, is_urgent, begun_at)
      select gen_random_uuid(), ${id}, id, 'document', false, now() from paper returning id, document_id)
    insert into service_recipient (id, paper_id, dispute_id, party_id, status_since)
    select gen_random_uuid(), sent.id, ${id}, other.party, now()
    from sent join paper on paper.id = sent.document_id join side other on other.turn <> paper.turn`.execute(
    db,
  );
  await sql`insert into discussion_place (dispute_id, place, said) values (${id}, 'all', ${messages})`.execute(
    db,
  );
  await sql`insert into discussion_message (id, dispute_id, place, number, by_person, by_as, client_id, at, words)
    select gen_random_uuid(), ${id}, 'all', n, case n % 2 when 0 then ${ada.personId}::uuid else ${ben.personId}::uuid end,
      case n % 2 when 0 then 'claimant' else 'respondent' end, gen_random_uuid(), now() - (${messages} - n) * interval '1 minute',
      'The second lorry came on the ' || n || 'th, and two bales of it were wet.'
    from generate_series(1, ${messages}::integer) as n`.execute(db);
}
