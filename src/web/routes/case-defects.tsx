import {
  type ActionFunctionArgs,
  type ClientActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router';
import * as m from '#messages/all.ts';
import { disputeDefects } from '#modules/disputes/contract/documents.ts';
import { DefectsPage } from '#modules/disputes/ui/defects/defects.tsx';
import { sendAgain } from '#modules/disputes/ui/defects/form-action.ts';
import { unlisted } from '#site/head.ts';
import { PageHead } from '#ui/desk/page-head.tsx';
import { isSent } from '#ui/forms/submission.ts';
import { actionResult, isConnectionLost, overLine } from '../connection-lost.ts';
import { apiContext } from '../context.ts';
import { formOf } from '../form-of.ts';
import { loadFromApi } from '../page-request.ts';

export function meta() {
  return unlisted(m.site_title({ page: m.dispute_defects_title() }));
}

export async function loader(asking: LoaderFunctionArgs) {
  return { defects: await loadFromApi(asking, disputeDefects, { id: asking.params.id ?? '' }) };
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const sent = await sendAgain(context.get(apiContext), params.id ?? '', await formOf(request));
  return data(sent, { status: sent.status });
}

export function clientAction({ serverAction }: ClientActionFunctionArgs) {
  return overLine(() => serverAction<typeof action>(), isSent);
}

export function shouldRevalidate({ actionResult }: { actionResult?: unknown }) {
  return !isConnectionLost(actionResult);
}

export default function CaseDefects() {
  const { defects } = useLoaderData<typeof loader>();
  return (
    <div className="desk-stack">
      <PageHead title={m.dispute_defects_title()} lead={defects.reference} />
      <DefectsPage
        defects={defects}
        sent={actionResult(useActionData<typeof action | typeof clientAction>())}
      />
    </div>
  );
}
