import { expect, test } from 'vitest';
import { beginsRound } from './rounds.ts';

const ended = new Date('2026-11-20T06:30:00Z');
const after = (milliseconds: number) => new Date(ended.getTime() + milliseconds);
const WEEK = 7 * 24 * 60 * 60 * 1000;

test('every document is read once a week, and for the first time at once', () => {
  expect(beginsRound(null, ended)).toBe(true);
  expect(beginsRound(ended, after(WEEK - 1))).toBe(false);
  expect(beginsRound(ended, after(WEEK))).toBe(true);
});
