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
import { offersOf } from '#modules/offers/contract/offers.ts';
import { actOnOffers } from '#modules/offers/ui/form-actions.ts';
import { SettlePage } from '#modules/offers/ui/settle.tsx';
import { isSent } from '#ui/forms/submission.ts';
import { caseTitle } from '../cases/opening.ts';
import { actionResult, isConnectionLost, overLine } from '../connection-lost.ts';
import { apiContext } from '../context.ts';
import { formOf } from '../form-of.ts';
import { loadFromApi } from '../page-request.ts';

type Loaded = { loaderData?: Awaited<ReturnType<typeof loader>> | undefined };

export function meta({ loaderData }: Loaded) {
  return caseTitle(loaderData, m.offers_title());
}

export function loader(asking: LoaderFunctionArgs) {
  return loadFromApi(asking, offersOf, { id: asking.params.id ?? '' });
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const [api, id] = [context.get(apiContext), params.id ?? ''];
  const read = await api(offersOf, { id });
  const currency = read.outcome === 'done' ? read.data.currency : 'INR';
  const sent = await actOnOffers(api, id, await formOf(request), currency);
  return data(sent, { status: sent.status });
}

export function clientAction({ serverAction }: ClientActionFunctionArgs) {
  return overLine(() => serverAction<typeof action>(), isSent);
}

export function shouldRevalidate({ actionResult: came }: { actionResult?: unknown }) {
  return !isConnectionLost(came);
}

/** Where both sides settle, which neither whoever decides nor the office sees. */
export default function CaseSettle() {
  const sent = actionResult(useActionData<typeof action | typeof clientAction>());
  const { id = '' } = useParams();
  return <SettlePage disputeId={id} view={useLoaderData<typeof loader>()} sent={sent} />;
}
