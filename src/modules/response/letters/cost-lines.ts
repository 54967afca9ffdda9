import { moneyInWords } from '#kernel/amounts.ts';
import * as m from '#messages/all.ts';
import { line, type ResponseLine } from './words.ts';

type Bounds = { least: number | null; most: number | null };

type Costs = { filingFee: number; tribunal: Bounds; tribunalWithout: Bounds | null };

/** What a counterclaim costs: nothing now, and what the tribunal's fee may come to with it and without it. */
export function costLines(
  { filingFee, tribunal, tribunalWithout }: Costs,
  currency: string,
): ResponseLine[] {
  return [
    ...line(
      m.notice_costs_filing(),
      filingFee === 0
        ? m.notice_costs_filing_none()
        : moneyInWords({ amount: filingFee, currency }),
    ),
    ...line(m.notice_costs_tribunal(), bounds(tribunal, currency)),
    ...line(m.notice_costs_without(), tribunalWithout ? bounds(tribunalWithout, currency) : ''),
    ...line(m.notice_costs_who(), m.notice_costs_who_words()),
  ];
}

export type ConsentCosts = {
  share: Bounds | null;
  gives: 'agreement' | 'acceptance' | 'fast_track';
};

/** What a yes costs: nothing now, a share later by the schedule as it stands; and what is given up with it. */
export function consentCostLines({ share, gives }: ConsentCosts, currency: string): ResponseLine[] {
  const isTalks = gives === 'acceptance';
  return [
    ...line(m.notice_consent_now(), m.notice_costs_filing_none()),
    ...line(m.notice_consent_share(), share ? bounds(share, currency) : m.notice_costs_open()),
    ...line(
      m.notice_consent_when(),
      isTalks ? m.notice_consent_when_talks() : m.notice_consent_when_tribunal(),
    ),
    ...line(m.notice_consent_gives(), givesUp[gives]()),
  ];
}

const givesUp: Record<ConsentCosts['gives'], () => string> = {
  agreement: m.notice_consent_gives_court,
  acceptance: m.notice_consent_gives_nothing,
  fast_track: m.notice_consent_gives_hearing,
};

function bounds({ least, most }: Bounds, currency: string): string {
  if (least === null || most === null) return m.notice_costs_open();
  if (least === most) return moneyInWords({ amount: least, currency });
  return m.notice_costs_between({
    least: moneyInWords({ amount: least, currency }),
    most: moneyInWords({ amount: most, currency }),
  });
}
