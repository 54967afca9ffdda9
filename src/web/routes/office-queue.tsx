import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { ASSIGNEE_FILTERS } from '#kernel/queue.ts';
import * as m from '#messages/all.ts';
import { officeQueue } from '#modules/office/contract.ts';
import { Queue } from '#modules/office/ui/queue.tsx';
import { unlisted } from '#site/head.ts';
import { loadFromApi } from '../page-request.ts';

export function meta() {
  return unlisted(m.site_title({ page: m.office_queue() }));
}

export async function loader(asking: LoaderFunctionArgs) {
  const wanted = new URL(asking.request.url).searchParams.get('whose');
  const whose = ASSIGNEE_FILTERS.find((one) => one === wanted) ?? 'all';
  return { ...(await loadFromApi(asking, officeQueue, { whose })), whose };
}

export default function OfficeQueue() {
  return <Queue {...useLoaderData<typeof loader>()} />;
}
