import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { App } from '#platform/http.ts';
import { appWith, call } from '../../../tests/app.ts';
import { signedIn } from '../../../tests/cast.ts';
import { type TestDatabase, testDatabase } from '../../../tests/database.ts';
import { lengthInWords, limitName, limitNames } from './contract/words.ts';
import { med2023 } from './rules/packs/inst-2026.ts';
import { inst2026Continuing } from './rules/packs/inst-2026-continuing.ts';

const now = new Date('2026-11-30T19:00:00Z'); // 1 December in India, 30 November in Greenwich
let database: TestDatabase;
let app: App;

beforeAll(async () => {
  database = await testDatabase();
  app = appWith(database, { now: () => now });
});
afterAll(() => database.drop());

type Answer = {
  data: {
    served: string;
    track: string;
    pack: unknown;
    holidays: { version: number; unconfirmedYears: number[] };
    dates: {
      id: string;
      dueOn: string;
      lastDay: string;
      given: boolean;
      citation: string;
      isConfirmed: boolean;
    }[];
  };
  error: { code: string; fields?: Record<string, string> };
};
async function ask(query: string): Promise<Answer & { status: number }> {
  const answer = await call(app, 'GET', `/api/clocks/what-if?${query}`);
  return { status: answer.status, ...((await answer.json()) as Answer) };
}

test('the law is public: a visitor is told every date, each with its citation', async () => {
  const { status, data } = await ask('process=arbitration&track=ordinary&served=2026-12-01');
  expect(status).toBe(200);
  expect(data.pack).toEqual({ id: 'inst-2026', version: 5, inForceFrom: '2026-01-01' });
  const answer = data.dates.find(({ id }) => id === 'answer');
  expect(answer).toMatchObject({
    dueOn: '2026-12-31',
    given: true,
    whose: 'party',
    kind: 'institutional',
    length: { days: 30 },
  });
  expect(data.dates.find(({ id }) => id === 'setting_aside')).toMatchObject({
    given: false,
    kind: 'statutory',
  });
  expect(data.dates.every(({ citation }) => citation.length > 10)).toBe(true);
});

test('the years are named whose holidays nobody has confirmed', async () => {
  const { data } = await ask('process=mediation&served=2026-12-01');
  const years = data.holidays.unconfirmedYears;
  expect(data.dates.filter(({ isConfirmed }) => !isConfirmed).length > 0).toBe(years.length > 0);
  expect(years).toContain(2027);
});

test('an international dispute has other limits than a domestic one, and SEBI’s a conciliation of its own', async () => {
  const rows = async (query: string) =>
    new Set((await ask(`${query}&served=2026-12-01`)).data.dates.map(({ id }) => id));
  const only = (one: Set<string>, other: Set<string>) => [...one].filter((row) => !other.has(row));
  const [domestic, international] = [
    await rows('process=arbitration'),
    await rows('process=arbitration&trait=international'),
  ];
  expect(only(domestic, international)).toEqual(['award']);
  expect(only(international, domestic)).toEqual(['award_international']);
  expect(
    only(await rows('process=conciliation&trait=sebi'), await rows('process=conciliation&trait=')),
  ).toEqual(['conciliation_sebi']);
});

test('without a day it is today in Mumbai, and without a track online', async () => {
  expect((await ask('process=arbitration')).data).toMatchObject({
    served: '2026-12-01',
    track: 'online',
  });
  expect((await ask('process=arbitration&track=&served=')).data).toMatchObject({
    served: '2026-12-01',
    track: 'online',
  });
});

test.each(['2026-02-29', 'tomorrow', '1996-08-21', '2100-01-01'])(
  '%s is refused by name',
  async (served) => {
    const { status, error } = await ask(`process=arbitration&served=${served}`);
    expect([status, error.code, Object.keys(error.fields ?? {})]).toEqual([
      422,
      'day_invalid',
      ['served'],
    ]);
  },
);

test('the first and the last day that may be asked about are answered', async () => {
  for (const served of ['1996-08-22', '2099-12-31'])
    expect((await ask(`process=arbitration&served=${served}`)).status).toBe(200);
});

test('another process, another track and an unknown field are told with the correction', async () => {
  for (const [query, field] of [
    ['process=duel&served=2026-12-01', 'process'],
    ['process=arbitration&track=slow', 'track'],
    ['process=arbitration&served=2026-12-01&now=2020-01-01', 'now'],
  ] as const) {
    const { status, error } = await ask(query);
    expect([query, status]).toEqual([query, 422]);
    expect(error.fields).toHaveProperty(field);
  }
});

test('every limit of every pack has a name', () => {
  const rows = [...inst2026Continuing.rows, ...med2023.map(({ row }) => row)].map(({ id }) => id);
  expect(rows.filter((id) => !Object.hasOwn(limitNames, id))).toEqual([]);
  expect(Object.keys(limitNames).filter((id) => !rows.includes(id))).toEqual([]);
  expect(limitName('answer')).toBe('Answer to the request');
});

test('a length is said as people say it', () => {
  expect(lengthInWords({ months: 3, days: 30 })).toBe('3 months + 30 days');
  expect([
    lengthInWords({ workingDays: 1 }),
    lengthInWords({ workingDays: 2 }),
    lengthInWords({ hours: 72 }),
  ]).toEqual(['1 working day', '2 working days', '72 hours']);
});

describe('what no lawyer has confirmed', () => {
  test('is a list for the whole office: limits by their row, tables of money by their pack', async () => {
    const rhea = await signedIn(database.db, { roles: ['registrar'], now });
    const found = await (
      await call(app, 'GET', '/api/office/unconfirmed', { cookie: rhea.cookie })
    ).json();
    const { rules } = (
      found as {
        data: { rules: { kind: string; id: string; source: string; from: string | null }[] };
      }
    ).data;
    const of = (id: string) => rules.find((one) => one.id === id);
    expect(of('setting_aside')).toMatchObject({
      kind: 'limit',
      source: expect.stringContaining('s. 34(3)'),
    });
    expect(of('settlement_challenge')).toMatchObject({ kind: 'limit', from: null });
    expect(of('fourth-schedule@2015-10-23')).toMatchObject({ kind: 'table' });
    expect(of('refunds@2026-01-01')).toMatchObject({ kind: 'table' });
    // What the institution set for itself waits for nobody.
    expect(of('registration_payment')).toBeUndefined();
  });

  test('and of nobody else', async () => {
    const eve = await signedIn(database.db, { name: 'Eve', now });
    expect((await call(app, 'GET', '/api/office/unconfirmed', { cookie: eve.cookie })).status).toBe(
      403,
    );
    expect((await call(app, 'GET', '/api/office/unconfirmed', {})).status).toBe(401);
  });
});
