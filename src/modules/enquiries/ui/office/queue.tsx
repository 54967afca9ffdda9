import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import * as m from '#messages/all.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/desk/card.tsx';
import { DataList } from '#ui/desk/data-list.tsx';
import { EmptyState } from '#ui/desk/empty-state.tsx';
import { Icon } from '#ui/desk/icon.tsx';
import { PageHead } from '#ui/desk/page-head.tsx';
import { Pager } from '#ui/desk/pager.tsx';
import { useShortcuts } from '#ui/desk/shortcuts.ts';
import { SubmissionNotice } from '#ui/desk/submission-notice.tsx';
import { isSent } from '#ui/forms/submission.ts';
import { CloseDialog } from './close-dialog.tsx';
import { Filters } from './filters.tsx';
import type { WorkFormOutcome } from './form-actions.ts';
import { QueueTabs } from './tabs.tsx';
import type { EnquiryListRow, EnquiryQueue } from './types.ts';
import { countWords } from './words.ts';
import './sheet.css';
import { columnsFor } from './queue-columns.tsx';

type QueueScreenProps = {
  queue: EnquiryQueue;
  /** What the address asks for. */
  asked: Readonly<Record<string, string>>;
  verdict: WorkFormOutcome | undefined;
};

/** Everything that visitors wrote, in the order in which the office works. */
export function QueueScreen({ queue, asked, verdict }: QueueScreenProps) {
  const [closing, setClosing] = useState<EnquiryListRow | null>(null);
  const list = useRef<HTMLDivElement>(null);
  useQueueKeys(list);
  useKeptPlace(list, queue.rows);
  useEffect(() => {
    if (isSent(verdict)) setClosing(null);
  }, [verdict]);
  const { counts, rows } = queue;
  return (
    <div className="desk-stack eq">
      <PageHead title={m.office_enquiries_title()} lead={m.office_enquiries_lead()}>
        <Button size="sm" href={`/api/office/enquiries/export${searchOf(asked, {})}`} download>
          <Icon name="download-simple" />
          {m.office_enquiries_export()}
        </Button>
      </PageHead>
      <QueueTabs asked={asked} counts={counts} />
      <Filters asked={asked} />
      {verdict?.message ? (
        <SubmissionNotice submission={verdict} done={verdict.message} tone="warn" leavesFocus />
      ) : null}
      <div ref={list}>
        <Card flush title={m.office_enquiries_shown({ count: countWords(counts.shown) })}>
          <DataList
            caption={m.office_enquiries_title()}
            rows={rows}
            keyOf={({ id }) => id}
            name={{ label: m.office_enquiries_col_name(), cell: (row) => row.name }}
            to={({ kind, id }) => `/office/enquiries/${kind}/${id}`}
            columns={columnsFor(queue.me, setClosing)}
            pinned={({ isUrgent }) => isUrgent}
            onEdit={(row) => row.state !== 'closed' && setClosing(row)}
            empty={
              <EmptyState title={m.office_enquiries_none()}>
                {m.office_enquiries_none_more()}
              </EmptyState>
            }
          />
        </Card>
      </div>
      <Pager
        previous={queue.previous && searchOf(asked, { before: queue.previous })}
        next={queue.next && searchOf(asked, { after: queue.next })}
      />
      <CloseDialog row={closing} verdict={verdict} onClose={() => setClosing(null)} />
    </div>
  );
}

/** `a` takes the row that has the focus; `/` looks for another. */
function useQueueKeys(list: RefObject<HTMLElement | null>): void {
  const acts = useMemo(
    () => ({
      // The list's own search stands nearer than that of the whole office.
      '/': () => document.querySelector<HTMLElement>('.eq [type=search]')?.focus(),
      a: () => {
        const row = [...(list.current?.querySelectorAll('[data-row]') ?? [])].find((one) =>
          one.contains(document.activeElement),
        );
        const form = row?.querySelector('form[data-assign]');
        if (!(form instanceof HTMLFormElement)) return false;
        form.requestSubmit();
      },
    }),
    [list],
  );
  useShortcuts(acts);
}

/** A row that an act took from the list leaves the focus with the one that stands there now. */
function useKeptPlace(list: RefObject<HTMLElement | null>, rows: readonly EnquiryListRow[]): void {
  const last = useRef(-1);
  useEffect(() => {
    const node = list.current;
    const keep = (event: FocusEvent) => {
      const all = [...(node?.querySelectorAll('[data-row]') ?? [])];
      last.current = all.findIndex((row) => row.contains(event.target as Node)); // a focus is always on a node
    };
    node?.addEventListener('focusin', keep);
    return () => node?.removeEventListener('focusin', keep);
  }, [list]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is looked at when the rows are others.
  useEffect(() => {
    if (last.current < 0 || document.activeElement !== document.body) return;
    const links = [...(list.current?.querySelectorAll<HTMLElement>('[data-row-link]') ?? [])];
    links[Math.min(last.current, links.length - 1)]?.focus();
  }, [list, rows]);
}

/** The same list, a place or a filter changed. */
export function searchOf(
  asked: Readonly<Record<string, string>>,
  change: Readonly<Record<string, string | null>>,
): string {
  const { after: _after, before: _before, ...kept } = asked;
  const next = Object.entries({ ...kept, ...change }).filter((entry): entry is [string, string] =>
    Boolean(entry[1]),
  );
  return `?${new URLSearchParams(next)}`;
}
