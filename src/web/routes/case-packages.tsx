import {
  type ActionFunctionArgs,
  type ClientActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
  useParams,
  useSearchParams,
} from 'react-router';
import * as m from '#messages/all.ts';
import { packagesOf } from '#modules/packages/contract/packages.ts';
import { actOnPackages } from '#modules/packages/ui/form-actions.ts';
import { PackagesPage } from '#modules/packages/ui/packages.tsx';
import { isSent } from '#ui/forms/submission.ts';
import { caseTitle } from '../cases/opening.ts';
import { actionResult, isConnectionLost, overLine } from '../connection-lost.ts';
import { apiContext } from '../context.ts';
import { formOf } from '../form-of.ts';
import { loadFromApi } from '../page-request.ts';

type Loaded = { loaderData?: Awaited<ReturnType<typeof loader>> | undefined };

export function meta({ loaderData }: Loaded) {
  return caseTitle(loaderData, m.packages_title());
}

export function loader(asking: LoaderFunctionArgs) {
  return loadFromApi(asking, packagesOf, { id: asking.params.id ?? '' });
}

export async function action(asking: ActionFunctionArgs) {
  const { request, context, params } = asking;
  const [api, id] = [context.get(apiContext), params.id ?? ''];
  const view = await loadFromApi(asking, packagesOf, { id });
  const sent = await actOnPackages(api, id, await formOf(request), view);
  return data(sent, { status: sent.status });
}

export function clientAction({ serverAction }: ClientActionFunctionArgs) {
  return overLine(() => serverAction<typeof action>(), isSent);
}

export function shouldRevalidate({ actionResult: came }: { actionResult?: unknown }) {
  return !isConnectionLost(came);
}

/** Where both sides trade several issues at once, which neither whoever decides nor the office sees. */
export default function CasePackages() {
  const sent = actionResult(useActionData<typeof action | typeof clientAction>());
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  const view = useLoaderData<typeof loader>();
  return (
    <PackagesPage disputeId={id} view={view} pattern={search.get('pattern') ?? ''} sent={sent} />
  );
}
