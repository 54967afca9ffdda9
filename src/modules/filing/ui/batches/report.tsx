import type { OutputOf } from '#kernel/endpoint.ts';
import * as m from '#messages/all.ts';
import { Button } from '#ui/button.tsx';
import { Badge, type Tone } from '#ui/desk/badge.tsx';
import { Card } from '#ui/desk/card.tsx';
import { DataList } from '#ui/desk/data-list.tsx';
import { EmptyState } from '#ui/desk/empty-state.tsx';
import { Pager } from '#ui/desk/pager.tsx';
import { TabLinks } from '#ui/desk/tab-links.tsx';
import { Link } from '#ui/link.tsx';
import type { batchRows } from '../../contract/batch-contents.ts';
import { type oneBatch, rowStateWords } from '../../contract/batches.ts';

export const SHOWS = ['problems', 'warnings', 'good', 'filed', 'repeats', 'all'] as const;
export type RowFilter = (typeof SHOWS)[number];
type Row = OutputOf<typeof batchRows>['rows'][number];
type Counts = OutputOf<typeof oneBatch>['counts'];

const tabs: Record<
  RowFilter,
  { label: () => string; count: (counts: Counts, warned: number) => number }
> = {
  problems: { label: m.bulk_count_problems, count: ({ bad, stuck }) => bad + stuck },
  warnings: { label: m.bulk_count_warned, count: (_, warned) => warned },
  good: { label: m.bulk_count_good, count: ({ good }, warned) => good - warned },
  filed: { label: m.bulk_count_filed, count: ({ accepted, filed }) => accepted + filed },
  repeats: { label: m.bulk_count_repeats, count: ({ repeat }) => repeat },
  all: {
    label: m.bulk_count_all,
    count: ({ waiting, good, bad, repeat, accepted, stuck, filed }) =>
      waiting + good + bad + repeat + accepted + stuck + filed,
  },
};

const toneOf: Record<Row['state'], Tone> = {
  waiting: 'info',
  good: 'good',
  bad: 'bad',
  repeat: 'plain',
  replaced: 'plain',
  accepted: 'info',
  stuck: 'warn',
  filed: 'good',
};

type ReportProps = {
  batch: OutputOf<typeof oneBatch>;
  report: OutputOf<typeof batchRows>;
  show: RowFilter;
};

/** Row by row: what is wrong with each cell and how to mend it, or the case that it became. */
export function Report({
  batch: { id, counts, warned },
  report: { rows, next },
  show,
}: ReportProps) {
  return (
    <>
      <TabLinks
        label={m.bulk_rows()}
        links={SHOWS.map((one) => ({
          to: `?show=${one}`,
          label: tabs[one].label(),
          count: tabs[one].count(counts, warned),
          here: one === show,
        }))}
      />
      <Card flush>
        <DataList
          caption={m.bulk_rows()}
          rows={rows}
          keyOf={({ number }) => String(number)}
          name={{
            label: m.bulk_row(),
            cell: ({ row, reference }) => `${row} · ${reference || '–'}`,
          }}
          columns={[
            { label: m.bulk_respondent(), cell: ({ respondent }) => respondent || '–' },
            { label: m.bulk_file_state(), quiet: true, cell: (row) => <State row={row} /> },
            { label: toldAs[show](), cell: (row) => <Told row={row} /> },
          ]}
          empty={<EmptyState title={m.bulk_no_rows()}>{m.bulk_no_rows_words()}</EmptyState>}
        />
        <Pager next={next === null ? null : `?show=${show}&after=${next}`} />
      </Card>
      {rows.length > 0 ? (
        <p>
          <Button size="sm" href={`/api/filing/batches/${id}/report?show=${show}`}>
            {m.bulk_download()}
          </Button>{' '}
          {show === 'problems'
            ? m.bulk_mend_words()
            : show === 'warnings'
              ? m.bulk_warned_words()
              : null}
        </p>
      ) : null}
    </>
  );
}

const toldAs: Record<RowFilter, () => string> = {
  problems: m.bulk_what_to_mend,
  warnings: m.bulk_what_law_says,
  good: m.bulk_what_law_says,
  filed: m.bulk_case,
  repeats: m.bulk_case,
  all: m.bulk_case,
};

function State({ row: { state, warnings } }: { row: Row }) {
  if (state === 'good' && warnings.some(({ asks }) => asks))
    return <Badge tone="warn">{m.bulk_state_warned()}</Badge>;
  return <Badge tone={toneOf[state]}>{rowStateWords[state]()}</Badge>;
}

function Told({ row: { problems, warnings, dispute } }: { row: Row }) {
  if (dispute)
    return (
      <Link className="lnk tn" to={`/cases/${dispute.id}`}>
        {dispute.reference}
      </Link>
    );
  if (problems.length + warnings.length === 0) return <>–</>;
  return (
    <ul className="std">
      {problems.map(({ column, code, correction }) => (
        <li key={column + code + correction}>
          <b>{column || m.bulk_whole_row()}</b>: {correction}
        </li>
      ))}
      {warnings.map(({ column, code, says }) => (
        <li key={code}>
          <b>{column}</b>: {says}
        </li>
      ))}
    </ul>
  );
}
