import type { Endpoint } from '#kernel/endpoint.ts';
import { allow } from '#kernel/result.ts';
import { type App, serve } from '#platform/http.ts';
import type { ResponseDeps } from '../actions/deps.ts';
import { decide } from '../actions/office.ts';
import { listForOffice, responsesOf } from '../actions/office-view.ts';
import { responseDecision, responsesOfDispute, responsesWaiting } from '../contract/office.ts';

export const officeEndpoints: readonly Endpoint[] = [
  responsesWaiting,
  responsesOfDispute,
  responseDecision,
];

export function officeRoutes(app: App, deps: ResponseDeps): void {
  serve(app, responsesWaiting, async (_, __, viewer) => allow(await listForOffice(deps, viewer)));
  serve(app, responsesOfDispute, ({ id }, _, viewer) => responsesOf(deps, viewer, id));
  serve(app, responseDecision, ({ id, outcome, why, days }, _, viewer) =>
    decide(deps, viewer, id, { outcome, why, days }),
  );
}
