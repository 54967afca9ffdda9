import {
  type ActionFunctionArgs,
  type ClientActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router';
import * as m from '#messages/all.ts';
import { sessionsOf } from '#modules/sessions/contract/sessions.ts';
import { actOnSessions } from '#modules/sessions/ui/form-actions.ts';
import { SessionsPage } from '#modules/sessions/ui/sessions.tsx';
import { isSent } from '#ui/forms/submission.ts';
import { caseTitle } from '../cases/opening.ts';
import { actionResult, isConnectionLost, overLine } from '../connection-lost.ts';
import { apiContext } from '../context.ts';
import { formOf } from '../form-of.ts';
import { loadFromApi } from '../page-request.ts';

type Loaded = { loaderData?: Awaited<ReturnType<typeof loader>> | undefined };

export function meta({ loaderData }: Loaded) {
  return caseTitle(loaderData?.view, m.sessions_title());
}

export async function loader(asking: LoaderFunctionArgs) {
  const id = asking.params.id ?? '';
  const view = await loadFromApi(asking, sessionsOf, { id });
  return { id, view, place: asking.url.searchParams.get('place') ?? '' };
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const form = await formOf(request);
  const sent = await actOnSessions({ api: context.get(apiContext), id: params.id ?? '', form });
  return data(sent, { status: sent.status });
}

export function clientAction({ serverAction }: ClientActionFunctionArgs) {
  return overLine(() => serverAction<typeof action>(), isSent);
}

export function shouldRevalidate({ actionResult: came }: { actionResult?: unknown }) {
  return !isConnectionLost(came);
}

/** Sessions of led talks, for whoever leads them and for both sides; for everybody else there is no such page. */
export default function CaseSessions() {
  const sent = actionResult(useActionData<typeof action | typeof clientAction>());
  const { id, view, place } = useLoaderData<typeof loader>();
  return <SessionsPage disputeId={id} view={view} place={place} sent={sent} />;
}
