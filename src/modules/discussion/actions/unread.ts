import type { Viewer } from '#kernel/viewer.ts';
import { ownStandings } from '#modules/disputes/actions/own-standings.ts';
import type { Db } from '#platform/db.ts';
import { countUnread, type PlaceCount } from '../store/readers.ts';
import { listNamedIn, listWithUnread } from '../store/unread.ts';
import type { DiscussionDeps } from './deps.ts';
import { type OpenTalk, talksOf } from './places.ts';

export type UnreadOfDispute = { talk: OpenTalk; counts: PlaceCount[]; named: ReadonlySet<string> };
export type UnreadTalk = { disputes: UnreadOfDispute[]; hasMore: boolean };

/** Beyond so many disputes with something new nobody is helped by a number. */
const MOST = 30;
const STANDINGS = 1000;

/** What is unread over all disputes of a viewer, each asked of its own talk: where they read no more, nothing is counted. */
export async function unreadOver(
  { db }: Pick<DiscussionDeps, 'db'>,
  viewer: Viewer,
): Promise<UnreadTalk> {
  const { personId } = viewer;
  const among = (await ownStandings(db, viewer, STANDINGS)).map(({ disputeId }) => disputeId);
  const ids = await listWithUnread(db, personId, { among, most: MOST + 1 });
  const shown = ids.slice(0, MOST);
  const talks = await talksOf(db, viewer, shown);
  const disputes: UnreadOfDispute[] = [];
  for (const id of shown) {
    const talk = talks.get(id);
    const unread = talk && (await unreadIn(db, talk, personId));
    if (unread) disputes.push(unread);
  }
  return { disputes, hasMore: ids.length > MOST };
}

async function unreadIn(db: Db, talk: OpenTalk, personId: string): Promise<UnreadOfDispute | null> {
  if (talk.places.length === 0) return null;
  const counts = (await countUnread(db, talk, personId)).filter(({ unread }) => unread > 0);
  if (counts.length === 0) return null;
  const places = counts.map(({ place }) => place);
  const { disputeId } = talk;
  const named = new Set(await listNamedIn(db, personId, { disputeId, places }));
  return { talk, counts, named };
}
