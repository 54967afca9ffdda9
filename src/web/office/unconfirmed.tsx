import { dayInShort } from '#kernel/day-words.ts';
import * as m from '#messages/all.ts';
import { limitName } from '#modules/clocks/contract/words.ts';
import { Card } from '#ui/desk/card.tsx';
import type { DataColumn } from '#ui/desk/data-list.tsx';
import { DataList } from '#ui/desk/data-list.tsx';

export type UnconfirmedRule = {
  kind: 'limit' | 'table';
  id: string;
  title: string;
  source: string;
  from: string | null;
};

/** What the product reckons with and no lawyer has confirmed, for whoever is to ask one. */
export function UnconfirmedRules({ rules }: { rules: readonly UnconfirmedRule[] }) {
  return (
    <Card
      flush
      title={m.clocks_unconfirmed_title({ count: rules.length })}
      aside={<span className="fld-hint">{m.clocks_unconfirmed_lead()}</span>}
    >
      <DataList
        caption={m.clocks_unconfirmed_title({ count: rules.length })}
        rows={rules}
        keyOf={({ kind, id, from }) => `${kind} ${id} ${from}`}
        name={{
          label: m.clocks_unconfirmed_rule(),
          cell: ({ kind, id, title }) => (kind === 'limit' ? limitName(id) : title),
        }}
        columns={unconfirmedColumns()}
      />
    </Card>
  );
}

function unconfirmedColumns(): DataColumn<UnconfirmedRule>[] {
  return [
    { label: m.clocks_unconfirmed_source(), cell: ({ source }) => source },
    {
      label: m.clocks_unconfirmed_from(),
      cell: ({ from }) => (from === null ? m.clocks_unconfirmed_not_in_force() : dayInShort(from)),
      tight: true,
    },
  ];
}
