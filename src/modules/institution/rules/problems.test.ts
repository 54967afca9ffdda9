import { expect, test } from 'vitest';
import { shipped } from '../letters.ts';
import {
  factsProblem,
  feesProblem,
  holidaysProblem,
  lettersProblem,
  retentionProblem,
} from './problems.ts';
import { keptSince } from './retention.ts';

const why = 'a reason';

test('what is shipped has no problem of its own', () => {
  expect(factsProblem({ value: shipped.facts, why })).toBeNull();
  expect(feesProblem({ value: shipped.fees, why })).toBeNull();
  expect(holidaysProblem({ value: shipped.holidays, why })).toBeNull();
  expect(lettersProblem({ value: shipped.letters, why })).toBeNull();
  expect(retentionProblem({ value: shipped.retention, why })).toBeNull();
});

test('every change says why', () => {
  for (const [problem, value] of [
    [factsProblem, shipped.facts],
    [feesProblem, shipped.fees],
    [holidaysProblem, shipped.holidays],
    [lettersProblem, shipped.letters],
    [retentionProblem, shipped.retention],
  ] as const)
    expect(problem({ value, why: ' ' })).toEqual({ code: 'why_missing', field: 'why' });
});

test.each([
  [{ name: '' }, 'field_missing', 'value.name'],
  [{ email: 'office' }, 'email_invalid', 'value.email'],
])('facts with %j are refused: %s', (change, code, field) => {
  expect(factsProblem({ value: { ...shipped.facts, ...change }, why })).toEqual({ code, field });
});

test.each([
  [{ adminFee: 0.5 }, 'money_invalid', 'value.adminFee'],
  [{ adminFee: -1 }, 'money_invalid', 'value.adminFee'],
  [{ registrationFee: 1_000_000_001 }, 'money_invalid', 'value.registrationFee'],
  [{ tribunalFees: [] }, 'field_missing', 'value.tribunalFees'],
  [{ tribunalFees: [800_000, 800_000] }, 'fees_not_rising', 'value.tribunalFees.1'],
  [{ tribunalFees: [800_000, null] }, 'money_invalid', 'value.tribunalFees.1'],
  [{ defaultTribunalFee: 1 }, 'default_not_listed', 'value.defaultTribunalFee'],
])('fees with %j are refused: %s', (change, code, field) => {
  expect(feesProblem({ value: { ...shipped.fees, ...change }, why })).toEqual({ code, field });
});

const year = (change: object) => ({
  ...shipped.holidays,
  years: [{ year: 2026, confirmed: false, source: '', days: [], ...change }],
});

test.each([
  [year({ days: [{ on: '2026-02-29', name: 'x' }] }), 'day_invalid', 'value.years.0.days.0.on'],
  [
    year({ days: [{ on: '2027-01-01', name: 'x' }] }),
    'day_of_another_year',
    'value.years.0.days.0.on',
  ],
  [year({ days: [{ on: '2026-01-01', name: '' }] }), 'field_missing', 'value.years.0.days.0.name'],
  [
    year({
      days: [
        { on: '2026-01-01', name: 'x' },
        { on: '2026-01-01', name: 'y' },
      ],
    }),
    'day_twice',
    'value.years.0.days.1.on',
  ],
  [year({ confirmed: true }), 'source_missing', 'value.years.0.source'],
  [
    {
      ...year({}),
      weeklyRest: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'],
    },
    'no_working_day',
    'value.weeklyRest',
  ],
])('a table %# is refused: %s', (value, code, field) => {
  expect(holidaysProblem({ value, why })).toEqual({ code, field });
});

test('a letter with a placeholder that nothing fills is refused, and the place is named', () => {
  const broken = (reply: (typeof shipped.letters.replies)[number]) => ({
    ...reply,
    body: { ...reply.body, hi: 'नमस्ते {naam}' },
  });
  const letters = {
    ...shipped.letters,
    replies: shipped.letters.replies.map((reply, at) => (at === 1 ? broken(reply) : reply)),
  };
  expect(lettersProblem({ value: letters, why })).toEqual({
    code: 'placeholder_unknown',
    field: 'value.replies.1.body.hi',
  });
  const twice = {
    ...shipped.letters,
    replies: [...shipped.letters.replies, ...shipped.letters.replies.slice(0, 1)],
  };
  expect(lettersProblem({ value: twice, why })).toEqual({
    code: 'template_twice',
    field: 'value.replies.3.key',
  });
});

test.each([
  ['newsletterPending', 6],
  ['newsletterPending', 7.5],
  ['newsletterPending', 91],
  ['closedEnquiries', 11],
  ['closedEnquiries', 37],
  ['declinedApplications', 11],
])('%s of %d is outside what law and policy allow', (name, length) => {
  expect(retentionProblem({ value: { ...shipped.retention, [name]: length }, why })).toEqual({
    code: 'period_outside',
    field: `value.${name}`,
  });
});

test('months go by the calendar of India, days by the clock', () => {
  expect(keptSince('newsletterPending', 30, new Date('2026-11-20T06:30:00Z'))).toEqual(
    new Date('2026-10-21T06:30:00Z'),
  );
  expect(keptSince('closedEnquiries', 36, new Date('2026-11-20T06:30:00Z'))).toEqual(
    new Date('2023-11-20T18:29:59.999Z'),
  );
  // 00:30 on 31 May in India, which is still 30 May in UTC.
  expect(keptSince('closedEnquiries', 15, new Date('2026-05-30T19:00:00Z'))).toEqual(
    new Date('2025-02-28T18:29:59.999Z'),
  );
});
