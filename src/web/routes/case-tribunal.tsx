import {
  type ActionFunctionArgs,
  type ClientActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
  useParams,
} from 'react-router';
import { roleTitles } from '#modules/appointments/contract/role-words.ts';
import { partyTribunal } from '#modules/appointments/contract/tribunal.ts';
import { actOnTribunal } from '#modules/appointments/ui/party/form-actions.ts';
import { TribunalPage } from '#modules/appointments/ui/party/tribunal.tsx';
import { isSent } from '#ui/forms/submission.ts';
import { caseTitle } from '../cases/opening.ts';
import { actionResult, isConnectionLost, overLine } from '../connection-lost.ts';
import { apiContext } from '../context.ts';
import { formOf } from '../form-of.ts';
import { loadFromApi } from '../page-request.ts';

type Loaded = { loaderData?: Awaited<ReturnType<typeof loader>> | undefined };

export function meta({ loaderData }: Loaded) {
  return caseTitle(loaderData, roleTitles[loaderData?.choice?.role ?? 'arbitrator']());
}

export function loader(asking: LoaderFunctionArgs) {
  return loadFromApi(asking, partyTribunal, {
    id: asking.params.id ?? '',
    q: asking.url.searchParams.get('q') ?? '',
  });
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const sent = await actOnTribunal(context.get(apiContext), params.id ?? '', await formOf(request));
  return data(sent, { status: sent.status });
}

export function clientAction({ serverAction }: ClientActionFunctionArgs) {
  return overLine(() => serverAction<typeof action>(), isSent);
}

export function shouldRevalidate({ actionResult }: { actionResult?: unknown }) {
  return !isConnectionLost(actionResult);
}

/** A party strikes and ranks the names for its arbitrator. */
export default function CaseTribunal() {
  const sent = actionResult(useActionData<typeof action | typeof clientAction>());
  const { id = '' } = useParams();
  return <TribunalPage disputeId={id} tribunal={useLoaderData<typeof loader>()} sent={sent} />;
}
