import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router';
import * as m from '#messages/all.ts';
import { officeApplication } from '#modules/panel/contract/office.ts';
import { ApplicationPage } from '#modules/panel/ui/office/application.tsx';
import { actOnApplication } from '#modules/panel/ui/office/form-actions.ts';
import { unlisted } from '#site/head.ts';
import { apiContext } from '../context.ts';
import { formOf } from '../form-of.ts';
import { loadFromApi } from '../page-request.ts';

export function meta() {
  return unlisted(m.site_title({ page: m.office_panel_application() }));
}

export async function loader(asking: LoaderFunctionArgs) {
  const application = await loadFromApi(asking, officeApplication, { id: asking.params.id ?? '' });
  return { application, shown: new URL(asking.request.url).searchParams.get('document') };
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const acted = await actOnApplication(
    context.get(apiContext),
    params.id ?? '',
    await formOf(request),
  );
  return data(acted, { status: acted.status });
}

export default function OfficeApplication() {
  return (
    <ApplicationPage {...useLoaderData<typeof loader>()} acted={useActionData<typeof action>()} />
  );
}
