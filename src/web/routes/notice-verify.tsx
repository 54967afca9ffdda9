import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router';
import * as m from '#messages/all.ts';
import { FindPage } from '#modules/response/ui/notice/find.tsx';
import { actOnProof } from '#modules/response/ui/notice/proof-actions.ts';
import { VerifyPage } from '#modules/response/ui/notice/verify.tsx';
import { kindOf, slugOf } from '#modules/response/ui/notice/words.ts';
import { unlisted } from '#site/head.ts';
import { apiContext } from '../context.ts';
import { formOf } from '../form-of.ts';
import { noticeAt, noticePath, plainPage } from '../notice-of.ts';
import { onward } from '../redirects.ts';
import { secretAddress } from '../secret-address.ts';

export { NoticeErrorPage as ErrorBoundary } from '#modules/response/ui/notice/error-page.tsx';

export const handle = plainPage;
export const headers = secretAddress;

export function meta() {
  return unlisted(m.site_title({ page: m.notice_verify_title() }));
}

/** Where they wanted to go; an address from outside leads nowhere. */
function thenOf(text: string | null): string {
  const kind = kindOf(text ?? undefined);
  return kind ? slugOf(kind) : '';
}

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const found = await noticeAt({ context }, params);
  const asked = new URL(request.url).searchParams;
  const then = thenOf(asked.get('then'));
  if (found.notice?.isVerified) throw onward(noticePath(params.code, then && `/${then}`));
  return data(
    { ...found, then, sent: asked.get('sent') ?? '', code: params.code ?? '' },
    { status: found.problem === null ? 200 : found.status },
  );
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const form = await formOf(request);
  form.set('then', thenOf(String(form.get('then') ?? '')));
  const acted = await actOnProof(context.get(apiContext), (params.code ?? '').slice(0, 20), form);
  if ('goTo' in acted) throw onward(noticePath(params.code, acted.goTo));
  return data(acted, { status: acted.status });
}

export default function NoticeVerify() {
  const { notice, problem, then, sent, code } = useLoaderData<typeof loader>();
  const posted = useActionData<typeof action>();
  if (notice === null) return <FindPage typed={code} problem={problem} path="/notice" />;
  return <VerifyPage {...{ notice, code, then, sent, posted }} />;
}
