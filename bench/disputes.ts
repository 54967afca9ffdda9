// The office's list of disputes and the page of one, over 1,000 and over 100,000 of them: how long an answer takes, and
// how the two compare. The rows are written by SQL; each dispute has two parties, contacts, a claim and its first events.
import { sql } from 'kysely';
import { closeDb, type Db, openDb } from '#platform/db.ts';
import { signedIn } from '../tests/cast.ts';
import type { Product } from './product.ts';
import { timesOf, type Waits } from './queue.ts';

const [FEW, MANY] = [1000, 100_000];
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 150);

export async function disputesOf(product: Product): Promise<void> {
  const db = openDb({ ...product.pool, max: 2 });
  const officers = [];
  for (const name of ['Asha', 'Omar', 'Rhea']) officers.push(await signedIn(db, { roles: ['case_officer'], name }));
  const ask = { url: product.url, cookie: officers[0]?.cookie ?? '' };
  const ids = officers.map(({ personId }) => personId);
  await fillDisputes(db, { from: 0, to: FEW, officers: ids });
  const few = await measure(db, ask);
  await fillDisputes(db, { from: FEW, to: MANY, officers: ids });
  const many = await measure(db, ask);
  console.log(`List and page of disputes, ${ROUNDS} requests each, one after the other; milliseconds`);
  console.log(`  ${''.padEnd(34)}${`over ${FEW}`.padStart(18)}${`over ${MANY}`.padStart(18)}   p95 ratio`);
  for (const [name, small] of few) {
    const large = many.get(name) as Waits; // both are asked the same
    const cell = ({ p50, p95 }: Waits) => `p50 ${p50.toFixed(1)} p95 ${p95.toFixed(1)}`.padStart(18);
    console.log(`  ${name.padEnd(34)}${cell(small)}${cell(large)}   ${(large.p95 / small.p95).toFixed(2)}`);
  }
  await closeDb(db);
}

async function measure(db: Db, { url, cookie }: { url: string; cookie: string }): Promise<Map<string, Waits>> {
  const list = '/api/office/disputes';
  const { rows } = await sql<{ id: string }>`
    select id from dispute order by id desc offset (select count(*) / 2 from dispute) limit 1`.execute(db);
  const middle = rows[0]?.id ?? '';
  const asked: Record<string, string> = {
    'first page': list,
    'deep page': `${list}?after=${middle}`,
    'one state': `${list}?state=scrutiny`,
    'all that are open': `${list}?state=open`,
    'one process (one in five)': `${list}?process=mediation`,
    mine: `${list}?officer=me`,
    'nobody’s, in one state': `${list}?officer=nobody&state=scrutiny`,
    'limitation near (one in 50)': `${list}?urgent=yes`,
    'one party’s name': `${list}?q=party777`,
    'a word in each name': `${list}?q=traders`,
    'one number': `${list}?q=777`,
    'nothing found': `${list}?q=zebra`,
    'one dispute': `${list}/${middle}`,
    'page of the list (HTML)': '/office/disputes',
    'page of one (HTML)': `/office/disputes/${middle}`,
  };
  const waits = new Map<string, Waits>();
  for (const [name, path] of Object.entries(asked)) waits.set(name, await timesOf(() => fetch(url + path, { headers: { cookie } })));
  return waits;
}

type Filling = { from: number; to: number; officers: readonly string[] };

/** Made from the number of each, so that every run has the same. */
export async function fillDisputes(db: Db, { from, to, officers }: Filling): Promise<void> {
  const numbers = sql`generate_series(${from}::integer, ${to - 1}::integer) as n`;
  // Ids in the order of their numbers, as they are made in life.
  const id = (kind: string) => sql`(lpad(to_hex(1700000000000 + n), 12, '0') || ${kind} || '8' || lpad(to_hex(n), 15, '0'))::uuid`;
  const state = sql`(array['filed', 'scrutiny', 'defective', 'track_check', 'arb_serving', 'arb_commenced', 'withdrawn', 'returned', 'closed_no_basis', 'lapsed'])[1 + n % 10]`;
  const process = sql`(array['arbitration', 'arbitration', 'arbitration', 'mediation', 'conciliation'])[1 + n / 10 % 5]`;
  const at = sql`timestamptz '2025-06-01' + n * interval '7 minutes'`;
  await sql`insert into dispute (id, number, reference, process, track, state, state_since, sector, seat, language, arbitrators, currency, sum_minor,
      title, facts, relief, is_urgent, warnings, filed_at, filing_hash, officer_id, fee_schedule)
    select ${id('7000')}, 1000000 + n, 'MUNCH-AR-2026-' || (1000000 + n), ${process}, 'online', ${state}, ${at}, 'trade', 'Mumbai', 'en', 1, 'INR',
      100000 + n, 'Price of goods ' || n, repeat('The goods were delivered and never paid for. ', 10), 'Payment', n % 50 = 0, '{}', ${at},
      sha256(n::text::bytea), (array[null, ${sql.join(officers)}]::uuid[])[1 + n / 10 % 4], 'institution' from ${numbers}`.execute(db);
  for (const [kind, side] of [
    ['7001', 'claimant'],
    ['7002', 'respondent'],
  ] as const) {
    await sql`insert into dispute_party (id, dispute_id, side, place, kind, name, language)
      select ${id(kind)}, ${id('7000')}, ${side}, 1, 'person', 'Party' || n || ' Traders', 'en' from ${numbers}`.execute(db);
    await sql`insert into dispute_contact (id, party_id, channel, value, added_at)
      select gen_random_uuid(), ${id(kind)}, 'email', 'party' || n || '@example.org', ${at} from ${numbers}`.execute(db);
  }
  await sql`insert into dispute_claim (id, dispute_id, party_id, place, head, amount_minor)
    select gen_random_uuid(), ${id('7000')}, ${id('7001')}, 1, 'Price', 100000 + n from ${numbers}`.execute(db);
  for (const [place, type] of ['submitted', 'registration_paid', 'admitted'].entries())
    await sql`insert into dispute_event (id, dispute_id, number, type, at, on_day, by_role, from_state, to_state, details)
      select gen_random_uuid(), ${id('7000')}, ${place + 1}, ${type}, ${at}, (${at})::date, 'system', 'filed', 'scrutiny', '{}' from ${numbers}`.execute(
      db,
    );
  for (const table of ['dispute', 'dispute_party', 'dispute_contact', 'dispute_claim', 'dispute_event'])
    await sql`vacuum analyze ${sql.table(table)}`.execute(db); // what the database does by itself a minute later
  await sql`checkpoint`.execute(db); // and a few minutes later: else it writes the filling to the disk while it is asked
}
