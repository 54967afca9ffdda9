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
import { proposalsOf } from '#modules/proposals/contract/proposals.ts';
import { actOnProposals } from '#modules/proposals/ui/form-actions.ts';
import { ProposalsPage } from '#modules/proposals/ui/proposals.tsx';
import { isSent } from '#ui/forms/submission.ts';
import { caseTitle } from '../cases/opening.ts';
import { actionResult, isConnectionLost, overLine } from '../connection-lost.ts';
import { apiContext } from '../context.ts';
import { formOf } from '../form-of.ts';
import { loadFromApi } from '../page-request.ts';

type Loaded = { loaderData?: Awaited<ReturnType<typeof loader>> | undefined };

export function meta({ loaderData }: Loaded) {
  return caseTitle(loaderData, m.proposals_title());
}

export function loader(asking: LoaderFunctionArgs) {
  return loadFromApi(asking, proposalsOf, { id: asking.params.id ?? '' });
}

export async function action(asking: ActionFunctionArgs) {
  const { request, context, params } = asking;
  const [api, id] = [context.get(apiContext), params.id ?? ''];
  const { currency } = await loadFromApi(asking, proposalsOf, { id });
  const sent = await actOnProposals({ api, id, currency, form: await formOf(request) });
  return data(sent, { status: sent.status });
}

export function clientAction({ serverAction }: ClientActionFunctionArgs) {
  return overLine(() => serverAction<typeof action>(), isSent);
}

export function shouldRevalidate({ actionResult: came }: { actionResult?: unknown }) {
  return !isConnectionLost(came);
}

/** One text that whoever leads the talks writes, for them and both sides; for everybody else there is no such page. */
export default function CaseProposals() {
  const sent = actionResult(useActionData<typeof action | typeof clientAction>());
  const { id = '' } = useParams();
  return <ProposalsPage disputeId={id} view={useLoaderData<typeof loader>()} sent={sent} />;
}
