import { dayInWords } from '#kernel/day-words.ts';
import type { OutputOf } from '#kernel/endpoint.ts';
import { moneyInWords } from '#kernel/money.ts';
import * as m from '#messages/all.ts';
import { Badge, type Tone } from '#ui/desk/badge.tsx';
import { Card } from '#ui/desk/card.tsx';
import type { disputeCosts } from '../contract/money.ts';

type Costs = OutputOf<typeof disputeCosts>;
type Invoice = Costs['invoices'][number];

const kinds: Record<Invoice['kind'], () => string> = {
  registration: m.costs_registration,
  admin: m.costs_admin,
  deposit: m.costs_deposit,
  stamp_duty: m.costs_stamp_duty,
  other: m.costs_other,
};

const states: Record<Invoice['state'], { words: () => string; tone: Tone }> = {
  unpaid: { words: m.costs_unpaid, tone: 'warn' },
  paid_in_part: { words: m.costs_paid_in_part, tone: 'warn' },
  paid: { words: m.costs_paid, tone: 'good' },
  waived: { words: m.costs_waived, tone: 'plain' },
  cancelled: { words: m.costs_cancelled, tone: 'plain' },
};

const rupees = (paise: number) => moneyInWords({ amount: paise, currency: 'INR' });

/** What a case has cost so far, invoice by invoice; how it is paid stands on each invoice. */
export function CostsSoFar({ costs }: { costs: Costs }) {
  return (
    <Card title={m.costs_title()}>
      {costs.invoices.length === 0 ? <p>{m.costs_none()}</p> : null}
      <ul className="ds-plain">
        {costs.invoices.map((invoice) => (
          <li key={invoice.id}>
            <p>
              <strong>{kinds[invoice.kind]()}</strong>: {rupees(invoice.total)}{' '}
              <Badge tone={states[invoice.state].tone}>{states[invoice.state].words()}</Badge>
            </p>
            <p className="t2">{m.costs_payer({ name: invoice.payer })}</p>
            {invoice.due > 0 ? <p>{m.costs_due({ sum: rupees(invoice.due), day: dayInWords(invoice.dueOn) })}</p> : null}
            <p>
              <a className="lnk" href={`/api/fees/invoices/${invoice.id}/paper`} target="_blank" rel="noopener">
                {m.costs_paper({ number: invoice.number })}
              </a>
            </p>
          </li>
        ))}
      </ul>
      {costs.due > 0 ? <p>{m.costs_how()}</p> : null}
      <p className="t2">{m.costs_sum({ invoiced: rupees(costs.invoiced), paid: rupees(costs.paid) })}</p>
    </Card>
  );
}
