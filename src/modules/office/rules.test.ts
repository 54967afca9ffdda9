import { expect, test } from 'vitest';
import { QUEUE_REASONS, type QueueItem } from '#kernel/queue.ts';
import { fc } from '../../../tests/properties.ts';
import { queueInOrder, URGENCIES, urgencyOf } from './rules.ts';

// Friday, 20 November 2026, three in the afternoon in Mumbai.
const now = new Date('2026-11-20T09:30:00Z');
const endOfToday = new Date('2026-11-20T18:29:59.999Z');

function anItem(over: Partial<QueueItem> = {}): QueueItem {
  return {
    kind: 'enquiry',
    id: 'a',
    who: 'Ada',
    what: 'Contract Disputes',
    reason: 'unanswered',
    dueAt: null,
    since: new Date('2026-11-19T09:30:00Z'),
    path: '/office/enquiries/a',
    assignedTo: null,
    ...over,
  };
}

const order = (...items: QueueItem[]) => queueInOrder(items, now).map(({ id }) => id);

test('a thing is late one millisecond after it was due, and not before', () => {
  expect(urgencyOf(anItem({ dueAt: now }), now)).toBe('today');
  expect(urgencyOf(anItem({ dueAt: new Date(now.getTime() - 1) }), now)).toBe('overdue');
});

test('today ends at midnight in Mumbai', () => {
  expect(urgencyOf(anItem({ dueAt: endOfToday }), now)).toBe('today');
  expect(urgencyOf(anItem({ dueAt: new Date(endOfToday.getTime() + 1) }), now)).toBe('soon');
});

test('seven days are soon, to the last millisecond', () => {
  const inSevenDays = now.getTime() + 7 * 24 * 3600_000;
  expect(urgencyOf(anItem({ dueAt: new Date(inSevenDays) }), now)).toBe('soon');
  expect(urgencyOf(anItem({ dueAt: new Date(inSevenDays + 1) }), now)).toBe('waiting');
});

test('a letter that failed, a near deadline and a matter before filing press without a day', () => {
  expect(
    (['letter_failed', 'deadline_near', 'prefiling'] as const).map((reason) =>
      urgencyOf(anItem({ reason }), now),
    ),
  ).toEqual(['soon', 'soon', 'soon']);
  expect(urgencyOf(anItem({ reason: 'unanswered' }), now)).toBe('waiting');
});

test('what is overdue stands before today, today before soon, soon before what waits', () => {
  const waiting = anItem({ id: 'waiting', since: new Date(0) });
  const soon = anItem({
    id: 'soon',
    reason: 'deadline_near',
    dueAt: new Date('2026-11-23T00:00:00Z'),
  });
  const today = anItem({ id: 'today', reason: 'consultation_today', dueAt: endOfToday });
  const overdue = anItem({
    id: 'overdue',
    reason: 'follow_up_due',
    dueAt: new Date('2026-11-19T18:29:59.999Z'),
  });
  expect(order(waiting, soon, today, overdue)).toEqual(['overdue', 'today', 'soon', 'waiting']);
});

test('of two that are late the one that is late longest comes first, whatever its reason', () => {
  const older = anItem({
    id: 'older',
    reason: 'slots_to_offer',
    dueAt: new Date('2026-11-10T00:00:00Z'),
  });
  const newer = anItem({
    id: 'newer',
    reason: 'letter_failed',
    dueAt: new Date('2026-11-18T00:00:00Z'),
  });
  expect(order(newer, older)).toEqual(['older', 'newer']);
});

test('soon: what has a day comes before what presses without one', () => {
  const dated = anItem({
    id: 'dated',
    reason: 'follow_up_due',
    dueAt: new Date('2026-11-26T00:00:00Z'),
  });
  const undated = anItem({ id: 'undated', reason: 'letter_failed' });
  expect(order(undated, dated)).toEqual(['dated', 'undated']);
});

test('what waits is ordered by its reason, then by who has waited longest', () => {
  const vote = anItem({ id: 'vote', reason: 'vote_due', since: now });
  const first = anItem({ id: 'first', since: new Date('2026-11-01T00:00:00Z') });
  const second = anItem({ id: 'second', since: new Date('2026-11-02T00:00:00Z') });
  const far = anItem({
    id: 'far',
    reason: 'slots_to_offer',
    dueAt: new Date('2027-01-01T00:00:00Z'),
  });
  expect(order(far, second, first, vote)).toEqual(['vote', 'first', 'second', 'far']);
});

test('the order is one, however the modules hand their rows in', () => {
  const moments = fc
    .integer({ min: -20, max: 20 })
    .map((days) => new Date(now.getTime() + days * 24 * 3600_000));
  const item = fc.record({
    id: fc.uuid(),
    reason: fc.constantFrom(...QUEUE_REASONS),
    dueAt: fc.option(moments, { nil: null }),
    since: moments,
  });
  const two = fc
    .uniqueArray(item, { selector: ({ id }) => id, maxLength: 30 })
    .chain((items) =>
      fc.tuple(
        fc.constant(items),
        fc.shuffledSubarray(items, { minLength: items.length, maxLength: items.length }),
      ),
    );
  fc.assert(
    fc.property(two, ([items, shuffled]) => {
      const one = queueInOrder(items.map(anItem), now);
      expect(queueInOrder(shuffled.map(anItem), now)).toEqual(one);
      const urgencies = one.map(({ urgency }) => URGENCIES.indexOf(urgency));
      expect(urgencies).toEqual([...urgencies].sort((a, b) => a - b));
    }),
  );
});
