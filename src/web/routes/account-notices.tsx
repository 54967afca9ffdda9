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
import { institution } from '../../../content/institution.ts';
import { asked } from '../asked.ts';
import { apiContext } from '../context.ts';
import { formOf } from '../form-of.ts';
import { onward } from '../onward.ts';

export function meta() {
  return unlisted(m.notice_page_title({ name: institution.name }));
}

export async function loader(asking: LoaderFunctionArgs) {
  const before = asking.url.searchParams.get('before');
  return {
    page: await asked(asking, myNotices, before ? { before } : {}),
    isFirst: before === null,
  };
}

export async function action({ request, url, context }: ActionFunctionArgs) {
  const problem = await markAsRead(context.get(apiContext), await formOf(request));
  if (problem) return { problem };
  return onward(url.pathname + url.search);
}

/** Somebody's own notices, in the frame of her account. */
export default function AccountNotices() {
  const said = useActionData<typeof action>();
  return <NoticeList {...useLoaderData<typeof loader>()} problem={said?.problem ?? null} />;
}
