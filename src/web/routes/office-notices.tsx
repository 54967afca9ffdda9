import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect, useActionData, useLoaderData } from 'react-router';
import { withoutLanguage } from '#kernel/language.ts';
import * as m from '#messages/all.ts';
import { myNotices } from '#modules/notifications/contract/notices.ts';
import { markAsRead, NoticeList } from '#modules/notifications/ui/notice-list.tsx';
import { unlisted } from '#site/head.ts';
import { institution } from '../../../content/institution.ts';
import { asked } from '../asked.ts';
import { apiContext } from '../context.ts';
import { formOf } from '../form-of.ts';

export function meta() {
  return unlisted(m.notice_page_title({ name: institution.name }));
}

export async function loader(asking: LoaderFunctionArgs) {
  const before = asking.url.searchParams.get('before');
  return { page: await asked(asking, myNotices, before ? { before } : {}), isFirst: before === null };
}

export async function action({ request, url, context }: ActionFunctionArgs) {
  const problem = await markAsRead(context.get(apiContext), await formOf(request));
  if (problem) return { problem };
  return redirect(withoutLanguage(url.pathname) + url.search);
}

/** Somebody's own notices, in the office's frame. */
export default function OfficeNotices() {
  const said = useActionData<typeof action>();
  return <NoticeList {...useLoaderData<typeof loader>()} problem={said?.problem ?? null} />;
}
