import type { ClockPack } from '../words.ts';
import { appointment } from './appointment.ts';
import { inst2026List } from './inst-2026-list.ts';

/**
 * With what the office owes until somebody is appointed. It counts from the same day: its rows begin with events that no dispute had
 * before, so that nothing which anybody was told changes.
 */
export const inst2026Appointment: ClockPack = {
  ...inst2026List,
  version: 3,
  rows: [...inst2026List.rows, ...appointment],
};
