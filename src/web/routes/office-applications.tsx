import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { InputOf } from '#kernel/endpoint.ts';
import * as m from '#messages/all.ts';
import { QueueNews } from '#modules/notifications/ui/queue-news.tsx';
import { officeApplications } from '#modules/panel/contract/office.ts';
import { ApplicationsPage } from '#modules/panel/ui/office/lists.tsx';
import { unlisted } from '#site/head.ts';
import { loadFromApi } from '../page-request.ts';

export function meta() {
  return unlisted(m.site_title({ page: m.office_panel_applications() }));
}

export async function loader(asking: LoaderFunctionArgs) {
  const query = new URL(asking.request.url).searchParams;
  const filter = {
    state: query.get('state') || 'open',
    list: query.get('list') ?? '',
    q: query.get('q') ?? '',
  };
  // The server tells what is no state and no list of ours.
  const input = { ...filter, page: query.get('page') ?? '1' } as InputOf<typeof officeApplications>;
  return { found: await loadFromApi(asking, officeApplications, input), filter };
}

export default function OfficeApplications() {
  return (
    <>
      <QueueNews queue="applications" />
      <ApplicationsPage {...useLoaderData<typeof loader>()} />
    </>
  );
}
