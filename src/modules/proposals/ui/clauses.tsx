import type { ReactNode } from 'react';
import { moneyInWords } from '#kernel/amounts.ts';
import { dayInWords } from '#kernel/day-words.ts';
import * as m from '#messages/all.ts';
import { clauseHeadings, clausePut, clauseWords } from '#modules/offers/contract/clause-words.ts';
import { sideWords } from '#modules/offers/contract/words.ts';
import { Badge } from '#ui/desk/badge.tsx';
import type { ShownClause, StandingProposal } from './view.ts';
import { changeWords, clauseName } from './words.ts';

type Props = {
  clauses: readonly ShownClause[];
  gone: readonly string[];
  goneStandard?: StandingProposal['goneStandard'];
  currency: string;
  /** What stands below a clause. */
  below?: (clause: ShownClause, at: number) => ReactNode;
};

/** The text clause by clause, in its order, with what changed since the version before. */
export function ClauseList({ clauses, gone, goneStandard = [], currency, below }: Props) {
  const payer = payerOf(clauses);
  const left = [...gone, ...goneStandard.map((one) => clauseHeadings[one]())];
  return (
    <>
      <ol className="pr-clauses">
        {clauses.map((clause, at) => (
          <li key={clause.key}>
            <ClauseText clause={clause} currency={currency} payer={payer} />
            {below?.(clause, at)}
          </li>
        ))}
      </ol>
      {left.length > 0 ? (
        <p className="pr-words" dir="auto">
          {m.proposals_gone({ names: left.join(', ') })}
        </p>
      ) : null}
    </>
  );
}

type Payer = ShownClause['payer'] | null;

/** Who pays, where it is one side in all of it. */
function payerOf(clauses: readonly ShownClause[]): Payer {
  const payers = new Set(clauses.flatMap(({ kind, payer }) => (kind === 'money' ? payer : [])));
  const [payer = null, ...others] = payers;
  return others.length === 0 ? payer : null;
}

type TextProps = { clause: ShownClause; currency: string; payer: Payer };

function ClauseText({ clause, currency, payer }: TextProps) {
  const { kind, said, standard, change } = clause;
  const changed = changeWords[change];
  return (
    <>
      <p className="pr-top">
        <strong dir="auto">{clauseName(clause)}</strong>
        {changed ? <Badge tone="info">{changed()}</Badge> : null}
      </p>
      {kind === 'money' ? (
        <Payment clause={clause} currency={currency} />
      ) : (
        <p className="pr-said" dir="auto">
          {standard ? clauseWords[standard](clausePut(payer)) : said}
        </p>
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
