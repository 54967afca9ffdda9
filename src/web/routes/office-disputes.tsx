import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router';
import type { InputOf } from '#kernel/endpoint.ts';
import * as m from '#messages/all.ts';
import { officeDisputes } from '#modules/disputes/contract/office.ts';
import { actOnDispute } from '#modules/disputes/ui/office/form-actions.ts';
import { DisputesScreen } from '#modules/disputes/ui/office/list.tsx';
import { QueueNews } from '#modules/notifications/ui/queue-news.tsx';
import { unlisted } from '#site/head.ts';
import { apiContext } from '../context.ts';
import { formOf } from '../form-of.ts';
import { loadFromApi as ask } from '../page-request.ts';

export function meta() {
  return unlisted(m.site_title({ page: m.office_disputes() }));
}

const KNOWN = ['q', 'state', 'process', 'officer', 'urgent', 'after', 'before'];

export async function loader(asking: LoaderFunctionArgs) {
  const fields = [...new URL(asking.request.url).searchParams].filter(
    ([name, value]) => KNOWN.includes(name) && value !== '',
  );
  const asked = Object.fromEntries(fields);
  // The contract refuses what is none of its words.
  return {
    asked,
    list: await ask(asking, officeDisputes, asked as InputOf<typeof officeDisputes>),
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await formOf(request);
  const acted = await actOnDispute(context.get(apiContext), String(form.get('id') ?? ''), form);
  return data(acted, { status: acted.status });
}

/** After a refusal too: what refused it may be that somebody was faster, and then the page shows what they did. */
export function shouldRevalidate() {
  return true;
}

export default function OfficeDisputes() {
  const { asked, list } = useLoaderData<typeof loader>();
  return (
    <>
      <QueueNews queue="disputes" />
      <DisputesScreen list={list} asked={asked} acted={useActionData<typeof action>()} />
    </>
  );
}
