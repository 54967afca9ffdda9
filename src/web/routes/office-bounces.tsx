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
import { isSent } from '#ui/forms/submission.ts';
import { institution } from '../../../content/institution.ts';
import { apiContext } from '../context.ts';
import { formOf } from '../form-of.ts';
import { loadFromApi } from '../page-request.ts';
import { onward } from '../redirects.ts';

export function meta() {
  return unlisted(m.office_bounce_title({ name: institution.name }));
}

export async function loader(asking: LoaderFunctionArgs) {
  const params = asking.url.searchParams;
  const [isOpen, before] = [params.get('show') !== 'done', params.get('before')];
  const page = await loadFromApi(asking, bounces, {
    show: isOpen ? 'open' : 'done',
    ...(before ? { before } : {}),
  });
  return { page, isOpen };
}

export async function action({ request, url, context }: ActionFunctionArgs) {
  const acted = await seeToBounce(context.get(apiContext), await formOf(request));
  return isSent(acted) ? onward(url.pathname + url.search) : acted;
}

/** Letters that reached nobody, until somebody has seen to them. */
export default function OfficeBounces() {
  return (
    <>
      <QueueNews queue="bounces" />
      <BounceList {...useLoaderData<typeof loader>()} acted={useActionData<typeof action>()} />
    </>
  );
}
