import * as m from '#messages/all.ts';
import { clauseHeadings, clausePut, clauseWords } from '../contract/clause-words.ts';
import type { StandardClause } from '../contract/offers.ts';

type Props = {
  payer: Parameters<typeof clausePut>[0];
  clauses: readonly StandardClause[];
  className: string;
};

/** Standard clauses that were picked, each with what it says. */
export function ClausesSaid({ payer, clauses, className }: Props) {
  return (
    <details>
      <summary>
        {m.offers_clauses()}: {clauses.map((one) => clauseHeadings[one]()).join(', ')}
      </summary>
      {clauses.map((one) => (
        <p key={one} className={className}>
          <b>{clauseHeadings[one]()}.</b> {clauseWords[one](clausePut(payer))}
        </p>
      ))}
    </details>
  );
}
