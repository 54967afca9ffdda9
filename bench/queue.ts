// The office's list of enquiries over 1,000 and over 100,000 of them: how long an answer takes, and how the two compare.
// One request after the other, so that a wait is the work of one answer and not a queue before it.
import { type RawBuilder, sql } from 'kysely';
import { closeDb, type Db, openDb } from '#platform/db.ts';
import { signedIn } from '../tests/cast.ts';
import type { Product } from './product.ts';

const [FEW, MANY] = [1000, 100_000];
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 150);

export type Waits = { p50: number; p95: number };

export async function queueOf(product: Product): Promise<void> {
  const db = openDb({ ...product.pool, max: 2 });
  const officers = [];
  for (const name of ['Asha', 'Omar', 'Rhea'])
    officers.push(await signedIn(db, { roles: ['case_officer'], name }));
  const [me] = officers;
  const ask = { url: product.url, cookie: me?.cookie ?? '' };
  const ids = officers.map(({ personId }) => personId);
  await fill(db, { from: 0, to: FEW, officers: ids });
  const few = await measure(db, ask);
  await fill(db, { from: FEW, to: MANY, officers: ids });
  const many = await measure(db, ask);
  console.log(`List of enquiries, ${ROUNDS} requests each, one after the other; milliseconds`);
  console.log(
    `  ${''.padEnd(34)}${`over ${FEW}`.padStart(18)}${`over ${MANY}`.padStart(18)}   p95 ratio`,
  );
  for (const [name, small] of few) {
    const large = many.get(name) as Waits; // both are asked the same
    const cell = ({ p50, p95 }: Waits) =>
      `p50 ${p50.toFixed(1)} p95 ${p95.toFixed(1)}`.padStart(18);
    console.log(
      `  ${name.padEnd(34)}${cell(small)}${cell(large)}   ${(large.p95 / small.p95).toFixed(2)}`,
    );
  }
  await closeDb(db);
}

async function measure(
  db: Db,
  { url, cookie }: { url: string; cookie: string },
): Promise<Map<string, Waits>> {
  const list = '/api/office/enquiries';
  // A place in the middle of the closed ones: the deepest list that there is.
  const middle = await sql<{ place: string }>`
    select rank || '~' || to_char(since at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '~' || id as place
    from enquiry where rank = 4 order by since desc, id desc
    offset (select count(*) / 2 from enquiry where rank = 4) limit 1`.execute(db);
  const deep = encodeURIComponent(middle.rows[0]?.place ?? '');
  const asked: Record<string, string> = {
    'first page': list,
    'deep page': `${list}?state=closed&after=${deep}`,
    'search, a word in one in fifty': `${list}?state=all&q=lorry`,
    'search, a word in every message': `${list}?state=all&q=agreement`,
    'search, one reference': `${list}?state=all&q=000777`,
    'search, nothing found': `${list}?state=all&q=zebra`,
    kind: `${list}?kind=consultation`,
    'assigned to me': `${list}?assigned=me`,
    'assigned to nobody': `${list}?assigned=nobody`,
    'assigned to somebody': `${list}?assigned=somebody`,
    'follow-up due': `${list}?state=all&due=yes`,
    'time-sensitive': `${list}?urgent=yes`,
    'language (one in twelve)': `${list}?state=all&language=mr`,
    'received on one day': `${list}?state=all&from=2026-06-01&to=2026-06-01`,
    'page of the first list (HTML)': '/office/enquiries',
    'page of a search (HTML)': '/office/enquiries?state=all&q=lorry',
  };
  const waits = new Map<string, Waits>();
  for (const [name, path] of Object.entries(asked))
    waits.set(name, await timesOf(() => fetch(url + path, { headers: { cookie } })));
  return waits;
}

export async function timesOf(request: () => Promise<Response>): Promise<Waits> {
  const times: number[] = [];
  for (let round = -15; round < ROUNDS; round += 1) {
    const startedAt = performance.now();
    const answer = await request();
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`The list answered ${answer.status}.`);
    if (round >= 0) times.push(performance.now() - startedAt); // the first fifteen warm up
  }
  const sorted = Float64Array.from(times).sort();
  const at = (share: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { p50: at(0.5), p95: at(0.95) };
}

type Filling = { from: number; to: number; officers: readonly string[] };

// Made from the number of each, so that every run has the same: a year and a half of enquiries, one in five still open, one in three a consultation,
// the words of each message its own.
export async function fill(db: Db, { from, to, officers }: Filling): Promise<void> {
  const words = sql`(select string_agg('word' || (n * 7 + k * 31) % 5000, ' ') from generate_series(1, 25) as k)
    || case when n % 50 = 0 then ' lorry' else '' end || ' agreement'`;
  const language = sql`case when n % 12 = 5 then 'mr' when n % 6 = 1 then 'hi' else 'en' end`;
  const at = sql`timestamptz '2025-06-01' + (n % ${MANY}) * interval '1 day' * 1.0 * 530 / ${MANY} + n % 500 * interval '1 day'`;
  const made = (
    among: RawBuilder<unknown>,
  ) => sql`select n, gen_random_uuid() as id, ${words} as said, ${language} as language,
      lpad((9000000000 + n)::text, 10, '0') as phone, date_trunc('milliseconds', ${at}) as at
    from generate_series(${from}::integer, ${to - 1}::integer) as n where ${among}`;
  await sql`insert into enquiry (id, kind, full_name, email, phone, message, received_at, since, language)
    select id, 'contact', 'Sender Number' || n, 'sender' || n || '@example.org', phone, said, at, at, language
    from (${made(sql`n % 3 <> 0`)}) as made`.execute(db);
  await sql`insert into enquiry (id, kind, full_name, first_name, last_name, email, phone, message, received_at, since, language,
      dispute_type, preferred_resolution_method, prior_action_taken, deadline_on, urgent_from, is_urgent)
    select id, 'consultation', 'Sender Number' || n, 'Sender', 'Number' || n, 'sender' || n || '@example.org', phone, said, at, at,
      language, 'Contract Disputes', 'Arbitration', acted, deadline_on, urgent_from, coalesce(urgent_from <= at::date, false)
    from (${made(sql`n % 3 = 0`)}) as made,
      lateral (select n % 4 <> 0 as acted, case when n % 5 = 0 then current_date + n % 60 end as deadline_on) as asked,
      lateral (select case when acted then deadline_on - 7 else least(at::date, deadline_on - 7) end as urgent_from) as pressing`.execute(
    db,
  );
  await sql`update enquiry set
      state = case when number % 5 = 0 then 'open' when number % 5 = 1 then 'waiting' else 'closed' end,
      close_reason = case when number % 5 > 1 then 'answered' end,
      assignee_id = (array[null, ${sql.join(officers)}]::uuid[])[1 + number / 5 % 4],
      follow_up_on = case when number % 10 in (0, 6) then current_date - 10 + number / 20 % 20 end
    where number > ${from}`.execute(db);
  await sql`vacuum analyze enquiry`.execute(db); // what the database does by itself a minute later
}
