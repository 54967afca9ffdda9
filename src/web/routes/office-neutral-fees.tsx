import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router';
import * as m from '#messages/all.ts';
import { officeNeutralFees } from '#modules/fees/contract/neutral-fees.ts';
import { actOnNeutralFees } from '#modules/fees/ui/neutral-fee-actions.ts';
import { NeutralFeesPage } from '#modules/fees/ui/office/neutral-fees.tsx';
import { unlisted } from '#site/head.ts';
import { apiContext } from '../context.ts';
import { formOf } from '../form-of.ts';
import { loadFromApi } from '../page-request.ts';

export function meta() {
  return unlisted(m.site_title({ page: m.office_payout_title() }));
}

export function loader(asking: LoaderFunctionArgs) {
  return loadFromApi(asking, officeNeutralFees, {});
}

export async function action({ request, context }: ActionFunctionArgs) {
  const acted = await actOnNeutralFees(context.get(apiContext), await formOf(request));
  return data(acted, { status: acted.status });
}

/** After a refusal too: somebody may have been faster. */
export function shouldRevalidate() {
  return true;
}

/** Fees of neutrals, from what they earned to the bank's reference. */
export default function OfficeNeutralFees() {
  return (
    <NeutralFeesPage
      found={useLoaderData<typeof loader>()}
      acted={useActionData<typeof action>()}
    />
  );
}
