// Two people talk in each of 200 disputes at once: how long a message takes from its writer's press to the other side's screen, which
// hears of it by its stream and asks for its page; and whether one is lost or doubled while the server starts anew in the middle of
// it. `npm run bench -- talk`; `DISPUTES=50 EVERY=10 npm run bench -- talk` for fewer who write more often.
import { cpus, loadavg } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { addMember } from '#modules/disputes/actions/members.ts';
import { closeDb, type Db, openDb } from '#platform/db.ts';
import { newId } from '#platform/ids.ts';
import { type SignedIn, signedIn } from '../tests/cast.ts';
import { dispatched, responseDeps } from '../tests/notices.ts';
import type { Product } from './product.ts';
import { type Screen, screenOf } from './talk-screen.ts';

const DISPUTES = Number(process.env.DISPUTES ?? 200);
/** Seconds between two messages of one dispute. */
const EVERY = Number(process.env.EVERY ?? 20);
const SECONDS = Number(process.env.BENCH_SECONDS ?? 60);
/** People of the office, who read the place of all in each dispute. */
const OFFICE = 10;
/** A page that was lost sends again what has no answer. */
const AGAIN = 1000;

type Talk = { id: string; people: [Person, Person] };
type Person = { who: SignedIn; audience: string; screen: Screen };
type Sent = { talk: Talk; reader: Person; words: string; at: number };

export async function talkOf(product: Product): Promise<void> {
  const db = openDb({ ...product.pool, max: 4 });
  const talks: Talk[] = [];
  for (let n = 0; n < DISPUTES; n += 1) talks.push(await begun(db, product));
  await leaveOffice(db, OFFICE);
  await closeDb(db);
  // Who reads there is known once everybody is there, the office too.
  for (const { id, people } of talks)
    for (const person of people) person.audience = await audienceOf(product, id, person.who);
  console.log(
    `Talk in ${DISPUTES} disputes at once, a message of each every ${EVERY} s; ${cpus().length} cores, load average ${loadavg()[0]?.toFixed(1)}`,
  );
  await spoken(product, talks, 5); // what is loaded once is loaded
  const sent = await spoken(product, talks, SECONDS);
  await settled(sent);
  tell('to the other side’s screen', sent);
  const [during] = await Promise.all([
    spoken(product, talks, 20),
    pause(5000).then(() => product.restart()),
  ]);
  await settled(during);
  tell('while the server starts anew', during);
  await counted(product, talks, [...sent, ...during]);
  for (const { people } of talks) for (const { screen } of people) screen.close();
}

/** Each dispute was made by a registrar of its own, and everybody in the office is told of every message: no house has 200 of them. */
async function leaveOffice(db: Db, most: number): Promise<void> {
  const stay = await db
    .selectFrom('identity_role')
    .where('role', '=', 'registrar')
    .select('personId')
    .orderBy('personId')
    .limit(most)
    .execute();
  await db
    .deleteFrom('identity_role')
    .where('role', '=', 'registrar')
    .where(
      'personId',
      'not in',
      stay.map(({ personId }) => personId),
    )
    .execute();
}

/** A dispute whose two sides look at its talk. */
async function begun(db: Db, product: Product): Promise<Talk> {
  const deps = await responseDeps(db, { now: new Date() });
  const one = await dispatched(deps);
  const claimant = await db
    .selectFrom('dispute_party')
    .where('disputeId', '=', one.id)
    .where('side', '=', 'claimant')
    .select('id')
    .executeTakeFirstOrThrow();
  const seated = async (partyId: string, name: string): Promise<Person> => {
    const who = await signedIn(db, { name });
    const member = { id: newId(), disputeId: one.id, partyId, personId: who.personId };
    await db
      .transaction()
      .execute((tx) => addMember(tx, { ...member, email: null, role: 'party', at: new Date() }));
    const screen = await screenOf(product, { dispute: one.id, cookie: who.cookie });
    return { who, audience: '', screen };
  };
  const people: Talk['people'] = [
    await seated(claimant.id, 'Ada Trader'),
    await seated(one.partyId, 'Ben Borrower'),
  ];
  // Who reads there is known once both sit there.
  for (const person of people) person.audience = await audienceOf(product, one.id, person.who);
  return { id: one.id, people };
}

async function audienceOf({ url }: Product, id: string, { cookie }: SignedIn): Promise<string> {
  const answer = await fetch(`${url}/api/disputes/${id}/talk`, { headers: { cookie } });
  const { data } = (await answer.json()) as {
    data: { places: { place: string; fingerprint: string }[] };
  };
  return data.places.find(({ place }) => place === 'all')?.fingerprint ?? '';
}

let said = 0;

/** Each dispute in its turn, whether the one before has been answered or not. */
async function spoken(product: Product, talks: readonly Talk[], seconds: number): Promise<Sent[]> {
  const gap = (EVERY * 1000) / talks.length;
  const startedAt = performance.now();
  const sent: Sent[] = [];
  const answers: Promise<void>[] = [];
  for (let n = 0; n * gap < seconds * 1000; n += 1) {
    await pause(Math.max(0, startedAt + n * gap - performance.now()));
    const talk = talks[n % talks.length];
    if (!talk) continue;
    said += 1;
    const [writer, reader] = said % 2 === 0 ? talk.people : talk.people.toReversed();
    const words = `The lorry with waybill w${said}w came.`;
    if (!writer || !reader) continue;
    sent.push({ talk, reader, words, at: performance.now() });
    answers.push(say(product, talk.id, { writer, words }));
  }
  await Promise.all(answers);
  return sent;
}

/** Sent again under the id of its own until it is answered, as the page does. */
async function say(
  { url }: Product,
  id: string,
  { writer, words }: { writer: Person; words: string },
): Promise<void> {
  const body = JSON.stringify({ client: newId(), words, audience: writer.audience });
  for (;;) {
    const answer = await fetch(`${url}/api/disputes/${id}/talk/all/messages`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'sec-fetch-site': 'same-origin',
        cookie: writer.who.cookie,
      },
      body,
    }).catch(() => null);
    const told = await answer?.text().catch(() => null);
    if (answer?.ok && told !== null) return;
    if (answer && answer.status < 500) throw new Error(`A message came to ${answer.status}.`);
    await pause(AGAIN);
  }
}

const onScreen = ({ reader, words }: Sent) => reader.screen.seenAt(words);

/** Until the last of them stands on the other side's screen, or nobody waits any more. */
async function settled(sent: readonly Sent[]): Promise<void> {
  for (let tries = 0; tries < 300 && sent.some((one) => onScreen(one) === null); tries += 1)
    await pause(100);
}

function tell(what: string, sent: readonly Sent[]): void {
  const waits = sent.flatMap((one) => {
    const seenAt = onScreen(one);
    return seenAt === null ? [] : [seenAt - one.at];
  });
  const sorted = Float64Array.from(waits).sort();
  const at = (share: number) =>
    (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(0);
  console.log(
    `  ${what.padEnd(30)}${sent.length} messages, ${sent.length - waits.length} never seen; p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, last ${at(1)} ms`,
  );
}

/** What both sides read in the end, beside what was sent. */
async function counted(product: Product, talks: readonly Talk[], sent: Sent[]): Promise<void> {
  let [lost, doubled] = [0, 0];
  for (const { id, people } of talks)
    for (const { who } of people) {
      const read = await wordsIn(product, id, who);
      for (const { words } of sent.filter(({ talk }) => talk.id === id)) {
        const times = read.filter((one) => one === words).length;
        lost += times === 0 ? 1 : 0;
        doubled += times > 1 ? 1 : 0;
      }
    }
  console.log(`  read by both sides afterwards: ${lost} lost, ${doubled} doubled`);
}

async function wordsIn({ url }: Product, id: string, { cookie }: SignedIn): Promise<string[]> {
  const found: string[] = [];
  for (let before = '', more = true; more; ) {
    const path = `${url}/api/disputes/${id}/talk/all/messages${before && `?before=${before}`}`;
    const answer = await fetch(path, { headers: { cookie } });
    const { data } = (await answer.json()) as {
      data: { messages: { number: number; words: string }[]; hasMore: boolean };
    };
    found.push(...data.messages.map(({ words }) => words));
    before = String(data.messages[0]?.number ?? '');
    more = data.hasMore && before !== '';
  }
  return found;
}
