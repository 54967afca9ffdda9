import type { OutputOf } from '#kernel/endpoint.ts';
import type { AssigneeFilter } from '#kernel/queue.ts';
import * as m from '#messages/all.ts';
import { Badge } from '#ui/desk/badge.tsx';
import { Card } from '#ui/desk/card.tsx';
import { type DataColumn, DataList } from '#ui/desk/data-list.tsx';
import { EmptyState } from '#ui/desk/empty-state.tsx';
import { PageHead } from '#ui/desk/page-head.tsx';
import { TabLinks } from '#ui/desk/tab-links.tsx';
import type { officeQueue } from '../contract.ts';
import './sheet.css';
import {
  dueInWords,
  exactly,
  type Item,
  type ItemUrgency,
  reasonInWords,
  toneOf,
  urgencyInWords,
  waitedInWords,
} from './words.ts';

type QueueProps = OutputOf<typeof officeQueue> & { whose: AssigneeFilter };

const urgencies: readonly ItemUrgency[] = ['overdue', 'today', 'soon', 'waiting'];

/** The day's work: what is overdue, due today, due soon, and what waits. */
export function Queue({ items, counts, at, whose }: QueueProps) {
  return (
    <div className="desk-stack">
      <PageHead title={m.office_queue()} lead={leadOf(items)} />
      <WhoseTabs whose={whose} />
      {items.length === 0 ? <EmptyQueue whose={whose} /> : null}
      {urgencies.map((urgency) => (
        <Part
          key={urgency}
          urgency={urgency}
          items={items.filter((item) => item.urgency === urgency)}
          at={at}
        />
      ))}
      {counts.all > items.length && whose === 'all' ? (
        <p className="qu-more">{m.office_queue_more({ shown: items.length, count: counts.all })}</p>
      ) : null}
    </div>
  );
}

function WhoseTabs({ whose }: Pick<QueueProps, 'whose'>) {
  const tab = (value: AssigneeFilter, label: string) => ({
    to: value === 'all' ? '/office' : `/office?whose=${value}`,
    label,
    here: value === whose,
  });
  return (
    <TabLinks
      label={m.office_whose()}
      links={[
        tab('all', m.office_whose_all()),
        tab('mine', m.office_whose_mine()),
        tab('nobody', m.office_whose_nobody()),
      ]}
    />
  );
}

function EmptyQueue({ whose }: Pick<QueueProps, 'whose'>) {
  return (
    <Card>
      <EmptyState title={m.office_empty()}>
        {whose === 'all' ? m.office_empty_words() : m.office_empty_tab()}
      </EmptyState>
    </Card>
  );
}

function Part({
  urgency,
  items,
  at,
}: {
  urgency: ItemUrgency;
  items: readonly Item[];
  at: string;
}) {
  if (items.length === 0) return null;
  const title = urgencyInWords[urgency]();
  return (
    <Card flush title={title} aside={<Badge tone={toneOf[urgency]}>{items.length}</Badge>}>
      <DataList
        caption={title}
        rows={items}
        keyOf={({ kind, id }) => `${kind} ${id}`}
        name={{ label: m.office_who(), cell: ({ who }) => who }}
        to={({ path }) => path}
        columns={columnsAt(at)}
      />
    </Card>
  );
}

function columnsAt(at: string): DataColumn<Item>[] {
  return [
    { label: m.office_what(), cell: ({ what }) => what },
    {
      label: m.office_why(),
      quiet: true,
      tight: true,
      cell: ({ reason, urgency }) => (
        <Badge tone={toneOf[urgency]}>{reasonInWords[reason]()}</Badge>
      ),
    },
    {
      label: m.office_due(),
      tight: true,
      cell: ({ dueAt }) => (dueAt ? <When at={dueAt}>{dueInWords(dueAt, at)}</When> : null),
    },
    {
      label: m.office_waited(),
      tight: true,
      cell: ({ since }) => <When at={since}>{waitedInWords(since, at)}</When>,
    },
    assigneeColumn(),
  ];
}

function assigneeColumn(): DataColumn<Item> {
  return {
    label: m.office_assignee(),
    tight: true,
    end: true,
    cell: ({ assignee, isMine, isOwn }) =>
      isOwn ? (
        <Badge>{m.office_own()}</Badge>
      ) : isMine ? (
        m.office_assignee_you()
      ) : (
        (assignee ?? <Nobody />)
      ),
  };
}

function Nobody() {
  return <span className="t3">{m.office_assignee_nobody()}</span>;
}

function When({ at, children }: { at: string; children: string }) {
  return (
    <time className="tn" dateTime={at} title={exactly(at)}>
      {children}
    </time>
  );
}

function leadOf(items: readonly Item[]): string {
  const overdue = items.filter(({ urgency }) => urgency === 'overdue').length;
  const today = items.filter(({ urgency }) => urgency === 'today').length;
  if (overdue + today === 0) return m.office_lead_calm();
  return m.office_lead({ overdue, today });
}
