import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router';
import * as m from '#messages/all.ts';
import { appointmentLot } from '#modules/appointments/contract/lots.ts';
import { LotPage } from '#modules/appointments/ui/office/lot.tsx';
import { actOnLot } from '#modules/appointments/ui/office/lot-actions.ts';
import { unlisted } from '#site/head.ts';
import { apiContext } from '../context.ts';
import { formOf } from '../form-of.ts';
import { loadFromApi } from '../page-request.ts';

export function meta() {
  return unlisted(m.site_title({ page: m.office_lot_title() }));
}

export function loader(asking: LoaderFunctionArgs) {
  const after = Number(new URL(asking.request.url).searchParams.get('after') ?? 0);
  return loadFromApi(asking, appointmentLot, {
    id: asking.params.id ?? '',
    ...(after > 0 ? { after } : {}),
  });
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const acted = await actOnLot(context.get(apiContext), params.id ?? '', await formOf(request));
  return data(acted, { status: acted.status });
}

/** After a refusal too: another registrar may have sent it. */
export function shouldRevalidate() {
  return true;
}

export default function OfficeLot() {
  return <LotPage lot={useLoaderData<typeof loader>()} acted={useActionData<typeof action>()} />;
}
