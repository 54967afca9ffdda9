import { expect, test } from 'vitest';
import { reminderLetter } from './reminder.ts';

const to = {
  id: 'm1',
  to: 'ada@example.org',
  publicUrl: 'https://munch.example',
  now: new Date('2026-11-24T06:30:00Z'),
  foot: '',
};
const CASE = 'https://munch.example/cases/d1';
const linksOf = (limit: string, isOver = false) =>
  reminderLetter(to, {
    disputeId: 'd1',
    reference: 'MUNCH-AR-2026-000001',
    limit,
    dueOn: '2026-11-27',
    isOver,
  })
    .text.match(/https:\S+/g)
    ?.slice(0, -1);

test.each([
  ['registration_payment', [`${CASE}/costs`]],
  ['cure_defects', [`${CASE}/defects`]],
  ['agree_to_arbitrate', [`${CASE}#agreement`]],
  ['unserved_respondent', [`${CASE}/board#reach`]],
  ['withdrawal_objection', [`${CASE}#objection`]],
  ['reopening', [`${CASE}/reopening`]],
  // A respondent may have no account: the code of the notice opens it as well.
  ['answer', ['https://munch.example/notice', CASE]],
])('a reminder of %s leads to where it is done', (limit, links) => {
  expect(linksOf(limit)).toEqual(links);
});

test('once the time is over, the letter leads to the case, which says what follows', () => {
  expect(linksOf('cure_defects', true)).toEqual([CASE]);
});
