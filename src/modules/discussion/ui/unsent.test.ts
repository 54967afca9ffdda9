import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { recall, saveDraftLocally } from '#ui/offline-drafts/store.ts';
import { draftName, keptFor, type Writing } from './unsent.ts';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, what: string) => kept.set(name, what),
    removeItem: (name: string) => kept.delete(name),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('what somebody has not sent yet is not theirs who signs in next at the same device', () => {
  const [ada, ben] = ['ada', 'ben'].map((me) => ({ id: 'dispute', me })) as [Writing, Writing];
  saveDraftLocally('device', draftName(ada, 'unsent'), [{ words: 'We may take less.' }]);
  saveDraftLocally('device', draftName(ada, 'parties'), 'We may');
  expect(keptFor(ada)).toHaveLength(1);
  expect(keptFor(ben)).toEqual([]);
  expect(recall('device', draftName(ben, 'parties'))).toBeNull();
});
