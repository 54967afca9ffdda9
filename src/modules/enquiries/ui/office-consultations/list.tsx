import type { OutputOf } from '#kernel/endpoint.ts';
import * as m from '#messages/all.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/desk/card.tsx';
import { DataList } from '#ui/desk/data-list.tsx';
import { EmptyState } from '#ui/desk/empty-state.tsx';
import { Moment } from '#ui/desk/moment.tsx';
import { Notice } from '#ui/desk/notice.tsx';
import { PageHead } from '#ui/desk/page-head.tsx';
import { Pager } from '#ui/desk/pager.tsx';
import { TabLinks } from '#ui/desk/tab-links.tsx';
import { CONSULTATION_VIEWS, type officeConsultations } from '../../contract/consultations.ts';
import { addressOf, type ConsultationAddress, type ConsultationView } from './address.ts';
import './sheet.css';
import { PostForm } from '#ui/forms/post-form.tsx';
import { columnsOf } from './list-columns.tsx';
import { Week } from './week.tsx';

type Listed = OutputOf<typeof officeConsultations>;

type ListProps = { listed: Listed; asked: ConsultationAddress; feedUrl: string | null };

const labels: Record<ConsultationView, () => string> = {
  to_do: m.office_consult_view_to_do,
  waiting: m.office_consult_view_waiting,
  booked: m.office_consult_view_booked,
  missed: m.office_consult_view_missed,
  held: m.office_consult_view_held,
  week: m.office_consult_view_week,
};

/** What the office has to do about consultations: requests, offers, bookings, or an officer's week. */
export function ConsultationList({ listed, asked, feedUrl }: ListProps) {
  const { view, whose, page } = asked;
  const { entries, counts, week, hasMore } = listed;
  const other = whose === 'mine' ? 'all' : 'mine';
  return (
    <div className="desk-stack">
      <PageHead title={m.office_consult_heading()} lead={m.office_consult_lead()}>
        <Button size="sm" to={addressOf({ view, whose: other, page: 0 })}>
          {whose === 'mine' ? m.office_consult_show_all() : m.office_consult_show_mine()}
        </Button>
      </PageHead>
      <TabLinks
        label={m.office_consult_views()}
        links={CONSULTATION_VIEWS.map((one) => ({
          to: addressOf({ view: one, whose, page: 0 }),
          label: labels[one](),
          here: one === view,
          ...(one in counts ? { count: counts[one as keyof typeof counts] } : {}),
        }))}
      />
      {week ? (
        <Week entries={entries} week={week} asked={asked} />
      ) : (
        <Card flush>
          <DataList
            caption={labels[view]()}
            rows={entries}
            keyOf={({ id }) => id}
            name={{ label: m.office_consult_visitor(), cell: ({ visitor }) => visitor }}
            to={({ requestId }) => `/office/consultations/${requestId}`}
            columns={columnsOf(view)}
            pinned={({ isUrgent }) => isUrgent}
            empty={<Nothing view={view} />}
          />
          <Pager
            previous={page > 0 ? addressOf({ view, whose, page: page - 1 }) : null}
            next={hasMore ? addressOf({ view, whose, page: page + 1 }) : null}
          />
        </Card>
      )}
      <Feed madeAt={listed.feedMadeAt} url={feedUrl} />
    </div>
  );
}

function Nothing({ view }: { view: ConsultationView }) {
  return (
    <EmptyState title={m.office_consult_nothing()}>
      {view === 'to_do' ? m.office_consult_nothing_to_do() : m.office_consult_nothing_here()}
    </EmptyState>
  );
}

/** The private calendar address: shown once, when it was made. */
function Feed({ madeAt, url }: { madeAt: string | null; url: string | null }) {
  return (
    <Card title={m.office_consult_feed()}>
      <div className="desk-form">
        <p>{m.office_consult_feed_words()}</p>
        {url ? (
          <Notice tone="good" live="status" title={m.office_consult_feed_made()}>
            <p className="ocs-feed">
              <a href={url.replace(/^https?:/, 'webcal:')}>{url}</a>
            </p>
          </Notice>
        ) : null}
        {!url && madeAt ? (
          <p className="t2">
            {m.office_consult_feed_since()} <Moment at={madeAt} />
          </p>
        ) : null}
        <PostForm>
          <Button type="submit" size="sm">
            {madeAt ? m.office_consult_feed_renew() : m.office_consult_feed_make()}
          </Button>
        </PostForm>
      </div>
    </Card>
  );
}
