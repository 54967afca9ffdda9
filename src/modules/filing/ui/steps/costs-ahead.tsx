import * as m from '#messages/all.ts';
import { moneyOf } from '../money.ts';
import type { DraftView } from '../step-page.tsx';
import { borne, costItems, costsBorne, costWhenSaid } from '../words.ts';

type Costs = NonNullable<DraftView['costs']>;

/** What it costs, before anything is sent: the sums at a glance, and every cost that can be foreseen beneath. */
export function CostsAhead({ view: { costs, triage } }: { view: DraftView }) {
  return (
    <section className="gr-part" aria-labelledby="part-costs">
      <h2 className="t-m" id="part-costs">
        {m.filing_step_costs()}
      </h2>
      {costs ? (
        <Estimate costs={costs} process={triage.process} />
      ) : (
        <p className="gr-box">{m.filing_costs_none()}</p>
      )}
    </section>
  );
}

function Estimate({ costs, process }: { costs: Costs; process: DraftView['triage']['process'] }) {
  return (
    <>
      <p className="b-l">
        <strong>{m.filing_costs_now({ amount: moneyOf(costs.onFiling, 'INR') })}</strong>
      </p>
      <p>
        {m.filing_costs_likely()}: <span className="tn">{moneyOf(costs.likely, 'INR')}</span>.{' '}
        {costs.most === null
          ? m.filing_costs_from({ least: moneyOf(costs.least, 'INR') })
          : m.filing_costs_between({
              least: moneyOf(costs.least, 'INR'),
              most: moneyOf(costs.most, 'INR'),
            })}
      </p>
      <details className="gr-more">
        <summary>{m.filing_costs_each()}</summary>
        <EachCost costs={costs} process={process} />
      </details>
    </>
  );
}

function EachCost({ costs, process }: { costs: Costs; process: DraftView['triage']['process'] }) {
  return (
    <>
      <table className="gr-costs">
        <caption className="sr">{m.filing_step_costs()}</caption>
        <thead>
          <tr>
            <th scope="col">{m.filing_costs_what()}</th>
            <th scope="col">{m.filing_costs_amount()}</th>
          </tr>
        </thead>
        <tbody>
          {costs.items.map((one) => (
            <tr key={`${one.item} ${one.when} ${one.borne}`}>
              <th scope="row">
                {costItems[one.item]()}
                <span className="gr-small t2">
                  {costWhenSaid(one.when, process)} · {borne[one.borne]()}
                </span>
              </th>
              <td className="tn">{saidAmount(one)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {costs.tribunalByLaw === null ? null : (
        <p className="t2">{m.filing_costs_law({ amount: moneyOf(costs.tribunalByLaw, 'INR') })}</p>
      )}
      <p className="t2">{costsBorne(process)}</p>
      <p className="t2">{m.filing_costs_who()}</p>
    </>
  );
}

function saidAmount({ amount, least, most }: Costs['items'][number]): string {
  if (amount !== null && least === amount && most === amount) return moneyOf(amount, 'INR');
  if (least !== null && most !== null) {
    const bounds = m.filing_costs_range({
      least: moneyOf(least, 'INR'),
      most: moneyOf(most, 'INR'),
    });
    return amount === null ? bounds : `${moneyOf(amount, 'INR')} (${bounds})`;
  }
  return amount === null ? m.filing_costs_open() : moneyOf(amount, 'INR');
}
