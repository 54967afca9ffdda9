// The ways by which something could come to somebody: what the endpoints answer and the pages load, what is searched for, what is
// mailed, what open pages are told, and what the log says.
import type { Endpoint } from '#kernel/endpoint.ts';
import type { LetterKind } from '#platform/outbox.ts';
import { endpoints } from '../../src/joined.ts';
import { CANARIES, CANARY_NAMES, type Canary, talkPlaces, wordOf } from './canaries.ts';
import type { ById } from './filled.ts';
import { type Heard, listen } from './heard.ts';
import { mayRead, NAMES, type PersonName, rowOf } from './people.ts';
import { type Request as Asking, requestsOf, type Things } from './requests.ts';
import { emailOf, type WalkedRoom } from './room.ts';

/** Of tests/disputes.ts, for every request that is filed there. */
const FILED_FROM = 'ada@example.org';

export type Walk = { room: WalkedRoom; things: Things; byId: ById; heard: Heard };

/** Streams stay open; what they tell is listened to apart. */
const isStream = ({ path }: Endpoint) => path === '/api/events';
export const readings = endpoints.filter((one) => one.method === 'GET' && !isStream(one));

export function cookieOf({ cast }: WalkedRoom, who: PersonName): string | undefined {
  return who === 'nobody' ? undefined : cast[who].cookie;
}

export async function ask(
  walk: Walk,
  who: PersonName,
  { endpoint, path, body, ids }: Asking,
): Promise<number> {
  const { method, raw, answers } = endpoint;
  const cookie = cookieOf(walk.room, who);
  const type = raw?.types[0] ?? 'application/json';
  const headers = {
    'sec-fetch-site': 'same-origin',
    'content-type': type,
    ...(cookie ? { cookie } : {}),
  };
  const sent = method === 'GET' ? {} : { body: raw ? '%PDF-1.4' : JSON.stringify(body) };
  const answer = await walk.room.app.request(path, { method, headers, ...sent });
  const text = await answer.text();
  const besides =
    answer.ok && answers ? ids.flatMap((id) => walk.byId.get(id) ?? [])[0] : undefined;
  listen(walk.heard, { who, way: `${method} ${endpoint.path}`, text, besides });
  return answer.status;
}

/** Asks everything of some endpoints as everybody; gives the names of those that are of no known kind. */
export async function walkEndpoints(
  walk: Walk,
  some: readonly Endpoint[],
  people: readonly PersonName[],
): Promise<string[]> {
  const unknown: string[] = [];
  for (const endpoint of some) {
    const requests = requestsOf(endpoint, walk.things);
    if (!requests) unknown.push(`${endpoint.method} ${endpoint.path}`);
    for (const request of requests ?? [])
      await Promise.all(people.map((who) => ask(walk, who, request)));
  }
  return unknown;
}

/** Whatever may be written of something in the dispute. */
const writings = endpoints.filter(
  ({ method, path }) =>
    method !== 'GET' &&
    /^\/api\/(?:office\/)?(?:disputes|fees|invoices|responses|service)\b.*:/.test(path),
);
const ofNobody = NAMES.filter((name) => rowOf(name).as === null);

/** Writes wherever one may not read: as whoever stands nowhere, and in talk and meetings as whoever is not of its audience. Gives what was taken. */
export async function walkWritings(walk: Walk): Promise<string[]> {
  const { room, things } = walk;
  const talk = talkPlaces(room.partyIds);
  const rows = await room.database.db
    .selectFrom('discussion_message')
    .select(['id', 'place'])
    .execute();
  const placeOf = new Map(rows.map(({ id, place }) => [id, place]));
  const taken: string[] = [];
  for (const endpoint of writings)
    for (const request of requestsOf(endpoint, things) ?? []) {
      const [key = ''] = request.ids.slice(1).map((id) => placeOf.get(id) ?? id);
      const canary = endpoint.path.includes('/talk/')
        ? talk.get(key)
        : endpoint.path.includes('/meetings/')
          ? walk.byId.get(key)
          : undefined;
      const people = canary
        ? NAMES.filter(
            (who) => !mayRead(who, CANARIES[canary], room.partyIds) || rowOf(who).as === null,
          )
        : ofNobody;
      for (const who of people) {
        const status = await ask(walk, who, request);
        if (status < 400) taken.push(`${who} ${endpoint.method} ${endpoint.path} ${status}`);
      }
    }
  return taken;
}

/** What stands in each person's calendar program. */
export async function walkFeeds(walk: Walk): Promise<void> {
  const { app, cast } = walk.room;
  for (const [who, { cookie }] of Object.entries(cast) as [PersonName, { cookie: string }][]) {
    const headers = { cookie, 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };
    const made = await app.request('/api/calendar/address', {
      method: 'POST',
      headers,
      body: '{}',
    });
    const { data } = (await made.json()) as { data: { url: string } };
    const feed = await app.request(new URL(data.url).pathname);
    listen(walk.heard, { who, way: 'calendar feed', text: await feed.text() });
  }
}

/** Whose number of unread messages is not that of the messages that they may read. */
export async function walkUnread(
  { room }: Walk,
  written: Readonly<Partial<Record<Canary, PersonName>>>,
): Promise<string[]> {
  const wrong: string[] = [];
  for (const who of NAMES) {
    const cookie = cookieOf(room, who);
    const answer = await room.app.request(
      `/api/disputes/${room.id}/talk`,
      cookie ? { headers: { cookie } } : {},
    );
    if (!answer.ok) continue;
    const { data } = (await answer.json()) as { data: { unread: number } };
    const due = [...talkPlaces(room.partyIds).values()].filter(
      (canary) => mayRead(who, CANARIES[canary], room.partyIds) && written[canary] !== who,
    );
    if (data.unread !== due.length) wrong.push(`${who} has ${data.unread} unread of ${due.length}`);
    const all = await room.app.request('/api/talk/unread', cookie ? { headers: { cookie } } : {});
    const over = ((await all.json()) as { data: { total: number } }).data.total;
    if (over !== due.length) wrong.push(`${who} has ${over} unread over all of ${due.length}`);
  }
  return wrong;
}

type Found = {
  total: number;
  results: unknown[];
  counts: Record<string, unknown[]>;
  corrections: unknown[];
};

/** Searches for each canary's word as everybody, in the dispute and over all; gives who was told of what they may not read. */
export async function walkSearch(walk: Walk, people: readonly PersonName[]): Promise<string[]> {
  const { room, heard } = walk;
  const told: string[] = [];
  for (const canary of CANARY_NAMES)
    for (const path of [`/api/disputes/${room.id}/search`, '/api/search'])
      for (const who of people) {
        const cookie = cookieOf(room, who);
        const answer = await room.app.request(
          `${path}?q=${wordOf(canary)}`,
          cookie ? { headers: { cookie } } : {},
        );
        const text = await answer.text();
        listen(heard, { who, way: path, text });
        if (!answer.ok || mayRead(who, CANARIES[canary], room.partyIds)) continue;
        const { data } = JSON.parse(text) as { data: Found };
        const counted = [
          ...data.results,
          ...data.corrections,
          ...Object.values(data.counts).flat(),
        ];
        if (data.total + counted.length > 0) told.push(`${who} finds ${canary} by ${path}`);
      }
  return told;
}

/** Whose an address is. Ada filed with one of hers that she signs in without, and other registrars read what Rhea does. */
async function readerAt({ database }: WalkedRoom, address: string): Promise<PersonName> {
  const named = NAMES.find((name) => emailOf(name) === address);
  if (named) return named;
  if (address === FILED_FROM) return 'ada';
  const registrar = await database.db
    .selectFrom('identity_person')
    .innerJoin('identity_role', 'identity_role.personId', 'identity_person.id')
    .where('identity_person.email', '=', address)
    .where('role', '=', 'registrar')
    .select('identity_person.id')
    .executeTakeFirst();
  return registrar ? 'rhea' : 'nobody';
}

/** Writes every letter that is owed, and hands it to whoever it goes to; gives the sealed sentences that stand in one. */
export async function walkLetters({ room, heard }: Walk): Promise<string[]> {
  const owed = await room.database.db.selectFrom('outbox_mail').selectAll().execute();
  const sealed: readonly Canary[] = [
    'talkParties',
    'talkOwnAda',
    'talkOwnBen',
    'talkOwnCara',
    'meetingAll',
    'meetingParties',
    'meetingOwn',
    'talkJoint',
    'talkCaucus',
    'sessionAgenda',
    'pointAda',
    'noteMia',
    'noteBen',
    'talkTribunal',
  ];
  const wrong: string[] = [];
  for (const { id, kind, refersTo, recipient } of owed) {
    const to = {
      id,
      to: recipient,
      publicUrl: 'https://munch.example',
      now: room.clock.now,
      foot: '',
    };
    const compose = room.letters[kind as LetterKind]; // the table's check knows the same kinds
    const mail = await compose(refersTo, to);
    if (!mail) continue;
    const who = await readerAt(room, recipient);
    const text = JSON.stringify(mail);
    listen(heard, { who, way: `letter ${kind}`, text });
    for (const canary of sealed)
      if (text.includes(wordOf(canary))) wrong.push(`${kind} to ${who} says ${canary}`);
  }
  return wrong;
}
