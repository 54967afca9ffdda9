import type { ClockPack } from '../words.ts';
import { inst2026 } from './inst-2026.ts';
import { list } from './list.ts';

/**
 * The first pack with what the office owes after a list of names. It counts from the same day: its one row more begins with an event
 * that no dispute had before, so that nothing which anybody was told changes.
 */
export const inst2026List: ClockPack = {
  ...inst2026,
  version: 2,
  rows: [...inst2026.rows, ...list],
};
