import type { Day } from '#kernel/days.ts';
import type { ClockPack, LimitRow } from '../words.ts';
import { amicable, mediationAct } from './amicable.ts';
import { award } from './award.ts';
import { intake } from './intake.ts';
import { office } from './office.ts';
import { tribunal } from './tribunal.ts';

/** The institution's limits and the Arbitration and Conciliation Act's, with the lengths of law and lifecycle 6.2. */
export const inst2026: ClockPack = {
  id: 'inst-2026',
  version: 1,
  inForceFrom: '2026-01-01',
  rows: [...intake, ...office, ...tribunal, ...award, ...amicable],
};

/** A section of an Act comes into force on its own day, which a notification says; null is not yet. */
export type Provision = { section: string; inForceFrom: Day | null; row: LimitRow };

/** Mediation Act 2023: none of these sections was notified when this was written; whoever reads the Gazette writes the day here. */
export const med2023: readonly Provision[] = mediationAct.map((provision) => ({
  ...provision,
  inForceFrom: null,
}));
