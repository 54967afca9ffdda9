import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import * as m from '#messages/all.ts';
import { filingDraft } from '#modules/filing/contract.ts';
import { ReceiptPage } from '#modules/filing/ui/receipt-page.tsx';
import { unlisted } from '#site/head.ts';
import { asked } from '../asked.ts';

export function meta() {
  return unlisted(m.site_title({ page: m.filing_receipt_title() }));
}

export async function loader({ request, context }: LoaderFunctionArgs) {
  const url = new URL(request.url);
  const { receipt, address } = await asked({ url, context }, filingDraft, { id: url.searchParams.get('draft') ?? '' });
  if (!receipt) throw data(null, { status: 404 });
  return { receipt, address };
}

export default function RequestReceipt() {
  const { receipt, address } = useLoaderData<typeof loader>();
  return <ReceiptPage receipt={receipt} address={address} />;
}
