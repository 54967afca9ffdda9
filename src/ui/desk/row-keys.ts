import { type RefObject, useEffect, useMemo, useRef } from 'react';
import { useShortcuts } from './shortcuts.ts';

/**
 * Lets `j` and `k` walk the rows of all lists of the page (`data-row`, each with one `data-row-link`), and `e` act on the row
 * of this list that has the focus. Enter follows its link, as everywhere.
 */
export function useRowKeys(onEdit: (at: number) => void): RefObject<HTMLTableElement | null> {
  const list = useRef<HTMLTableElement>(null);
  const edit = useRef(onEdit);
  useEffect(() => {
    edit.current = onEdit;
  });
  const acts = useMemo(() => {
    const at = (rows: readonly Element[]) =>
      rows.findIndex((row) => row.contains(document.activeElement));
    const walk = (by: 1 | -1) => {
      const rows = [...document.querySelectorAll('[data-row]:has([data-row-link])')];
      const next = Math.min(Math.max(at(rows) + by, 0), rows.length - 1);
      rows[next]?.querySelector<HTMLElement>('[data-row-link]')?.focus();
    };
    return {
      j: () => walk(1),
      k: () => walk(-1),
      e: () => {
        const here = at([...(list.current?.querySelectorAll('[data-row]') ?? [])]);
        if (here < 0) return false;
        edit.current(here);
      },
    };
  }, []);
  useShortcuts(acts);
  return list;
}
