import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import * as m from '#messages/all.ts';
import { noticeReceipt } from '#modules/response/contract.ts';
import { ReceiptPage } from '#modules/response/ui/notice/receipt.tsx';
import { unlisted } from '#site/head.ts';
import { apiContext } from '../context.ts';
import { noticeAt, noticePath, plainPage } from '../notice-of.ts';
import { onward } from '../redirects.ts';
import { secretAddress } from '../secret-address.ts';

export { NoticeErrorPage as ErrorBoundary } from '#modules/response/ui/notice/error-page.tsx';

export const handle = plainPage;
export const headers = secretAddress;

export function meta() {
  return unlisted(m.site_title({ page: m.notice_done_title() }));
}

export async function loader({ context, params }: LoaderFunctionArgs) {
  const found = await noticeAt({ context }, params);
  const code = params.code ?? '';
  const receipt = await context.get(apiContext)(noticeReceipt, { code, id: params.id ?? '' });
  if (found.notice === null || receipt.outcome !== 'done') throw onward(noticePath(code));
  return data({ notice: found.notice, receipt: receipt.data, code });
}

export default function NoticeSent() {
  const { notice, receipt, code } = useLoaderData<typeof loader>();
  return <ReceiptPage notice={notice} receipt={receipt} code={code} />;
}
