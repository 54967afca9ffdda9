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
import { biddingOf } from '#modules/bidding/contract/bidding.ts';
import { BiddingPage } from '#modules/bidding/ui/bidding.tsx';
import { actOnBidding } from '#modules/bidding/ui/form-actions.ts';
import { isSent } from '#ui/forms/submission.ts';
import { caseTitle } from '../cases/opening.ts';
import { actionResult, isConnectionLost, overLine } from '../connection-lost.ts';
import { apiContext } from '../context.ts';
import { formOf } from '../form-of.ts';
import { loadFromApi } from '../page-request.ts';

type Loaded = { loaderData?: Awaited<ReturnType<typeof loader>> | undefined };

export function meta({ loaderData }: Loaded) {
  return caseTitle(loaderData, m.bidding_title());
}

export function loader(asking: LoaderFunctionArgs) {
  return loadFromApi(asking, biddingOf, { id: asking.params.id ?? '' });
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const [api, id] = [context.get(apiContext), params.id ?? ''];
  const read = await api(biddingOf, { id });
  const currency = read.outcome === 'done' ? read.data.currency : 'INR';
  const sent = await actOnBidding({ api, id, form: await formOf(request), currency });
  return data(sent, { status: sent.status });
}

export function clientAction({ serverAction }: ClientActionFunctionArgs) {
  return overLine(() => serverAction<typeof action>(), isSent);
}

export function shouldRevalidate({ actionResult: came }: { actionResult?: unknown }) {
  return !isConnectionLost(came);
}

/** Where both sides bid blind, which neither whoever decides nor the office sees. */
export default function CaseBidding() {
  const sent = actionResult(useActionData<typeof action | typeof clientAction>());
  const { id = '' } = useParams();
  return <BiddingPage disputeId={id} view={useLoaderData<typeof loader>()} sent={sent} />;
}
