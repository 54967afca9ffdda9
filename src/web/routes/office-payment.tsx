import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router';
import * as m from '#messages/all.ts';
import { officeInvoice } from '#modules/fees/contract/office.ts';
import { actOnMoney } from '#modules/fees/ui/office/form-actions.ts';
import { InvoicePage } from '#modules/fees/ui/office/invoice.tsx';
import { unlisted } from '#site/head.ts';
import { apiContext } from '../context.ts';
import { formOf } from '../form-of.ts';
import { loadFromApi } from '../page-request.ts';

export function meta() {
  return unlisted(m.site_title({ page: m.office_fees_invoice() }));
}

export async function loader(asking: LoaderFunctionArgs) {
  return { invoice: await loadFromApi(asking, officeInvoice, { id: asking.params.id ?? '' }) };
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const acted = await actOnMoney(context.get(apiContext), params.id ?? '', await formOf(request));
  return data(acted, { status: acted.status });
}

export function shouldRevalidate() {
  return true;
}

export default function OfficePayment() {
  return <InvoicePage {...useLoaderData<typeof loader>()} acted={useActionData<typeof action>()} />;
}
