import { allow, refuse } from '#kernel/result.ts';
import { type App, serve } from '#platform/http.ts';
import { readSystem, retryLetters, type SystemDeps, settleJob } from '../actions/system.ts';
import { jobDiscard, jobRetry, letterRetry, lettersRetry, system } from '../contract/system.ts';
import { systemView } from '../views/system.ts';

export type { SystemDeps } from '../actions/system.ts';

export const systemEndpoints = [system, lettersRetry, letterRetry, jobRetry, jobDiscard] as const;

export function systemRoutes(app: App, deps: SystemDeps): void {
  serve(app, system, async () => allow(systemView(await readSystem(deps))));
  serve(app, lettersRetry, async (_form, _ask, by) => {
    const outcome = await retryLetters(deps, by, 'all');
    return outcome.ok ? outcome : allow({ count: 0 });
  });
  serve(app, letterRetry, async ({ id }, _, by) => named(await retryLetters(deps, by, [id]), 'id'));
  serve(app, jobRetry, async ({ name }, _, by) =>
    named(await settleJob(deps, by, name, 'retry'), 'name'),
  );
  serve(app, jobDiscard, async ({ name }, _, by) =>
    named(await settleJob(deps, by, name, 'discard'), 'name'),
  );
}

function named<T, R extends string>(
  outcome: { ok: true; value: T } | { ok: false; refusal: R },
  field: string,
) {
  return outcome.ok ? outcome : refuse({ code: outcome.refusal, field });
}
