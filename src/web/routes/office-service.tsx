import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router';
import * as m from '#messages/all.ts';
import { officeService } from '#modules/service/contract/office.ts';
import { actOnService } from '#modules/service/ui/office/form-actions.ts';
import { ServicePage } from '#modules/service/ui/office/page.tsx';
import { unlisted } from '#site/head.ts';
import { apiContext } from '../context.ts';
import { formOf } from '../form-of.ts';
import { loadFromApi } from '../page-request.ts';

export function meta() {
  return unlisted(m.site_title({ page: m.office_service_title() }));
}

export function loader(asking: LoaderFunctionArgs) {
  const page = asking.url.searchParams.get('page') ?? '';
  const asked = /^\d{1,5}$/.test(page) ? { page } : {};
  return loadFromApi(asking, officeService, { id: asking.params.id ?? '', ...asked });
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const acted = await actOnService(context.get(apiContext), params.id ?? '', await formOf(request));
  return data(acted, { status: acted.status });
}

export default function OfficeService() {
  return (
    <ServicePage ledger={useLoaderData<typeof loader>()} acted={useActionData<typeof action>()} />
  );
}
