import type { ClockPack } from '../words.ts';
import { continuing } from './continuing.ts';
import { inst2026Mandate } from './inst-2026-mandate.ts';

/** With the time in which a neutral answers who is asked again. It counts from the same day: no dispute had its first event before. */
export const inst2026Continuing: ClockPack = {
  ...inst2026Mandate,
  version: 5,
  rows: [...inst2026Mandate.rows, ...continuing],
};
