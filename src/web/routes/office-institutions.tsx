import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router';
import * as m from '#messages/all.ts';
import { institutionList, newInstitution } from '#modules/filing/contract/institutions.ts';
import { entryIn } from '#modules/filing/ui/institutions/entry.ts';
import { Institutions } from '#modules/filing/ui/institutions/pages.tsx';
import { unlisted } from '#site/head.ts';
import { formOf } from '../form-of.ts';
import { attempted } from '../form-submission.ts';
import { loadFromApi } from '../page-request.ts';
import { onward } from '../redirects.ts';

export function meta() {
  return unlisted(m.site_title({ page: m.office_institutions() }));
}

export async function loader(asking: LoaderFunctionArgs) {
  const after = asking.url.searchParams.get('after');
  return { found: await loadFromApi(asking, institutionList, after ? { after } : {}) };
}

export async function action(asking: ActionFunctionArgs) {
  const form = await formOf(asking.request);
  const {
    attempt,
    data: made,
    status,
  } = await attempted(asking, 'make', newInstitution, entryIn(form));
  return made ? onward(`/office/institutions/${made.id}`) : data(attempt, { status });
}

export default function OfficeInstitutions() {
  return <Institutions {...useLoaderData<typeof loader>()} said={useActionData<typeof action>()} />;
}
