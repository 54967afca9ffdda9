import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router';
import * as m from '#messages/all.ts';
import { disputeMoney } from '#modules/fees/contract/dispute-money.ts';
import { decideOnMoney } from '#modules/fees/ui/office/decision-actions.ts';
import { DisputeMoneyPage } from '#modules/fees/ui/office/dispute-money.tsx';
import { unlisted } from '#site/head.ts';
import { apiContext } from '../context.ts';
import { formOf } from '../form-of.ts';
import { loadFromApi } from '../page-request.ts';

export function meta() {
  return unlisted(m.site_title({ page: m.office_fees_dispute() }));
}

export async function loader(asking: LoaderFunctionArgs) {
  return { money: await loadFromApi(asking, disputeMoney, { id: asking.params.id ?? '' }) };
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const acted = await decideOnMoney({
    api: context.get(apiContext),
    id: params.id ?? '',
    form: await formOf(request),
  });
  return data(acted, { status: acted.status });
}

/** After a refusal too: what refused it may be that a colleague was faster. */
export function shouldRevalidate() {
  return true;
}

export default function OfficeDisputeMoney() {
  return (
    <DisputeMoneyPage {...useLoaderData<typeof loader>()} acted={useActionData<typeof action>()} />
  );
}
