import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router';
import type { InputOf } from '#kernel/endpoint.ts';
import * as m from '#messages/all.ts';
import { officeInvoices } from '#modules/fees/contract/office.ts';
import { officePayments } from '#modules/fees/contract/payments.ts';
import { paymentMatching } from '#modules/fees/contract/transfers.ts';
import { actOnMoney } from '#modules/fees/ui/office/form-actions.ts';
import type { MatchPreview } from '#modules/fees/ui/office/match-form.tsx';
import { type MoneyListFilter, PaymentsPage } from '#modules/fees/ui/office/payments.tsx';
import { WaitingPage } from '#modules/fees/ui/office/waiting.tsx';
import { unlisted } from '#site/head.ts';
import { apiContext } from '../context.ts';
import { formOf } from '../form-of.ts';
import { loadFromApi } from '../page-request.ts';

export function meta() {
  return unlisted(m.site_title({ page: m.office_fees() }));
}

export async function loader(asking: LoaderFunctionArgs) {
  const query = new URL(asking.request.url).searchParams;
  const [show, q, before] = [showOf(query.get('show')), query.get('q') ?? '', query.get('before')];
  if (show === 'match') {
    const [money, sought] = [
      await loadFromApi(asking, officePayments, {}),
      await soughtIn(asking, query),
    ];
    return { money, sought, found: null, filter: { show, q } };
  }
  const input: InputOf<typeof officeInvoices> = { show, q, ...(before ? { before } : {}) };
  return {
    money: null,
    sought: null,
    found: await loadFromApi(asking, officeInvoices, input),
    filter: { show, q },
  };
}

/** The invoice that somebody seeks for a payment, by what they typed. */
async function soughtIn(
  { context }: LoaderFunctionArgs,
  query: URLSearchParams,
): Promise<MatchPreview | null> {
  const [payment, invoice] = [query.get('payment'), query.get('invoice')];
  if (!payment || !invoice) return null;
  const answer = await context.get(apiContext)(paymentMatching, { id: payment, invoice });
  if (answer.outcome === 'done') return { payment, invoice, found: answer.data, problem: null };
  const problem = answer.outcome === 'refused' ? answer.error.message : '';
  return { payment, invoice, found: null, problem: problem || m.error_unexpected() };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const acted = await actOnMoney(context.get(apiContext), null, await formOf(request));
  return data(acted, { status: acted.status });
}

/** After a refusal too: what refused it may be that somebody was faster, and then the page shows what they did. */
export function shouldRevalidate() {
  return true;
}

export default function OfficePayments() {
  const { money, sought, found, filter } = useLoaderData<typeof loader>();
  const acted = useActionData<typeof action>();
  return money ? (
    <WaitingPage money={money} sought={sought} acted={acted} />
  ) : (
    <PaymentsPage found={found} asked={filter} acted={acted} />
  );
}

function showOf(text: string | null): MoneyListFilter {
  return text === 'settled' || text === 'all' || text === 'match' ? text : 'unpaid';
}
