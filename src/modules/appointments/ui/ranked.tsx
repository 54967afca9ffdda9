import { dayInWords } from '#kernel/day-words.ts';
import type { OutputOf } from '#kernel/endpoint.ts';
import * as m from '#messages/all.ts';
import { Card } from '#ui/desk/card.tsx';
import { DefinitionList } from '#ui/desk/definition-list.tsx';
import type { partyTribunal } from '../contract/tribunal.ts';

type List = NonNullable<OutputOf<typeof partyTribunal>['list']>;

/** By what the names were ranked: each part with its points, and the version of the setting. */
export function RankedBy({ ranked: { name, since, points } }: Pick<List, 'ranked'>) {
  return (
    <details>
      <summary>{m.tribunal_ranked()}</summary>
      <p>{m.tribunal_ranked_words(points)}</p>
      <p>{since ? m.tribunal_ranked_by({ name, day: dayInWords(since) }) : name}</p>
    </details>
  );
}

type DepartedProps = Pick<List, 'reason' | 'ofLot' | 'takenOut'> & {
  names: readonly { name: string; isTakenIn: boolean }[];
};

/** Where the registrar departed from the ranking, and why: both sides read the same. */
export function Departed({ reason, ofLot, takenOut, names }: DepartedProps) {
  if (!reason) return null;
  const takenIn = names.filter(({ isTakenIn }) => isTakenIn).map(({ name }) => name);
  return (
    <Card title={takenIn.length > 0 ? m.tribunal_reason() : m.tribunal_reason_again()}>
      {takenIn.length > 0 ? (
        <DefinitionList
          facts={[
            { term: m.tribunal_taken_in(), said: <bdi>{takenIn.join(', ')}</bdi> },
            { term: m.tribunal_taken_out(), said: <bdi>{takenOut.join(', ')}</bdi> },
          ]}
        />
      ) : null}
      <p dir="auto">{ofLot === null ? reason : m.tribunal_lot_reason({ n: ofLot })}</p>
    </Card>
  );
}
