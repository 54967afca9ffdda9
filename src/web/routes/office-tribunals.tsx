import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router';
import type { InputOf } from '#kernel/endpoint.ts';
import * as m from '#messages/all.ts';
import { tribunalsToForm } from '#modules/appointments/contract/lots.ts';
import { makeLot } from '#modules/appointments/ui/office/lot-actions.ts';
import { TribunalsPage } from '#modules/appointments/ui/office/tribunals.tsx';
import { unlisted } from '#site/head.ts';
import { apiContext } from '../context.ts';
import { formOf } from '../form-of.ts';
import { loadFromApi } from '../page-request.ts';
import { onward } from '../redirects.ts';

export function meta() {
  return unlisted(m.site_title({ page: m.office_forming_title() }));
}

const KNOWN = ['claimant', 'officer', 'after'];

export async function loader(asking: LoaderFunctionArgs) {
  const fields = [...new URL(asking.request.url).searchParams].filter(
    ([name, value]) => KNOWN.includes(name) && value !== '',
  );
  const asked = Object.fromEntries(fields);
  // The contract refuses what is none of its words.
  const page = await loadFromApi(asking, tribunalsToForm, asked as InputOf<typeof tribunalsToForm>);
  return { asked, page };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const made = await makeLot(context.get(apiContext), await formOf(request));
  return typeof made === 'string' ? onward(made) : data(made, { status: made.status });
}

export default function OfficeTribunals() {
  return (
    <TribunalsPage {...useLoaderData<typeof loader>()} acted={useActionData<typeof action>()} />
  );
}
