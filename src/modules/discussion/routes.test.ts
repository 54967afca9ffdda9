import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { App } from '#platform/http.ts';
import { newId } from '#platform/ids.ts';
import { appWith, call } from '../../../tests/app.ts';
import { type SignedIn, signedIn } from '../../../tests/cast.ts';
import { type TestDatabase, testDatabase } from '../../../tests/database.ts';
import { aFiling, aParty, disputesDeps, opened } from '../../../tests/disputes.ts';

// Ada claims from Ben and from Cara, whom nobody of the other side speaks for. Omar is the officer, rhea the registrar, eve a stranger.
let database: TestDatabase;
let app: App;
const clock = { now: new Date('2026-11-20T06:30:00Z') };
const cast = {} as Record<
  'ada' | 'adv' | 'ben' | 'cara' | 'omar' | 'rhea' | 'admin' | 'eve',
  SignedIn
>;
type Name = keyof typeof cast;
let dispute = '';
let parties: { ada: string; ben: string; cara: string };

beforeAll(async () => {
  database = await testDatabase();
  const { db } = database;
  app = appWith(database, { now: () => clock.now });
  const one = (name: string, change = {}) => signedIn(db, { name, now: clock.now, ...change });
  cast.ada = await one('Ada', { email: 'ada@example.org' });
  cast.adv = await one('Adv. Advani');
  cast.ben = await one('Ben');
  cast.cara = await one('Cara');
  cast.eve = await one('Eve');
  cast.omar = await one('Omar', { roles: ['case_officer'] });
  cast.rhea = await one('Rhea', { roles: ['registrar'] });
  cast.admin = await one('Adi', { roles: ['administrator'] });
});
afterAll(() => database.drop());

beforeEach(async () => {
  const { db } = database;
  clock.now = new Date('2026-11-20T06:30:00Z');
  const respondents = [
    aParty('respondent'),
    aParty('respondent', {
      name: 'Cara Guarantor',
      contacts: [
        { channel: 'email', value: 'cara@example.net', isDesignated: false, designatedIn: '' },
      ],
    }),
  ];
  const deps = await disputesDeps(db, clock);
  ({ id: dispute } = await opened(
    deps,
    aFiling({ parties: [aParty('claimant'), ...respondents] }),
  ));
  const rows = await db
    .selectFrom('dispute_party')
    .where('disputeId', '=', dispute)
    .orderBy('side')
    .orderBy('place')
    .select('id')
    .execute();
  const [ada = '', ben = '', cara = ''] = rows.map(({ id }) => id);
  parties = { ada, ben, cara };
  await stands('adv', ada, 'representative');
  await stands('ben', ben);
  await stands('cara', cara);
  await db.updateTable('dispute').set({ openedAt: clock.now }).where('id', '=', dispute).execute();
});

async function stands(who: Name, partyId: string, role: 'party' | 'representative' = 'party') {
  await database.db
    .insertInto('dispute_member')
    .values({
      id: newId(),
      disputeId: dispute,
      partyId,
      personId: cast[who].personId,
      role,
      since: clock.now,
    })
    .execute();
}
async function leaves(who: Name) {
  await database.db
    .updateTable('dispute_member')
    .set({ endedAt: clock.now })
    .where('disputeId', '=', dispute)
    .where('personId', '=', cast[who].personId)
    .execute();
}
/** Puts an event of a party into the history, as the machine would. */
async function happens(type: string, partyId: string) {
  const { db } = database;
  const last = await db
    .selectFrom('dispute_event')
    .where('disputeId', '=', dispute)
    .orderBy('number', 'desc')
    .selectAll()
    .executeTakeFirstOrThrow();
  const next = { id: newId(), number: last.number + 1, type, partyId };
  await db
    .insertInto('dispute_event')
    .values({ ...last, ...next, details: JSON.stringify({}) })
    .execute();
}
const later = (minutes: number) => {
  clock.now = new Date(clock.now.getTime() + minutes * 60_000);
};

type Place = {
  place: string;
  kind: string;
  party: string;
  isSealed: boolean;
  fingerprint: string;
  unread: number;
  said: number;
  audience: { name: string; as: string }[];
  reads: { door: string; readTo: number }[];
};
type Message = {
  id: string;
  number: number;
  words: string | null;
  edits: number;
  isOwn: boolean;
  editableUntil: string | null;
  by: { name: string; as: string; party: string };
  withdrawn: { readBy: number; isMoved: boolean } | null;
  answers: { words: string | null; name: string } | null;
  mentions: { name: string; isYou: boolean }[];
  papers: { id: string; title: string }[];
};
type Talk = { places: Place[]; unread: number };

const base = () => `/api/disputes/${dispute}/talk`;
const send = (who: Name, method: string, path: string, body?: unknown) =>
  call(app, method, path, { cookie: cast[who].cookie, body });
async function talkOf(who: Name): Promise<Talk> {
  const answer = await send(who, 'GET', base());
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { data: Talk }).data;
}
async function placeOf(who: Name, place: string): Promise<Place> {
  const found = (await talkOf(who)).places.find((one) => one.place === place);
  if (!found) throw new Error(`${who} reads no ${place}`);
  return found;
}
async function post(who: Name, place: string, words: string, change: object = {}) {
  const { fingerprint } = await placeOf(who, place);
  const message = { client: newId(), words, audience: fingerprint, ...change };
  return send(who, 'POST', `${base()}/${place}/messages`, message);
}
async function said(
  who: Name,
  place: string,
  words: string,
  change: object = {},
): Promise<Message> {
  const answer = await post(who, place, words, change);
  const body = (await answer.json()) as { data: { message: Message } };
  expect(answer.status, JSON.stringify(body)).toBe(201);
  return body.data.message;
}
async function read(who: Name, place: string, query = ''): Promise<Message[]> {
  const answer = await send(who, 'GET', `${base()}/${place}/messages${query}`);
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { data: { messages: Message[] } }).data.messages;
}
async function codeOf(answer: Response): Promise<string> {
  return `${answer.status} ${((await answer.json()) as { error: { code: string } }).error.code}`;
}

describe('who reads where', () => {
  const everybody: Name[] = ['ada', 'adv', 'ben', 'cara', 'omar', 'rhea', 'admin', 'eve'];
  const writers = (): [string, Name, Name[]][] => [
    ['all', 'ada', ['ada', 'adv', 'ben', 'cara', 'omar', 'rhea']],
    ['parties', 'ben', ['ada', 'adv', 'ben', 'cara']],
    [`own-${parties.ada}`, 'adv', ['ada', 'adv']],
    [`own-${parties.ben}`, 'ben', ['ben']],
    [`own-${parties.cara}`, 'cara', ['cara']],
    [`office-${parties.ada}`, 'ada', ['ada', 'adv', 'omar', 'rhea']],
    [`office-${parties.ben}`, 'omar', ['ben', 'omar', 'rhea']],
  ];

  test('each sentence is read by its audience, and by nobody else by any way of this module', async () => {
    const canary = (place: string) => `canary in ${place}`;
    const ids = new Map<string, string>();
    for (const [place, writer] of writers())
      ids.set(place, (await said(writer, place, canary(place))).id);
    for (const [place, , readers] of writers())
      for (const who of everybody) {
        const pages = await send(who, 'GET', `${base()}/${place}/messages`);
        const listed = await send(who, 'GET', base());
        const text = await pages.text();
        const isReader = readers.includes(who);
        expect([place, who, pages.status]).toEqual([place, who, isReader ? 200 : 404]);
        expect([place, who, text.includes(canary(place))]).toEqual([place, who, isReader]);
        expect((await listed.text()).includes(place === 'all' ? '"all"' : place)).toBe(isReader);
        if (isReader) continue;
        const message = ids.get(place);
        const doors: [string, string, object?][] = [
          ['GET', `${base()}/${place}/papers`],
          ['POST', `${base()}/${place}/reading`, { number: 1 }],
          [
            'POST',
            `${base()}/${place}/messages`,
            { client: newId(), words: 'x', audience: '0'.repeat(32) },
          ],
          ['POST', `${base()}/messages/${message}/edits`, { words: 'x' }],
          ['POST', `${base()}/messages/${message}/withdrawal`],
          ['GET', `${base()}/messages/${message}/move?to=all`],
          [
            'POST',
            `${base()}/messages/${message}/move`,
            { to: 'all', client: newId(), token: '0'.repeat(64) },
          ],
        ];
        for (const [method, path, body] of doors) {
          const answer = await send(who, method, path, body);
          expect([who, method, path, answer.status]).toEqual([who, method, path, 404]);
        }
      }
  }, 240_000);

  test('sealed talk is plain in no column of the database, and the rest is', async () => {
    for (const [place, writer] of writers())
      await said(writer, place, 'the last word is five lakh');
    const rows = await database.db
      .selectFrom('discussion_message')
      .where('disputeId', '=', dispute)
      .selectAll()
      .execute();
    for (const row of rows) {
      const isSealed = !row.place.startsWith('office-') && row.place !== 'all';
      expect([row.place, JSON.stringify(row).includes('five lakh')]).toEqual([
        row.place,
        !isSealed,
      ]);
      expect(row.sealedWords?.includes('five lakh') ?? false).toBe(false);
    }
  });

  const finds = async (who: Name, words: string, path = `disputes/${dispute}/search`) => {
    const answer = await send(who, 'GET', `/api/${path}?q=${words}&exact=1`);
    if (answer.status !== 200) return answer.status;
    return ((await answer.json()) as { data: { total: number } }).data.total;
  };

  test('a word is found by whoever reads it and by nobody else, in one case and over all, and is legible in no index where it is sealed', async () => {
    const word = (place: string) => `canary${place.replace(/\W/g, '').replace(/\d/g, 'x')}`;
    for (const [place, writer] of writers()) await said(writer, place, `So be it ${word(place)}`);
    for (const [place, , readers] of writers())
      for (const who of everybody) {
        const [here, all] = [
          await finds(who, word(place)),
          await finds(who, word(place), 'search'),
        ];
        const isReader = readers.includes(who);
        const isOffice = who === 'omar' || who === 'rhea'; // theirs over all are those given to them
        expect([place, who, here === 1, all === 1]).toEqual([
          place,
          who,
          isReader,
          isReader && !isOffice,
        ]);
      }
    const { rows } = await sql<{
      entry: string;
    }>`select search_entry::text as entry from search_entry
      where dispute_id = ${dispute} and source_kind = 'message'`.execute(database.db);
    const sealed = writers().filter(([place]) => place !== 'all' && !place.startsWith('office-'));
    expect(rows.length).toBe(writers().length);
    for (const [place] of sealed)
      expect(rows.some(({ entry }) => entry.includes(word(place)))).toBe(false);
  }, 120_000);

  test('whoever is set apart from their side, and an officer to whom a case was not given, finds no more talk than they read', async () => {
    await said('ben', 'parties', 'we would take quetzal');
    await said('ada', 'all', 'quetzal');
    expect([await finds('cara', 'quetzal'), await finds('omar', 'quetzal')]).toEqual([2, 1]);
    await happens('respondent_released', parties.cara);
    expect([await finds('cara', 'quetzal'), await finds('cara', 'quetzal', 'search')]).toEqual([
      0, 0,
    ]);
    await database.db
      .updateTable('dispute')
      .set({ officerId: cast.rhea.personId })
      .where('id', '=', dispute)
      .execute();
    expect([await finds('omar', 'quetzal'), await finds('rhea', 'quetzal')]).toEqual([1, 1]);
  });

  test('what was taken back is found no more, and what was changed by its new words', async () => {
    const message = await said('ada', 'parties', 'firstword');
    await send('ada', 'POST', `${base()}/messages/${message.id}/edits`, { words: 'secondword' });
    expect([await finds('ben', 'firstword'), await finds('ben', 'secondword')]).toEqual([0, 1]);
    await send('ada', 'POST', `${base()}/messages/${message.id}/withdrawal`);
    expect(await finds('ben', 'secondword')).toBe(0);
  });

  test('talk leaves nothing in the audit log, the outbox, the notices or the events of the dispute', async () => {
    const counts = async () => {
      const tables = ['record_act', 'outbox_mail', 'person_notice', 'dispute_event'];
      const count = async (table: string) => {
        const { rows } = await sql<{
          n: bigint;
        }>`select count(*) as n from ${sql.table(table)}`.execute(database.db);
        return Number(rows[0]?.n);
      };
      return Promise.all(tables.map(count));
    };
    const before = await counts();
    for (const [place, writer] of writers()) await said(writer, place, 'nothing of this is logged');
    expect(await counts()).toEqual(before);
    const events = await database.db
      .selectFrom('live_event')
      .where('topic', '=', 'talk')
      .selectAll()
      .execute();
    expect(JSON.stringify(events.map(({ data }) => data))).not.toContain('logged');
  });

  test('before the other side was told of the dispute there is no place for both', async () => {
    await database.db
      .updateTable('dispute')
      .set({ openedAt: null })
      .where('id', '=', dispute)
      .execute();
    expect((await talkOf('ada')).places.map(({ kind }) => kind)).toEqual(['own', 'office']);
    expect((await send('ben', 'GET', base())).status).toBe(404);
    expect(
      (await placeOf('omar', `office-${parties.ada}`)).audience.map(({ name }) => name),
    ).toEqual(['Ada', 'Adv. Advani', 'Omar', 'Rhea']);
  });

  test('whoever stands there no more reads nothing, and is named nowhere', async () => {
    await said('adv', 'all', 'before he left');
    await leaves('adv');
    expect((await send('adv', 'GET', `${base()}/all/messages`)).status).toBe(404);
    expect((await placeOf('ada', 'all')).audience.map(({ name }) => name)).not.toContain(
      'Adv. Advani',
    );
    expect((await read('ada', 'all')).map(({ by }) => by.name)).toEqual(['Adv. Advani']);
  });

  test.each(['respondent_released', 'identity_disputed'])(
    'after %s somebody reads what is their own and the office’s, and no more what the sides say',
    async (type) => {
      await said('ada', 'parties', 'an offer, without prejudice');
      await happens(type, parties.cara);
      expect((await talkOf('cara')).places.map(({ kind }) => kind)).toEqual(['own', 'office']);
      for (const place of ['all', 'parties'])
        expect((await send('cara', 'GET', `${base()}/${place}/messages`)).status).toBe(404);
      expect((await placeOf('ben', 'parties')).audience.map(({ name }) => name)).not.toContain(
        'Cara',
      );
      if (type === 'identity_disputed') await happens('identity_confirmed', parties.cara);
      const back = type === 'identity_disputed' ? 200 : 404;
      expect((await send('cara', 'GET', `${base()}/parties/messages`)).status).toBe(back);
    },
  );

  test('an officer who is a party stands with their side, and reads for the office nothing', async () => {
    await stands('omar', parties.cara);
    await said('ben', `office-${parties.ben}`, 'for the office');
    expect((await send('omar', 'GET', `${base()}/office-${parties.ben}/messages`)).status).toBe(
      404,
    );
    expect(
      (await placeOf('ben', `office-${parties.ben}`)).audience.map(({ name }) => name),
    ).toEqual(['Ben', 'Rhea']);
    expect((await placeOf('omar', 'parties')).audience.map(({ name }) => name)).toContain('Omar');
  });

  test('once a dispute is given to an officer, no other officer reads there', async () => {
    const olga = await signedIn(database.db, {
      name: 'Olga',
      roles: ['case_officer'],
      now: clock.now,
    });
    await database.db
      .updateTable('dispute')
      .set({ officerId: olga.personId })
      .where('id', '=', dispute)
      .execute();
    expect((await send('omar', 'GET', base())).status).toBe(404);
    expect((await placeOf('ada', 'all')).audience.map(({ name }) => name)).toContain('Olga');
    await database.db
      .updateTable('identity_role')
      .set({ endedAt: clock.now })
      .where('personId', '=', olga.personId)
      .execute();
  });
});

describe('what is said', () => {
  test('is said once, however often it is sent, also at once and after the audience changed', async () => {
    const { fingerprint: audience } = await placeOf('ada', 'all');
    const message = { client: newId(), words: 'once', audience };
    const path = `${base()}/all/messages`;
    const answers = await Promise.all([1, 2, 3].map(() => send('ada', 'POST', path, message)));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    await leaves('cara');
    expect((await send('ada', 'POST', path, message)).status).toBe(201);
    expect((await read('ben', 'all')).map(({ words }) => words)).toEqual(['once']);
    expect(await codeOf(await send('ada', 'POST', `${base()}/parties/messages`, message))).toBe(
      '409 sent_before',
    );
  });

  test('is not taken when somebody came or went since the writer looked', async () => {
    const { fingerprint: audience } = await placeOf('ada', 'parties');
    await leaves('cara');
    const words = { client: newId(), words: 'for Ben and Cara', audience };
    const answer = await send('ada', 'POST', `${base()}/parties/messages`, words);
    expect(await codeOf(answer)).toBe('409 audience_changed');
    expect(await read('ben', 'parties')).toEqual([]);
    const seen = { ...words, audience: (await placeOf('ada', 'parties')).fingerprint };
    expect((await send('ada', 'POST', `${base()}/parties/messages`, seen)).status).toBe(201);
  });

  test('keeps its lines and shows signs that turn its direction', async () => {
    expect((await said('ada', 'all', '  एक\r\n\r\nदो\u202Eteen ')).words).toBe(
      'एक\n\nदो[U+202E]teen',
    );
  });

  test.each([
    ['only white space', ' \n\t\u200B ', 'words_missing'],
    ['NUL', 'a\u0000b', 'validation_failed'],
    ['8,001 signs', 'a'.repeat(8001), 'validation_failed'],
    ['8,000 marks of direction, written out', '\u202E'.repeat(8000), 'validation_failed'],
    ['8,000 letters that are three each, composed', '\uFB2C'.repeat(8000), 'validation_failed'],
  ])('is refused where it is %s', async (_, words, code) => {
    const answer = await post('ada', 'all', words);
    expect(answer.status).toBe(422);
    const body = (await answer.json()) as {
      error: { code: string; fields: Record<string, string> };
    };
    expect(body.error.fields.words).toBeTruthy();
    if (code === 'words_missing') expect(body.error.code).toBe(code);
    expect(await read('ada', 'all')).toEqual([]);
  });

  test('is not said by somebody else, who signed in where it was written', async () => {
    const { fingerprint: audience } = await placeOf('ada', 'parties');
    const answer = await post('ben', 'parties', 'We may take less.', { audience });
    expect(await codeOf(answer)).toBe('409 audience_changed');
    expect(await read('ben', 'parties')).toEqual([]);
  });

  test('is a page at a time, both ways', async () => {
    for (let at = 1; at <= 53; at += 1) await said('ben', `own-${parties.ben}`, `no. ${at}`);
    const place = `own-${parties.ben}`;
    const newest = await read('ben', place);
    expect([newest.length, newest[0]?.number, newest.at(-1)?.number]).toEqual([50, 4, 53]);
    expect((await read('ben', place, '?before=4')).map(({ number }) => number)).toEqual([1, 2, 3]);
    expect((await read('ben', place, '?after=51')).map(({ number }) => number)).toEqual([52, 53]);
    expect((await read('ben', place, '?after=1')).length).toBe(50);
  }, 60_000);

  test('answers a message of the same place, and no other', async () => {
    const first = await said('ben', 'parties', 'Shall we meet?');
    const answer = await said('ada', 'parties', 'On Friday.', { answers: first.id });
    expect(answer.answers).toMatchObject({ words: 'Shall we meet?', name: 'Ben' });
    const elsewhere = await post('ada', 'all', 'On Friday.', { answers: first.id });
    expect(await codeOf(elsewhere)).toBe('422 answer_unknown');
  });

  test('calls by name whoever reads there, and nobody else', async () => {
    const mentions = [cast.ben.personId];
    await said('ada', 'parties', 'Ben?', { mentions });
    expect((await read('ben', 'parties'))[0]?.mentions).toEqual([
      { id: cast.ben.personId, name: 'Ben', isYou: true },
    ]);
    const own = await post('ada', `own-${parties.ada}`, 'Ben?', { mentions });
    expect(await codeOf(own)).toBe('422 mention_unknown');
  });

  test('points to papers that everybody there may read, and to no other', async () => {
    const paper = async (audience: 'parties' | 'claimant', title: string) => {
      const id = newId();
      await database.db
        .insertInto('dispute_document')
        .values({
          id,
          disputeId: dispute,
          partyId: null,
          kind: 'evidence',
          title,
          contentHash: Buffer.alloc(32, 1),
          type: 'application/pdf',
          size: 10n,
          addedAt: clock.now,
          audience,
        })
        .execute();
      return id;
    };
    const [open, ours] = [
      await paper('parties', 'Delivery note'),
      await paper('claimant', 'Advice'),
    ];
    expect((await said('ada', 'all', 'See this.', { papers: [open] })).papers).toEqual([
      { id: open, title: 'Delivery note' },
    ]);
    expect(await codeOf(await post('ada', 'all', 'And this.', { papers: [ours] }))).toBe(
      '422 paper_not_for_all',
    );
    const own = `own-${parties.ada}`;
    expect((await said('ada', own, 'Ours.', { papers: [ours] })).papers).toHaveLength(1);
    const offered = await send('ada', 'GET', `${base()}/all/papers`);
    const { data } = (await offered.json()) as { data: { papers: { title: string }[] } };
    expect(data.papers.map(({ title }) => title)).toContain('Delivery note');
    expect(data.papers.map(({ title }) => title)).not.toContain('Advice');
  });
});

describe('what was said', () => {
  const edit = (who: Name, { id }: Message, words: string) =>
    send(who, 'POST', `${base()}/messages/${id}/edits`, { words });
  const withdraw = (who: Name, { id }: Message) =>
    send(who, 'POST', `${base()}/messages/${id}/withdrawal`);

  test.each(['all', 'parties'])(
    'is changed by its writer within five minutes, with a trace: %s',
    async (place) => {
      const message = await said('ada', place, 'five lakh');
      later(5);
      expect((await edit('ada', message, 'six lakh')).status).toBe(200);
      expect(await codeOf(await edit('ben', message, 'one lakh'))).toBe('403 not_yours');
      later(1);
      expect(await codeOf(await edit('ada', message, 'seven lakh'))).toBe('409 too_late');
      expect((await read('ben', place))[0]).toMatchObject({ words: 'six lakh', edits: 1 });
    },
  );

  test('is withdrawn with a trace, and no word of it is kept', async () => {
    const message = await said('ada', 'all', 'too much');
    await send('ben', 'POST', `${base()}/all/reading`, { number: 1 });
    expect(await codeOf(await withdraw('ben', message))).toBe('403 not_yours');
    expect((await withdraw('ada', message)).status).toBe(200);
    expect(await codeOf(await withdraw('ada', message))).toBe('409 withdrawn');
    expect((await read('cara', 'all'))[0]).toMatchObject({
      words: null,
      withdrawn: { readBy: 1, isMoved: false },
    });
    const row = await database.db
      .selectFrom('discussion_message')
      .where('id', '=', message.id)
      .selectAll()
      .executeTakeFirstOrThrow();
    expect(JSON.stringify(row)).not.toContain('too much');
  });

  test('moves to another place after its audience was asked about, and is gone from the first', async () => {
    const message = await said('ada', 'all', 'we would take four');
    const move = `${base()}/messages/${message.id}/move`;
    const asked = await send('ada', 'GET', `${move}?to=parties`);
    const { data } = (await asked.json()) as {
      data: { token: string; audience: { name: string }[] };
    };
    expect(data.audience.map(({ name }) => name)).toEqual(['Ada', 'Adv. Advani', 'Ben', 'Cara']);
    const moving = { to: 'parties', client: newId(), token: data.token };
    expect(
      await codeOf(await send('ada', 'POST', move, { ...moving, to: `own-${parties.ada}` })),
    ).toBe('409 confirmation_wrong');
    expect((await send('ada', 'POST', move, moving)).status).toBe(200);
    expect((await read('ben', 'parties')).map(({ words }) => words)).toEqual([
      'we would take four',
    ]);
    expect((await read('omar', 'all'))[0]).toMatchObject({
      words: null,
      withdrawn: { isMoved: true },
    });
  });

  test('does not move where somebody came after the question, nor by anybody but its writer', async () => {
    const message = await said('ada', `own-${parties.ada}`, 'ours');
    const move = `${base()}/messages/${message.id}/move`;
    const asked = await send('ada', 'GET', `${move}?to=parties`);
    const { token } = ((await asked.json()) as { data: { token: string } }).data;
    expect(await codeOf(await send('adv', 'GET', `${move}?to=parties`))).toBe('403 not_yours');
    await leaves('cara');
    const moving = { to: 'parties', client: newId(), token };
    expect(await codeOf(await send('ada', 'POST', move, moving))).toBe('409 confirmation_wrong');
    expect(await read('ben', 'parties')).toEqual([]);
  });
});

describe('what is unread', () => {
  test('is counted for each reader by place and in all, and never one’s own', async () => {
    await said('ada', 'all', 'one');
    await said('ada', 'all', 'two');
    await said('cara', 'parties', 'three');
    expect((await talkOf('ada')).unread).toBe(1);
    expect((await talkOf('ben')).unread).toBe(3);
    expect((await placeOf('ben', 'all')).unread).toBe(2);
    expect((await talkOf('omar')).unread).toBe(2);
    const answer = await send('ben', 'POST', `${base()}/all/reading`, { number: 1 });
    expect(((await answer.json()) as { data: object }).data).toEqual({ unread: 1 });
    await send('ben', 'POST', `${base()}/all/reading`, { number: 999 });
    await said('ada', 'all', 'four');
    expect((await placeOf('ben', 'all')).unread).toBe(1);
    await send('ben', 'POST', `${base()}/all/reading`, { number: 1 });
    expect((await placeOf('ben', 'all')).unread).toBe(1);
  });

  test('shows which doors have read, and never one that cannot', async () => {
    await said('ada', 'parties', 'one');
    await send('ben', 'POST', `${base()}/parties/reading`, { number: 1 });
    expect((await placeOf('ada', 'parties')).reads).toEqual([
      { door: 'claimant', readTo: 0 },
      { door: 'respondent', readTo: 1 },
    ]);
    await leaves('ben');
    expect((await placeOf('ada', 'parties')).reads).toEqual([
      { door: 'claimant', readTo: 0 },
      { door: 'respondent', readTo: 0 },
    ]);
  });
});

test('open pages of each reader hear which place has news, and nobody else', async () => {
  const { db } = database;
  await db.deleteFrom('live_event').execute();
  await said('ben', 'parties', 'news');
  const events = await db.selectFrom('live_event').selectAll().execute();
  const { ada, adv, ben, cara } = cast;
  expect(events.map(({ personId }) => personId).sort()).toEqual(
    [ada, adv, ben, cara].map(({ personId }) => personId).sort(),
  );
  for (const { data } of events) expect(data).toEqual({ dispute, place: 'parties' });
});
