import { membersOf } from '#modules/disputes/actions/members.ts';
import { boundsIn } from '#modules/disputes/actions/paper-bounds.ts';
import type { DisputeFile } from '#modules/disputes/actions/reading.ts';
import type { PlaceStanding } from '#modules/disputes/actions/standings.ts';
import { isReleased } from '#modules/disputes/rules/facts.ts';
import type { Side } from '#modules/disputes/rules/words.ts';
import type { Db } from '#platform/db.ts';

export type Filer = { id: string; side: Side };

/** For whom somebody files: nobody from whom nothing is claimed any more. */
export function filerOf(
  { parties, events }: DisputeFile,
  { partyIds }: PlaceStanding,
  asked: string | null,
): Filer | undefined {
  const own = filersOf({ parties, events }, { partyIds });
  return asked === null ? own[0] : own.find(({ id }) => id === asked);
}

/** All for whom they may. */
export function filersOf(
  { parties, events }: Pick<DisputeFile, 'parties' | 'events'>,
  { partyIds }: Pick<PlaceStanding, 'partyIds'>,
) {
  return parties.filter(({ id }) => partyIds.includes(id) && !isReleased(events, id));
}

/**
 * On whom a paper is served: every other party, also those of the filer's own side, whose cases are their own (ACA s. 24(3): what one
 * party supplies is communicated to the other). From whom nothing is claimed any more is served nothing; of whom it is in doubt who
 * they are has their row in the ledger, and nothing is sent until that is found.
 */
export function served({ parties, events }: DisputeFile, filer: string) {
  return parties.filter(({ id }) => id !== filer && !isReleased(events, id));
}

/** Those who act for the parties on whom a party's papers are served, but for parties in doubt; never whoever acts themselves. */
export async function peopleServed(
  tx: Db,
  file: DisputeFile,
  { partyId, personId }: { partyId: string; personId: string },
): Promise<string[]> {
  const { apart } = boundsIn(file);
  const partyIds = served(file, partyId).flatMap(({ id }) => (apart.has(id) ? [] : id));
  const members = await membersOf(tx, file.dispute.id);
  const told = members.filter((one) => partyIds.includes(one.partyId));
  return [...new Set(told.flatMap((one) => one.personId ?? []))].filter((id) => id !== personId);
}
