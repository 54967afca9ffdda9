import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router';
import * as m from '#messages/all.ts';
import { bounces } from '#modules/notifications/contract/bounces.ts';
import { BounceList, seeToBounce } from '#modules/notifications/ui/bounce-list.tsx';
import { QueueNews } from '#modules/notifications/ui/queue-news.tsx';
import { unlisted } from '#site/head.ts';
import { institution } from '../../../content/institution.ts';
import { asked } from '../asked.ts';
import { apiContext } from '../context.ts';
import { formOf } from '../form-of.ts';
import { onward } from '../onward.ts';

export function meta() {
  return unlisted(m.office_bounce_title({ name: institution.name }));
}

export async function loader(asking: LoaderFunctionArgs) {
  const params = asking.url.searchParams;
  const [isOpen, before] = [params.get('show') !== 'done', params.get('before')];
  const page = await asked(asking, bounces, {
    show: isOpen ? 'open' : 'done',
    ...(before ? { before } : {}),
  });
  return { page, isOpen };
}

export async function action({ request, url, context }: ActionFunctionArgs) {
  const problem = await seeToBounce(context.get(apiContext), await formOf(request));
  if (problem) return { problem };
  return onward(url.pathname + url.search);
}

/** Letters that reached nobody, until somebody has seen to them. */
export default function OfficeBounces() {
  const said = useActionData<typeof action>();
  return (
    <>
      <QueueNews queue="bounces" />
      <BounceList {...useLoaderData<typeof loader>()} problem={said?.problem ?? null} />
    </>
  );
}
