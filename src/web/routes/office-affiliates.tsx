import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router';
import * as m from '#messages/all.ts';
import { affiliates } from '#modules/appointments/contract/affiliates.ts';
import { actOnAffiliates } from '#modules/appointments/ui/office/affiliate-actions.ts';
import { AffiliatesPage } from '#modules/appointments/ui/office/affiliates.tsx';
import { unlisted } from '#site/head.ts';
import { apiContext } from '../context.ts';
import { formOf } from '../form-of.ts';
import { loadFromApi } from '../page-request.ts';

export function meta() {
  return unlisted(m.site_title({ page: m.office_affiliates_title() }));
}

export async function loader(asking: LoaderFunctionArgs) {
  const { searchParams } = new URL(asking.request.url);
  const [name, after] = [searchParams.get('name') ?? '', searchParams.get('after')];
  return {
    name,
    page: await loadFromApi(asking, affiliates, { name, ...(after ? { after } : {}) }),
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const acted = await actOnAffiliates(context.get(apiContext), await formOf(request));
  return data(acted, { status: acted.status });
}

export default function OfficeAffiliates() {
  return (
    <AffiliatesPage {...useLoaderData<typeof loader>()} acted={useActionData<typeof action>()} />
  );
}
