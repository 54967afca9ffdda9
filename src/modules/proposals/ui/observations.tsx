import { momentInShort } from '#kernel/moments.ts';
import * as m from '#messages/all.ts';
import { sideWords } from '#modules/offers/contract/words.ts';
import { Badge } from '#ui/desk/badge.tsx';
import type { ProposalsView, ShownClause } from './view.ts';
import { clauseName } from './words.ts';

type Observation = ProposalsView['observations'][number];
type Props = {
  observations: readonly Observation[];
  clauses: readonly ShownClause[];
  as: ProposalsView['as'];
};

/** What was said to one version, with who reads it beside whoever wrote it. */
export function Observations({ observations, clauses, as }: Props) {
  if (observations.length === 0) return null;
  return (
    <section aria-label={m.proposals_observations()}>
      <h3 className="pr-h">{m.proposals_observations()}</h3>
      <ul className="pr-said-to">
        {observations.map((one) => (
          <li key={one.id}>
            <p className="pr-top">
              <strong>{aboutOf(one, clauses)}</strong>
              <span className="t2">
                {`${sideWords[one.side]()}, ${one.by}, ${momentInShort(one.at)}`}
              </span>
              {one.isForAll ? null : (
                <Badge tone="warn">
                  {as === 'leader' ? m.proposals_for_you() : m.proposals_for_leader()}
                </Badge>
              )}
            </p>
            <p className="pr-said" dir="auto">
              {one.said}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function aboutOf({ clause }: Observation, clauses: readonly ShownClause[]): string {
  const at = clauses.findIndex(({ key }) => key === clause);
  const found = clauses[at];
  return found ? `${at + 1}. ${clauseName(found)}` : m.proposals_whole();
}
