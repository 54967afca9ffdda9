import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router';
import * as m from '#messages/all.ts';
import { filingDrafts } from '#modules/filing/contract/draft-reading.ts';
import { postStart } from '#modules/filing/ui/start-actions.ts';
import { StartPage } from '#modules/filing/ui/start-page.tsx';
import { unlisted } from '#site/head.ts';
import { apiContext } from '../context.ts';
import { formOf } from '../form-of.ts';
import { loadFromApi } from '../page-request.ts';
import { onward } from '../redirects.ts';

export function meta() {
  return unlisted(m.site_title({ page: m.filing_start() }));
}

export async function loader({ request, context }: LoaderFunctionArgs) {
  const url = new URL(request.url);
  const { drafts } = await loadFromApi({ url, context }, filingDrafts, {});
  return { drafts, isTaken: url.searchParams.get('taken') === 'yes' };
}

/** Begins a draft, or asks for the code that brings one back. */
export async function action({ request, context }: ActionFunctionArgs) {
  const outcome = await postStart(context.get(apiContext), await formOf(request));
  return 'to' in outcome ? onward(outcome.to, 303) : data(outcome, { status: outcome.status });
}

export default function RequestStart() {
  return <StartPage {...useLoaderData<typeof loader>()} said={useActionData<typeof action>()} />;
}
