import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { App } from '#platform/http.ts';
import { newId } from '#platform/ids.ts';
import { appWith, call } from '../../../../tests/app.ts';
import { type SignedIn, signedIn } from '../../../../tests/cast.ts';
import { type TestDatabase, testDatabase } from '../../../../tests/database.ts';
import { aVault, disputesDeps, opened } from '../../../../tests/disputes.ts';
import { invitationLetters } from '../actions/accepting.ts';
import { concernedAmong } from '../actions/conflict-of-interest.ts';
import type { DisputesDeps } from '../actions/deps.ts';
import { peopleIn } from '../actions/people-in.ts';
import { disputesDataOf, disputesEraser } from '../actions/person-data.ts';
import type { AccessPlace } from '../rules/access.ts';
import { offered } from '../rules/invitations.ts';

// Ada claims from ben; lea is ben's lawyer, wim his witness, eve a stranger, omar an officer.

let database: TestDatabase;
let deps: DisputesDeps;
let app: App;
let [ada, ben, lea, wim, eve, omar]: SignedIn[] = [];
const clock = { now: new Date('2026-11-20T06:30:00Z') };
let id: string;
let [claimant, respondent]: [string, string] = ['', ''];

const person = (name: string) =>
  signedIn(database.db, { name, email: `${name.toLowerCase()}@example.org`, now: clock.now });

beforeAll(async () => {
  database = await testDatabase();
  const papers = await aVault();
  deps = { ...(await disputesDeps(database.db, clock)), papers };
  app = appWith(database, { now: () => clock.now, papers });
  [ada, ben] = [await person('Ada'), await person('Ben')];
  [lea, wim, eve] = [await person('Lea'), await person('Wim'), await person('Eve')];
  omar = await signedIn(database.db, {
    name: 'Omar',
    email: 'omar@example.org',
    roles: ['case_officer'],
    now: clock.now,
  });
});
afterAll(() => database.drop());

beforeEach(async () => {
  clock.now = new Date('2026-11-20T06:30:00Z');
  ({ id } = await opened(deps));
  await database.db
    .updateTable('dispute')
    .set({ state: 'arb_commenced', openedAt: clock.now })
    .where('id', '=', id)
    .execute();
  const parties = await database.db
    .selectFrom('dispute_party')
    .where('disputeId', '=', id)
    .orderBy('side')
    .select('id')
    .execute();
  [claimant, respondent] = [parties[0]?.id ?? '', parties[1]?.id ?? ''];
  await database.db
    .insertInto('dispute_member')
    .values({
      id: newId(),
      disputeId: id,
      partyId: respondent,
      personId: ben?.personId ?? '',
      role: 'party',
      since: clock.now,
    })
    .execute();
});

const ask = async (
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  who?: SignedIn,
  body?: unknown,
) => {
  const answer = await call(app, method, path, { cookie: who?.cookie, body });
  const text = await answer.text();
  const said = text ? JSON.parse(text) : null;
  return { status: answer.status, body: said?.data ?? said };
};
const codeOf = ({ body }: { body: { error?: { code: string } } }) => body?.error?.code;

async function authority(by: SignedIn | undefined): Promise<string> {
  const pdf = new TextEncoder().encode('%PDF-1.4\nvakalatnama\n%%EOF\n');
  const answer = await app.request(`/api/disputes/${id}/invitations/uploads`, {
    method: 'POST',
    headers: {
      'content-type': 'application/octet-stream',
      'sec-fetch-site': 'same-origin',
      cookie: by?.cookie ?? '',
    },
    body: new Blob([pdf]),
  });
  const { data } = (await answer.json()) as { data?: { token: string } };
  return data?.token ?? 'none';
}

type Asked = {
  by?: SignedIn | undefined;
  party?: string;
  as?: 'lawyer' | 'colleague' | 'witness';
  email?: string;
  reads?: readonly AccessPlace[];
  writes?: readonly AccessPlace[];
  authority?: string | null;
  firm?: string;
};

async function invite({ by = ben, party = respondent, ...asked }: Asked = {}) {
  return ask('POST', `/api/disputes/${id}/invitations`, by, {
    party,
    as: 'lawyer',
    name: 'Lea Lawyer',
    email: 'lea@example.org',
    reads: ['papers'],
    writes: [],
    authority: asked.as === 'witness' ? null : await authority(by),
    ...asked,
  });
}

/** The link of the letter that is on its way. */
async function linkOf(invitation: string): Promise<string> {
  const to = { from: 'munch@example.org', to: 'x@example.org', publicUrl: 'https://munch.test' };
  const mail = await invitationLetters(deps).dispute_invited(invitation, to as never);
  return /token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
}

const accept = (token: string, who: SignedIn | undefined) =>
  ask('POST', '/api/dispute-invitations/acceptance', who, { token });

/** Lets somebody in, all the way. */
async function letIn(asked: Asked = {}, who: SignedIn | undefined = lea): Promise<string> {
  const invited = await invite(asked);
  expect(invited.status).toBe(201);
  expect((await accept(await linkOf(invited.body.id), who)).status).toBe(201);
  return invited.body.id;
}

describe('whoever is invited', () => {
  test('enters by the link, once, and stands on the list that both sides read, without what was chosen for them', async () => {
    const invited = await invite({ reads: ['papers', 'people'] });
    const token = await linkOf(invited.body.id);
    const offer = await ask('POST', '/api/dispute-invitations/opening', lea, { token });
    expect(offer.body).toMatchObject({
      party: 'Ben Borrower',
      as: 'lawyer',
      reads: ['papers', 'people'],
    });
    expect((await accept(token, lea)).body).toEqual({ id });
    expect(codeOf(await accept(token, lea))).toBe('link_unknown');
    const seen = (await ask('GET', `/api/disputes/${id}/people`, ada)).body;
    expect(seen.people).toContainEqual({
      name: 'Lea',
      as: 'respondent',
      partyIds: [respondent],
      invitedAs: 'lawyer',
      firm: '',
      isYou: false,
    });
    expect(seen.invitations).toEqual([]);
    expect(JSON.stringify(seen)).not.toContain('lea@example.org');
    const own = (await ask('GET', `/api/disputes/${id}/people`, ben)).body;
    expect(own.invitations).toMatchObject([{ state: 'accepted', email: 'lea@example.org' }]);
  });

  test('is told of no dispute by another address, by a stranger’s link, or without an account', async () => {
    const token = await linkOf((await invite()).body.id);
    const opening = (who?: SignedIn) =>
      ask('POST', '/api/dispute-invitations/opening', who, { token });
    expect(codeOf(await opening(eve))).toBe('another_address');
    expect(codeOf(await accept(token, eve))).toBe('another_address');
    expect(JSON.stringify((await opening(eve)).body)).not.toContain('lea@');
    expect((await opening()).status).toBe(401);
    expect(codeOf(await accept('another', lea))).toBe('link_unknown');
  });

  test('does not enter after the last second, or when it was taken back', async () => {
    const invited = await invite();
    const token = await linkOf(invited.body.id);
    clock.now = new Date(clock.now.getTime() + 7 * 86_400_000);
    expect(codeOf(await accept(token, lea))).toBe('link_unknown');
    clock.now = new Date(clock.now.getTime() - 1);
    await ask('DELETE', `/api/disputes/${id}/invitations/${invited.body.id}`, ben);
    expect(codeOf(await accept(token, lea))).toBe('link_unknown');
  });

  test('enters for one side alone: neither an opponent, nor who was with them, nor the office, nor a second time', async () => {
    expect(codeOf(await invite({ email: 'Ada@example.org' }))).toBe('contact_opposite');
    const office = await linkOf((await invite({ email: 'omar@example.org' })).body.id);
    expect(codeOf(await accept(office, omar))).toBe('of_office');
    expect(await concernedAmong(database.db, omar?.personId ?? '', [id])).toEqual(new Set());
    const first = await letIn();
    expect(codeOf(await invite({ by: ada, party: claimant }))).toBe('contact_opposite');
    await ask('DELETE', `/api/disputes/${id}/invitations/${first}`, ben);
    expect(codeOf(await invite({ by: ada, party: claimant }))).toBe('contact_opposite');
    const again = await letIn({});
    expect(codeOf(await invite())).toBe('already_invited');
    expect(again).not.toBe(first);
    expect(await concernedAmong(database.db, lea?.personId ?? '', [id])).toEqual(new Set([id]));
  });

  test('is none of the office, also while its power is asleep until a second factor is given', async () => {
    const asleep = await signedIn(database.db, {
      name: 'Olga',
      email: 'olga@example.org',
      roles: ['case_officer'],
      secondFactor: false,
      now: clock.now,
    });
    const token = await linkOf((await invite({ email: 'olga@example.org' })).body.id);
    expect(codeOf(await accept(token, asleep))).toBe('of_office');
  });

  test('of two sides that invite one address the first whom they follow has them', async () => {
    const [one, two] = [
      await linkOf((await invite()).body.id),
      await linkOf((await invite({ by: ada, party: claimant })).body.id),
    ];
    expect((await accept(one, lea)).status).toBe(201);
    expect(codeOf(await accept(two, lea))).toBe('other_side');
  });

  test('reads and writes where it was said, and stands nowhere else', async () => {
    for (const place of offered.lawyer.reads) {
      const invitation = await letIn({ reads: [place] });
      const doors: Record<string, AccessPlace | null> = {
        [`/api/disputes/${id}`]: 'board',
        [`/api/disputes/${id}/service`]: 'board',
        [`/api/disputes/${id}/documents`]: 'papers',
        [`/api/disputes/${id}/papers`]: 'papers',
        [`/api/disputes/${id}/calendar`]: 'calendar',
        [`/api/disputes/${id}/people`]: 'people',
        [`/api/fees/disputes/${id}/costs`]: 'costs',
        [`/api/disputes/${id}/uploads`]: null,
        [`/api/disputes/${id}/defects`]: null,
        [`/api/disputes/${id}/responses`]: null,
      };
      for (const [door, its] of Object.entries(doors)) {
        const { status } = await ask('GET', door, lea);
        if (status !== 404 || its === place)
          expect([place, door, status]).toEqual([place, door, its === place ? 200 : 404]);
      }
      const talk = await ask('GET', `/api/disputes/${id}/talk`, lea);
      const isTalk = place.startsWith('talk_');
      expect([place, talk.status]).toEqual([place, isTalk ? 200 : 404]);
      const kinds = (talk.body.places ?? []).map(
        ({ place }: { place: string }) => place.split('-')[0],
      );
      expect(kinds).toEqual(isTalk ? [place.slice('talk_'.length)] : []);
      const frame = (await ask('GET', `/api/disputes/${id}/workspace`, lea)).body;
      expect(frame).toMatchObject({ as: 'respondent', invitedAs: 'lawyer', places: [place] });
      await ask('DELETE', `/api/disputes/${id}/invitations/${invitation}`, ben);
      expect((await ask('GET', `/api/disputes/${id}/workspace`, lea)).status).toBe(404);
    }
  });

  test('moves nothing, pays nothing, and lets nobody in, whatever was given', async () => {
    await letIn({ reads: offered.lawyer.reads, writes: offered.lawyer.writes });
    const tried = [
      ['withdrawal', { reason: 'no more', liberty: 'with' }],
      ['withdrawal-consents', {}],
      ['talks-end', { name: 'Lea', agreed: true }],
      ['submission-agreement', { party: respondent, name: 'Lea', agreed: true }],
      ['failed-invitation', {}],
      ['contacts', { party: respondent, channel: 'email', value: 'x@example.org', replaces: null }],
    ] as const;
    for (const [what, body] of tried)
      expect([what, (await ask('POST', `/api/disputes/${id}/${what}`, lea, body)).status]).toEqual([
        what,
        404,
      ]);
    expect((await invite({ by: lea, email: 'new@example.org', authority: null })).status).toBe(404);
    const people = (await ask('GET', `/api/disputes/${id}/people`, lea)).body;
    expect([people.offers, people.invitations, people.mayInviteFor]).toEqual([[], [], []]);
  });

  test('leaves by themselves, and is taken off by nobody but their own side', async () => {
    const invitation = await letIn({ reads: ['people'] });
    const end = (who: SignedIn | undefined) =>
      ask('DELETE', `/api/disputes/${id}/invitations/${invitation}`, who);
    for (const other of [ada, eve, omar, wim]) expect((await end(other)).status).toBe(404);
    expect((await end(lea)).status).toBe(200);
    expect((await end(lea)).status).toBe(404);
    expect((await ask('GET', `/api/disputes/${id}/people`, lea)).status).toBe(404);
    const acts = await database.db
      .selectFrom('record_act')
      .where('subjectId', '=', id)
      .where('act', 'like', 'dispute.%invit%')
      .orderBy('number')
      .select('act')
      .execute();
    expect(acts.map(({ act }) => act)).toEqual([
      'dispute.person_invited',
      'dispute.invitation_accepted',
      'dispute.invitation_ended',
    ]);
  });
});

describe('the firm of a lawyer', () => {
  const change = (invitation: string, who: SignedIn | undefined, firm: string) =>
    ask('POST', `/api/disputes/${id}/invitations/${invitation}/firm`, who, { firm });
  const firmSeen = async (who: SignedIn | undefined) => {
    const { people } = (await ask('GET', `/api/disputes/${id}/people`, who)).body;
    return people.find(({ invitedAs }: { invitedAs: string }) => invitedAs === 'lawyer').firm;
  };

  test('is named with the invitation, said anew by whoever accepts, and read by both sides', async () => {
    const invited = await invite({ reads: ['people'], firm: ' Lex Chambers ' });
    const token = await linkOf(invited.body.id);
    const offer = await ask('POST', '/api/dispute-invitations/opening', lea, { token });
    expect(offer.body.firm).toBe('Lex Chambers');
    await ask('POST', '/api/dispute-invitations/acceptance', lea, { token, firm: 'Rao & Co' });
    expect(await firmSeen(ada)).toBe('Rao & Co');
    const own = (await ask('GET', `/api/disputes/${id}/people`, ben)).body;
    expect(own.invitations).toMatchObject([{ firm: 'Rao & Co' }]);
    const theirs = (await ask('GET', `/api/disputes/${id}/people`, lea)).body;
    expect([theirs.ownFirm, own.ownFirm]).toEqual(['Rao & Co', null]);
    expect(
      (await disputesDataOf(database.db, lea?.personId ?? '')).invitations.at(-1),
    ).toMatchObject({ firms: ['Lex Chambers', 'Rao & Co'] });
  });

  test('is named by them and by their own side, and by nobody else; it is never emptied', async () => {
    const invitation = await letIn({ reads: ['people'], firm: 'Lex Chambers' });
    for (const other of [ada, eve, omar, wim])
      expect((await change(invitation, other, 'Trap LLP')).status).toBe(404);
    expect(codeOf(await change(invitation, lea, ' '))).toBe('firm_missing');
    expect((await change(invitation, lea, 'New Chambers')).status).toBe(201);
    expect(await firmSeen(ada)).toBe('New Chambers');
    expect((await change(invitation, ben, 'Newer Chambers')).status).toBe(201);
    expect(await firmSeen(ada)).toBe('Newer Chambers');
    const acts = await database.db
      .selectFrom('record_act')
      .where('subjectId', '=', id)
      .where('act', '=', 'dispute.firm_named')
      .orderBy('number')
      .select(['tells', 'details'])
      .execute();
    expect(acts.map(({ tells }) => tells)).toEqual([[ben?.personId], [lea?.personId]]);
    expect(JSON.stringify(acts)).not.toContain('Chambers');
    await ask('DELETE', `/api/disputes/${id}/invitations/${invitation}`, ben);
    expect((await change(invitation, lea, 'Lex Chambers')).status).toBe(404);
  });

  test('is asked of a lawyer alone, and changes ten times', async () => {
    const refused = await invite({ as: 'witness', firm: 'Lex Chambers' });
    expect([codeOf(refused), refused.body.error.fields]).toEqual([
      'firm_of_lawyers',
      { firm: expect.any(String) },
    ]);
    const witness = await letIn({ as: 'witness', email: 'wim@example.org' }, wim);
    expect(codeOf(await change(witness, wim, 'Lex Chambers'))).toBe('firm_of_lawyers');
    const invitation = await letIn({ reads: ['people'] });
    for (let at = 0; at < 10; at += 1)
      expect((await change(invitation, lea, `Firm ${at}`)).status).toBe(201);
    expect(codeOf(await change(invitation, lea, 'Firm 10'))).toBe('firms_full');
  });

  test('goes with them when they have themselves erased', async () => {
    await letIn({ reads: ['people'], firm: 'Lex Chambers' });
    await database.db
      .transaction()
      .execute((tx) =>
        disputesEraser.erase(tx, { personId: lea?.personId ?? '', at: clock.now, newId }),
      );
    const left = await database.db
      .selectFrom('dispute_invitation_firm as f')
      .innerJoin('dispute_invitation as i', 'i.id', 'f.invitationId')
      .where('i.personId', '=', lea?.personId ?? '')
      .select('f.firm')
      .execute();
    expect(left).toEqual([]);
  });
});

describe('whoever invites', () => {
  test('brings a letter of authority for a lawyer, and for whoever acts for them; a witness needs none and is given less', async () => {
    expect(codeOf(await invite({ authority: null }))).toBe('authority_missing');
    expect(codeOf(await invite({ as: 'colleague', writes: ['papers'], authority: null }))).toBe(
      'authority_missing',
    );
    expect(codeOf(await invite({ authority: 'another' }))).toBe('upload_unknown');
    expect(codeOf(await invite({ as: 'witness', reads: ['talk_parties'] }))).toBe(
      'place_not_offered',
    );
    expect(
      (await invite({ as: 'witness', email: 'wim@example.org', reads: ['talk_own'] })).status,
    ).toBe(201);
    expect(
      (await invite({ as: 'colleague', reads: ['papers'], writes: ['talk_own'], authority: null }))
        .status,
    ).toBe(201);
    const paper = await database.db
      .selectFrom('dispute_document')
      .where('disputeId', '=', id)
      .where('kind', '=', 'authority')
      .select(['audience', 'partyId'])
      .execute();
    expect(paper).toEqual([]);
  });

  test('says a name, an address and a place, and invites for their own party alone', async () => {
    const refused = async (asked: Asked & { name?: string }) => codeOf(await invite(asked));
    expect(await refused({ email: 'nowhere' })).toBe('email_wrong');
    expect(await refused({ reads: [] })).toBe('places_missing');
    expect(await refused({ reads: ['talk_tribunal'] })).toBe('place_not_offered');
    expect(await refused({ party: claimant })).toBe('not_allowed');
    for (const other of [eve, omar])
      expect((await invite({ by: other, authority: null })).status).toBe(404);
  });

  test('is held by how many may be in', async () => {
    const asked = (at: number) =>
      invite({ as: 'witness', email: `w${at}@example.org`, reads: ['papers'] });
    for (let at = 0; at < 20; at += 1) expect((await asked(at)).status).toBe(201);
    expect(codeOf(await asked(20))).toBe('invitations_full');
  });
});

test('whoever was let in has what is held of it, and takes name and address along when they go', async () => {
  await letIn({ reads: ['people'] });
  const held = await disputesDataOf(database.db, lea?.personId ?? '');
  expect(held.invitations.at(-1)).toMatchObject({ email: 'lea@example.org', reads: ['people'] });
  await database.db
    .transaction()
    .execute((tx) =>
      disputesEraser.erase(tx, { personId: lea?.personId ?? '', at: clock.now, newId }),
    );
  expect((await ask('GET', `/api/disputes/${id}/people`, lea)).status).toBe(404);
  const rows = await database.db.selectFrom('dispute_invitation').selectAll().execute();
  expect(
    JSON.stringify(rows, (_, value) => (typeof value === 'bigint' ? `${value}` : value)),
  ).not.toContain('lea@example.org');
});

test('people by an address alone are looked up in as many statements as one', async () => {
  const people = await peopleIn(database.db, id);
  expect(people?.people.filter(({ as }) => as === 'claimant').map(({ name }) => name)).toEqual([
    'Ada',
  ]);
});
