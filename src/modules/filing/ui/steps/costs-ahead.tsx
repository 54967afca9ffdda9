import { inRupees, moneyInWords } from '#kernel/amounts.ts';
import * as m from '#messages/all.ts';
import { costItems, costsBorne, costWhenSaid } from '../cost-words.ts';
import type { DraftView } from '../step-page.tsx';
import { borne } from '../words.ts';

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
        <strong>{m.filing_costs_now({ amount: moneyInWords(inRupees(costs.onFiling)) })}</strong>
      </p>
      <p>
        {m.filing_costs_likely()}:{' '}
        <span className="tn">{moneyInWords(inRupees(costs.likely))}</span>.{' '}
        {costs.most === null
          ? m.filing_costs_from({ least: moneyInWords(inRupees(costs.least)) })
          : m.filing_costs_between({
              least: moneyInWords(inRupees(costs.least)),
              most: moneyInWords(inRupees(costs.most)),
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
        <p className="t2">
          {m.filing_costs_law({ amount: moneyInWords(inRupees(costs.tribunalByLaw)) })}
        </p>
      )}
      <p className="t2">{costsBorne(process)}</p>
      <p className="t2">{m.filing_costs_who()}</p>
    </>
  );
}

function saidAmount({ amount, least, most }: Costs['items'][number]): string {
  if (amount !== null && least === amount && most === amount) return moneyInWords(inRupees(amount));
  if (least !== null && most !== null) {
    const bounds = m.filing_costs_range({
      least: moneyInWords(inRupees(least)),
      most: moneyInWords(inRupees(most)),
    });
    return amount === null ? bounds : `${moneyInWords(inRupees(amount))} (${bounds})`;
  }
  return amount === null ? m.filing_costs_open() : moneyInWords(inRupees(amount));
}
