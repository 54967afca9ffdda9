import * as m from '#messages/all.ts';
import { moneyOf } from '../money.ts';
import { type DraftView, StepForm } from '../step-page.tsx';
import { borne, costItems, costsBorne, costWhenSaid } from '../words.ts';
import type { StepProps } from './trouble-step.tsx';

type Costs = NonNullable<DraftView['costs']>;

/** Every cost that can be foreseen, before anything is sent. */
export function CostsStep({ view, posted }: StepProps) {
  return (
    <StepForm view={view} posted={posted}>
      {view.costs ? <Estimate costs={view.costs} process={view.triage.process} /> : <p className="gr-box">{m.filing_costs_none()}</p>}
      <p className="gr-box">{m.filing_costs_who()}</p>
    </StepForm>
  );
}

function Estimate({ costs, process }: { costs: Costs; process: DraftView['triage']['process'] }) {
  return (
    <>
      <p className="b-l">
        <strong>{m.filing_costs_now({ amount: moneyOf(costs.onFiling, 'INR') })}</strong>
      </p>
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
        <tfoot>
          <tr>
            <th scope="row">{m.filing_costs_likely()}</th>
            <td className="tn">{moneyOf(costs.likely, 'INR')}</td>
          </tr>
        </tfoot>
      </table>
      <p className="t2">
        {costs.most === null
          ? m.filing_costs_from({ least: moneyOf(costs.least, 'INR') })
          : m.filing_costs_between({ least: moneyOf(costs.least, 'INR'), most: moneyOf(costs.most, 'INR') })}
      </p>
      {costs.tribunalByLaw === null ? null : <p className="t2">{m.filing_costs_law({ amount: moneyOf(costs.tribunalByLaw, 'INR') })}</p>}
      <p className="t2">{costsBorne(process)}</p>
    </>
  );
}

function saidAmount({ amount, least, most }: Costs['items'][number]): string {
  if (amount !== null && least === amount && most === amount) return moneyOf(amount, 'INR');
  if (least !== null && most !== null) {
    const bounds = m.filing_costs_range({ least: moneyOf(least, 'INR'), most: moneyOf(most, 'INR') });
    return amount === null ? bounds : `${moneyOf(amount, 'INR')} (${bounds})`;
  }
  return amount === null ? m.filing_costs_open() : moneyOf(amount, 'INR');
}
