import { gstPacks } from '../gst.ts';
import { pinPacks } from '../pins.ts';
import { refundPacks } from '../refunds.ts';
import { fourthSchedules } from './fourth-schedule.ts';
import type { DatedFigures } from './packs.ts';
import { currentRates, postAwardRules } from './post-award.ts';
import { sebiSchedules } from './sebi.ts';
import { stampPacks } from './stamp-duty.ts';

const tables: readonly DatedFigures<unknown>[] = [
  ...fourthSchedules,
  ...sebiSchedules,
  ...stampPacks,
  ...currentRates,
  ...postAwardRules,
  ...gstPacks,
  ...refundPacks,
  ...pinPacks,
];

/** The dated tables whose figures no lawyer has compared with their source. */
export function unconfirmedTables(): readonly DatedFigures<unknown>[] {
  return tables.filter(({ isConfirmed }) => !isConfirmed);
}

/** Of the tables by which something was reckoned, those that no lawyer has confirmed. */
export function unconfirmedOf(ids: readonly string[]): string[] {
  const open = new Set<string>(unconfirmedTables().map(({ id }) => id));
  return ids.filter((id) => open.has(id));
}
