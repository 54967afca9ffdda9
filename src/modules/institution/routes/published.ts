import { allow } from '#kernel/result.ts';
import { type App, serveBytes } from '#platform/http.ts';
import { keyListOf, type PublishedDeps } from '../actions/published.ts';
import { publishedKeys } from '../contract/published.ts';

export type { PublishedDeps } from '../actions/published.ts';

export const publishedEndpoints = [publishedKeys] as const;

/** What anybody may read, so that nobody has to believe us. */
export function publishedRoutes(app: App, deps: PublishedDeps): void {
  serveBytes(app, publishedKeys, async () => allow({ body: keyListOf(deps), inline: true }));
}
