import type { ReactNode } from 'react';
import * as m from '#messages/all.ts';
import { Bar } from '#ui/desk/bar.tsx';
import { Card } from '#ui/desk/card.tsx';
import { DefinitionList } from '#ui/desk/definition-list.tsx';
import { PackageWorth } from './trade-offs.tsx';
import type { PackagesView, ShownPackage } from './view.ts';
import { optionWords, reasonWords } from './words.ts';

type Props = { one: ShownPackage; number: number; view: PackagesView; children: ReactNode };

/** One package: what it says, the same for both sides, and what it is worth to the reader's own. */
export function PackageCard({ one, number, view, children }: Props) {
  const { options, score, walkAway } = one;
  const facts = (view.list?.issues ?? []).map((issue, at) => ({
    term: issue.name,
    said: <span dir="auto">{optionWords(issue, options[at] ?? 0, view.currency)}</span>,
  }));
  return (
    <Card title={m.packages_package({ n: number })} as="h3">
      <DefinitionList facts={facts} />
      <p>{m.packages_worth({ score, walkAway })}</p>
      <Bar of={score} mark={walkAway} />
      <details>
        <summary className="pk-sum">{m.packages_why()}</summary>
        <Why one={one} view={view} />
        <PackageWorth one={one} view={view} />
      </details>
      {children}
    </Card>
  );
}

/** Made of the reader's own points, and of nobody else's. */
function Why({ one: { won, given, reason }, view: { list } }: Omit<Props, 'children' | 'number'>) {
  const named = (issue: number) => list?.issues[issue]?.name ?? '';
  const gave = given.map(({ issue, weight, left }) =>
    m.packages_given_one({ issue: named(issue), weight, left }),
  );
  return (
    <>
      <p>{reasonWords[reason]()}</p>
      {won.length > 0 ? (
        <p>{m.packages_won({ issues: won.map(({ issue }) => named(issue)).join(', ') })}</p>
      ) : null}
      {gave.length > 0 ? <p>{m.packages_given({ issues: gave.join('; ') })}</p> : null}
    </>
  );
}
