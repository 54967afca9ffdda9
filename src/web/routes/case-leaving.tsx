import {
  type ActionFunctionArgs,
  type ClientActionFunctionArgs,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router';
import * as m from '#messages/all.ts';
import { disputeWorkspace } from '#modules/disputes/contract/workspace.ts';
import { LeavingPage } from '#modules/disputes/ui/party/leaving.tsx';
import { isSent } from '#ui/forms/submission.ts';
import { actOnCase } from '../cases/acting.ts';
import { caseTitle } from '../cases/opening.ts';
import { isParty } from '../cases/workspace.ts';
import { actionResult, isConnectionLost, overLine } from '../connection-lost.ts';
import { loadFromApi } from '../page-request.ts';

type Loaded = { loaderData?: Awaited<ReturnType<typeof loader>> | undefined };

export function meta({ loaderData }: Loaded) {
  return caseTitle(loaderData?.workspace, m.sessions_leave());
}

export async function loader(asking: LoaderFunctionArgs) {
  const id = asking.params.id ?? '';
  const workspace = await loadFromApi(asking, disputeWorkspace, { id });
  if (!isParty(workspace)) throw new Response(null, { status: 404 });
  return { id, workspace };
}

export function action(asking: ActionFunctionArgs) {
  return actOnCase(asking);
}

export function clientAction({ serverAction }: ClientActionFunctionArgs) {
  return overLine(() => serverAction<typeof action>(), isSent);
}

export function shouldRevalidate({ actionResult: came }: { actionResult?: unknown }) {
  return !isConnectionLost(came);
}

/** A party leaves talks to settle, and reads before what follows. */
export default function CaseLeaving() {
  const attempt = actionResult(useActionData<typeof action | typeof clientAction>());
  const { id, workspace } = useLoaderData<typeof loader>();
  const { reference, mayLeaveTalks } = workspace;
  return <LeavingPage {...{ id, reference, attempt }} mayLeave={mayLeaveTalks} />;
}
