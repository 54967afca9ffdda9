import { type Paise, rupees } from '../money.ts';
import type { DatedFigures } from './packs.ts';

/** Up to `upTo` (null: without end) the arbitrator has one fee and the institution another. */
type Slab = { upTo: Paise | null; arbitrator: Paise; institution: Paise };
export type SebiOdr = {
  conciliation: { onSuccess: Paise; onFailure: Paise; institution: Paise };
  arbitration: readonly Slab[];
};

const LAKH = 100_000;

export const sebiSchedules: readonly DatedFigures<SebiOdr>[] = [
  {
    id: 'sebi-odr@2023-07-31',
    title: 'SEBI online dispute resolution, fees',
    source: 'SEBI master circular on online resolution of disputes, schedule of fees',
    from: '2023-07-31',
    isConfirmed: false, // the bounds of the middle slabs above all
    value: {
      conciliation: {
        onSuccess: rupees(4_800),
        onFailure: rupees(3_240),
        institution: rupees(600),
      },
      arbitration: [
        { upTo: rupees(LAKH), arbitrator: rupees(4_800), institution: rupees(600) },
        { upTo: rupees(10 * LAKH), arbitrator: rupees(8_000), institution: rupees(1_000) },
        { upTo: rupees(20 * LAKH), arbitrator: rupees(12_000), institution: rupees(1_500) },
        { upTo: rupees(30 * LAKH), arbitrator: rupees(16_000), institution: rupees(2_000) },
        { upTo: rupees(50 * LAKH), arbitrator: rupees(60_000), institution: rupees(7_500) },
        { upTo: null, arbitrator: rupees(120_000), institution: rupees(15_000) },
      ],
    },
  },
];

export function sebiArbitration(
  sum: Paise,
  { arbitration }: SebiOdr,
): { arbitrator: Paise; institution: Paise } {
  const slab = arbitration.find(({ upTo }) => upTo === null || sum <= upTo);
  return { arbitrator: slab?.arbitrator ?? 0n, institution: slab?.institution ?? 0n };
}
