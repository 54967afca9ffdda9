import {
  type ActionFunctionArgs,
  type ClientActionFunctionArgs,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router';
import * as m from '#messages/all.ts';
import { DisputePeople } from '#modules/disputes/ui/party/people.tsx';
import { isSent } from '#ui/forms/submission.ts';
import { actOnCase } from '../cases/acting.ts';
import { caseTitle, openCase } from '../cases/opening.ts';
import { actionResult, isConnectionLost, overLine } from '../connection-lost.ts';

type Loaded = { loaderData?: Awaited<ReturnType<typeof loader>> | undefined };

export function meta({ loaderData }: Loaded) {
  return caseTitle(loaderData, m.case_home_place_people());
}

export function loader(asking: LoaderFunctionArgs) {
  return openCase(asking);
}

export function action(asking: ActionFunctionArgs) {
  return actOnCase(asking);
}

export function clientAction({ serverAction }: ClientActionFunctionArgs) {
  return overLine(() => serverAction<typeof action>(), isSent);
}

export function shouldRevalidate({ actionResult }: { actionResult?: unknown }) {
  return !isConnectionLost(actionResult);
}

/** Who stands on which side of a dispute, and how the reader's own party is reached. */
export default function CasePeople() {
  const { dispute } = useLoaderData<typeof loader>();
  const attempt = actionResult(useActionData<typeof action | typeof clientAction>());
  return <DisputePeople dispute={dispute} attempt={attempt} />;
}
