import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { WHOSE } from '#kernel/queue.ts';
import * as m from '#messages/all.ts';
import { officeQueue } from '#modules/office/contract.ts';
import { Queue } from '#modules/office/ui/queue.tsx';
import { unlisted } from '#site/head.ts';
import { asked } from '../asked.ts';

export function meta() {
  return unlisted(m.site_title({ page: m.office_queue() }));
}

export async function loader(asking: LoaderFunctionArgs) {
  const wanted = new URL(asking.request.url).searchParams.get('whose');
  const whose = WHOSE.find((one) => one === wanted) ?? 'all';
  return { ...(await asked(asking, officeQueue, { whose })), whose };
}

export default function OfficeQueue() {
  return <Queue {...useLoaderData<typeof loader>()} />;
}
