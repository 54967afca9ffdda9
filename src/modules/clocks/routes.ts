import type { Endpoint } from '#kernel/endpoint.ts';
import { allow, refuse } from '#kernel/result.ts';
import { type App, serve } from '#platform/http.ts';
import { unconfirmedRules } from './actions/unconfirmed.ts';
import { type ClocksDeps, foresee, type WhatIfAnswer } from './actions/what-if.ts';
import { unconfirmed } from './contract/unconfirmed.ts';
import { whatIfServed } from './contract/what-if.ts';

export type { ClocksDeps } from './actions/what-if.ts';

export const clocksEndpoints: readonly Endpoint[] = [whatIfServed, unconfirmed];

export function clocksRoutes(app: App, deps: ClocksDeps): void {
  serve(app, unconfirmed, async () => allow({ rules: unconfirmedRules() }));
  serve(app, whatIfServed, async ({ process, track: asked, trait, served: day }) => {
    const track = asked || 'online';
    const found = await foresee(deps, {
      process,
      track,
      served: day,
      traits: trait ? [trait] : [],
    });
    if (!found.ok) return refuse({ code: found.refusal, field: 'served' });
    const { served, pack, holidays, dates } = found.value;
    const { id, version, inForceFrom } = pack;
    return allow({
      process,
      track,
      served,
      pack: { id, version, inForceFrom },
      holidays,
      dates: dates.map(shown),
    });
  });
}

function shown({ limit, given, remindedBefore }: WhatIfAnswer['dates'][number]) {
  const { row, startedOn, dueOn, whose, kind, citation, isRowConfirmed, explained } = limit;
  const { event, length, lastDay, takenUntil, isConfirmed } = explained;
  return {
    id: row,
    startedOn,
    event,
    length,
    lastDay,
    dueOn,
    takenUntil,
    whose,
    kind,
    citation,
    given,
    remindedBefore,
    isConfirmed,
    isRowConfirmed,
  };
}
