import type { OutputOf } from '#kernel/endpoint.ts';
import * as m from '#messages/all.ts';
import { Badge, type Tone } from '#ui/desk/badge.tsx';
import { Card } from '#ui/desk/card.tsx';
import { type DataColumn, DataList } from '#ui/desk/data-list.tsx';
import { EmptyState } from '#ui/desk/empty-state.tsx';
import { Moment } from '#ui/desk/moment.tsx';
import { PageHead } from '#ui/desk/page-head.tsx';
import { Pager } from '#ui/desk/pager.tsx';
import { FilterChoice, FilterForm, FilterSearch, Toolbar } from '#ui/desk/toolbar.tsx';
import { SEARCH_MAX, type subscriberList } from '../../contract/queue.ts';
import { QueueTabs } from './tabs.tsx';
import { countWords } from './words.ts';
import './sheet.css';

type Subscribers = OutputOf<typeof subscriberList>;
type State = Subscribers['rows'][number]['state'];

const toneOf: Record<State, Tone> = { pending: 'plain', confirmed: 'good', unsubscribed: 'plain' };
const wordsOf: Record<State, () => string> = {
  pending: m.office_enquiries_sub_pending,
  confirmed: m.office_enquiries_sub_confirmed,
  unsubscribed: m.office_enquiries_sub_unsubscribed,
};
const STATES: readonly State[] = ['pending', 'confirmed', 'unsubscribed'];

/** Who reads the newsletter, who has not confirmed yet, and who has left. */
export function SubscribersScreen({
  list,
  asked,
}: {
  list: Subscribers;
  asked: Readonly<Record<string, string>>;
}) {
  const next = list.next && `?${new URLSearchParams({ ...asked, after: list.next })}`;
  return (
    <div className="desk-stack eq">
      <PageHead
        title={m.office_enquiries_subscribers()}
        lead={m.office_enquiries_subscribers_lead()}
      />
      <QueueTabs asked={asked} counts={null} />
      <SubscriberFilters asked={asked} />
      <Card
        flush
        title={m.office_enquiries_sub_shown({ count: list.shown, shown: countWords(list.shown) })}
      >
        <DataList
          caption={m.office_enquiries_subscribers()}
          rows={list.rows}
          keyOf={({ id }) => id}
          name={{ label: m.office_enquiries_col_email(), cell: (row) => row.email }}
          columns={columns}
          empty={<EmptyState title={m.office_enquiries_sub_none()} />}
        />
      </Card>
      <Pager
        previous={asked.after ? `?${new URLSearchParams(withoutPlace(asked))}` : null}
        next={next}
      />
    </div>
  );
}

const columns: DataColumn<Subscribers['rows'][number]>[] = [
  {
    label: m.office_enquiries_col_state(),
    quiet: true,
    cell: (row) => <Badge tone={toneOf[row.state]}>{wordsOf[row.state]()}</Badge>,
  },
  {
    label: m.office_enquiries_col_since(),
    cell: (row) => <Moment at={row.since} />,
    tight: true,
  },
  {
    label: m.office_enquiries_sub_asked(),
    cell: (row) => <Moment at={row.askedAt} />,
    tight: true,
  },
];

function SubscriberFilters({ asked }: { asked: Readonly<Record<string, string>> }) {
  return (
    <Toolbar>
      <FilterForm
        key={JSON.stringify(asked)}
        label={m.office_enquiries_filters()}
        clear={asked.q || asked.sub ? '?tab=subscribers' : null}
      >
        <input type="hidden" name="tab" value="subscribers" />
        <FilterSearch label={m.office_enquiries_sub_search()} value={asked.q} max={SEARCH_MAX} />
        <FilterChoice
          name="sub"
          label={m.office_enquiries_col_state()}
          value={asked.sub}
          any={m.office_enquiries_any()}
          options={STATES.map((state) => [state, wordsOf[state]()])}
        />
      </FilterForm>
    </Toolbar>
  );
}

function withoutPlace({
  after: _after,
  ...rest
}: Readonly<Record<string, string>>): Record<string, string> {
  return rest;
}
