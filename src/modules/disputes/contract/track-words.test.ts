import { expect, test } from 'vitest';
import * as m from '#messages/all.ts';
import { trackSentences } from './track-words.ts';

test('whoever’s wish does not count reads why, and nobody else reads a reason', () => {
  expect(trackSentences({ track: 'ordinary', wish: 'online' })).toEqual([
    m.case_track_ordinary(),
    m.case_track_wished_online(),
  ]);
  expect(trackSentences({ track: 'ordinary', wish: 'expedited' })).toEqual([
    m.case_track_ordinary(),
    m.case_track_wished(),
  ]);
  for (const track of ['online', 'expedited', 'ordinary'] as const)
    expect(trackSentences({ track, wish: track })).toHaveLength(1);
});
