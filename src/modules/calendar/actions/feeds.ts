import { dayAt } from '#kernel/days.ts';
import { language } from '#kernel/language.ts';
import type { Viewer } from '#kernel/viewer.ts';
import { linkHash, newLink } from '#modules/codes/actions/links.ts';
import {
  type DisputeLimits,
  lastTakenOff,
  limitsForViewer,
  limitsOfPerson,
} from '#modules/disputes/actions/calendar.ts';
import type { DisputesDeps } from '#modules/disputes/actions/deps.ts';
import { getPerson } from '#modules/identity/actions/people.ts';
import { appendActs } from '#modules/record/actions.ts';
import type { Db } from '#platform/db.ts';
import { speaking } from '#platform/language.ts';
import {
  disputesCalendar,
  type ToldDue,
  type ToldEntry,
  type ToldMeeting,
} from '../letters/feed.ts';
import { entryStateOf } from '../rules/entries.ts';
import { windowAt } from '../rules/finding.ts';
import { type FeedEntry, sequenced } from '../rules/sequence.ts';
import { type FeedRow, findFeedByHash, keepSent, listSent, setFeed } from '../store/feeds.ts';
import type { DuesPort } from './dues.ts';
import { meetingsOfPerson, type OwnMeeting } from './meetings.ts';

export type FeedDeps = Pick<DisputesDeps, 'db' | 'now' | 'newToken' | 'settings'> & DuesPort;

/** A new secret address for the viewer's calendar program; whoever had the old one is shut out. It is told this once. */
export async function renewAddress(deps: FeedDeps, { personId }: Viewer): Promise<{ url: string }> {
  const { token, hash } = newLink(deps);
  const madeAt = deps.now();
  await deps.db.transaction().execute(async (tx) => {
    await setFeed(tx, { personId, tokenHash: hash, language: language(), madeAt });
    await appendActs(tx, madeAt, [
      {
        act: 'calendar.address_renewed',
        subject: { kind: 'person', id: personId },
        by: { personId, role: 'person' },
      },
    ]);
  });
  return { url: `${deps.settings.publicUrl}/api/calendar/feeds/${token}/munch.ics` };
}

/**
 * An address is in programs and on devices that nobody lists: it ends when its owner sets a password, as whoever fears for their
 * account does, and when they are taken off a dispute, because others may have it from there.
 */
export async function isFeedOver(
  db: Db,
  { personId, madeAt }: Pick<FeedRow, 'personId' | 'madeAt'>,
): Promise<boolean> {
  const { passwordSetAt } = await getPerson(db, personId);
  const ends = [passwordSetAt, await lastTakenOff(db, personId)];
  return ends.some((at) => at !== null && at > madeAt);
}

const DAY = 86_400_000;
/** What was cancelled is told for so long: a program that asked in that time has taken it out. */
const KEPT = 90 * DAY;

/** The limits and meetings of all disputes of whose address it is, as they stand now; null for an address that nobody has. */
export async function feedFor(deps: FeedDeps, token: string): Promise<string | null> {
  const feed = await findFeedByHash(deps.db, linkHash(token));
  if (!feed || (await isFeedOver(deps.db, feed))) return null;
  const now = deps.now();
  const disputes = await limitsOfPerson(deps.db, feed.personId, now);
  const entries = await toldOf(deps.db, disputes, now);
  const meetings = toldMeetings(
    await meetingsOfPerson(deps.db, feed, { since: new Date(now.getTime() - KEPT) }),
    now,
  );
  const dues = await toldDues(deps, { personId: feed.personId, disputes, now });
  return speaking(feed.language, () =>
    disputesCalendar({ entries, meetings, dues }, deps.settings),
  );
}

export type CalendarFileDeps = Pick<FeedDeps, 'db' | 'now' | 'settings' | 'dues'>;

/** The limits of one dispute as a file for a calendar program, in the language that is being spoken; null where there are none to know. */
export async function calendarFileFor(
  deps: CalendarFileDeps,
  viewer: Viewer,
  id: string,
): Promise<string | null> {
  const { db, now, settings } = deps;
  const at = now();
  const limits = await limitsForViewer(db, viewer, { id, now: at });
  if (!limits) return null;
  const { personId } = viewer;
  const meetings = toldMeetings(
    await meetingsOfPerson(db, { personId, viewer }, { disputeId: id }),
    at,
  );
  const dues = await toldDues(deps, { personId, disputes: [limits], now: at });
  return disputesCalendar({ entries: await toldOf(db, [limits], at), meetings, dues }, settings);
}

type Told = { personId: string; disputes: readonly DisputeLimits[]; now: Date };

async function toldDues(
  { db, dues }: Pick<FeedDeps, 'db' | 'dues'>,
  { personId, disputes, now }: Told,
): Promise<ToldDue[]> {
  const references = new Map(disputes.map(({ id, reference }) => [id, reference]));
  const own = await dues(db, { personId, disputeIds: [...references.keys()], today: dayAt(now) });
  return own.map((due) => ({ ...due, reference: references.get(due.disputeId) ?? '' }));
}

/** Meetings that were ever settled; of the cancelled ones those that a program may still show. */
function toldMeetings(own: readonly OwnMeeting[], now: Date): ToldMeeting[] {
  return own.flatMap(({ row, reference }) => {
    const { id, disputeId, startsAt, minutes, state, sequence, changedAt } = row;
    const isCancelled = state === 'cancelled';
    if (!startsAt || (isCancelled && changedAt.getTime() <= now.getTime() - KEPT)) return [];
    const times = windowAt(startsAt, minutes);
    return [{ id, disputeId, reference, ...times, changedAt, sequence, isCancelled }];
  });
}

/** Each limit with the number under which it is told; what changed since is written down. */
async function toldOf(db: Db, disputes: readonly DisputeLimits[], now: Date): Promise<ToldEntry[]> {
  const ids = disputes.map(({ id }) => id);
  const sent = Map.groupBy(await listSent(db, ids), ({ disputeId }) => disputeId);
  const each = disputes.map((dispute) => {
    // What its reader may not know of is neither told nor taken for gone.
    const before = (sent.get(dispute.id) ?? []).filter(({ limitRow, partyId }) =>
      dispute.mayKnowOf({ row: limitRow, partyId }),
    );
    return { dispute, ...sequenced(before, entriesOf(dispute), now) };
  });
  await keepSent(
    db,
    each.flatMap(({ dispute, changed }) =>
      changed.map((one) => ({ ...one, disputeId: dispute.id })),
    ),
  );
  return each.flatMap(({ dispute, all }) =>
    all
      .filter(
        ({ state, changedAt }) =>
          state !== 'cancelled' || changedAt.getTime() > now.getTime() - KEPT,
      )
      .map((entry) => toldEntry(dispute, entry)),
  );
}

function entriesOf({ limits }: DisputeLimits): FeedEntry[] {
  return limits.flatMap((limit) => {
    const state = entryStateOf(limit);
    const { id: entry, row: limitRow, partyId, dueOn } = limit;
    return state ? [{ entry, limitRow, partyId, dueOn, state }] : [];
  });
}

function toldEntry(
  { id, reference, limits }: DisputeLimits,
  entry: Omit<ToldEntry, 'disputeId' | 'reference' | 'who' | 'citation'>,
): ToldEntry {
  const limit = limits.find((one) => one.id === entry.entry);
  return {
    ...entry,
    disputeId: id,
    reference,
    who: limit?.who ?? null,
    citation: limit?.citation ?? '',
  };
}
