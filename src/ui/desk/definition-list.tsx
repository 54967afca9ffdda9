import type { ReactNode } from 'react';
import './sheet.css';

export type Fact = { term: string; said: ReactNode };

/** What is known, a line each. A fact without a value is left out by the caller, not shown as a dash. */
export function DefinitionList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="dfs">
      {facts.map(({ term, said }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{said}</dd>
        </div>
      ))}
    </dl>
  );
}
