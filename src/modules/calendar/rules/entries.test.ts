import { expect, test } from 'vitest';
import { entryStateOf, movedFrom } from './entries.ts';

test('a limit is running, held, met or missed; what fell away stands in no calendar', () => {
  const at = (state: 'running' | 'paused' | 'met' | 'missed' | 'ended', heldSince: string | null) =>
    entryStateOf({ state, heldSince });
  expect([at('running', null), at('met', null), at('missed', null)]).toEqual([
    'running',
    'met',
    'missed',
  ]);
  // A stay of the case and a request for more time both hold it.
  expect([at('paused', null), at('running', '2026-05-02')]).toEqual(['held', 'held']);
  expect(at('ended', null)).toBeNull();
});

test('a day that was moved names the old one', () => {
  expect(movedFrom({ dueOn: '2026-05-04', explained: { lastDay: '2026-05-02' } })).toBe(
    '2026-05-02',
  );
  expect(movedFrom({ dueOn: '2026-05-04', explained: { lastDay: '2026-05-04' } })).toBeNull();
});
