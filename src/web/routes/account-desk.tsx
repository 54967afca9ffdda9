import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router';
import * as m from '#messages/all.ts';
import { neutralDesk } from '#modules/appointments/contract/desk.ts';
import { NeutralDeskPage } from '#modules/appointments/ui/neutral/desk.tsx';
import { actOnDesk } from '#modules/appointments/ui/neutral/desk-actions.ts';
import { unlisted } from '#site/head.ts';
import { apiContext } from '../context.ts';
import { formOf } from '../form-of.ts';
import { loadFromApi } from '../page-request.ts';

export function meta() {
  return unlisted(m.site_title({ page: m.desk_title() }));
}

export function loader(asking: LoaderFunctionArgs) {
  return loadFromApi(asking, neutralDesk, {});
}

export async function action({ request, context }: ActionFunctionArgs) {
  const acted = await actOnDesk(context.get(apiContext), await formOf(request));
  return data(acted, { status: acted.status });
}

/** What waits for a neutral. */
export default function AccountDesk() {
  return (
    <NeutralDeskPage desk={useLoaderData<typeof loader>()} acted={useActionData<typeof action>()} />
  );
}
