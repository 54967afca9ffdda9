import { accessPlaceOf, placeNamed } from '#modules/discussion/rules/places.ts';
import type { SearchSource } from '#modules/search/actions/deps.ts';
import { indexEntry, type SearchEntry } from '#modules/search/actions/indexing.ts';
import { askedReader } from '#modules/search/rules/readers.ts';
import type { Db } from '#platform/db.ts';
import { listAllMeetings, listAskedAmong, type MeetingRow } from '../store/meetings.ts';
import { type MeetingDeps, titleOf } from './meetings.ts';

type Key = Pick<MeetingDeps, 'key'>;
const MEETING = 'meeting';

/** The meetings of a dispute, each found by its title and by those who were asked to it, while they are of its place. */
export function meetingsSource(deps: Key): SearchSource {
  return {
    kinds: [MEETING],
    entriesOf: async (tx, disputeId) =>
      entriesOf(deps, tx, await listAllMeetings(tx, { disputeId })),
  };
}

/** What was proposed, settled or moved, and whoever is asked besides, is found so in the transaction in which it was. */
export async function keepFound(deps: Key, tx: Db, id: string): Promise<void> {
  for (const entry of await entriesOf(deps, tx, await listAllMeetings(tx, { id })))
    await indexEntry(tx, deps, entry);
}

async function entriesOf(deps: Key, tx: Db, rows: readonly MeetingRow[]): Promise<SearchEntry[]> {
  const asked = await listAskedAmong(
    tx,
    rows.map(({ id }) => id),
  );
  return rows.flatMap((row) => {
    const place = placeNamed(row.place);
    const people = asked.filter(({ meetingId }) => meetingId === row.id);
    if (!place || people.length === 0) return [];
    return {
      disputeId: row.disputeId,
      kind: 'meeting',
      source: { kind: MEETING, id: row.id },
      scopes: people.map(({ personId }) => ({
        place: accessPlaceOf[place.kind],
        reader: askedReader(personId, place.partyId),
      })),
      side: null,
      at: row.startsAt ?? row.proposedAt,
      title: titleOf(deps, row),
      text: '',
    };
  });
}
