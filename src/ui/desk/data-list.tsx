import type { ReactNode } from 'react';
import type { LinkProps } from 'react-router';
import { Link } from '../link.tsx';
import { useRowKeys } from './row-keys.ts';
import './sheet.css';

export type DataColumn<Row> = {
  /** Stands above the column, and on a phone before the value. */
  label: string;
  cell: (row: Row) => ReactNode;
  /** The label is for the ear alone: the value says what it is (a badge, a button). */
  quiet?: boolean;
  /** Numbers stand at the end, one under the other. */
  end?: boolean;
  /** Narrow as its content, which does not break. */
  tight?: boolean;
};

type DataListProps<Row> = {
  /** What the list is a list of. */
  caption: string;
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** What names a row: the first column, and the head of its card. */
  name: { label: string; cell: (row: Row) => ReactNode };
  /** The page that a row leads to; its name is then the link. */
  to?: (row: Row) => LinkProps['to'];
  columns: readonly DataColumn<Row>[];
  /** Rows to see first stand on malai. */
  pinned?: (row: Row) => boolean;
  /** `e` on the row that has the focus. */
  onEdit?: (row: Row) => void;
  /** Shown instead of an empty table. */
  empty?: ReactNode;
};

/**
 * Rows that are a table at 1024 px and more, and cards below. It is one table for both, with its roles spelled out,
 * because some browsers drop them from a table that is laid out otherwise. `j` and `k` walk from row to row.
 */
export function DataList<Row>({
  caption,
  rows,
  keyOf,
  name,
  to,
  columns,
  pinned,
  onEdit,
  empty = null,
}: DataListProps<Row>) {
  const table = useRowKeys((at) => {
    const row = rows[at];
    if (row) onEdit?.(row);
  });
  if (rows.length === 0) return empty;
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: a table that is laid out as cards loses its roles in some browsers.
    <table className="dtl" role="table" aria-label={caption} ref={table}>
      <thead role="rowgroup">
        <tr role="row">
          <th role="columnheader" scope="col">
            {name.label}
          </th>
          {columns.map((column) => (
            <th key={column.label} role="columnheader" scope="col" className={classOf(column)}>
              {column.quiet ? <span className="sr">{column.label}</span> : column.label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <tr
            key={keyOf(row)}
            role="row"
            data-row
            className={pinned?.(row) ? 'dtl-pin' : undefined}
          >
            <th role="rowheader" scope="row">
              {to ? (
                <Link to={to(row)} className="dtl-name" data-row-link>
                  {name.cell(row)}
                </Link>
              ) : (
                <span className="dtl-name">{name.cell(row)}</span>
              )}
            </th>
            {columns.map((column) => (
              <td
                key={column.label}
                role="cell"
                className={classOf(column)}
                data-label={column.quiet ? undefined : column.label}
              >
                {column.cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
    // biome-ignore-end lint/a11y/noRedundantRoles: a table that is laid out as cards loses its roles in some browsers.
  );
}

function classOf({ end, tight }: { end?: boolean; tight?: boolean }): string | undefined {
  return [end ? 'dtl-end' : '', tight ? 'dtl-tight' : ''].filter(Boolean).join(' ') || undefined;
}
