import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router';
import { isDay } from '#kernel/days.ts';
import * as m from '#messages/all.ts';
import { calendarAddress } from '#modules/enquiries/contract/calendars.ts';
import {
  CONSULTATION_VIEWS,
  officeConsultations,
} from '#modules/enquiries/contract/consultations.ts';
import type { ConsultationAddress } from '#modules/enquiries/ui/office-consultations/address.ts';
import { ConsultationList } from '#modules/enquiries/ui/office-consultations/list.tsx';
import { QueueNews } from '#modules/notifications/ui/queue-news.tsx';
import { unlisted } from '#site/head.ts';
import { apiContext } from '../context.ts';
import { loadFromApi } from '../page-request.ts';

export function meta() {
  return unlisted(m.site_title({ page: m.office_consult_heading() }));
}

export async function loader(asking: LoaderFunctionArgs) {
  const query = new URL(asking.request.url).searchParams;
  const wanted: ConsultationAddress = {
    view: CONSULTATION_VIEWS.find((view) => view === query.get('view')) ?? 'to_do',
    whose: query.get('whose') === 'all' ? 'all' : 'mine',
    page: Math.min(999, Math.max(0, Math.floor(Number(query.get('page')) || 0))),
  };
  const day = query.get('day');
  const listed = await loadFromApi(asking, officeConsultations, {
    view: wanted.view,
    whose: wanted.whose,
    ...(isDay(day) ? { day } : {}),
    ...(wanted.page > 0 ? { after: String(wanted.page) } : {}),
  });
  return { wanted, listed };
}

/** The one form of the page: a new private address for the calendar. */
export async function action({ context }: ActionFunctionArgs) {
  const answer = await context.get(apiContext)(calendarAddress, {});
  return answer.outcome === 'done'
    ? { url: answer.data.url }
    : data({ url: null }, { status: answer.outcome === 'refused' ? answer.status : 503 });
}

export default function OfficeConsultations() {
  const { wanted, listed } = useLoaderData<typeof loader>();
  const feedUrl = useActionData<typeof action>()?.url ?? null;
  return (
    <>
      <QueueNews queue="consultations" />
      <ConsultationList listed={listed} asked={wanted} feedUrl={feedUrl} />
    </>
  );
}
