import type { Endpoint } from '#kernel/endpoint.ts';
import { allow, refuse } from '#kernel/result.ts';
import { type App, serve } from '#platform/http.ts';
import { unconfirmedRules } from './actions/unconfirmed.ts';
import { type ClocksDeps, foresee } from './actions/what-if.ts';
import { unconfirmed } from './contract/unconfirmed.ts';
import { whatIfServed } from './contract/what-if.ts';
import { foreseenView } from './views.ts';

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
    return allow({ process, track, ...foreseenView(found.value) });
  });
}
