import type { Endpoint } from '#kernel/endpoint.ts';
import { allow } from '#kernel/result.ts';
import { type App, serve } from '#platform/http.ts';
import { countQueue, type OfficeDeps, readQueue } from './actions.ts';
import { officeCounts, officeQueue } from './contract.ts';
import { queueView } from './views.ts';

export type { OfficeDeps } from './actions.ts';

export const officeEndpoints: readonly Endpoint[] = [officeQueue, officeCounts];

export function officeRoutes(app: App, deps: OfficeDeps): void {
  serve(app, officeQueue, async ({ whose = 'all' }, _, viewer) =>
    allow(queueView(await readQueue(deps, viewer, whose))),
  );
  serve(app, officeCounts, async (_, __, viewer) => allow(await countQueue(deps, viewer)));
}
