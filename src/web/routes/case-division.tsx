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
import { divisionOf } from '#modules/packages/contract/divisions.ts';
import { DivisionPage } from '#modules/packages/ui/division.tsx';
import { actOnDivision } from '#modules/packages/ui/division-action.ts';
import { isSent } from '#ui/forms/submission.ts';
import { caseTitle } from '../cases/opening.ts';
import { actionResult, isConnectionLost, overLine } from '../connection-lost.ts';
import { apiContext } from '../context.ts';
import { formOf } from '../form-of.ts';
import { loadFromApi } from '../page-request.ts';

type Loaded = { loaderData?: Awaited<ReturnType<typeof loader>> | undefined };

export function meta({ loaderData }: Loaded) {
  return caseTitle(loaderData, m.division_title());
}

export function loader(asking: LoaderFunctionArgs) {
  return loadFromApi(asking, divisionOf, { id: asking.params.id ?? '' });
}

export async function action(asking: ActionFunctionArgs) {
  const { request, context, params } = asking;
  const [api, id] = [context.get(apiContext), params.id ?? ''];
  const view = await loadFromApi(asking, divisionOf, { id });
  const sent = await actOnDivision(api, id, await formOf(request), view);
  return data(sent, { status: sent.status });
}

export function clientAction({ serverAction }: ClientActionFunctionArgs) {
  return overLine(() => serverAction<typeof action>(), isSent);
}

export function shouldRevalidate({ actionResult: came }: { actionResult?: unknown }) {
  return !isConnectionLost(came);
}

/** Where both sides divide a list of things, which neither whoever decides nor the office sees. */
export default function CaseDivision() {
  const sent = actionResult(useActionData<typeof action | typeof clientAction>());
  const { id = '' } = useParams();
  const view = useLoaderData<typeof loader>();
  return <DivisionPage disputeId={id} view={view} sent={sent} />;
}
