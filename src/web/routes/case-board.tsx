import {
  type ActionFunctionArgs,
  type ClientActionFunctionArgs,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router';
import * as m from '#messages/all.ts';
import { DisputeBoard } from '#modules/disputes/ui/party/board.tsx';
import { serviceStandings } from '#modules/service/contract/parties.ts';
import { ServiceStatuses } from '#modules/service/ui/party/service-statuses.tsx';
import { isSent } from '#ui/forms/submission.ts';
import { actOnCase } from '../cases/acting.ts';
import { caseTitle, openCase } from '../cases/opening.ts';
import { actionResult, isConnectionLost, overLine } from '../connection-lost.ts';
import { loadFromApi } from '../page-request.ts';

type Loaded = { loaderData?: Awaited<ReturnType<typeof loader>> | undefined };

export function meta({ loaderData }: Loaded) {
  return caseTitle(loaderData?.dispute, m.case_place_board());
}

export async function loader(asking: LoaderFunctionArgs) {
  const opened = await openCase(asking);
  const standings = await loadFromApi(asking, serviceStandings, { id: asking.params.id ?? '' });
  return { dispute: opened.dispute, papers: opened.sent.papers, standings };
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

/** What everybody in a dispute must know: its papers from the institution, who was reached, its request and what happened. */
export default function CaseBoard() {
  const { dispute, papers, standings } = useLoaderData<typeof loader>();
  const attempt = actionResult(useActionData<typeof action | typeof clientAction>());
  return (
    <DisputeBoard
      dispute={dispute}
      attempt={attempt}
      reach={
        <ServiceStatuses
          standings={standings}
          attempt={attempt}
          isClaimant={dispute.as === 'claimant'}
          own={new Set(papers.map(({ id }) => id))}
        />
      }
    />
  );
}
