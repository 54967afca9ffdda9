import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router';
import * as m from '#messages/all.ts';
import { UNPROVED } from '#modules/response/contract/words.ts';
import { noticeDraftOpening } from '#modules/response/contract.ts';
import { ChoicePage } from '#modules/response/ui/notice/choice-page.tsx';
import { EMPTY } from '#modules/response/ui/notice/content.ts';
import { FindPage } from '#modules/response/ui/notice/find.tsx';
import { ReviewPage } from '#modules/response/ui/notice/form.tsx';
import { actOnChoice } from '#modules/response/ui/notice/form-actions.ts';
import { choices as choiceWords, kindOf } from '#modules/response/ui/notice/words.ts';
import { unlisted } from '#site/head.ts';
import { apiContext } from '../context.ts';
import { formOf } from '../form-of.ts';
import { noticeAt, noticePath, plainPage } from '../notice-of.ts';
import { onward } from '../redirects.ts';
import { secretAddress } from '../secret-address.ts';

export { NoticeErrorPage as ErrorBoundary } from '#modules/response/ui/notice/error-page.tsx';

export const handle = plainPage;
export const headers = secretAddress;

export function meta({ params }: { params: { choice?: string } }) {
  const kind = kindOf(params.choice);
  return unlisted(m.site_title({ page: kind ? choiceWords[kind].label() : m.notice_title() }));
}

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const kind = kindOf(params.choice);
  if (kind === null) throw data(null, { status: 404 });
  const found = await noticeAt({ context }, params);
  const code = params.code ?? '';
  const step = new URL(request.url).searchParams.get('step');
  if (found.notice === null)
    return data({ ...found, kind, code, step, draft: null }, { status: found.status });
  const { isVerified, choices } = found.notice;
  if (!isVerified && !UNPROVED.includes(kind))
    throw onward(noticePath(code, `/verify?then=${params.choice}`));
  if (!choices.includes(kind)) throw onward(noticePath(code));
  const draft = isVerified
    ? await context.get(apiContext)(noticeDraftOpening, { code, kind })
    : null;
  return data(
    { ...found, kind, code, step, draft: draft?.outcome === 'done' ? draft.data : null },
    { status: 200 },
  );
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const kind = kindOf(params.choice);
  if (kind === null) throw data(null, { status: 404 });
  const found = await noticeAt({ context }, params);
  if (found.notice === null) throw onward(noticePath(params.code));
  const acting = { code: (params.code ?? '').slice(0, 20), kind, notice: found.notice };
  const acted = await actOnChoice(context.get(apiContext), acting, await formOf(request));
  if ('goTo' in acted) throw onward(noticePath(params.code, acted.goTo));
  return data(acted, { status: acted.status });
}

export default function NoticeChoice() {
  const { notice, problem, kind, code, step, draft } = useLoaderData<typeof loader>();
  const posted = useActionData<typeof action>();
  if (notice === null) return <FindPage typed={code} problem={problem} path="/notice" />;
  const seen = { notice, code, kind };
  if (step === 'review' && draft?.content)
    return (
      <ReviewPage
        {...seen}
        lines={draft.lines}
        costs={draft.costs}
        savedAt={draft.savedAt}
        posted={posted}
      />
    );
  return (
    <ChoicePage {...seen} content={posted?.content ?? draft?.content ?? EMPTY} posted={posted} />
  );
}
