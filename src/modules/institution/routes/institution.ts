import type { Endpoint } from '#kernel/endpoint.ts';
import type { App } from '#platform/http.ts';
import type { RecordDeps } from '../actions/deps.ts';
import { type DamagedDeps, damagedEndpoints, damagedRoutes } from './damaged.ts';
import { type PublishedDeps, publishedEndpoints, publishedRoutes } from './published.ts';
import { recordEndpoints, recordRoutes } from './record.ts';
import { settingsEndpoints, settingsRoutes } from './settings.ts';
import { type SystemDeps, systemEndpoints, systemRoutes } from './system.ts';

export type { RecordDeps } from '../actions/deps.ts';
export { type DamagedDeps, damagedQueue } from './damaged.ts';
export type { PublishedDeps } from './published.ts';
export type { SystemDeps } from './system.ts';

export const institutionEndpoints: readonly Endpoint[] = [
  ...settingsEndpoints,
  ...recordEndpoints,
  ...damagedEndpoints,
  ...systemEndpoints,
  ...publishedEndpoints,
];

export function institutionRoutes(
  app: App,
  deps: RecordDeps & SystemDeps & PublishedDeps & DamagedDeps,
): void {
  settingsRoutes(app, deps);
  recordRoutes(app, deps);
  damagedRoutes(app, deps);
  systemRoutes(app, deps);
  publishedRoutes(app, deps);
}
