import type { ClockPack } from '../words.ts';
import { authentication } from './authentication.ts';
import { deposits } from './deposits.ts';
import { inst2026Appointment } from './inst-2026-appointment.ts';
import { mandateChallenge } from './mandate-challenge.ts';
import { members } from './members.ts';
import { talks } from './talks.ts';

/**
 * With the limits of a neutral's mandate: challenge, three members, conciliators and mediators, deposits, and
 * what all have signed. It counts from the same day,
 * because its rows begin with events that no dispute had before.
 */
export const inst2026Mandate: ClockPack = {
  ...inst2026Appointment,
  version: 4,
  rows: [
    ...inst2026Appointment.rows.map((row) => deposits.find(({ id }) => id === row.id) ?? row),
    ...mandateChallenge,
    ...talks,
    ...members,
    ...authentication,
  ],
};
