import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { OutputOf } from '#kernel/endpoint.ts';
import type { DisputesDeps } from '#modules/disputes/actions/deps.ts';
import {
  ACCESS_PLACES,
  type AccessPlace,
  type AccessStanding,
  isPartyPlace,
  mayIn,
} from '#modules/disputes/rules/access.ts';
import type { App } from '#platform/http.ts';
import { newId } from '#platform/ids.ts';
import { appWith, call, serviceParts, settings, signInParts } from '../../../tests/app.ts';
import { type SignedIn, signedIn } from '../../../tests/cast.ts';
import { type TestDatabase, testDatabase } from '../../../tests/database.ts';
import { aFiling, aParty, aVault, move, opened } from '../../../tests/disputes.ts';
import { responseDeps } from '../../../tests/notices.ts';
import { wiredDisputes } from '../../wiring.ts';
import { indexEntry, unindexEntry } from './actions/indexing.ts';
import { keepStale } from './actions/keeping.ts';
import { disputesSource } from './actions/of-disputes.ts';
import { papersSource } from './actions/of-papers.ts';
import type { disputeSearch } from './contract.ts';

type Answer = OutputOf<typeof disputeSearch>;

let database: TestDatabase;
let deps: DisputesDeps;
let app: App;
let [ada, ben, bela, eve, omar, rhea]: SignedIn[] = [];
const clock = { now: new Date('2026-11-20T06:30:00Z') };
const { key } = signInParts;
let id = '';
let [claimant, respondent, second]: [string, string, string] = ['', '', ''];

beforeAll(async () => {
  database = await testDatabase();
  const { db } = database;
  const papers = await aVault();
  deps = {
    ...wiredDisputes({ ...(await responseDeps(db, clock)), ...serviceParts, settings }),
    papers,
  };
  app = appWith(database, { now: () => clock.now, papers });
  const person = (name: string, change = {}) =>
    signedIn(db, { name, email: `${name.toLowerCase()}@example.org`, now: clock.now, ...change });
  ada = await person('Ada');
  ben = await person('Ben');
  bela = await person('Bela');
  eve = await person('Eve');
  omar = await person('Omar', { roles: ['case_officer'] });
  rhea = await person('Rhea', { roles: ['registrar'] });
});
afterAll(() => database.drop());

const filing = aFiling({
  title: 'Paint of the lobby',
  facts: 'Panel five was measured by Suresh Mhatre. रंग सुरेश म्हात्रे यांनी पाहिला.',
  relief: 'Repainting, or ₹4,50,000.',
  parties: [
    aParty('claimant', { name: 'Ananya Kulkarni' }),
    aParty('respondent', { name: 'Bharat Stays' }),
    aParty('respondent', { name: 'Devraj Painters', contacts: [] }),
  ],
});

beforeEach(async () => {
  ({ id } = await opened(deps, filing));
  const { db } = database;
  const parties = await db
    .selectFrom('dispute_party')
    .where('disputeId', '=', id)
    .orderBy('side')
    .orderBy('place')
    .select('id')
    .execute();
  [claimant, respondent, second] = parties.map((one) => one.id) as [string, string, string];
  await db
    .updateTable('dispute')
    .set({ openedAt: clock.now, officerId: omar?.personId ?? null })
    .where('id', '=', id)
    .execute();
  const stands = (partyId: string, who: SignedIn | undefined) =>
    db
      .insertInto('dispute_member')
      .values({
        id: newId(),
        disputeId: id,
        partyId,
        personId: who?.personId ?? null,
        role: 'party',
        since: clock.now,
      })
      .execute();
  await stands(respondent, ben);
  await stands(second, bela);
});

const ask = (who: SignedIn | undefined, words: string, more = '', path = `disputes/${id}/search`) =>
  call(app, 'GET', `/api/${path}?q=${encodeURIComponent(words)}${more}`, { cookie: who?.cookie });
const search = async (...asked: Parameters<typeof ask>): Promise<Answer> => {
  const answer = await ask(...asked);
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { data: Answer }).data;
};
const written = (parts: readonly { text: string }[]) => parts.map(({ text }) => text).join('');
const hits = ({ results }: Answer) =>
  results.flatMap((one) =>
    [...one.title, ...one.passage].flatMap(({ text, isHit }) => (isHit ? [text] : [])),
  );

describe('what is there is found', () => {
  test('a request by its words, with the passage and the hits in it', async () => {
    const found = await search(ada, 'panel measured');
    expect(found.results).toMatchObject([{ kind: 'request', side: 'claimant', disputeId: id }]);
    expect(hits(found)).toEqual(['Panel', 'measured']);
    expect(written(found.results[0]?.title ?? [])).toBe('Paint of the lobby');
  });

  test('a party by its name, in whichever script, and the plural of a word by the word', async () => {
    expect((await search(ben, 'kulkarni')).results.map(({ kind }) => kind)).toContain('person');
    expect((await search(ben, 'कुलकर्णी')).results.map(({ kind }) => kind)).toContain('person');
    expect(hits(await search(ben, 'panels'))).toEqual(['Panel']);
    expect(hits(await search(ben, '450000'))).toEqual(['4,50,000']);
    expect(hits(await search(ben, '४५००००'))).toEqual(['4,50,000']);
  });

  test('a name in the other script is found with its own', async () => {
    expect(hits(await search(ada, 'Mhatre'))).toEqual(['Mhatre', 'म्हात्रे']);
    expect(hits(await search(ada, 'म्हात्रेंनी'))).toEqual(['Mhatre', 'म्हात्रे']);
  });

  test('a misspelt name is found; what was looked for instead is said, and can be left out', async () => {
    const found = await search(ada, 'suresh mahtre');
    expect(found.corrections).toEqual([]); // it sounds as म्हात्रे does, which stands there
    const slip = await search(ada, 'Kulkarin');
    expect(slip.corrections).toEqual([{ typed: 'Kulkarin', shown: ['Kulkarni'] }]);
    expect(slip.results.map(({ kind }) => kind)).toEqual(['person']);
    expect((await search(ada, 'Kulkarin', '&exact=1')).total).toBe(0);
    const alike = await search(ada, 'Kulkarnee');
    expect(alike.corrections).toEqual([{ typed: 'Kulkarnee', shown: ['Kulkarni'] }]);
  });

  test('an event by what it is called in any language, and by its reason', async () => {
    await move(deps, {
      disputeId: id,
      type: 'representative_added',
      by: { personId: ada?.personId ?? null, role: 'person' },
      as: 'claimant',
      partyId: claimant,
      why: 'For the zebrafinch hearing',
    });
    const found = await search(ben, 'zebrafinch');
    expect(found.results).toMatchObject([{ kind: 'event', named: 'representative_added' }]);
    const [title] = [written(found.results[0]?.title ?? [])];
    expect((await search(ben, title)).results.map(({ named }) => named)).toContain(
      'representative_added',
    );
  });

  test('narrowed by kind, side and day; counts are of what is left', async () => {
    const all = await search(ada, 'paint');
    expect(all.counts.kinds).toEqual(
      expect.arrayContaining([
        { name: 'request', count: 1 },
        { name: 'person', count: 1 },
      ]),
    );
    expect((await search(ada, 'paint', '&kind=person')).total).toBe(1);
    expect((await search(ada, 'paint', '&side=respondent')).results).toMatchObject([
      { kind: 'person', side: 'respondent' },
    ]);
    expect((await search(ada, 'paint', '&from=2026-11-21')).total).toBe(0);
    expect((await search(ada, 'paint', '&to=2026-11-19')).total).toBe(0);
    expect((await search(ada, 'paint', '&from=2026-11-20&to=2026-11-20')).total).toBe(all.total);
  });

  test('over all of one’s own, and over nobody else’s', async () => {
    const other = await opened(deps, aFiling({ title: 'Lobby of another house' }));
    const own = await search(ada, 'lobby', '', 'search');
    expect(new Set(own.results.map(({ disputeId }) => disputeId))).toContain(other.id);
    expect(own.disputes.isAll).toBe(true);
    const benFinds = await search(ben, 'lobby', '', 'search');
    expect(benFinds.results.map(({ disputeId }) => disputeId)).not.toContain(other.id);
    const officers = await search(omar, 'lobby', '', 'search');
    expect(officers.results.map(({ disputeId }) => disputeId)).toContain(id);
    expect(officers.results.map(({ disputeId }) => disputeId)).not.toContain(other.id);
  });

  test('a letter that is folded to many is asked for, and stands in a request, like any other', async () => {
    const long = '\uFDFA'.repeat(64);
    expect((await search(ada, long)).results).toEqual([]);
    const other = await opened(deps, { ...filing, title: `${long} varnish` });
    const found = await search(ada, 'varnish', '', `disputes/${other.id}/search`);
    expect(found.results.map(({ kind }) => kind)).toEqual(['request']);
  });

  test('nothing is asked, nothing is found: no words, signs, a word that stands nowhere', async () => {
    for (const words of ['', '…', 'xyzzyplugh', "'", '\\', "a' | b:* & !("])
      expect((await search(ada, words)).total).toBe(0);
    expect((await ask(ada, 'x'.repeat(300))).status).toBe(422);
  });
});

describe('what one may not read is not there', () => {
  test('a stranger, a visitor and an administrator find no dispute', async () => {
    expect((await ask(eve, 'lobby')).status).toBe(404);
    expect((await ask(undefined, 'lobby')).status).toBe(401);
    expect((await search(eve, 'lobby', '', 'search')).total).toBe(0);
  });

  /** Nobody hears the sides alone in this dispute, and nobody decides it: there are no such places. */
  const ABSENT: readonly AccessPlace[] = ['talk_joint', 'talk_caucus', 'talk_tribunal'];

  /** A word of its own in each place and for each party, of three who write there. */
  const wordOf = (place: AccessPlace, at: number) =>
    `canary${place.replace('_', '')}${'abc'[at] ?? ''}x`;

  test('a word in each place is found by those whose place it is, and is no result, count or correction of others', async () => {
    const parties = [claimant, respondent, second];
    const { db } = database;
    for (const place of ACCESS_PLACES)
      for (const [at, partyId] of parties.entries())
        await db.transaction().execute((tx) =>
          indexEntry(
            tx,
            { key },
            {
              disputeId: id,
              kind: 'message',
              source: { kind: 'canary', id: newId() },
              scopes: [{ place, reader: isPartyPlace(place) ? partyId : '' }],
              side: null,
              at: clock.now,
              title: wordOf(place, at),
              text: `${wordOf(place, at)} commonword`,
            },
          ),
        );
    const readers: [SignedIn | undefined, AccessStanding][] = [
      [ada, { as: 'claimant', partyIds: [claimant] }],
      [ben, { as: 'respondent', partyIds: [respondent] }],
      [bela, { as: 'respondent', partyIds: [second] }],
      [omar, { as: 'officer', partyIds: [] }],
      [rhea, { as: 'registrar', partyIds: [] }],
    ];
    for (const [who, standing] of readers) {
      let readable = 0;
      for (const place of ACCESS_PLACES)
        for (const [at, partyId] of parties.entries()) {
          const isIn = isPartyPlace(place)
            ? mayIn(standing, { place, partyId }, 'read')
            : mayIn(standing, { place }, 'read');
          const may = isIn && !ABSENT.includes(place);
          readable += may ? 1 : 0;
          const word = wordOf(place, at);
          const found = await search(who, word);
          // Whoever may not read it is told of no word like it, but those of their own that are.
          expect([standing.as, word, hits(found).includes(word)]).toEqual([standing.as, word, may]);
          const slip = await search(who, `${word.slice(0, -1)}y`);
          expect(JSON.stringify(slip).includes(word)).toBe(may);
        }
      const common = await search(who, 'commonword');
      expect([standing.as, common.total]).toEqual([standing.as, readable]);
      expect(common.counts.kinds).toEqual([{ name: 'message', count: readable }]);
    }
  });

  test('an event and a paper are found by whom their own page shows them', async () => {
    const { db } = database;
    const paper = (
      title: string,
      audience: 'parties' | 'claimant' | 'respondent' | 'office',
      partyId: string | null,
    ) =>
      db
        .insertInto('dispute_document')
        .values({
          id: newId(),
          disputeId: id,
          partyId,
          kind: 'evidence',
          title,
          contentHash: Buffer.alloc(32, 1),
          type: 'application/pdf',
          size: 10n,
          addedAt: clock.now,
          audience,
        })
        .execute();
    await paper('forallword', 'parties', null);
    await paper('claimantword', 'claimant', null);
    await paper('respondentword', 'respondent', null);
    await paper('officeword', 'office', null);
    await paper('benword', 'office', respondent);
    while (await keepStale({ db, now: deps.now, key, sources: [disputesSource, papersSource] }));
    const finds = async (who: SignedIn | undefined) => {
      const words = ['forallword', 'claimantword', 'respondentword', 'officeword', 'benword'];
      const found = await Promise.all(words.map(async (word) => (await search(who, word)).total));
      return words.filter((_, at) => found[at]);
    };
    expect(await finds(ada)).toEqual(['forallword', 'claimantword']);
    expect(await finds(ben)).toEqual(['forallword', 'respondentword', 'benword']);
    expect(await finds(bela)).toEqual(['forallword', 'respondentword']);
    expect(await finds(omar)).toHaveLength(5);
  });

  test('whoever stands there no more finds nothing at the next question', async () => {
    expect((await search(bela, 'lobby')).total).toBe(1);
    await database.db
      .updateTable('dispute_member')
      .set({ endedAt: clock.now })
      .where('partyId', '=', second)
      .execute();
    expect((await ask(bela, 'lobby')).status).toBe(404);
    const elsewhere = await search(bela, 'lobby', '', 'search');
    expect(elsewhere.results.map(({ disputeId }) => disputeId)).not.toContain(id);
  });
});

test('what is withdrawn is found no more, and what is changed is found by its new words', async () => {
  const { db } = database;
  const source = { kind: 'canary', id: newId() };
  const entry = (text: string) => ({
    disputeId: id,
    kind: 'message' as const,
    source,
    scopes: [{ place: 'talk_all' as const, reader: '' }],
    side: null,
    at: clock.now,
    title: '',
    text,
  });
  const keep = (text: string) =>
    db.transaction().execute((tx) => indexEntry(tx, { key }, entry(text)));
  await keep(`firstword ${'and so on '.repeat(4000)} lastword`);
  expect((await search(ada, 'firstword')).total).toBe(1);
  expect((await search(ada, 'lastword')).total).toBe(1);
  await keep('secondword');
  expect((await search(ada, 'firstword', '&exact=1')).total).toBe(0);
  expect((await search(ada, 'lastword', '&exact=1')).total).toBe(0);
  expect((await search(ada, 'secondword')).total).toBe(1);
  await db.transaction().execute((tx) => unindexEntry(tx, source));
  expect((await search(ada, 'secondword')).total).toBe(0);
});
