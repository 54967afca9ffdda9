import { allow, type Result, refuse } from '#kernel/result.ts';
import type { Viewer } from '#kernel/viewer.ts';
import { standingIn } from '#modules/disputes/actions/standings.ts';
import { countSince, isSaidSince, type NewCount } from '../store/since.ts';
import type { DiscussionDeps } from './deps.ts';
import { type OpenTalk, talkOf } from './places.ts';

export type NewTalk = { talk: OpenTalk; counts: NewCount[] } | null;

/**
 * What others said since a moment in the places in which a viewer reads now, and that they have not read; null where nothing was
 * said. Where that is nothing anywhere, which is what most visits find, nobody's places are worked out.
 */
export async function newTalkSince(
  { db }: Pick<DiscussionDeps, 'db'>,
  viewer: Viewer,
  { disputeId, since }: { disputeId: string; since: Date },
): Promise<Result<NewTalk, 'unknown'>> {
  if (!(await standingIn(db, viewer, disputeId))) return refuse('unknown');
  const { personId } = viewer;
  if (!(await isSaidSince(db, { disputeId, personId, since }))) return allow(null);
  const talk = await talkOf(db, viewer, disputeId);
  return allow(talk && { talk, counts: await countSince(db, talk, { personId, since }) });
}
