import type { Endpoint } from '#kernel/endpoint.ts';
import { allow, type Result, refuse } from '#kernel/result.ts';
import { type App, serve } from '#platform/http.ts';
import { answerRound, expireImprovement } from './actions/answering.ts';
import type { PackagesDeps } from './actions/deps.ts';
import { divisionFor } from './actions/divided.ts';
import {
  agreeThings,
  answerDivision,
  listThings,
  sharePoints,
  stopDivision,
} from './actions/dividing.ts';
import { agreeList, proposeList, stopList } from './actions/listing.ts';
import { packagesFor } from './actions/standing.ts';
import { answerSuggestion, suggestPackage } from './actions/suggesting.ts';
import { beReady, giveWish } from './actions/wishing.ts';
import {
  divisionAgreement,
  divisionAnswer,
  divisionEnd,
  divisionEndpoints,
  divisionOf,
  divisionPoints,
  divisionThings,
} from './contract/divisions.ts';
import {
  packageAnswers,
  packageEndpoints,
  packageExpiry,
  packageList,
  packageListAgreement,
  packageListEnd,
  packageReadiness,
  packageSuggestion,
  packageSuggestionAnswer,
  packagesOf,
  packageWishes,
} from './contract/packages.ts';
import { divisionView } from './views/division.ts';
import { packagesView } from './views/packages.ts';

export { packagesDataOf, packagesEraser } from './actions/person-data.ts';
export type { PackagesDeps };

export const packagesEndpoints: readonly Endpoint[] = [...packageEndpoints, ...divisionEndpoints];

export function packagesRoutes(app: App, deps: PackagesDeps): void {
  serve(app, packagesOf, async ({ id }, ask, viewer) => {
    ask.header('cache-control', 'private, no-store');
    const seen = await packagesFor(deps, viewer, id);
    return seen ? allow(packagesView(seen)) : refuse({ code: 'unknown', field: '' });
  });
  serve(app, packageList, async ({ id, issues, clauses = [] }, _, viewer) => {
    const read = issues.map((issue) => ({
      ...issue,
      options: issue.options.map((one) => ({ ...one, amount: BigInt(one.amount) })),
    }));
    return answered(await proposeList(deps, viewer, { id, issues: read, clauses }));
  });
  serve(app, packageListAgreement, async (input, _, viewer) =>
    answered(await agreeList(deps, viewer, input)),
  );
  serve(app, packageListEnd, async (input, _, viewer) =>
    answered(await stopList(deps, viewer, input)),
  );
  serve(app, packageWishes, async ({ id, list, ...wish }, _, viewer) =>
    answered(await giveWish(deps, viewer, { id, list, wish })),
  );
  serve(app, packageReadiness, async (input, _, viewer) =>
    answered(await beReady(deps, viewer, input)),
  );
  serve(app, packageAnswers, async (input, _, viewer) =>
    answered(await answerRound(deps, viewer, input)),
  );
  serve(app, packageExpiry, async (input, _, viewer) =>
    answered(await expireImprovement(deps, viewer, input)),
  );
  suggestionRoutes(app, deps);
  divisionRoutes(app, deps);
}

function suggestionRoutes(app: App, deps: PackagesDeps): void {
  serve(app, packageSuggestion, async (input, _, viewer) =>
    answered(await suggestPackage(deps, viewer, input)),
  );
  serve(app, packageSuggestionAnswer, async (input, _, viewer) =>
    answered(await answerSuggestion(deps, viewer, input)),
  );
}

function divisionRoutes(app: App, deps: PackagesDeps): void {
  serve(app, divisionOf, async ({ id }, ask, viewer) => {
    ask.header('cache-control', 'private, no-store');
    const seen = await divisionFor(deps, viewer, id);
    return seen ? allow(divisionView(seen)) : refuse({ code: 'unknown', field: '' });
  });
  serve(app, divisionThings, async (input, _, viewer) =>
    answered(await listThings(deps, viewer, input)),
  );
  serve(app, divisionAgreement, async (input, _, viewer) =>
    answered(await agreeThings(deps, viewer, input)),
  );
  serve(app, divisionEnd, async (input, _, viewer) =>
    answered(await stopDivision(deps, viewer, input)),
  );
  serve(app, divisionPoints, async (input, _, viewer) =>
    answered(await sharePoints(deps, viewer, input)),
  );
  serve(app, divisionAnswer, async (input, _, viewer) =>
    answered(await answerDivision(deps, viewer, input)),
  );
}

/** What is wrong, and where: the place of the issue in the list, where it is one of them. */
type Stop<Code extends string> =
  | Code
  | { code: Code; issue: number | null }
  | { kind: Code; issue?: number };

function answered<Value, Code extends string>(outcome: Result<Value, Stop<Code>>) {
  if (outcome.ok) return outcome;
  const stop = outcome.refusal;
  if (typeof stop === 'string') return refuse({ code: stop, field: '' });
  const code = 'code' in stop ? stop.code : stop.kind;
  if (code.startsWith('clause_')) return refuse({ code, field: 'clauses' });
  const field = typeof stop.issue === 'number' ? `issues.${stop.issue}` : 'issues';
  return refuse({ code, field });
}
