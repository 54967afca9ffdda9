import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { App } from '#platform/http.ts';
import { appWith, call } from '../../../tests/app.ts';
import { type SignedIn, signedIn } from '../../../tests/cast.ts';
import { type TestDatabase, testDatabase } from '../../../tests/database.ts';
import { currentSetting } from './actions/current.ts';
import { letterFoot } from './actions/foot.ts';
import { shipped } from './letters.ts';

const friday = new Date('2026-11-20T06:30:00Z');
let now = friday;
let database: TestDatabase;
let app: App;
let rhea: SignedIn;
let admin: SignedIn;
let omar: SignedIn;
let begun = 0;

beforeAll(async () => {
  database = await testDatabase();
  app = appWith(database, { now: () => now });
});
afterAll(() => database.drop());
// A version is never deleted, so each test goes on where the one before it ended; names are told apart by how many came before.
beforeEach(async () => {
  begun += 1;
  now = new Date(friday.getTime() + begun * 60_000);
  rhea = await signedIn(database.db, { roles: ['registrar'], name: 'Rhea Registrar', now });
  admin = await signedIn(database.db, {
    roles: ['administrator'],
    name: 'Anand Administrator',
    now,
  });
  omar = await signedIn(database.db, { roles: ['case_officer'], now });
});

type Refusal = { code: string; message: string; fields?: Record<string, string> };
type Answer<T> = { status: number; data: T; error: Refusal };

async function ask<T = { id: string }>(
  who: SignedIn | null,
  method: string,
  path: string,
  body?: unknown,
): Promise<Answer<T>> {
  const response = await call(app, method, path, { body, cookie: who?.cookie });
  // One of the two shapes that every answer has; a test that asks for the other finds undefined.
  return { status: response.status, ...((await response.json()) as Omit<Answer<T>, 'status'>) };
}

type Kind = {
  latest: number;
  inForce: number;
  value: typeof shipped.facts;
  versions: { number: number; putBy: string | null; changes: number }[];
  drafts: { id: string }[];
};
type Draft = {
  state: string;
  hindrance: string | null;
  latest: number;
  difference: { field: string; before: string; after: string }[];
  countsFrom: string | null;
};

const facts = async (who = rhea) => (await ask<Kind>(who, 'GET', '/api/settings/facts')).data;
const draftOf = async (change: object, more: object = {}, who = rhea) =>
  ask(who, 'POST', '/api/settings/facts/drafts', {
    value: { ...(await facts()).value, ...change },
    why: 'It moved',
    effectiveFrom: null,
    replaces: null,
    basedOn: (await facts()).latest,
    ...more,
  });
const force = (who: SignedIn, draftId: string) =>
  ask<{ number: number; kind: string }>(who, 'POST', '/api/settings/versions', { draftId });
const acts = () =>
  database.db
    .selectFrom('record_act')
    .where('subjectKind', '=', 'setting')
    .selectAll()
    .orderBy('number')
    .execute();

describe('a setting', () => {
  test('is what came with the product until the office settles something', async () => {
    const { data } = await ask<{ kinds: { kind: string; inForce: { number: number } }[] }>(
      rhea,
      'GET',
      '/api/settings',
    );
    expect(data.kinds.map(({ kind, inForce }) => [kind, inForce.number])).toEqual([
      ['facts', 0],
      ['fees', 0],
      ['holidays', 0],
      ['letters', 0],
      ['retention', 0],
      ['witnesses', 0],
    ]);
    expect((await currentSetting(database.db, 'fees', now)).value).toEqual(shipped.fees);
  });

  test('is drawn up, looked at, and put in force by another person; each step stands in the record', async () => {
    const before = await facts();
    const { status, data } = await draftOf({ seat: 'Pune, India' });
    expect(status).toBe(201);
    const preview = (await ask<Draft>(admin, 'GET', `/api/settings/drafts/${data.id}`)).data;
    expect(preview).toMatchObject({ state: 'open', hindrance: null, countsFrom: '2026-11-20' });
    expect(preview.difference).toEqual([
      { field: 'seat', at: '', before: before.value.seat, after: 'Pune, India' },
    ]);
    expect((await currentSetting(database.db, 'facts', now)).value.seat).toBe(before.value.seat);
    const put = await force(admin, data.id);
    expect([put.status, put.data.number]).toEqual([201, before.latest + 1]);
    expect((await currentSetting(database.db, 'facts', now)).value.seat).toBe('Pune, India');
    expect((await facts()).versions[0]).toMatchObject({
      putBy: 'Anand Administrator',
      drawnBy: 'Rhea Registrar',
      changes: 1,
      why: 'It moved',
    });
    const kept = (await acts()).slice(-2);
    expect(
      kept.map(({ act, byPerson, byRole, subjectId }) => [act, byPerson, byRole, subjectId]),
    ).toEqual([
      ['setting.drawn', rhea.personId, 'registrar', data.id],
      ['setting.in_force', admin.personId, 'administrator', data.id],
    ]);
    expect(JSON.stringify(kept.map(({ details, why }) => ({ details, why })))).not.toContain(
      'Pune',
    );
  });

  test('stands at the foot of every letter at once', async () => {
    const { data } = await draftOf({ phone: '+91 22 5550 1234' });
    await force(rhea, data.id);
    expect(await letterFoot(database.db, now)).toContain('+91 22 5550 1234');
  });

  test.each([
    [{ value: { ...shipped.facts, email: 'office' } }, 'email_invalid', 'value.email'],
    [{ value: { ...shipped.facts, seat: ' ' } }, 'field_missing', 'value.seat'],
    [{ why: '' }, 'why_missing', 'why'],
    [{ effectiveFrom: '2026-02-30' }, 'day_invalid', 'effectiveFrom'],
  ])(
    'with %j is refused as %s, and its field is named with its correction',
    async (change, code, field) => {
      const { status, error } = await draftOf({ seat: 'Nashik' }, change);
      expect([status, error.code]).toEqual([422, code]);
      expect(error.fields?.[field]).toMatch(/^[A-Z].+\.$/);
    },
  );

  test('that says what counts already is refused', async () => {
    expect((await draftOf({})).error.code).toBe('nothing_changed');
  });

  test('may begin on a later day, and counts from that day in India on', async () => {
    const before = (await facts()).value.officeHours;
    const { data } = await draftOf({ officeHours: '9 to 17' }, { effectiveFrom: '2026-12-01' });
    await force(rhea, data.id);
    const at = (moment: string) => currentSetting(database.db, 'facts', new Date(moment));
    expect((await at('2026-11-30T18:29:59Z')).value.officeHours).toBe(before);
    expect((await at('2026-11-30T18:30:00Z')).value.officeHours).toBe('9 to 17');
  });

  test('cannot begin on a day that has gone by', async () => {
    const { data } = await draftOf({ officeHours: '8 to 16' }, { effectiveFrom: '2026-11-20' });
    now = new Date('2026-11-20T18:29:59Z');
    expect(
      (await ask<Draft>(rhea, 'GET', `/api/settings/drafts/${data.id}`)).data.hindrance,
    ).toBeNull();
    now = new Date('2026-11-20T18:30:00Z');
    const put = await force(rhea, data.id);
    expect([put.status, put.error.code]).toEqual([409, 'day_passed']);
  });
});

describe('two at once', () => {
  test('the second to put in force is told, loses nothing, and may draw up again on the newest', async () => {
    const [first, second] = [
      await draftOf({ name: 'Munch One' }),
      await draftOf({ name: 'Munch Two' }),
    ];
    const both = await Promise.all([force(rhea, first.data.id), force(admin, second.data.id)]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    const lost = both[0]?.status === 409 ? first.data.id : second.data.id;
    const kept = (await ask<Draft>(rhea, 'GET', `/api/settings/drafts/${lost}`)).data;
    expect(kept).toMatchObject({ state: 'open', hindrance: 'changed_meanwhile' });
    expect(kept.difference).toHaveLength(1);
    const again = await ask(rhea, 'POST', `/api/settings/drafts/${lost}/renewal`);
    expect(again.status).toBe(201);
    expect((await force(rhea, again.data.id)).status).toBe(201);
    expect((await ask<Draft>(rhea, 'GET', `/api/settings/drafts/${lost}`)).data.state).toBe(
      'replaced',
    );
  });

  test('the same draft is put in force once', async () => {
    const { data } = await draftOf({ name: 'Munch Once' });
    const all = await Promise.all([1, 2, 3].map(() => force(rhea, data.id)));
    expect(all.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  });
});

describe('a version', () => {
  test('of the past is brought back as a new one, and the past stays', async () => {
    const change = await draftOf({ name: `Munch ${begun}` });
    const { number } = (await force(rhea, change.data.id)).data;
    const back = await ask(rhea, 'POST', '/api/settings/facts/restorations', {
      kind: 'facts',
      number: 0,
      why: 'As before',
      effectiveFrom: null,
    });
    expect(back.status).toBe(201);
    const put = await force(rhea, back.data.id);
    expect(put.data.number).toBe(number + 1);
    expect((await facts()).value).toEqual(shipped.facts);
    const old = await ask<{ value: { name: string } }>(
      rhea,
      'GET',
      `/api/settings/facts/versions/${number}`,
    );
    expect(old.data.value.name).toBe(`Munch ${begun}`);
    expect((await ask(rhea, 'GET', '/api/settings/facts/versions/9999')).status).toBe(404);
  });

  test('is never changed, deleted or emptied, not by SQL either', async () => {
    const { db } = database;
    const refused = 'never changed';
    await expect(db.updateTable('setting_version').set({ why: 'x' }).execute()).rejects.toThrow(
      refused,
    );
    await expect(db.deleteFrom('setting_version').execute()).rejects.toThrow(refused);
  });

  test('of what came with the product is kept beside the first of the office', async () => {
    const { data } = await ask(rhea, 'POST', '/api/settings/retention/drafts', {
      value: { ...shipped.retention, newsletterPending: 14 },
      why: 'Sooner',
      effectiveFrom: null,
      basedOn: 0,
      replaces: null,
    });
    await force(rhea, data.id);
    const rows = await database.db
      .selectFrom('setting_version')
      .where('kind', '=', 'retention')
      .select(['number', 'putBy'])
      .orderBy('number')
      .execute();
    expect(rows).toEqual([
      { number: 0, putBy: null },
      { number: 1, putBy: rhea.personId },
    ]);
  });
});

describe('a draft', () => {
  test('that is given up is closed, the second time too', async () => {
    const { data } = await draftOf({ name: 'Never' });
    expect((await ask(admin, 'POST', `/api/settings/drafts/${data.id}/withdrawal`)).status).toBe(
      200,
    );
    expect(
      (await ask(admin, 'POST', `/api/settings/drafts/${data.id}/withdrawal`)).error.code,
    ).toBe('draft_closed');
    expect((await force(rhea, data.id)).error.code).toBe('draft_closed');
  });

  test('that is changed is replaced by the next', async () => {
    const first = await draftOf({ name: 'First' });
    const second = await draftOf({ name: 'Second' }, { replaces: first.data.id });
    expect((await force(rhea, first.data.id)).error.code).toBe('draft_closed');
    expect((await force(rhea, second.data.id)).status).toBe(201);
  });

  test('of fees counts from tomorrow at the earliest', async () => {
    const form = {
      value: { ...shipped.fees, adminFee: 300_000 },
      why: 'Costs',
      basedOn: 0,
      replaces: null,
    };
    const today = await ask(rhea, 'POST', '/api/settings/fees/drafts', {
      ...form,
      effectiveFrom: null,
    });
    expect((await force(rhea, today.data.id)).error.code).toBe('fees_from_tomorrow');
    const later = await ask(rhea, 'POST', '/api/settings/fees/drafts', {
      ...form,
      effectiveFrom: '2027-04-01',
    });
    expect((await force(rhea, later.data.id)).status).toBe(201);
    expect(
      (await currentSetting(database.db, 'fees', new Date('2027-03-31T18:29:59Z'))).value.adminFee,
    ).toBe(250_000);
    expect(
      (await currentSetting(database.db, 'fees', new Date('2027-03-31T18:30:00Z'))).value.adminFee,
    ).toBe(300_000);
  });

  test('that nobody drew up is unknown', async () => {
    const nowhere = '019a0000-0000-7000-8000-000000000000';
    expect((await ask(rhea, 'GET', `/api/settings/drafts/${nowhere}`)).status).toBe(404);
    expect((await force(rhea, nowhere)).status).toBe(404);
    expect((await ask(rhea, 'GET', '/api/settings/drafts/x')).status).toBe(422);
  });
});

test('neither an officer nor a stranger reads or changes a setting', async () => {
  for (const [who, status] of [
    [omar, 403],
    [null, 401],
  ] as const) {
    expect((await ask(who, 'GET', '/api/settings')).status).toBe(status);
    expect((await draftOf({ name: 'Eve' }, {}, who ?? { ...omar, cookie: '' })).status).toBe(
      status,
    );
  }
});

describe('the record', () => {
  type Trail = {
    acts: { id: string; act: string; by: { name: string | null }; at: string }[];
    next: string | null;
    size: { acts: number };
  };
  const trail = (query = '') => ask<Trail>(rhea, 'GET', `/api/record${query}`);

  test('is read from the newest on, in pages that miss nothing and repeat nothing', async () => {
    for (let n = 0; n < 60; n += 1) {
      now = new Date(now.getTime() + 1000);
      const { data } = await draftOf({ name: `Page ${n}` });
      await ask(rhea, 'POST', `/api/settings/drafts/${data.id}/withdrawal`);
    }
    const first = (await trail()).data;
    expect(first.acts).toHaveLength(50);
    const second = (await trail(`?before=${first.next}`)).data;
    const ids = [...first.acts, ...second.acts].map(({ id }) => id);
    expect(new Set(ids).size).toBe(100);
    expect(ids).toEqual([...ids].sort().reverse());
    expect(first.acts[0]?.by.name).toBe('Rhea Registrar');
  });

  test('is narrowed by act, by person, by subject and by days', async () => {
    const all = (await trail('?act=setting.in_force')).data.acts;
    expect(new Set(all.map(({ act }) => act))).toEqual(new Set(['setting.in_force']));
    expect((await trail(`?person=${omar.personId}`)).data.acts).toEqual([]);
    expect((await trail(`?subjectKind=setting&subjectId=nobody`)).data.acts).toEqual([]);
    expect((await trail('?from=2026-11-20&to=2026-11-20')).data.acts.length).toBeGreaterThan(0);
    expect((await trail('?to=2026-11-19')).data.acts).toEqual([]);
    expect((await trail('?from=2026-11-31')).error.code).toBe('day_invalid');
  });

  test('is verified to its end', async () => {
    const { data } = await ask<{ checked: number; next: unknown; broken: unknown }>(
      admin,
      'GET',
      '/api/record/verification',
    );
    expect(data).toMatchObject({ next: null, broken: null });
    expect(data.checked).toBe((await trail()).data.size.acts);
  });

  test('is closed to officers', async () => {
    expect((await ask(omar, 'GET', '/api/record')).status).toBe(403);
  });
});
