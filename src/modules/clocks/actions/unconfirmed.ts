import { unconfirmedTables } from '#modules/fees/rules/schedules/unconfirmed.ts';
import { PACKS } from '../rules/pack.ts';
import { med2023 } from '../rules/packs/inst-2026.ts';

export type Unconfirmed = {
  kind: 'limit' | 'table';
  id: string;
  /** What a table is called; a limit is named by its id. */
  title: string;
  source: string;
  /** From when it counts; null for a section of an Act that is not in force. */
  from: string | null;
};

/** Every row and table that is reckoned with and that no lawyer has confirmed: limits in the order of a case, then money. */
export function unconfirmedRules(): Unconfirmed[] {
  const limits = PACKS.flatMap(({ rows, inForceFrom }) =>
    rows.map((row) => ({ row, from: inForceFrom as string | null })),
  );
  const sections = med2023.map(({ row, inForceFrom }) => ({ row, from: inForceFrom }));
  return [
    ...[...limits, ...sections]
      .filter(({ row }) => !row.isConfirmed)
      .map(({ row: { id, citation }, from }) => ({
        kind: 'limit' as const,
        id,
        title: '',
        source: citation,
        from,
      })),
    ...unconfirmedTables().map(({ id, title, source, from }) => ({
      kind: 'table' as const,
      id,
      title,
      source,
      from,
    })),
  ];
}
