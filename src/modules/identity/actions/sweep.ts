import { forgottenAt } from '../rules/devices.ts';
import { unseenSince } from '../rules/sessions.ts';
import { dropOverSessions } from '../store/credentials.ts';
import { dropDevices, dropNotices } from '../store/devices.ts';
import type { IdentityDeps } from './deps.ts';

/** Forgets what opens nothing any more: sessions that are over, browsers that did not come back, old notices. */
export async function sweepSignIns({
  db,
  now,
}: Pick<IdentityDeps, 'db' | 'now'>): Promise<boolean> {
  const at = now();
  await dropOverSessions(db, { now: at, seenBefore: unseenSince(at) });
  await dropDevices(db, forgottenAt(at));
  await dropNotices(db, forgottenAt(at));
  return false;
}
