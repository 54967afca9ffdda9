import {
  type ActionFunctionArgs,
  type ClientActionFunctionArgs,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router';
import * as m from '#messages/all.ts';
import { DisputeCosts } from '#modules/disputes/ui/party/costs.tsx';
import { PlaceTitle } from '#modules/disputes/ui/party/home/head.tsx';
import { disputeCosts } from '#modules/fees/contract/money.ts';
import { CostsSoFar } from '#modules/fees/ui/costs.tsx';
import { isSent, ownOf, problemOf } from '#ui/forms/submission.ts';
import { actOnCase } from '../cases/acting.ts';
import { caseTitle } from '../cases/opening.ts';
import { openPlace } from '../cases/workspace.ts';
import { actionResult, isConnectionLost, overLine } from '../connection-lost.ts';
import { loadFromApi } from '../page-request.ts';

type Loaded = { loaderData?: Awaited<ReturnType<typeof loader>> | undefined };

export function meta({ loaderData }: Loaded) {
  return caseTitle(loaderData?.workspace, m.case_home_place_costs());
}

export async function loader(asking: LoaderFunctionArgs) {
  const { workspace, opened } = await openPlace(asking);
  const costs = await loadFromApi(asking, disputeCosts, { disputeId: asking.params.id ?? '' });
  return { workspace, dispute: opened?.dispute ?? null, costs };
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

/** What a dispute costs the reader, what is to be paid, and where they are for its tax. */
export default function CaseCosts() {
  const { workspace, dispute, costs } = useLoaderData<typeof loader>();
  const attempt = actionResult(useActionData<typeof action | typeof clientAction>());
  if (!dispute)
    return (
      <div className="chm">
        <PlaceTitle {...workspace} title={m.case_home_place_costs()} />
        <CostsSoFar costs={costs} isReadOnly />
      </div>
    );
  const partyIds = dispute.parties.filter(({ isYou }) => isYou).map(({ id }) => id);
  const hasDue = costs.invoices.some(({ partyId, due }) => due > 0 && partyIds.includes(partyId));
  return (
    <DisputeCosts dispute={dispute} attempt={attempt} hasDue={hasDue}>
      <CostsSoFar
        costs={costs}
        paying={{ partyIds, problem: problemOf(ownOf(attempt, 'pay')) ?? null }}
      />
    </DisputeCosts>
  );
}
