import type { Viewer } from '#kernel/viewer.ts';
import { permissionsIn } from '#modules/identity/actions/sessions.ts';
import type { FindOpenSessions, LiveEventSource } from '#platform/live.ts';
import { dropEvents, readEvents } from '../store/events.ts';
import type { NotificationsDeps } from './deps.ts';

type Deps = Pick<NotificationsDeps, 'db' | 'now'>;

const DAY = 86_400_000;

/** Where live events come from, and who may go on reading them: platform/live.ts does the rest. */
export function liveSource(deps: Deps): { source: LiveEventSource; sessions: FindOpenSessions } {
  return {
    source: (after, most) => readEvents(deps.db, after, most),
    sessions: (ids) => permissionsIn(deps, ids),
  };
}

export type LiveStreamOptions = { after: string | null; cut?: (() => void) | undefined };

/** Opens a viewer's stream of events; null when they have enough of them. */
export function openStream(
  { live }: Pick<NotificationsDeps, 'live'>,
  viewer: Viewer,
  { after, cut }: LiveStreamOptions,
) {
  const { personId, sessionId, may } = viewer;
  return live.open({ reader: { personId, sessionId, may: new Set(may) }, after, cut });
}

/** Forgets events that no browser asks for any more. */
export async function cleanEvents({ db, now }: Deps): Promise<boolean> {
  await dropEvents(db, new Date(now().getTime() - DAY));
  return false;
}
