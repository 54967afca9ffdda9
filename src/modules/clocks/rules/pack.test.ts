import { expect, test } from 'vitest';
import { fc } from '../../../../tests/properties.ts';
import {
  columnOf,
  configured,
  floorOf,
  isOfParty,
  longest,
  PACKS,
  packInForce,
  shortest,
} from './pack.ts';
import { inst2026, med2023 } from './packs/inst-2026.ts';
import type { Length, LengthColumn } from './words.ts';

const columns: readonly LengthColumn[] = [
  'online',
  'expedited',
  'ordinary',
  'mediation',
  'conciliation',
];
const next = { version: 2, inForceFrom: '2027-01-01' };
const row = (id: string) => inst2026.rows.find((one) => one.id === id);
const written = ({ months, days, workingDays, hours }: Length) =>
  [
    months && `${months} m`,
    days && `${days} d`,
    workingDays && `${workingDays} wd`,
    hours && `${hours} h`,
  ]
    .filter(Boolean)
    .join(' + ');
const lengths = (id: string, of: readonly LengthColumn[] = ['online', 'expedited', 'ordinary']) =>
  of.map((column) => written(row(id)?.lengths[column] ?? {})).join(' | ');

test('the lengths are those of the table of defaults (law and lifecycle 6.2)', () => {
  expect({
    scrutiny: lengths('scrutiny'),
    cure: lengths('cure_defects'),
    service: lengths('service_window'),
    answer: lengths('answer'),
    list: lengths('list_reply'),
    acceptance: lengths('acceptance'),
    challenge: lengths('challenge'),
    preliminary: lengths('preliminary_meeting'),
    claim: lengths('statement_of_claim'),
    defence: lengths('statement_of_defence'),
    rejoinder: lengths('rejoinder'),
    pleadings: lengths('pleadings'),
    evidence: lengths('evidence'),
    target: lengths('award_target'),
    award: lengths('award'),
    fastTrack: lengths('award_fast_track'),
    draft: lengths('draft_scrutiny'),
  }).toEqual({
    scrutiny: '2 wd | 1 wd | 3 wd',
    cure: '7 d | 5 d | 10 d',
    service: '7 d | 5 d | 10 d',
    answer: '15 d | 10 d | 30 d',
    list: '10 d | 7 d | 30 d',
    acceptance: '3 d | 2 d | 7 d',
    challenge: '15 d | 15 d | 15 d',
    preliminary: '10 d | 5 d | 15 d',
    claim: ' |  | 21 d',
    defence: '15 d | 10 d | 30 d',
    rejoinder: '7 d | 5 d | 15 d',
    pleadings: '6 m | 6 m | 6 m',
    evidence: '14 d | 7 d | ',
    target: '15 d | 5 d | 30 d',
    award: '12 m |  | 12 m',
    fastTrack: ' | 6 m | ',
    draft: '5 wd | 2 wd | 10 wd',
  });
});

test('and of the intake, the conciliation and the mediation (6.3, 6.5, 6.6)', () => {
  const every = ['draft_idle', 'registration_payment', 'withdrawal_objection'].map((id) =>
    lengths(id, columns),
  );
  expect(every).toEqual([
    Array(5).fill('30 d').join(' | '),
    Array(5).fill('7 d').join(' | '),
    Array(5).fill('7 d').join(' | '),
  ]);
  expect(lengths('agree_to_arbitrate', columns)).toBe('30 d | 30 d | 30 d |  | ');
  expect(lengths('substitution_application')).toBe('15 d | 15 d | 15 d');
  expect(lengths('final_warning')).toBe('7 d | 7 d | 7 d');
  expect(lengths('conciliation_invitation', columns)).toBe(' |  |  |  | 30 d');
  expect(lengths('mediator_appointment', columns)).toBe(' |  |  | 7 d | ');
  expect(lengths('mediation', columns)).toBe(' |  |  | 120 d | ');
});

test('every limit has a name of its own, a citation and reminders that come one after the other', () => {
  expect(new Set(inst2026.rows.map(({ id }) => id)).size).toBe(inst2026.rows.length);
  for (const { id, citation, reminders, from, stopsAt, kind } of inst2026.rows) {
    expect(id).toMatch(/^[a-z0-9_]{1,40}$/);
    expect(citation).toMatch(kind === 'statutory' ? /^ACA s\. \d/ : /^(?:Institution[,:]|SEBI,) /);
    expect(reminders.toSorted((a, b) => b - a)).toEqual(reminders);
    expect(from.length * stopsAt.length).toBeGreaterThan(0);
  }
});

test('no party has fewer than seven days, or five in the fast track that all signed for', () => {
  for (const one of inst2026.rows.filter(isOfParty))
    for (const column of columns) {
      const length = one.lengths[column];
      if (length)
        expect(shortest(length), `${one.id} ${column}`).toBeGreaterThanOrEqual(floorOf(column));
    }
});

test('a change of the institution’s own lengths makes a new version, and leaves the old one as it was', () => {
  const changed = configured(inst2026, {
    ...next,
    lengths: { answer: { online: { days: 20 } }, scrutiny: { ordinary: { workingDays: 5 } } },
  });
  expect(changed).toMatchObject({
    ok: true,
    value: { id: 'inst-2026', version: 2, inForceFrom: '2027-01-01' },
  });
  if (!changed.ok) throw new Error('refused');
  const answer = changed.value.rows.find(({ id }) => id === 'answer');
  expect(answer?.lengths).toEqual({
    online: { days: 20 },
    expedited: { days: 10 },
    ordinary: { days: 30 },
  });
  expect(row('answer')?.lengths.online).toEqual({ days: 15 });
});

test.each([
  ['pleadings', 'online', { months: 7 }, 'above_the_law'],
  ['pleadings', 'online', { days: 190 }, 'above_the_law'],
  ['award', 'online', { months: 13 }, 'above_the_law'],
  ['award', 'online', { workingDays: 10 }, 'above_the_law'],
  ['award_fast_track', 'expedited', { months: 6, days: 1 }, 'above_the_law'],
  ['list_reply', 'ordinary', { days: 31 }, 'above_the_law'],
  ['mediation', 'mediation', { months: 4 }, 'above_the_law'],
  ['conciliation_sebi', 'conciliation', { days: 22 }, 'above_the_law'],
  ['challenge', 'online', { days: 14 }, 'right_of_law'],
  ['challenge', 'online', { days: 16 }, 'right_of_law'],
  ['setting_aside', 'online', { months: 2 }, 'right_of_law'],
  ['conciliation_invitation', 'conciliation', { days: 60 }, 'right_of_law'],
  ['answer', 'online', { days: 6 }, 'below_floor'],
  ['answer', 'expedited', { days: 4 }, 'below_floor'],
  ['answer', 'online', { days: 0 }, 'not_a_length'],
  ['answer', 'online', { days: 1.5 }, 'not_a_length'],
  ['answer', 'online', { days: 10, hours: 2 }, 'not_a_length'],
  ['answer', 'online', {}, 'not_a_length'],
  ['answer', 'mediation', { days: 10 }, 'no_such_limit'],
  ['coffee', 'online', { days: 10 }, 'no_such_limit'],
] as const)('%s in %s cannot be %o: %s', (id, column, length, code) => {
  const changed = configured(inst2026, { ...next, lengths: { [id]: { [column]: length } } });
  expect(changed).toEqual({ ok: false, refusal: [{ row: id, column, code }] });
});

test.each([
  ['pleadings', 'online', { months: 5 }],
  ['award', 'ordinary', { months: 6 }],
  ['challenge', 'online', { days: 15 }],
  ['answer', 'online', { days: 7 }],
  ['list_reply', 'online', { days: 15 }],
  ['list_reply', 'ordinary', { days: 20 }],
  ['mediation', 'mediation', { days: 90 }],
  ['answer', 'expedited', { days: 5 }],
] as const)('%s in %s can be %o', (id, column, length) => {
  expect(configured(inst2026, { ...next, lengths: { [id]: { [column]: length } } }).ok).toBe(true);
});

test('both sides may agree on less than the floor, and on nothing above the law', () => {
  const agreed = { ...next, bothConsent: true };
  expect(configured(inst2026, { ...agreed, lengths: { answer: { online: { days: 3 } } } }).ok).toBe(
    true,
  );
  expect(
    configured(inst2026, { ...agreed, lengths: { award: { online: { months: 18 } } } }).ok,
  ).toBe(false);
});

test('whatever is configured, no limit of the law is ever longer than the law has it', () => {
  const length = fc.record(
    {
      months: fc.integer({ min: 0, max: 24 }),
      days: fc.integer({ min: 0, max: 400 }),
      workingDays: fc.integer({ min: 0, max: 90 }),
    },
    { requiredKeys: [] },
  );
  const statutory = inst2026.rows.filter(({ kind }) => kind === 'statutory');
  fc.assert(
    fc.property(
      fc.constantFrom(...statutory),
      fc.constantFrom(...columns),
      length,
      fc.boolean(),
      (one, column, wanted, bothConsent) => {
        const changed = configured(inst2026, {
          ...next,
          bothConsent,
          lengths: { [one.id]: { [column]: wanted } },
        });
        const shipped = one.lengths[column];
        const now = changed.ok
          ? changed.value.rows.find(({ id }) => id === one.id)?.lengths[column]
          : shipped;
        const isShipped = JSON.stringify(now) === JSON.stringify(shipped);
        expect(
          isShipped ||
            (now && shipped && written(now) === written(shipped)) ||
            longest(now ?? {}) <= shortest(shipped ?? {}),
        ).toBe(true);
      },
    ),
    { numRuns: 2000 },
  );
});

test('the pack of a day is the last that had begun', () => {
  const later = { ...inst2026, version: 2, inForceFrom: '2027-01-01' };
  expect(packInForce('2026-12-31', [inst2026, later]).version).toBe(1);
  expect(packInForce('2027-01-01', [inst2026, later]).version).toBe(2);
  expect(packInForce('2020-01-01', [inst2026, later]).version).toBe(1);
  expect(packInForce('2026-12-01')).toBe(PACKS.at(-1));
});

test('each section of the Mediation Act counts from its own day, in the place of the institution’s row', () => {
  expect(med2023.map(({ section, inForceFrom }) => [section, inForceFrom])).toEqual([
    ['18', null],
    ['20', null],
    ['28', null],
  ]);
  const begun = med2023.map((one) =>
    one.section === '18' ? { ...one, inForceFrom: '2027-04-01' } : one,
  );
  expect(packInForce('2027-03-31', [inst2026], begun)).toBe(inst2026);
  const then = packInForce('2027-04-01', [inst2026], begun);
  expect(then.id).toBe('inst-2026+med2023');
  expect(then.rows.filter(({ id }) => id === 'mediation')).toMatchObject([{ kind: 'statutory' }]);
  expect(then.rows.some(({ id }) => id === 'settlement_challenge')).toBe(false);
});

test('mediation and conciliation have a column of their own, whatever the track', () => {
  expect(columnOf('arbitration', 'expedited')).toBe('expedited');
  expect(columnOf('mediation', 'expedited')).toBe('mediation');
});
