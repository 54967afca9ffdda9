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
import { termsToAuthenticate } from '#modules/offers/contract/authentication.ts';
import { TermsPage } from '#modules/offers/ui/terms.tsx';
import { actOnTerms } from '#modules/offers/ui/terms-actions.ts';
import { isSent } from '#ui/forms/submission.ts';
import { caseTitle } from '../cases/opening.ts';
import { actionResult, isConnectionLost, overLine } from '../connection-lost.ts';
import { apiContext } from '../context.ts';
import { formOf } from '../form-of.ts';
import { loadFromApi } from '../page-request.ts';

type Loaded = { loaderData?: Awaited<ReturnType<typeof loader>> | undefined };

export function meta({ loaderData }: Loaded) {
  return caseTitle(loaderData, m.terms_title());
}

export function loader(asking: LoaderFunctionArgs) {
  return loadFromApi(asking, termsToAuthenticate, { id: asking.params.id ?? '' });
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const sent = await actOnTerms(context.get(apiContext), params.id ?? '', await formOf(request));
  return data(sent, { status: sent.status });
}

export function clientAction({ serverAction }: ClientActionFunctionArgs) {
  return overLine(() => serverAction<typeof action>(), isSent);
}

export function shouldRevalidate({ actionResult: came }: { actionResult?: unknown }) {
  return !isConnectionLost(came);
}

/** What every party signed, for whoever led their talks or decides their dispute; for everybody else there is no such page. */
export default function CaseTerms() {
  const sent = actionResult(useActionData<typeof action | typeof clientAction>());
  const { id = '' } = useParams();
  return <TermsPage disputeId={id} view={useLoaderData<typeof loader>()} sent={sent} />;
}
