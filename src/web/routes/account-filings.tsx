import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router';
import * as m from '#messages/all.ts';
import { myBatches, newBatch } from '#modules/filing/contract/batches.ts';
import { Filings } from '#modules/filing/ui/batches/list.tsx';
import { unlisted } from '#site/head.ts';
import { textIn } from '#ui/forms/values.ts';
import { formOf } from '../form-of.ts';
import { attempted } from '../form-submission.ts';
import { loadFromApi } from '../page-request.ts';
import { onward } from '../redirects.ts';

export function meta() {
  return unlisted(m.site_title({ page: m.bulk_heading() }));
}

export async function loader(asking: LoaderFunctionArgs) {
  const after = asking.url.searchParams.get('after');
  return { found: await loadFromApi(asking, myBatches, after ? { after } : {}) };
}

export async function action(asking: ActionFunctionArgs) {
  const form = await formOf(asking.request);
  const text = (name: string) => textIn(form, name);
  const {
    attempt,
    data: made,
    status,
  } = await attempted(asking, 'begin', newBatch, {
    institution: text('institution'),
    title: text('title'),
  });
  if (made) return onward(`/account/filings/${made.id}`);
  return data(attempt, { status });
}

export default function AccountFilings() {
  return <Filings {...useLoaderData<typeof loader>()} said={useActionData<typeof action>()} />;
}
