import { least, type Paise, PER_WHOLE, portion, rupees } from '../money.ts';
import type { DatedFigures } from './packs.ts';

/** A row: whatever is over `over` costs `base` and `rate` of the excess. */
export type FeeBracket = {
  over: Paise;
  base: Paise;
  /** Hundredths of a per cent of what is over. */
  rate: bigint;
  /** The row as the Schedule prints it. */
  literal: string;
  /** The sum that the printed row names, where it cannot be what was meant. */
  literalOver?: Paise;
};

/** What the ceiling of the last row covers: see `fourthScheduleFee`. */
export type Ceiling = 'base_and_variable' | 'variable_only';

export type FourthSchedule = {
  rows: readonly FeeBracket[];
  ceiling: Paise;
  ceilingOn: Ceiling;
  soleArbitratorMore: bigint;
};

const LAKH = 100_000;
const CRORE = 10_000_000;

const model: FourthSchedule = {
  rows: [
    { over: 0n, base: rupees(45_000), rate: 0n, literal: 'Up to Rs 5,00,000: Rs 45,000' },
    {
      over: rupees(5 * LAKH),
      base: rupees(45_000),
      rate: 350n,
      literal:
        'Above Rs 5,00,000 and up to Rs 20,00,000: Rs 45,000 plus 3.5 per cent of the claim amount over and above Rs 5,00,000',
    },
    {
      over: rupees(20 * LAKH),
      base: rupees(97_500),
      rate: 300n,
      literal:
        'Above Rs 20,00,000 and up to Rs 1,00,00,000: Rs 97,500 plus 3 per cent of the claim amount over and above Rs 20,00,000',
    },
    {
      over: rupees(CRORE),
      base: rupees(337_500),
      rate: 100n,
      literal:
        'Above Rs 1,00,00,000 and up to Rs 10,00,00,000: Rs 3,37,500 plus 1 per cent of the claim amount over and above Rs 1,00,00,000',
    },
    {
      // Several prints say "over and above Rs 1,00,00,000". The next row's base proves Rs 10,00,00,000: 12,37,500 and 0.75 %
      // of ten crore are 19,87,500.
      over: rupees(10 * CRORE),
      base: rupees(1_237_500),
      rate: 75n,
      literal:
        'Above Rs 10,00,00,000 and up to Rs 20,00,00,000: Rs 12,37,500 plus 0.75 per cent of the claim amount over and above Rs 1,00,00,000',
      literalOver: rupees(CRORE),
    },
    {
      over: rupees(20 * CRORE),
      base: rupees(1_987_500),
      rate: 50n,
      literal:
        'Above Rs 20,00,00,000: Rs 19,87,500 plus 0.5 per cent of the claim amount over and above Rs 20,00,00,000 with a ceiling of Rs 30,00,000',
    },
  ],
  ceiling: rupees(30 * LAKH),
  ceilingOn: 'base_and_variable',
  soleArbitratorMore: 2_500n,
};

export const fourthSchedules: readonly DatedFigures<FourthSchedule>[] = [
  {
    id: 'fourth-schedule@2015-10-23',
    title: 'Fourth Schedule, model fee of an arbitrator',
    source:
      'Arbitration and Conciliation Act 1996, s. 11(14) and Fourth Schedule; ONGC v Afcons Gunanusa JV (SC, 30 August 2022)',
    from: '2015-10-23',
    isConfirmed: false,
    value: model,
  },
];

export type FeeAsk = { isSole: boolean; ceilingOn?: Ceiling };

/**
 * The model fee of one arbitrator. *ONGC v Afcons*: the ceiling covers base and variable part together, and counts for each
 * arbitrator; `ceilingOn` says otherwise where the parties agreed so. A sole arbitrator has a quarter more, over the ceiling
 * too. It is reckoned exactly and rounded once, half up, to the paisa, with the quarter inside (Part C, 13).
 */
export function fourthScheduleFee(
  sum: Paise,
  schedule: FourthSchedule,
  { isSole, ceilingOn = schedule.ceilingOn }: FeeAsk,
): Paise {
  const row = schedule.rows.findLast(({ over }) => sum > over) ?? schedule.rows[0];
  if (!row) return 0n;
  const isLast = row === schedule.rows.at(-1);
  const base = row.base * PER_WHOLE;
  const variable = sum > row.over ? (sum - row.over) * row.rate : 0n;
  const fee = isLast
    ? capped(base, variable, { ceiling: schedule.ceiling * PER_WHOLE, ceilingOn })
    : base + variable;
  return portion(
    fee,
    isSole ? PER_WHOLE + schedule.soleArbitratorMore : PER_WHOLE,
    PER_WHOLE * PER_WHOLE,
  );
}

/** All three in hundredths of a hundredth of a paisa. */
function capped(
  base: bigint,
  variable: bigint,
  { ceiling, ceilingOn }: { ceiling: bigint; ceilingOn: Ceiling },
): bigint {
  return ceilingOn === 'variable_only'
    ? base + least(variable, ceiling)
    : least(base + variable, ceiling);
}
