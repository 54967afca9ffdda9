import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import * as m from '#messages/all.ts';
import { FindPage } from '#modules/response/ui/notice/find.tsx';
import { NoticePage } from '#modules/response/ui/notice/notice.tsx';
import { unlisted } from '#site/head.ts';
import { noticeAt, plainPage } from '../notice-of.ts';
import { secretAddress } from '../secret-address.ts';

export { NoticeErrorPage as ErrorBoundary } from '#modules/response/ui/notice/error-page.tsx';

export const handle = plainPage;
export const headers = secretAddress;

export function meta() {
  return unlisted(m.site_title({ page: m.notice_title() }));
}

export async function loader({ context, params }: LoaderFunctionArgs) {
  const found = await noticeAt({ context }, params);
  return data(
    { ...found, code: params.code ?? '' },
    { status: found.problem === null ? 200 : found.status },
  );
}

export default function Notice() {
  const { notice, problem, code } = useLoaderData<typeof loader>();
  if (notice === null) return <FindPage typed={code} problem={problem} path="/notice" />;
  return <NoticePage notice={notice} code={code} />;
}
