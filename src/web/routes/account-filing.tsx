import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router';
import * as m from '#messages/all.ts';
import { batchAcceptance, batchRows } from '#modules/filing/contract/batch-contents.ts';
import { oneBatch } from '#modules/filing/contract/batches.ts';
import { BatchPage } from '#modules/filing/ui/batches/batch.tsx';
import { SHOWS } from '#modules/filing/ui/batches/report.tsx';
import { sendChosen } from '#modules/filing/ui/batches/upload-files.ts';
import { unlisted } from '#site/head.ts';
import { refusedAt, wasSent } from '#ui/forms/submission.ts';
import { apiContext } from '../context.ts';
import { formOf } from '../form-of.ts';
import { attempted } from '../form-submission.ts';
import { loadFromApi } from '../page-request.ts';

export function meta() {
  return unlisted(m.site_title({ page: m.bulk_heading() }));
}

export async function loader(asking: LoaderFunctionArgs) {
  const id = String(asking.params.id);
  const query = asking.url.searchParams;
  const show = SHOWS.find((one) => one === query.get('show')) ?? 'problems';
  const after = query.get('after');
  const batch = await loadFromApi(asking, oneBatch, { id });
  return {
    batch,
    show,
    report: await loadFromApi(asking, batchRows, { id, show, ...(after ? { after } : {}) }),
  };
}

export async function action(asking: ActionFunctionArgs) {
  const id = String(asking.params.id);
  const form = await formOf(asking.request);
  if (form.get('act') === 'accept') {
    const warned = form.get('warned');
    const accepting = { id, ...(warned ? { warned: Number(warned) } : {}) };
    const { attempt, data: done } = await attempted(asking, 'accept', batchAcceptance, accepting);
    const message = done ? m.bulk_accepted({ count: done.accepted }) : attempt.message;
    return data({ ...attempt, message }, { status: attempt.status });
  }
  const problem = await sendChosen(asking.context.get(apiContext), id, form);
  const post = { form, intent: 'send', values: {} };
  const acted = problem ? refusedAt(post, problem) : wasSent(post);
  return data(acted, { status: acted.status });
}

export default function AccountFiling() {
  return <BatchPage {...useLoaderData<typeof loader>()} acted={useActionData<typeof action>()} />;
}
