import { isDay } from '#kernel/days.ts';
import type { Endpoint } from '#kernel/endpoint.ts';
import { allow, type Result, refuse } from '#kernel/result.ts';
import { type App, serve } from '#platform/http.ts';
import { answerSecretly, observe } from './actions/answering.ts';
import type { ProposalsDeps } from './actions/deps.ts';
import { keepClause, pickStandard, removeClause } from './actions/drafting.ts';
import { putStanding, showDraft, withdrawProposal } from './actions/showing.ts';
import { talksFor } from './actions/standing.ts';
import {
  clauseKept,
  clauseRemoved,
  observationMade,
  proposalAnswered,
  proposalEndpoints,
  proposalPut,
  proposalShown,
  proposalsOf,
  proposalWithdrawn,
  standardPicked,
} from './contract/proposals.ts';
import { proposalsView } from './views/proposals.ts';

export { proposalsDataOf, proposalsEraser } from './actions/person-data.ts';
export type { ProposalsDeps };

export const proposalsEndpoints: readonly Endpoint[] = proposalEndpoints;

export function proposalsRoutes(app: App, deps: ProposalsDeps): void {
  serve(app, proposalsOf, async ({ id }, ask, viewer) => {
    ask.header('cache-control', 'private, no-store');
    const seen = await talksFor(deps, deps.db, viewer, id);
    return seen ? allow(proposalsView(seen)) : refuse({ code: 'unknown', field: '' });
  });
  serve(app, observationMade, async (input, _, viewer) =>
    answered(await observe(deps, viewer, input), { observation_empty: 'said' }),
  );
  serve(app, proposalAnswered, async (input, _, viewer) =>
    answered(await answerSecretly(deps, viewer, input)),
  );
  leaderRoutes(app, deps);
}

function leaderRoutes(app: App, deps: ProposalsDeps): void {
  serve(app, clauseKept, async (input, _, viewer) => {
    if (input.kind === 'money' && !isDay(input.firstOn))
      return refuse({ code: 'day_wrong', field: 'firstOn' });
    return answered(await keepClause(deps, viewer, input), fieldOf);
  });
  serve(app, clauseRemoved, async (input, _, viewer) =>
    answered(await removeClause(deps, viewer, input)),
  );
  serve(app, standardPicked, async (input, _, viewer) =>
    answered(await pickStandard(deps, viewer, input), { too_many_clauses: 'clauses' }),
  );
  serve(app, proposalShown, async (input, _, viewer) => {
    if (input.until !== null && !isDay(input.until))
      return refuse({ code: 'day_wrong', field: 'until' });
    return answered(await showDraft(deps, viewer, input), dayFields);
  });
  serve(app, proposalPut, async (input, _, viewer) => {
    if (!isDay(input.until)) return refuse({ code: 'day_wrong', field: 'until' });
    return answered(await putStanding(deps, viewer, input), dayFields);
  });
  serve(app, proposalWithdrawn, async (input, _, viewer) =>
    answered(await withdrawProposal(deps, viewer, input)),
  );
}

const dayFields = { until_early: 'until', until_late: 'until', first_early: 'until' };
const fieldOf = {
  ...{ clause_unnamed: 'name', clause_empty: 'said', amount_wrong: 'amount' },
  ...{ nothing_offered: 'amount', instalments_wrong: 'instalments' },
  ...{ instalments_small: 'instalments', first_early: 'firstOn', first_late: 'firstOn' },
};

function answered<Value, Code extends string>(
  outcome: Result<Value, Code>,
  fields: Partial<Record<string, string>> = {},
) {
  if (outcome.ok) return outcome;
  return refuse({ code: outcome.refusal, field: fields[outcome.refusal] ?? '' });
}
