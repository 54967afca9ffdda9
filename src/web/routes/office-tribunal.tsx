import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router';
import * as m from '#messages/all.ts';
import { officeTribunal } from '#modules/appointments/contract/tribunal.ts';
import { actOnTribunal } from '#modules/appointments/ui/office/form-actions.ts';
import { officeTitle } from '#modules/appointments/ui/office/title.ts';
import { OfficeTribunalPage } from '#modules/appointments/ui/office/tribunal.tsx';
import { unlisted } from '#site/head.ts';
import { apiContext } from '../context.ts';
import { formOf } from '../form-of.ts';
import { loadFromApi } from '../page-request.ts';

type Loaded = { loaderData?: Awaited<ReturnType<typeof loader>> | undefined };

export function meta({ loaderData }: Loaded) {
  const page = officeTitle({ choice: loaderData?.choice ?? null });
  return unlisted(m.site_title({ page }));
}

export function loader(asking: LoaderFunctionArgs) {
  return loadFromApi(asking, officeTribunal, {
    id: asking.params.id ?? '',
    q: asking.url.searchParams.get('q') ?? '',
  });
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const acted = await actOnTribunal(
    context.get(apiContext),
    params.id ?? '',
    await formOf(request),
  );
  return data(acted, { status: acted.status });
}

/** After a refusal too: somebody may not be named any more. */
export function shouldRevalidate() {
  return true;
}

export default function OfficeTribunal() {
  return (
    <OfficeTribunalPage
      tribunal={useLoaderData<typeof loader>()}
      acted={useActionData<typeof action>()}
    />
  );
}
