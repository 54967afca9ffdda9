import { allow, type Result, refuse } from '#kernel/result.ts';
import type { Viewer } from '#kernel/viewer.ts';
import { type PaperAmong, papersForAll } from '#modules/disputes/actions/papers-among.ts';
import { type CitablePaper, citablePapers } from '#modules/documents/actions/citing.ts';
import { namesOf } from '#modules/identity/actions/people.ts';
import type { Db } from '#platform/db.ts';
import {
  isWithdrawnSince,
  listAmong,
  listMessages,
  type TalkMessageRow,
} from '../store/messages.ts';
import {
  countUnread,
  listReaders,
  markRead,
  type PlaceCount,
  type ReaderRow,
} from '../store/readers.ts';
import type { DiscussionDeps } from './deps.ts';
import { type OpenPlace, type OpenTalk, placeIn, talkOf } from './places.ts';
import { wordsOf } from './words.ts';

type Deps = DiscussionDeps;
/** What is not there, and what the viewer may not read. */
type Unknown = 'unknown';

export type TalkOverview = { talk: OpenTalk; counts: PlaceCount[]; readers: ReaderRow[] };

/** The places of a dispute in which the viewer reads, each with its audience and what is unread there. */
export async function theTalkOf(
  { db }: Deps,
  viewer: Viewer,
  disputeId: string,
): Promise<Result<TalkOverview, Unknown>> {
  const talk = await talkOf(db, viewer, disputeId);
  // Whoever was let in to other places alone is told of no talk.
  if (!talk || talk.places.length === 0) return refuse('unknown');
  const [counts, readers] = await Promise.all([
    countUnread(db, talk, viewer.personId),
    listReaders(db, talk),
  ]);
  return allow({ talk, counts, readers });
}

/** A message with all that is shown of it. */
export type ShownMessage = { row: TalkMessageRow; words: string | null };
export type MessagesShown = {
  talk: OpenTalk;
  place: OpenPlace;
  messages: ShownMessage[];
  answered: ShownMessage[];
  papers: PaperAmong[];
  /** The numbered papers to which the messages may lead. */
  citable: CitablePaper[];
  names: Map<string, string>;
  hasMore: boolean;
};

export type PageAsked = {
  id: string;
  place: string;
  before?: number;
  after?: number;
  /** How many at most, where it is not a page of the screen. */
  most?: number;
};

export const PAGE = 50;

export async function messagesIn(
  deps: Deps,
  viewer: Viewer,
  { id, place: key, before, after, most = PAGE }: PageAsked,
): Promise<Result<MessagesShown, Unknown>> {
  const talk = await talkOf(deps.db, viewer, id);
  const place = placeIn(talk, key);
  if (!talk || !place) return refuse('unknown');
  const page = {
    place: key,
    most: most + 1,
    ...(before === undefined ? {} : { before }),
    ...(after === undefined ? {} : { after }),
  };
  const found = await listMessages(deps.db, talk, page);
  const hasMore = found.length > most;
  const rows = after === undefined ? found.slice(-most) : found.slice(0, most);
  return allow({ ...(await shown(deps, deps.db, { talk, place, rows })), hasMore });
}

/** Whether words were withdrawn since a moment in the places that somebody reads: what was copied of them has them still. */
export function hasWithdrawnSince(db: Db, talk: OpenTalk, since: Date): Promise<boolean> {
  return isWithdrawnSince(db, talk, since);
}

type Showing = { talk: OpenTalk; place: OpenPlace; rows: readonly TalkMessageRow[] };

/** Messages with what they answer and point to, as far as the viewer may read that too. */
export async function shown(
  deps: Pick<Deps, 'key'>,
  db: Db,
  { talk, place, rows }: Showing,
): Promise<Omit<MessagesShown, 'hasMore'>> {
  const answered = await listAmong(db, talk, [
    ...new Set(rows.flatMap(({ answers }) => answers ?? [])),
  ]);
  const ids = [...new Set(rows.flatMap(({ papers }) => papers))];
  const all = [...rows, ...answered];
  const people = all.flatMap(({ byPerson, mentions }) => [byPerson, ...mentions]);
  const open = (row: TalkMessageRow): ShownMessage => ({ row, words: wordsOf(deps, row) });
  const messages = rows.map(open);
  return {
    talk,
    place,
    messages,
    answered: answered.filter((row) => row.place === place.key).map(open),
    papers: await papersForAll(db, { disputeId: talk.disputeId, people: [talk.me], ids }),
    citable: await citablePapers(db, {
      disputeId: talk.disputeId,
      reader: talk.me,
      texts: messages.flatMap(({ words }) => words ?? []),
    }),
    names: await namesOf(db, people),
  };
}

/** The papers of the record to which a message in a place may point: those that everybody there may read. */
export async function papersIn(
  { db }: Deps,
  viewer: Viewer,
  { id, place: key }: { id: string; place: string },
): Promise<Result<PaperAmong[], Unknown>> {
  const place = placeIn(await talkOf(db, viewer, id), key);
  if (!place) return refuse('unknown');
  return allow(await papersForAll(db, { disputeId: id, people: place.audience }));
}

/** Marks a place as read up to a message; the viewer's other open pages, and the readers of a glyph, hear of it. */
export async function readTo(
  { db, now, newId, tellTalk }: Deps,
  viewer: Viewer,
  { id, place: key, number }: { id: string; place: string; number: number },
): Promise<Result<{ unread: number }, Unknown>> {
  return db.transaction().execute(async (tx) => {
    const talk = await talkOf(tx, viewer, id);
    const place = placeIn(talk, key);
    if (!talk || !place) return refuse('unknown');
    const at = now();
    const reader = { disputeId: id, place: key, personId: viewer.personId };
    if (await markRead(tx, reader, { id: newId(), readTo: number, at })) {
      const personIds = place.audience.map((one) => one.id);
      await tellTalk(tx, { personIds, disputeId: id, place: key }, at);
    }
    const counts = await countUnread(tx, talk, viewer.personId);
    return allow({ unread: counts.find((one) => one.place === key)?.unread ?? 0 });
  });
}
