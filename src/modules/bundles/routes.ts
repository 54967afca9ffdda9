import type { Endpoint } from '#kernel/endpoint.ts';
import type { App } from '#platform/http.ts';
import type { BundlesDeps } from './actions/deps.ts';
import { bundleEndpoints } from './contract/bundles.ts';
import { certificateEndpoints } from './contract/certificates.ts';
import { copyEndpoints } from './contract/copies.ts';
import { manifestEndpoints } from './contract/manifest.ts';
import { bundleRoutes } from './routes/bundles.ts';
import { copyRoutes } from './routes/copies.ts';

export type { BundlesDeps } from './actions/deps.ts';
export { bundlesDataOf, bundlesEraser } from './actions/person-data.ts';

export const bundlesEndpoints: readonly Endpoint[] = [
  ...bundleEndpoints,
  ...copyEndpoints,
  ...certificateEndpoints,
  ...manifestEndpoints,
];

export function bundlesRoutes(app: App, deps: BundlesDeps): void {
  bundleRoutes(app, deps);
  copyRoutes(app, deps);
}
