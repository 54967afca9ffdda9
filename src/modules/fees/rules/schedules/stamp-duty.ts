import { type Paise, percent, rupees } from '../money.ts';
import { type DatedFigures, packOn } from './packs.ts';

/** A slab: whatever is over `over` costs `base` and `rate` of the excess. */
type Slab = { over: Paise; base: Paise; rate: bigint };
export type StampDuty = { slabs: readonly Slab[] };

const LAKH = 100_000;

/**
 * By the seat, for an award about money or movables. Immovable property is charged as a conveyance, by its place and
 * source, which nobody can reckon beforehand; partition is another article.
 */
const bySeat: Readonly<Record<string, readonly DatedFigures<StampDuty>[]>> = {
  maharashtra: [
    {
      id: 'stamp-maharashtra@2024-10-14',
      title: 'Stamp duty on an award, Maharashtra',
      source:
        'Maharashtra Stamp Act, Schedule I, Article 12, as amended from 14 October 2024; by the day of the award',
      from: '2024-10-14',
      isConfirmed: false,
      value: {
        slabs: [
          { over: 0n, base: 0n, rate: 75n },
          { over: rupees(50 * LAKH), base: rupees(37_500), rate: 50n },
          { over: rupees(500 * LAKH), base: rupees(262_500), rate: 25n },
        ],
      },
    },
  ],
  delhi: [
    {
      id: 'stamp-delhi@2016-01-01',
      title: 'Stamp duty on an award, Delhi',
      source: 'Indian Stamp Act, Schedule IA (Delhi), award: 0.1 per cent',
      from: '2016-01-01',
      isConfirmed: false,
      value: { slabs: [{ over: 0n, base: 0n, rate: 10n }] },
    },
  ],
};

export const stampPacks: readonly DatedFigures<StampDuty>[] = Object.values(bySeat).flat();

const states: Readonly<Record<string, string>> = {
  mumbai: 'maharashtra',
  pune: 'maharashtra',
  nagpur: 'maharashtra',
  thane: 'maharashtra',
  nashik: 'maharashtra',
  'navi mumbai': 'maharashtra',
  maharashtra: 'maharashtra',
  bombay: 'maharashtra',
  delhi: 'delhi',
  'new delhi': 'delhi',
};

/** The pack for an award of a seat on a day; null where no pack of ours knows the place or the time. */
export function stampPack(seat: string, awardOn: string): DatedFigures<StampDuty> | null {
  const place = seat.split(',')[0]?.trim().toLowerCase() ?? '';
  const packs = bySeat[Object.hasOwn(states, place) ? (states[place] ?? '') : ''];
  return packs ? packOn(packs, awardOn) : null;
}

/** To the paisa, as the article reads; no cap. */
export function stampDuty(amount: Paise, { slabs }: StampDuty): Paise {
  const slab = slabs.findLast(({ over }) => amount > over);
  return slab ? slab.base + percent(amount - slab.over, slab.rate) : 0n;
}
