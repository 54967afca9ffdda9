import { Link } from 'react-router';
import { inRupees, moneyInDigits } from '#kernel/amounts.ts';
import * as m from '#messages/all.ts';
import { ADMIN_FEE, REGISTRATION_FEE, TRIBUNAL_FEES } from '../contract.ts';

/** 1,20,000: in India's groups, as the bills have them; the table's caption names the three currencies. */
const grouped = (amount: (typeof TRIBUNAL_FEES)[number]) => moneyInDigits(inRupees(amount));

/** What a case costs, in the figures of the calculator. They are the same in rupees, dollars and pounds (spec section 9). */
export function CostTable() {
  const steps = TRIBUNAL_FEES.map(grouped);
  const [lowest = '', highest = ''] = [steps[0], steps.at(-1)];
  const rows = [
    [m.fees_registration(), grouped(REGISTRATION_FEE), m.cost_registration_who()],
    [m.fees_admin(), grouped(ADMIN_FEE), m.cost_admin_who()],
    [
      m.fees_tribunal(),
      m.cost_tribunal_range({ count: steps.length, lowest, highest }),
      m.cost_tribunal_who(),
    ],
  ] as const;
  return (
    <div className="cost">
      <FeeTable rows={rows} />
      <FeeSteps steps={steps} />
      <p>{m.cost_more()}</p>
      <p>
        <Link className="lnk" to="/munch-fee-calculator">
          {m.cost_calculator()}
        </Link>
      </p>
    </div>
  );
}

function FeeTable({ rows }: { rows: readonly (readonly [string, string, string])[] }) {
  return (
    <table className="paper-table">
      <caption>{m.cost_caption()}</caption>
      <thead>
        <tr>
          <th scope="col">{m.cost_fee()}</th>
          <th scope="col">{m.cost_amount()}</th>
          <th scope="col">{m.cost_who()}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([fee, amount, who]) => (
          <tr key={fee}>
            <th scope="row">{fee}</th>
            <td className="tn" data-column={m.cost_amount()}>
              {amount}
            </td>
            <td data-column={m.cost_who()}>{who}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function FeeSteps({ steps }: { steps: string[] }) {
  return (
    <details className="cost-fold">
      <summary id="cost-steps">{m.cost_steps()}</summary>
      <ol className="cost-steps tn" aria-labelledby="cost-steps">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </details>
  );
}
