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
import { standstillOf } from '#modules/offers/contract/standstill.ts';
import { StandstillPage } from '#modules/offers/ui/standstill.tsx';
import { actOnStandstill } from '#modules/offers/ui/standstill-action.ts';
import { isSent } from '#ui/forms/submission.ts';
import { caseTitle } from '../cases/opening.ts';
import { actionResult, isConnectionLost, overLine } from '../connection-lost.ts';
import { apiContext } from '../context.ts';
import { formOf } from '../form-of.ts';
import { loadFromApi } from '../page-request.ts';

type Loaded = { loaderData?: Awaited<ReturnType<typeof loader>> | undefined };

export function meta({ loaderData }: Loaded) {
  return caseTitle(loaderData, m.standstill_title());
}

export function loader(asking: LoaderFunctionArgs) {
  return loadFromApi(asking, standstillOf, { id: asking.params.id ?? '' });
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const [api, id] = [context.get(apiContext), params.id ?? ''];
  const sent = await actOnStandstill(api, id, await formOf(request));
  return data(sent, { status: sent.status });
}

export function clientAction({ serverAction }: ClientActionFunctionArgs) {
  return overLine(() => serverAction<typeof action>(), isSent);
}

export function shouldRevalidate({ actionResult: came }: { actionResult?: unknown }) {
  return !isConnectionLost(came);
}

/** Where both sides agree that the institution’s limits stand still while they talk. */
export default function CaseStandstill() {
  const sent = actionResult(useActionData<typeof action | typeof clientAction>());
  const { id = '' } = useParams();
  const view = useLoaderData<typeof loader>();
  return <StandstillPage disputeId={id} view={view} sent={sent} />;
}
