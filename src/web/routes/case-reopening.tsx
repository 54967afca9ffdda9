import {
  type ActionFunctionArgs,
  type ClientActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
  useParams,
} from 'react-router';
import * as m from '#messages/all.ts';
import { theDispute } from '#modules/disputes/contract/party-view.ts';
import { ReopeningForm } from '#modules/response/ui/party/reopening.tsx';
import { askReopening } from '#modules/response/ui/party/reopening-action.ts';
import { unlisted } from '#site/head.ts';
import { PageHead } from '#ui/desk/page-head.tsx';
import { isSent } from '#ui/forms/submission.ts';
import { actionResult, isConnectionLost, overLine } from '../connection-lost.ts';
import { apiContext } from '../context.ts';
import { formOf } from '../form-of.ts';
import { loadFromApi } from '../page-request.ts';
import { onward } from '../redirects.ts';

export function meta() {
  return unlisted(m.site_title({ page: m.case_reopening() }));
}

export async function loader(asking: LoaderFunctionArgs) {
  const { reference, may } = await loadFromApi(asking, theDispute, { id: asking.params.id ?? '' });
  // Whoever has nothing to ask for here finds on the page of the case what there is to do.
  if (!may.includes('reopening_asked')) throw onward(`/cases/${asking.params.id}`);
  return { reference };
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const asking = await askReopening(
    context.get(apiContext),
    params.id ?? '',
    await formOf(request),
  );
  return isSent(asking)
    ? onward(`/cases/${params.id}`, 303)
    : data(asking, { status: asking.status });
}

export function clientAction({ serverAction }: ClientActionFunctionArgs) {
  return overLine(
    () => serverAction<typeof action>(),
    () => false,
  );
}

export function shouldRevalidate({ actionResult }: { actionResult?: unknown }) {
  return !isConnectionLost(actionResult);
}

/** A respondent asks to be heard after all (ACA s. 25). */
export default function CaseReopening() {
  const { reference } = useLoaderData<typeof loader>();
  const came = actionResult(useActionData<typeof action | typeof clientAction>());
  return (
    <div className="desk-stack">
      <PageHead title={m.case_reopening()} lead={reference} />
      <ReopeningForm id={useParams().id ?? ''} asked={came} />
    </div>
  );
}
