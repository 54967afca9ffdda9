import type { InvoiceKind } from './invoices.ts';
import { type Paise, portion } from './money.ts';
import type { DatedFigures } from './schedules/packs.ts';

/** What ended a dispute, or a filing, early. */
export const ENDINGS = [
  'unregistered', // before the registration fee was settled: lapsed, or withdrawn until then
  'returned', // defects were not cured: nothing reached the other side
  'no_basis', // no agreement and no order gives us the dispute
  'not_begun', // nobody accepted the invitation to conciliate or to mediate
  'withdrawn_unserved', // before the respondent was reached
  'withdrawn_served', // after that, before there was a tribunal
  'withdrawn_tribunal', // with a tribunal at work
  'terminated_unfunded', // no deposit came for any claim: a tribunal was appointed, and did not begin
  'our_error', // we took a fee that nobody owed
] as const;
export type FeeEnding = (typeof ENDINGS)[number];

/** What goes back of each kind of invoice, in per cent of what was paid. */
export type RefundTable = Record<FeeEnding, Record<InvoiceKind, bigint>>;

const undone = { registration: 0n, admin: 100n, deposit: 100n, stamp_duty: 100n, other: 100n };

/**
 * The institution's rules, "Ending without an award": fees for work not yet done are returned, except the registration fee.
 * That fee is for a registration, so a part of it that was paid for none (6.3: unpaid after seven days, it lapses) goes back.
 * Until a tribunal is appointed none of the administration's work is done; with one at work its deposit goes back by the
 * registrar's decision alone, less what it has earned (ACA s. 38(3)).
 */
export const refundPacks: readonly DatedFigures<RefundTable>[] = [
  {
    id: 'refunds@2026-01-01',
    title: 'What is returned when a case ends without an award',
    source:
      'Rules of the institution, "Ending without an award" and schedule of fees; ACA s. 38(3) for deposits',
    from: '2026-01-01',
    isConfirmed: false,
    value: {
      unregistered: { ...undone, registration: 100n },
      returned: undone,
      no_basis: undone,
      not_begun: undone,
      withdrawn_unserved: undone,
      withdrawn_served: undone,
      withdrawn_tribunal: { ...undone, admin: 0n, deposit: 0n, other: 0n },
      terminated_unfunded: undone,
      our_error: { ...undone, registration: 100n },
    },
  },
];

export function refundDue(
  table: RefundTable,
  ending: FeeEnding,
  { kind, paid }: { kind: InvoiceKind; paid: Paise },
): Paise {
  return portion(paid, table[ending][kind], 100n);
}
