import type { Endpoint } from '#kernel/endpoint.ts';
import { language } from '#kernel/language.ts';
import { refuse } from '#kernel/result.ts';
import { type App, serve } from '#platform/http.ts';
import type { ResponseDeps } from '../actions/deps.ts';
import { objectInAccount } from '../actions/objection.ts';
import { withdrawalObjection } from '../contract/account.ts';

export const accountEndpoints: readonly Endpoint[] = [withdrawalObjection];

export function accountRoutes(app: App, deps: ResponseDeps): void {
  serve(app, withdrawalObjection, async ({ id, reason }, _, viewer) => {
    const outcome = await objectInAccount(deps, viewer, { id, reason, language: language() });
    return outcome.ok ? outcome : refuse({ code: outcome.refusal, field: outcome.refusal === 'reason_missing' ? 'reason' : '' });
  });
}
