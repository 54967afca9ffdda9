import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router';
import * as m from '#messages/all.ts';
import { filingDraft } from '#modules/filing/contract/draft-reading.ts';
import { filingPayPage } from '#modules/filing/contract.ts';
import { ReceiptPage } from '#modules/filing/ui/receipt-page.tsx';
import { unlisted } from '#site/head.ts';
import { problemOf } from '#ui/forms/submission.ts';
import { attempted } from '../form-submission.ts';
import { loadFromApi } from '../page-request.ts';
import { outward } from '../redirects.ts';

export function meta() {
  return unlisted(m.site_title({ page: m.filing_receipt_title() }));
}

export async function loader({ request, context }: LoaderFunctionArgs) {
  const url = new URL(request.url);
  const id = url.searchParams.get('draft') ?? '';
  const { receipt, footing, fee, address } = await loadFromApi({ url, context }, filingDraft, {
    id,
  });
  if (!receipt) throw data(null, { status: 404 });
  return { id, receipt, footing, fee, address };
}

/** The one form of the page: it leads to where the fee is paid. */
export async function action({ request, context }: ActionFunctionArgs) {
  const url = new URL(request.url);
  const paying = await attempted({ url, context }, 'pay', filingPayPage, {
    id: url.searchParams.get('draft') ?? '',
  });
  if (paying.data) throw outward(paying.data.url);
  return data(paying.attempt, { status: paying.status });
}

export default function RequestReceipt() {
  const loaded = useLoaderData<typeof loader>();
  return <ReceiptPage {...loaded} problem={problemOf(useActionData<typeof action>()) ?? null} />;
}
