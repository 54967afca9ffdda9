import {
  type ActionFunctionArgs,
  type ClientActionFunctionArgs,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router';
import * as m from '#messages/all.ts';
import { peopleOfDispute } from '#modules/disputes/contract/invitations.ts';
import { WITH_TRIBUNAL } from '#modules/disputes/contract/tribunal-states.ts';
import { PeoplePage } from '#modules/disputes/ui/party/people.tsx';
import { isSent } from '#ui/forms/submission.ts';
import { Link } from '#ui/link.tsx';
import { caseTitle } from '../cases/opening.ts';
import { actOnPeople } from '../cases/people.ts';
import { openPlace } from '../cases/workspace.ts';
import { actionResult, isConnectionLost, overLine } from '../connection-lost.ts';
import { loadFromApi } from '../page-request.ts';

type Loaded = { loaderData?: Awaited<ReturnType<typeof loader>> | undefined };

export function meta({ loaderData }: Loaded) {
  return caseTitle(loaderData?.workspace, m.case_home_place_people());
}

export async function loader(asking: LoaderFunctionArgs) {
  const { workspace, opened } = await openPlace(asking);
  const people = await loadFromApi(asking, peopleOfDispute, { id: workspace.id });
  return { workspace, dispute: opened?.dispute ?? null, people };
}

export function action(asking: ActionFunctionArgs) {
  return actOnPeople(asking);
}

export function clientAction({ serverAction }: ClientActionFunctionArgs) {
  return overLine(() => serverAction<typeof action>(), isSent);
}

export function shouldRevalidate({ actionResult }: { actionResult?: unknown }) {
  return !isConnectionLost(actionResult);
}

/** Whoever decides, or helps to agree. */
const NEUTRALS = {
  arbitration: m.tribunal_title,
  conciliation: m.talks_title_conciliator,
  mediation: m.talks_title_mediator,
} as const;

/** Who stands on which side of a dispute, and how the reader's own party is reached. */
export default function CasePeople() {
  const { workspace, dispute, people } = useLoaderData<typeof loader>();
  const attempt = actionResult(useActionData<typeof action | typeof clientAction>());
  return (
    <>
      <PeoplePage {...{ workspace, dispute, people, attempt }} />
      {dispute && WITH_TRIBUNAL.includes(dispute.state) ? (
        <p>
          <Link to={`/cases/${workspace.id}/tribunal`}>{NEUTRALS[dispute.process]()}</Link>
        </p>
      ) : null}
    </>
  );
}
