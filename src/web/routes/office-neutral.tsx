import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router';
import * as m from '#messages/all.ts';
import { officeNeutral } from '#modules/panel/contract/neutrals.ts';
import { actOnNeutral } from '#modules/panel/ui/office/form-actions.ts';
import { NeutralPage } from '#modules/panel/ui/office/neutral.tsx';
import { unlisted } from '#site/head.ts';
import { apiContext } from '../context.ts';
import { formOf } from '../form-of.ts';
import { loadFromApi } from '../page-request.ts';

export function meta() {
  return unlisted(m.site_title({ page: m.office_panel_neutral() }));
}

export function loader(asking: LoaderFunctionArgs) {
  return loadFromApi(asking, officeNeutral, { id: asking.params.id ?? '' });
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const acted = await actOnNeutral(context.get(apiContext), params.id ?? '', await formOf(request));
  return data(acted, { status: acted.status });
}

export default function OfficeNeutral() {
  return (
    <NeutralPage found={useLoaderData<typeof loader>()} acted={useActionData<typeof action>()} />
  );
}
