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
import { performanceOf } from '#modules/performance/contract/performance.ts';
import { actOnPerformance } from '#modules/performance/ui/form-actions.ts';
import { PerformancePage } from '#modules/performance/ui/performance.tsx';
import { isSent } from '#ui/forms/submission.ts';
import { caseTitle } from '../cases/opening.ts';
import { actionResult, isConnectionLost, overLine } from '../connection-lost.ts';
import { apiContext } from '../context.ts';
import { formOf } from '../form-of.ts';
import { loadFromApi } from '../page-request.ts';

type Loaded = { loaderData?: Awaited<ReturnType<typeof loader>> | undefined };

export function meta({ loaderData }: Loaded) {
  return caseTitle(loaderData, m.performance_title());
}

export function loader(asking: LoaderFunctionArgs) {
  return loadFromApi(asking, performanceOf, { id: asking.params.id ?? '' });
}

export async function action(asking: ActionFunctionArgs) {
  const { request, context, params } = asking;
  const [api, id] = [context.get(apiContext), params.id ?? ''];
  const view = await loadFromApi(asking, performanceOf, { id });
  const sent = await actOnPerformance({ api, id, view, form: await formOf(request) });
  return data(sent, { status: sent.status });
}

export function clientAction({ serverAction }: ClientActionFunctionArgs) {
  return overLine(() => serverAction<typeof action>(), isSent);
}

export function shouldRevalidate({ actionResult: came }: { actionResult?: unknown }) {
  return !isConnectionLost(came);
}

/** What a settlement promises and what became of it, for both sides; for everybody else there is no such page. */
export default function CasePerformance() {
  const sent = actionResult(useActionData<typeof action | typeof clientAction>());
  const { id = '' } = useParams();
  return <PerformancePage disputeId={id} view={useLoaderData<typeof loader>()} sent={sent} />;
}
