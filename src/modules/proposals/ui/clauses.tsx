import type { ReactNode } from 'react';
import { moneyInWords } from '#kernel/amounts.ts';
import { dayInWords } from '#kernel/day-words.ts';
import * as m from '#messages/all.ts';
import { sideWords } from '#modules/offers/contract/words.ts';
import { Badge } from '#ui/desk/badge.tsx';
import type { ShownClause } from './view.ts';
import { changeWords } from './words.ts';

type Props = {
  clauses: readonly ShownClause[];
  gone: readonly string[];
  currency: string;
  /** What stands below a clause. */
  below?: (clause: ShownClause, at: number) => ReactNode;
};

/** The text clause by clause, in its order, with what changed since the version before. */
export function ClauseList({ clauses, gone, currency, below }: Props) {
  return (
    <>
      <ol className="pr-clauses">
        {clauses.map((clause, at) => (
          <li key={clause.key}>
            <ClauseText clause={clause} currency={currency} />
            {below?.(clause, at)}
          </li>
        ))}
      </ol>
      {gone.length > 0 ? (
        <p className="pr-words" dir="auto">
          {m.proposals_gone({ names: gone.join(', ') })}
        </p>
      ) : null}
    </>
  );
}

function ClauseText({ clause, currency }: { clause: ShownClause; currency: string }) {
  const { name, kind, said, change } = clause;
  const changed = changeWords[change];
  return (
    <>
      <p className="pr-top">
        <strong dir="auto">{name}</strong>
        {changed ? <Badge tone="info">{changed()}</Badge> : null}
      </p>
      {kind === 'words' ? (
        <p className="pr-said" dir="auto">
          {said}
        </p>
      ) : (
        <Payment clause={clause} currency={currency} />
      )}
    </>
  );
}

function Payment({ clause, currency }: { clause: ShownClause; currency: string }) {
  const { payer, amount, plan } = clause;
  const sum = (minor: number) => moneyInWords({ amount: minor, currency });
  const [first] = plan;
  return (
    <>
      <p>{m.proposals_pays({ payer: sideWords[payer](), sum: sum(amount) })}</p>
      {plan.length === 1 && first ? <p>{m.offers_once({ day: dayInWords(first.on) })}</p> : null}
      {plan.length > 1 ? (
        <details>
          <summary className="pr-sum">{m.offers_plan({ n: plan.length })}</summary>
          <ol className="pr-plan">
            {plan.map(({ number, on, amount: part }) => (
              <li key={number}>
                {dayInWords(on)}: <span className="tn">{sum(part)}</span>
              </li>
            ))}
          </ol>
        </details>
      ) : null}
    </>
  );
}
