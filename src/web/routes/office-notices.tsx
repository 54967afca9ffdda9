import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router';
import * as m from '#messages/all.ts';
import { myNotices } from '#modules/notifications/contract/notices.ts';
import { markAsRead, NoticeList } from '#modules/notifications/ui/notice-list.tsx';
import { unlisted } from '#site/head.ts';
import { isSent } from '#ui/forms/submission.ts';
import { institution } from '../../../content/institution.ts';
import { apiContext } from '../context.ts';
import { formOf } from '../form-of.ts';
import { loadFromApi } from '../page-request.ts';
import { onward } from '../redirects.ts';

export function meta() {
  return unlisted(m.notice_page_title({ name: institution.name }));
}

export async function loader(asking: LoaderFunctionArgs) {
  const before = asking.url.searchParams.get('before');
  return {
    page: await loadFromApi(asking, myNotices, before ? { before } : {}),
    isFirst: before === null,
  };
}

export async function action({ request, url, context }: ActionFunctionArgs) {
  const acted = await markAsRead(context.get(apiContext), await formOf(request));
  return isSent(acted) ? onward(url.pathname + url.search) : acted;
}

/** Somebody's own notices, in the office's frame. */
export default function OfficeNotices() {
  return <NoticeList {...useLoaderData<typeof loader>()} acted={useActionData<typeof action>()} />;
}
