import type { Endpoint } from '#kernel/endpoint.ts';
import { allow, mapResult } from '#kernel/result.ts';
import { type App, serve } from '#platform/http.ts';
import type { ResponseDeps } from '../actions/deps.ts';
import { decide } from '../actions/office.ts';
import { listForOffice, responsesOf } from '../actions/office-reading.ts';
import { responseDecision, responsesOfDispute, responsesWaiting } from '../contract/office.ts';
import { responsesView, waitingView } from '../views/office.ts';

export const officeEndpoints: readonly Endpoint[] = [
  responsesWaiting,
  responsesOfDispute,
  responseDecision,
];

export function officeRoutes(app: App, deps: ResponseDeps): void {
  serve(app, responsesWaiting, async (_, __, viewer) =>
    allow({ waiting: waitingView(await listForOffice(deps, viewer)) }),
  );
  serve(app, responsesOfDispute, async ({ id }, _, viewer) =>
    mapResult(await responsesOf(deps, viewer, id), responsesView),
  );
  serve(app, responseDecision, ({ id, outcome, why, days }, _, viewer) =>
    decide(deps, viewer, id, { outcome, why, days }),
  );
}
