import { useEffect, useState } from 'react';
import { inRupees, moneyInWords } from '#kernel/amounts.ts';
import * as m from '#messages/all.ts';
import { useApi } from '#ui/api-context.tsx';
import { Link } from '#ui/link.tsx';
import type { Inputs } from '../rules.ts';
import { askCosts, type CostEstimateResult, type CostEstimateView } from './cost-estimate.ts';

/** Whoever still types is not asked about at each digit. */
const PAUSE = 250;

type Props = { inputs: Inputs; told: CostEstimateResult | null };

/** Beneath the estimate, which has the whole amount in its sum: what a claimant pays, now, later and at most. */
export function CostToMe({ inputs, told: first }: Props) {
  const api = useApi();
  const [told, setTold] = useState(first);
  useEffect(() => {
    let isOver = false;
    const timer = setTimeout(async () => {
      const answer = await askCosts(api, inputs);
      if (!isOver && answer) setTold(answer);
    }, PAUSE);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [api, inputs]);
  return (
    <section className="fee-mine" aria-labelledby="fee-mine">
      <h2 className="t-l" id="fee-mine">
        {m.fees_mine()}
      </h2>
      <Told told={told} inputs={inputs} />
      <Onward />
    </section>
  );
}

function Told({ told, inputs }: { told: Props['told']; inputs: Inputs }) {
  return (
    <div aria-live="polite">
      {told && 'sentence' in told ? <p className="b-l">{told.sentence}</p> : null}
      {told && 'costs' in told ? <Figures costs={told.costs} sum={inputs.amount} /> : null}
    </div>
  );
}

function Onward() {
  return (
    <p className="fee-mine-on">
      <Link className="lnk" to="/arbitration-rules#schedule-of-fees">
        {m.fees_mine_schedule()}
      </Link>
      <Link className="lnk" to="/request-for-arbitration">
        {m.fees_mine_file()}
      </Link>
    </p>
  );
}

function Figures({ costs, sum }: { costs: CostEstimateView; sum: bigint }) {
  const big = [
    [m.fees_mine_now(), moneyInWords(inRupees(costs.onFiling)), m.fees_mine_now_what()],
    [m.fees_mine_later(), moneyInWords(inRupees(costs.later)), m.fees_mine_later_what()],
    [
      m.fees_mine_most(),
      costs.most === null ? m.filing_costs_open() : moneyInWords(inRupees(costs.most)),
      m.fees_mine_most_what(),
    ],
  ] as const;
  return (
    <>
      <p className="b-l t2">{m.fees_mine_lead({ sum: moneyInWords(inRupees(sum)) })}</p>
      <MainFigures big={big} />
      <dl className="fee-mine-rows">
        {rowsOf(costs).map(([name, text]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function MainFigures({ big }: { big: readonly (readonly [string, string, string])[] }) {
  return (
    <dl className="fee-mine-big">
      {big.map(([name, figure, what]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className="tn">{figure}</dd>
          <dd className="fee-mine-what">{what}</dd>
        </div>
      ))}
    </dl>
  );
}

function rowsOf(costs: CostEstimateView): [string, string][] {
  const rows: [string, string][] = [];
  const item = (name: CostEstimateView['items'][number]['item']) =>
    costs.items.find((one) => one.item === name);
  const tribunal = item('tribunal');
  if (tribunal?.least != null && tribunal.most != null) {
    const bounds = {
      least: moneyInWords(inRupees(tribunal.least)),
      most: moneyInWords(inRupees(tribunal.most)),
    };
    rows.push([
      m.filing_cost_tribunal(),
      m.fees_mine_tribunal({
        ...bounds,
        likely: moneyInWords(inRupees(tribunal.amount ?? tribunal.least)),
      }),
    ]);
  }
  rows.push([m.fees_mine_tax(), taxSaid(costs)]);
  const stamp = item('stamp_duty');
  if (stamp) {
    const said =
      stamp.amount === null
        ? m.filing_costs_open()
        : m.fees_mine_stamp({ amount: moneyInWords(inRupees(stamp.amount)) });
    rows.push([m.filing_cost_stamp(), said]);
  }
  return rows;
}

/** GST on our own fees, where the institution is registered; and what there may be on the tribunal's. */
function taxSaid({ items }: CostEstimateView): string {
  const ours = items
    .filter(({ item }) => item === 'gst')
    .reduce((sum, { amount }) => sum + (amount ?? 0), 0);
  const theirs = items.find(({ item }) => item === 'tribunal_gst')?.most ?? 0;
  const own =
    ours > 0
      ? m.fees_mine_tax_ours({ amount: moneyInWords(inRupees(ours)) })
      : m.fees_mine_tax_none();
  return theirs > 0
    ? `${own} ${m.fees_mine_tax_tribunal({ most: moneyInWords(inRupees(theirs)) })}`
    : own;
}
