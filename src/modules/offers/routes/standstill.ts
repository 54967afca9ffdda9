import { isDay } from '#kernel/days.ts';
import { allow, type Result, refuse } from '#kernel/result.ts';
import { type App, serve } from '#platform/http.ts';
import type { OffersDeps } from '../actions/deps.ts';
import { answerStandstill, endStandstill, proposeStandstill } from '../actions/standstill.ts';
import { standstillsFor } from '../actions/standstills-read.ts';
import {
  standstillAnswered,
  standstillEnd,
  standstillOf,
  standstillProposed,
} from '../contract/standstill.ts';
import { standstillView } from '../views/standstill.ts';

export function standstillRoutes(app: App, deps: OffersDeps): void {
  serve(app, standstillOf, async ({ id }, ask, viewer) => {
    ask.header('cache-control', 'private, no-store');
    const seen = await standstillsFor(deps, viewer, id);
    return seen ? allow(standstillView(seen)) : refuse({ code: 'unknown', field: '' });
  });
  serve(app, standstillProposed, async ({ agreed, ...input }, _, viewer) => {
    if (!isDay(input.until)) return refuse({ code: 'until_wrong', field: 'until' });
    if (!agreed) return refuse({ code: 'agreement_missing', field: 'agreed' });
    return answered(await proposeStandstill(deps, viewer, input));
  });
  serve(app, standstillAnswered, async ({ agreed, ...input }, _, viewer) => {
    if (input.signs && !agreed) return refuse({ code: 'agreement_missing', field: 'agreed' });
    return answered(await answerStandstill(deps, viewer, input));
  });
  serve(app, standstillEnd, async (input, _, viewer) =>
    answered(await endStandstill(deps, viewer, input)),
  );
}

const FIELDS: Readonly<Record<string, string | undefined>> = {
  ...{ until_wrong: 'until', until_early: 'until', until_late: 'until' },
  signature_missing: 'name',
};

function answered<Value, Code extends string>(outcome: Result<Value, Code>) {
  if (outcome.ok) return outcome;
  return refuse({ code: outcome.refusal, field: FIELDS[outcome.refusal] ?? '' });
}
