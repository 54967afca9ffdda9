import { isDay } from '#kernel/days.ts';
import type { Endpoint } from '#kernel/endpoint.ts';
import { allow, type Result, refuse } from '#kernel/result.ts';
import { type App, serve } from '#platform/http.ts';
import { certify } from './actions/certifying.ts';
import type { PerformanceDeps } from './actions/deps.ts';
import { noteRegistration } from './actions/registering.ts';
import { performanceFor } from './actions/standing.ts';
import { answerStatement, stateDone, stateMoney } from './actions/stating.ts';
import {
  performanceEndpoints as contracts,
  dutyStated,
  paymentStated,
  performanceCertified,
  performanceOf,
  registrationNoted,
  statementAnswered,
} from './contract/performance.ts';
import { performanceView } from './views/performance.ts';

export { performanceDataOf, performanceEraser } from './actions/person-data.ts';
export type { PerformanceDeps };

export const performanceEndpoints: readonly Endpoint[] = contracts;

export function performanceRoutes(app: App, deps: PerformanceDeps): void {
  serve(app, performanceOf, async ({ id }, ask, viewer) => {
    ask.header('cache-control', 'private, no-store');
    const seen = await performanceFor(deps, deps.db, viewer, id);
    return seen ? allow(performanceView(seen)) : refuse({ code: 'unknown', field: '' });
  });
  serve(app, paymentStated, async ({ amount, ...input }, _, viewer) => {
    if (!isDay(input.happenedOn)) return refuse({ code: 'day_wrong', field: 'happenedOn' });
    return answered(await stateMoney(deps, viewer, { ...input, amount: BigInt(amount) }));
  });
  serve(app, dutyStated, async (input, _, viewer) => {
    if (!isDay(input.happenedOn)) return refuse({ code: 'day_wrong', field: 'happenedOn' });
    return answered(await stateDone(deps, viewer, input));
  });
  serve(app, statementAnswered, async (input, _, viewer) =>
    answered(await answerStatement(deps, viewer, input), { too_much: '' }),
  );
  serve(app, performanceCertified, async (input, _, viewer) =>
    answered(await certify(deps, viewer, input)),
  );
  serve(app, registrationNoted, async (input, _, viewer) => {
    if (!isDay(input.registeredOn)) return refuse({ code: 'day_wrong', field: 'registeredOn' });
    return answered(await noteRegistration(deps, viewer, input), registrationFields);
  });
}

const FIELDS: Fields = {
  ...{ amount_wrong: 'amount', too_much: 'amount', day_ahead: 'happenedOn' },
  ...{ day_early: 'happenedOn', reference_missing: 'reference', reference_used: 'reference' },
  why_missing: 'why',
};
const registrationFields = {
  ...{ registered_early: 'registeredOn', day_ahead: 'registeredOn' },
  registration_empty: 'number',
};
type Fields = Partial<Record<string, string>>;

function answered<Value, Code extends string>(outcome: Result<Value, Code>, own: Fields = {}) {
  if (outcome.ok) return outcome;
  const field = own[outcome.refusal] ?? FIELDS[outcome.refusal] ?? '';
  return refuse({ code: outcome.refusal, field });
}
