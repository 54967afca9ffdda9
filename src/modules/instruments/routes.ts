import type { Endpoint } from '#kernel/endpoint.ts';
import { allow } from '#kernel/result.ts';
import * as m from '#messages/all.ts';
import { type App, serveBytes } from '#platform/http.ts';
import { authoritiesAsPem } from './actions/authority.ts';
import type { InstrumentsDeps } from './actions/deps.ts';
import { RETURNED_AT, takeAnswer } from './actions/signing.ts';
import { signingAuthority } from './contract/authority.ts';

export type { CertifyingDeps, InstrumentsDeps } from './actions/deps.ts';
export { instrumentsDataOf, instrumentsEraser } from './actions/person-data.ts';

export const instrumentsEndpoints: readonly Endpoint[] = [signingAuthority];

export function instrumentsRoutes(app: App, deps: InstrumentsDeps): void {
  serveBytes(app, signingAuthority, async () =>
    allow({ body: await authoritiesAsPem(deps.db), inline: true }),
  );
  // The signer's browser brings a form from the provider's page, without our cookies: no endpoint of a contract, and a page no more.
  app.post(RETURNED_AT, async (c) => {
    const { eSignResponse: answer } = await c.req.parseBody();
    const outcome = await takeAnswer(deps, typeof answer === 'string' ? answer : '');
    return outcome.ok
      ? c.redirect(outcome.value.back, 303)
      : c.text(m.signature_error_unknown(), 422);
  });
}
