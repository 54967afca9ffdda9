import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { forgetAll, forgetTalkOfOthers, recall, saveDraftLocally } from './store.ts';

const HOUR = 3_600_000;

/** As much of a browser's storage as is used. */
function storage(): Storage {
  const kept: Record<string, string> = {};
  const setItem = (name: string, text: string) => {
    kept[name] = text;
  };
  const removeItem = (name: string) => {
    delete kept[name];
  };
  return Object.defineProperties(kept, {
    getItem: { value: (name: string) => kept[name] ?? null },
    setItem: { value: setItem },
    removeItem: { value: removeItem },
  }) as unknown as Storage; // names that are kept are its keys, as in a browser
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T06:30:00Z') });
  vi.stubGlobal('localStorage', storage());
  vi.stubGlobal('sessionStorage', storage());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('what was typed', () => {
  test('in talk is kept for a week, and in any other form for twelve hours', () => {
    saveDraftLocally('device', 'talk/ada/1/all', 'I will think about it.');
    saveDraftLocally('device', 'request', 'A loan.');
    vi.advanceTimersByTime(12 * HOUR - 1);
    expect([recall('device', 'talk/ada/1/all'), recall('device', 'request')]).toEqual([
      'I will think about it.',
      'A loan.',
    ]);
    vi.advanceTimersByTime(1);
    forgetAll('old');
    expect([recall('device', 'talk/ada/1/all'), recall('device', 'request')]).toEqual([
      'I will think about it.',
      null,
    ]);
    vi.advanceTimersByTime(156 * HOUR);
    expect(recall('device', 'talk/ada/1/all')).toBeNull();
  });

  test('goes when somebody signs out, and that of others when another opens talk at the device', () => {
    saveDraftLocally('device', 'talk/ada/1/all', 'a');
    saveDraftLocally('device', 'talk/ben/1/all', 'b');
    forgetTalkOfOthers('ben');
    expect([recall('device', 'talk/ada/1/all'), recall('device', 'talk/ben/1/all')]).toEqual([
      null,
      'b',
    ]);
    forgetAll();
    expect(recall('device', 'talk/ben/1/all')).toBeNull();
  });
});
