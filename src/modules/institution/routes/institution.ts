import type { Endpoint } from '#kernel/endpoint.ts';
import type { App } from '#platform/http.ts';
import type { InstitutionDeps } from '../actions/deps.ts';
import { recordEndpoints, recordRoutes } from './record.ts';
import { settingsEndpoints, settingsRoutes } from './settings.ts';
import { type SystemDeps, systemEndpoints, systemRoutes } from './system.ts';

export type { InstitutionDeps } from '../actions/deps.ts';
export type { SystemDeps } from './system.ts';

export const institutionEndpoints: readonly Endpoint[] = [...settingsEndpoints, ...recordEndpoints, ...systemEndpoints];

export function institutionRoutes(app: App, deps: InstitutionDeps & SystemDeps): void {
  settingsRoutes(app, deps);
  recordRoutes(app, deps);
  systemRoutes(app, deps);
}
