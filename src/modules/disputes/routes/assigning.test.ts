import { afterAll, beforeAll, expect, test } from 'vitest';
import type { App } from '#platform/http.ts';
import { appWith, call } from '../../../../tests/app.ts';
import { type SignedIn, signedIn } from '../../../../tests/cast.ts';
import { type TestDatabase, testDatabase } from '../../../../tests/database.ts';
import { aFiling, aVault, disputesDeps, opened } from '../../../../tests/disputes.ts';
import type { DisputesDeps } from '../actions/deps.ts';

let database: TestDatabase;
let deps: DisputesDeps;
let app: App;
let [omar, asha, rhea, rita, eve]: SignedIn[] = [];
const clock = { now: new Date('2026-11-20T06:30:00Z') };
const why = 'She speaks Marathi.';

beforeAll(async () => {
  database = await testDatabase();
  const { db } = database;
  const papers = await aVault();
  deps = { ...(await disputesDeps(db, clock)), papers };
  app = appWith(database, { now: () => clock.now, papers });
  const { now } = clock;
  omar = await signedIn(db, { roles: ['case_officer'], now });
  asha = await signedIn(db, {
    roles: ['case_officer'],
    name: 'Asha Officer',
    email: 'asha@munch.example',
    now,
  });
  rhea = await signedIn(db, { roles: ['registrar'], name: 'Rhea Registrar', now });
  rita = await signedIn(db, { roles: ['registrar'], name: 'Rita Registrar', now });
  eve = await signedIn(db, { name: 'Eve', now });
});
afterAll(() => database.drop());

type Sent = {
  status: number;
  data: Record<string, unknown>;
  error?: { code: string; fields?: Record<string, string> };
};
async function asked(
  who: SignedIn | undefined,
  method: string,
  path: string,
  body?: unknown,
): Promise<Sent> {
  const response = await call(app, method, path, { body, cookie: who?.cookie });
  return { status: response.status, ...((await response.json()) as Omit<Sent, 'status'>) };
}
type View = {
  version: number;
  officer: string | null;
  officers: { id: string; name: string }[];
  may: string[];
  events: { type: string; about: string | null; why: string; by: string }[];
};
const seen = async (id: string, who = rhea) =>
  (await asked(who, 'GET', `/api/office/disputes/${id}`)).data as unknown as View;
const give = async (id: string, change: Record<string, unknown>, who = rhea) =>
  asked(who, 'POST', `/api/office/disputes/${id}/officer`, {
    version: (await seen(id)).version,
    officer: asha?.personId,
    why,
    ...change,
  });
const toldTo = async (id: string, person: SignedIn | undefined) =>
  (
    await database.db
      .selectFrom('record_act')
      .where('subjectId', '=', id)
      .where('act', 'in', ['dispute.officer_given', 'dispute.officer_removed'])
      .orderBy('number')
      .select(['act', 'tells'])
      .execute()
  )
    .filter(({ tells }) => JSON.stringify(tells).includes(person?.personId ?? '-'))
    .map(({ act }) => act);

test('a registrar gives a dispute to an officer, who is told; it stands in the list as hers, and no more as nobody’s', async () => {
  const { id } = await opened(deps);
  const ids = async (query: string, who = rhea) =>
    ((await asked(who, 'GET', `/api/office/disputes?${query}`)).data.rows as { id: string }[]).map(
      (row) => row.id,
    );
  expect(await ids('officer=nobody')).toContain(id);
  expect((await seen(id)).officers.map(({ name }) => name)).toEqual([
    'Asha Officer',
    'Omar Officer',
    'Rhea Registrar',
    'Rita Registrar',
  ]);
  expect((await give(id, {})).status).toBe(200);
  const { officer, events } = await seen(id);
  expect(officer).toBe('Asha Officer');
  expect(events.at(-1)).toMatchObject({
    type: 'officer_given',
    about: 'Asha Officer',
    why,
    by: 'Rhea Registrar',
  });
  expect(await ids('officer=nobody')).not.toContain(id);
  expect(await ids('officer=me', asha)).toContain(id);
  expect(await toldTo(id, asha)).toEqual(['dispute.officer_given']);
});

test('it is taken back with a reason, and from one officer given to another; whoever had it is told by name', async () => {
  const { id } = await opened(deps);
  await give(id, {});
  expect((await give(id, { officer: omar?.personId, why: 'Asha is on leave.' })).status).toBe(200);
  expect((await seen(id)).events.slice(-2)).toMatchObject([
    { type: 'officer_removed', about: 'Asha Officer', why: 'Asha is on leave.' },
    { type: 'officer_given', about: 'Omar Officer', why: 'Asha is on leave.' },
  ]);
  expect((await give(id, { officer: null, why: 'Nobody works on it until Monday.' })).status).toBe(
    200,
  );
  expect((await seen(id)).officer).toBeNull();
  expect(await toldTo(id, asha)).toEqual(['dispute.officer_given', 'dispute.officer_removed']);
  expect(await toldTo(id, omar)).toEqual(['dispute.officer_given', 'dispute.officer_removed']);
});

test('without a reason, to nobody that works here, and a second time it is refused beside its field, and nothing is kept', async () => {
  const { id } = await opened(deps);
  const before = (await seen(id)).events.length;
  const refused = async (change: Record<string, unknown>) => {
    const { status, error } = await give(id, change);
    return [status, error?.code, Object.keys(error?.fields ?? {})];
  };
  expect(await refused({ why: ' ' })).toEqual([422, 'reason_missing', ['why']]);
  expect(await refused({ officer: eve?.personId })).toEqual([422, 'officer_unknown', ['officer']]);
  expect(await refused({ officer: null })).toEqual([409, 'already_done', ['officer']]);
  expect((await seen(id)).events).toHaveLength(before);
});

test('whoever stands in the dispute is given it by nobody, by whichever address she is known', async () => {
  const parties = aFiling().parties.map((party) =>
    party.side === 'respondent'
      ? {
          ...party,
          contacts: [
            {
              channel: 'email' as const,
              value: 'Asha@Munch.example',
              isDesignated: false,
              designatedIn: '',
            },
          ],
        }
      : party,
  );
  const { id } = await opened(deps, aFiling({ parties }));
  expect((await give(id, {})).error?.code).toBe('officer_is_party');
  expect((await give(id, { officer: omar?.personId })).status).toBe(200);
});

test('of two registrars at once one is heard, and the other is told that it changed', async () => {
  const { id } = await opened(deps);
  const { version } = await seen(id);
  const both = await Promise.all([
    give(id, { version }),
    give(id, { version, officer: omar?.personId }, rita),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(both.find(({ status }) => status === 409)?.error?.code).toBe('changed_meanwhile');
  expect((await seen(id)).events.filter(({ type }) => type === 'officer_given')).toHaveLength(1);
});

test('an officer shares out nothing, a stranger is not let in, and what is over is given to nobody', async () => {
  const { id } = await opened(deps);
  expect((await seen(id, omar)).officers).toEqual([]);
  expect((await seen(id, omar)).may).not.toContain('officer_given');
  expect((await give(id, {}, omar)).status).toBe(403);
  expect((await give(id, {}, eve)).status).toBe(403);
  const nowhere = { version: 1, officer: asha?.personId, why };
  expect(
    (
      await asked(
        rhea,
        'POST',
        '/api/office/disputes/018f0000-0000-7000-8000-000000000000/officer',
        nowhere,
      )
    ).status,
  ).toBe(404);
  await database.db.updateTable('dispute').set({ state: 'lapsed' }).where('id', '=', id).execute();
  expect((await give(id, {})).error?.code).toBe('not_from_here');
});
