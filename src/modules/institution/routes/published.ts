import { allow, refuse } from '#kernel/result.ts';
import { type App, serve, serveBytes } from '#platform/http.ts';
import { readHead, readHeads } from '../actions/heads.ts';
import { keyListOf, type PublishedDeps } from '../actions/published.ts';
import { publishedKeys, recordHead, recordHeads } from '../contract/published.ts';

export type { PublishedDeps } from '../actions/published.ts';

export const publishedEndpoints = [publishedKeys, recordHeads, recordHead] as const;

/** What anybody may read, so that nobody has to believe us. */
export function publishedRoutes(app: App, deps: PublishedDeps): void {
  serve(app, recordHeads, async ({ before }) => allow(await readHeads(deps.db, before ?? null)));
  serve(app, recordHead, async ({ day }) => {
    const head = await readHead(deps.db, day);
    return head ? allow(head) : refuse({ code: 'head_unknown' as const, field: 'day' });
  });
  serveBytes(app, publishedKeys, async () => allow({ body: keyListOf(deps), inline: true }));
}
