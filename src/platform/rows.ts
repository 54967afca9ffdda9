import type { Selectable } from 'kysely';
import { camelCase, snakeCase } from '#kernel/columns.ts';
import type { Tables } from './tables.ts';

/** Rows that did not come through Kysely, with the names that its rows have. */
export function camelRows(rows: Record<string, unknown>[]): Record<string, unknown>[] {
  const [first] = rows;
  if (!first) return rows;
  const names = Object.keys(first).map((column) => [column, camelCase(column)] as const);
  if (names.every(([column, name]) => column === name)) return rows;
  return rows.map((row) => Object.fromEntries(names.map(([column, name]) => [name, row[column]])));
}

/** What JSON has no word for: a moment is a Date, int8 a bigint, bytea a Buffer, as pg gives them (platform/db.ts). */
type Kind<V> = V extends Date
  ? 'moment'
  : V extends bigint
    ? 'whole'
    : V extends Buffer
      ? 'bytes'
      : V extends Buffer[]
        ? 'many bytes'
        : never;

/** For each column of a row that JSON has no word for, what it is; a new one does not compile until it is named. */
export type Kinds<Row> = {
  [Column in keyof Row as NonNullable<Row[Column]> extends Date | bigint | Buffer | Buffer[]
    ? Column
    : never]: Kind<NonNullable<Row[Column]>>;
};

export type Rows<Row> = {
  /** A column with all rows of a query, in its order: several lists are then one statement. */
  of: (query: string) => string;
  read: (json: unknown) => Row[];
};

/** How rows travel as JSON and become what they are in a statement of their own. */
export function rowsLike<Row>(kinds: Kinds<Row>): Rows<Row> {
  const all = Object.entries<string>(kinds);
  // As text: a number of JSON loses paise above 2^53.
  const whole = all
    .filter(([, kind]) => kind === 'whole')
    .map(([name]) => snakeCase(name))
    .map((column) => `'${column}', t."${column}"::text`);
  const row =
    whole.length > 0 ? `to_jsonb(t) || jsonb_build_object(${whole.join(', ')})` : 'to_jsonb(t)';
  const readers = all.map(([name, kind]) => [name, READ[kind]] as const);
  return {
    of: (query) => `(select coalesce(json_agg(${row}), '[]') from (${query}) t)`,
    read: (json) => {
      const rows = camelRows(json as Record<string, unknown>[]); // what `of` wrote
      for (const one of rows)
        for (const [name, read] of readers) {
          const value = one[name];
          if (value !== null && value !== undefined) one[name] = read?.(value);
        }
      return rows as Row[]; // the kinds are those of this row
    },
  };
}

/** The same for whole rows of a table. */
export function rowsIn<Table extends keyof Tables>(
  _: Table,
  kinds: Kinds<Selectable<Tables[Table]>>,
): Rows<Selectable<Tables[Table]>> {
  return rowsLike<Selectable<Tables[Table]>>(kinds);
}

const READ: Record<string, (value: unknown) => unknown> = {
  moment: (value) => new Date(value as string),
  whole: (value) => BigInt(value as string),
  bytes: (value) => Buffer.from((value as string).slice(2), 'hex'),
  'many bytes': (value) => (value as string[]).map((one) => Buffer.from(one.slice(2), 'hex')),
};
