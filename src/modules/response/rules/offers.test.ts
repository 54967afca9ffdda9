import { expect, test } from 'vitest';
import { repliesLeft, replyTo } from './offers.ts';

const open = { isNewest: true, isFallen: false, replies: [] };

test('an offer is accepted in principle, refused, or asked about, and a question says something', () => {
  expect(repliesLeft(open)).toEqual(['accepted', 'refused', 'asked']);
  expect(replyTo(open, 'refused', '')).toEqual({ ok: true, value: 'refused' });
  expect(replyTo(open, 'asked', '  ')).toEqual({ ok: false, refusal: 'question_missing' });
});

test('a question leaves it open and is put once; a yes or a no is the last word', () => {
  expect(repliesLeft({ ...open, replies: ['asked'] })).toEqual(['accepted', 'refused']);
  for (const said of ['accepted', 'refused'] as const) {
    expect(repliesLeft({ ...open, replies: [said] })).toEqual([]);
    expect(replyTo({ ...open, replies: [said] }, 'refused', '')).toEqual({
      ok: false,
      refusal: 'answered_before',
    });
  }
});

test('an offer that a newer one replaced, or that fell, is answered no more', () => {
  for (const one of [
    { ...open, isNewest: false },
    { ...open, isFallen: true },
  ])
    expect(replyTo(one, 'accepted', '')).toEqual({ ok: false, refusal: 'offer_replaced' });
});
