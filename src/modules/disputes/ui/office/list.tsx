import { moneyInWords } from '#kernel/amounts.ts';
import { SubmissionNotice } from '#ui/desk/submission-notice.tsx';
import type { Submission } from '#ui/forms/submission.ts';
import './sheet.css';
import { type RefObject, useMemo, useRef } from 'react';
import * as m from '#messages/all.ts';
import { Button } from '#ui/button.tsx';
import { Badge } from '#ui/desk/badge.tsx';
import { Card } from '#ui/desk/card.tsx';
import { type DataColumn, DataList } from '#ui/desk/data-list.tsx';
import { EmptyState } from '#ui/desk/empty-state.tsx';
import { Moment } from '#ui/desk/moment.tsx';
import { PageHead } from '#ui/desk/page-head.tsx';
import { Pager } from '#ui/desk/pager.tsx';
import { useShortcuts } from '#ui/desk/shortcuts.ts';
import { PostForm } from '#ui/forms/post-form.tsx';
import { processWords } from '../party/words.ts';
import { DisputeFilters } from './filters.tsx';
import type { DisputeList, OfficeListRow } from './types.ts';
import { stands } from './words.ts';

type Asked = Readonly<Record<string, string>>;
type Props = { list: DisputeList; asked: Asked; acted: Submission | undefined };

/** Every dispute, the newest first. */
export function DisputesScreen({ list, asked, acted }: Props) {
  const rows = useRef<HTMLDivElement>(null);
  useListKeys(rows);
  return (
    <div className="desk-stack dsp">
      <PageHead title={m.office_disputes()} lead={m.office_disputes_lead()} />
      <DisputeFilters asked={asked} />
      <SubmissionNotice submission={acted} done={m.office_dispute_done()} tone="warn" leavesFocus />
      <div ref={rows}>
        <Card flush>
          <DataList
            caption={m.office_disputes()}
            rows={list.rows}
            keyOf={({ id }) => id}
            name={{ label: m.office_disputes_col_dispute(), cell: (row) => row.reference }}
            to={({ id }) => `/office/disputes/${id}`}
            columns={columns}
            pinned={({ isUrgent }) => isUrgent}
            onEdit={({ id }) =>
              rows.current?.querySelector<HTMLElement>(`[data-row-link][href$="${id}"]`)?.click()
            }
            empty={
              <EmptyState title={m.office_disputes_none()}>
                {m.office_disputes_none_more()}
              </EmptyState>
            }
          />
        </Card>
      </div>
      <Pager
        previous={list.previous && searchOf(asked, { before: list.previous })}
        next={list.next && searchOf(asked, { after: list.next })}
      />
    </div>
  );
}

const columns: DataColumn<OfficeListRow>[] = [
  { label: m.office_disputes_col_parties(), quiet: true, cell: (row) => <Parties row={row} /> },
  {
    label: m.office_disputes_col_sum(),
    end: true,
    tight: true,
    cell: ({ sum, currency }) => moneyInWords({ amount: sum, currency }),
  },
  {
    label: m.office_disputes_col_state(),
    quiet: true,
    cell: ({ state, isUrgent }) => (
      <span className="dsp-marks">
        <Badge tone={stands[state].tone}>{stands[state].label()}</Badge>
        {isUrgent ? (
          <Badge tone="bad" icon="clock">
            {m.office_disputes_urgent_mark()}
          </Badge>
        ) : null}
      </span>
    ),
  },
  { label: m.office_disputes_col_since(), tight: true, cell: ({ since }) => <Moment at={since} /> },
  {
    label: m.office_disputes_col_officer(),
    cell: ({ officer }) => officer || m.office_disputes_nobody(),
  },
  {
    label: m.office_disputes_col_acts(),
    quiet: true,
    tight: true,
    cell: (row) => <Take row={row} />,
  },
];

function Parties({ row }: { row: OfficeListRow }) {
  return (
    <span className="dsp-what">
      <span>{processWords[row.process]()}</span>
      <span dir="auto">
        {m.office_disputes_versus({ claimant: row.claimant, respondent: row.respondent })}
      </span>
      {row.parties > 2 ? (
        <span className="dsp-quiet">{m.office_disputes_more({ count: row.parties - 2 })}</span>
      ) : null}
    </span>
  );
}

function Take({ row }: { row: OfficeListRow }) {
  if (row.isMine) return null;
  return (
    <PostForm preventScrollReset data-assign>
      <input type="hidden" name="intent" value="officer_assigned" />
      <input type="hidden" name="id" value={row.id} />
      <input type="hidden" name="version" value={row.version} />
      <Button
        size="sm"
        look="ghost"
        type="submit"
        aria-label={m.office_disputes_take_one({ reference: row.reference })}
      >
        {m.office_disputes_take()}
      </Button>
    </PostForm>
  );
}

/** `a` takes the row that has the focus; `/` looks for another. `j`, `k` and `e` are the list's own. */
function useListKeys(list: RefObject<HTMLElement | null>): void {
  const acts = useMemo(() => {
    const focused = () =>
      [...(list.current?.querySelectorAll('[data-row]') ?? [])].find((row) =>
        row.contains(document.activeElement),
      );
    return {
      '/': () => document.querySelector<HTMLElement>('.dsp [type=search]')?.focus(),
      a: () => {
        const form = focused()?.querySelector('form[data-assign]');
        if (!(form instanceof HTMLFormElement)) return false;
        form.requestSubmit();
      },
    };
  }, [list]);
  useShortcuts(acts);
}

/** The same list, a place or a filter changed. */
function searchOf(asked: Asked, change: Readonly<Record<string, string | null>>): string {
  const { after: _after, before: _before, ...kept } = asked;
  const next = Object.entries({ ...kept, ...change }).filter((entry): entry is [string, string] =>
    Boolean(entry[1]),
  );
  return `?${new URLSearchParams(next)}`;
}
