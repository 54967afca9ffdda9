import { expect, test } from 'vitest';
import { offerStatusOf, repliesLeft, replyTo } from './offers.ts';

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

test('the newest offer of the same respondent counts, whatever another offered or was said to it', () => {
  const offer = { id: 'second', partyId: 'ben', kind: 'offer', setAsideAt: null };
  const before = { ...offer, id: 'first' };
  const beside = { ...offer, id: 'beside', partyId: 'mia' };
  const counterclaim = { ...offer, id: 'later', kind: 'counterclaim' };
  const sent = [counterclaim, beside, offer, before];
  const replies = [
    { answerId: 'first', reply: 'refused' as const },
    { answerId: 'second', reply: 'asked' as const },
  ];
  const asked = { isNewest: true, isFallen: false, replies: ['asked'] };
  expect(offerStatusOf(offer, sent, replies)).toEqual(asked);
  expect(offerStatusOf(before, sent, replies).isNewest).toBe(false);
});

test('an offer that was set aside has fallen', () => {
  const setAsideAt = new Date('2026-11-20T06:00:00Z');
  const offer = { id: 'first', partyId: 'ben', kind: 'offer', setAsideAt };
  expect(offerStatusOf(offer, [offer], []).isFallen).toBe(true);
});
