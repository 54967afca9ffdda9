// The office's list of disputes and the page of one, over 1,000 and over 100,000 of them: how long an answer takes, and
// how the two compare. Each number of disputes has a product of its own, and every question goes to the one and then to
// the other: what else the machine does in that moment falls on both. The rows are written by SQL; each dispute has two
// parties, contacts, a claim and its first events.
import { sql } from 'kysely';
import { closeDb, type Db, openDb } from '#platform/db.ts';
import { signedIn } from '../tests/cast.ts';
import { type Product, startProduct } from './product.ts';

const [FEW, MANY] = [1000, 100_000];
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 400);

export async function disputesOf(): Promise<void> {
  const products: Product[] = [];
  for (const _ of [FEW, MANY]) products.push(await startProduct());
  const [few, many] = [
    await filled(products[0] as Product, FEW),
    await filled(products[1] as Product, MANY),
  ];
  console.log(`List and page of disputes, ${ROUNDS} requests to each in turn; milliseconds`);
  console.log(
    `  ${''.padEnd(34)}${`over ${FEW}`.padStart(18)}${`over ${MANY}`.padStart(18)}   ratio p50   p95`,
  );
  for (const [name, path] of Object.entries(few.asked)) {
    const [small, large] = await inTurn([
      () => few.ask(path),
      () => many.ask(many.asked[name] as string),
    ]);
    const cell = ({ p50, p95 }: Waits) =>
      `p50 ${p50.toFixed(1)} p95 ${p95.toFixed(1)}`.padStart(18);
    const ratio =
      (large.p50 / small.p50).toFixed(2).padStart(12) +
      (large.p95 / small.p95).toFixed(2).padStart(6);
    console.log(`  ${name.padEnd(34)}${cell(small)}${cell(large)}${ratio}`);
  }
  for (const product of products) await product.close();
}

/** A product with so many disputes, what is asked of it by the names of the questions, and the asking as one of its officers. */
async function filled(product: Product, count: number) {
  const db = openDb({ ...product.pool, max: 2 });
  const officers = [];
  for (const name of ['Asha', 'Omar', 'Rhea'])
    officers.push(await signedIn(db, { roles: ['case_officer'], name }));
  await fillDisputes(db, {
    from: 0,
    to: count,
    officers: officers.map(({ personId }) => personId),
  });
  const { rows } = await sql<{ id: string }>`
    select id from dispute order by id desc offset (select count(*) / 2 from dispute) limit 1`.execute(
    db,
  );
  await closeDb(db);
  const cookie = officers[0]?.cookie ?? '';
  return {
    asked: questions(rows[0]?.id ?? '', count),
    ask: (path: string) => fetch(product.url + path, { headers: { cookie } }),
  };
}

/** The same questions of both. Where names are looked for by their beginning, one name is one party of either. */
function questions(middle: string, count: number): Record<string, string> {
  const list = '/api/office/disputes';
  return {
    'first page': list,
    'deep page': `${list}?after=${middle}`,
    'one state': `${list}?state=scrutiny`,
    'all that are open': `${list}?state=open`,
    'one process (one in five)': `${list}?process=mediation`,
    mine: `${list}?officer=me`,
    'nobody’s, in one state': `${list}?officer=nobody&state=scrutiny`,
    'limitation near (one in 50)': `${list}?urgent=yes`,
    'one party’s name': `${list}?q=party${count - 1}`,
    'a word in each name': `${list}?q=traders`,
    'one number': `${list}?q=777`,
    'nothing found': `${list}?q=zebra`,
    'one dispute': `${list}/${middle}`,
    'page of the list (HTML)': '/office/disputes',
    'page of one (HTML)': `/office/disputes/${middle}`,
  };
}

type Waits = { p50: number; p95: number };

/** How long two requests take that are made in turn, each the first in every other round. */
async function inTurn(
  requests: readonly [() => Promise<Response>, () => Promise<Response>],
): Promise<[Waits, Waits]> {
  const times: [number[], number[]] = [[], []];
  for (let round = -30; round < ROUNDS; round += 1)
    for (const which of round % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const)) {
      const startedAt = performance.now();
      const answer = await requests[which]();
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`The list answered ${answer.status}.`);
      if (round >= 0) times[which].push(performance.now() - startedAt); // the first thirty warm up
    }
  return [waitsOf(times[0]), waitsOf(times[1])];
}

function waitsOf(times: readonly number[]): Waits {
  const sorted = Float64Array.from(times).sort();
  const at = (share: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { p50: at(0.5), p95: at(0.95) };
}

type Filling = { from: number; to: number; officers: readonly string[] };

/** Made from the number of each, so that every run has the same. */
export async function fillDisputes(db: Db, { from, to, officers }: Filling): Promise<void> {
  const numbers = sql`generate_series(${from}::integer, ${to - 1}::integer) as n`;
  // Ids in the order of their numbers, as they are made in life.
  const id = (kind: string) =>
    sql`(lpad(to_hex(1700000000000 + n), 12, '0') || ${kind} || '8' || lpad(to_hex(n), 15, '0'))::uuid`;
  const state = sql`(array['filed', 'scrutiny', 'defective', 'track_check', 'arb_serving', 'arb_commenced', 'withdrawn', 'returned', 'closed_no_basis', 'lapsed'])[1 + n % 10]`;
  const process = sql`(array['arbitration', 'arbitration', 'arbitration', 'mediation', 'conciliation'])[1 + n / 10 % 5]`;
  const at = sql`timestamptz '2025-06-01' + n * interval '7 minutes'`;
  await sql`insert into dispute (id, number, reference, process, track, state, state_since, sector, seat, language, arbitrators, currency, sum_minor,
      title, facts, relief, is_urgent, warnings, filed_at, filing_hash, officer_id, fee_schedule)
    select ${id('7000')}, 1000000 + n, 'MUNCH-AR-2026-' || (1000000 + n), ${process}, 'online', ${state}, ${at}, 'trade', 'Mumbai', 'en', 1, 'INR',
      100000 + n, 'Price of goods ' || n, repeat('The goods were delivered and never paid for. ', 10), 'Payment', n % 50 = 0, '{}', ${at},
      sha256(n::text::bytea), (array[null, ${sql.join(officers)}]::uuid[])[1 + n / 10 % 4], 'institution' from ${numbers}`.execute(
    db,
  );
  for (const [kind, side] of [
    ['7001', 'claimant'],
    ['7002', 'respondent'],
  ] as const) {
    await sql`insert into dispute_party (id, dispute_id, side, place, kind, name, language)
      select ${id(kind)}, ${id('7000')}, ${side}, 1, 'person', 'Party' || n || ' Traders', 'en' from ${numbers}`.execute(
      db,
    );
    await sql`insert into dispute_contact (id, party_id, channel, value, added_at)
      select gen_random_uuid(), ${id(kind)}, 'email', ${side} || n || '@example.org', ${at} from ${numbers}`.execute(
      db,
    );
  }
  await sql`insert into dispute_claim (id, dispute_id, party_id, place, head, amount_minor)
    select gen_random_uuid(), ${id('7000')}, ${id('7001')}, 1, 'Price', 100000 + n from ${numbers}`.execute(
    db,
  );
  for (const [place, type] of ['submitted', 'registration_paid', 'admitted'].entries())
    await sql`insert into dispute_event (id, dispute_id, number, type, at, on_day, by_role, from_state, to_state, details)
      select gen_random_uuid(), ${id('7000')}, ${place + 1}, ${type}, ${at}, (${at})::date, 'system', 'filed', 'scrutiny', '{}' from ${numbers}`.execute(
      db,
    );
  for (const table of [
    'dispute',
    'dispute_party',
    'dispute_contact',
    'dispute_claim',
    'dispute_event',
  ])
    await sql`vacuum analyze ${sql.table(table)}`.execute(db); // what the database does by itself a minute later
  await sql`checkpoint`.execute(db); // and a few minutes later: else it writes the filling to the disk while it is asked
}
