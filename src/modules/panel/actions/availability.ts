import type { Day } from '#kernel/days.ts';
import type { Db } from '#platform/db.ts';
import { isAway } from '../rules/leave.ts';
import { daysAhead } from '../rules/profile.ts';
import { listLeaves } from '../store/leaves.ts';
import { findNeutralOfPerson, listProfiles } from '../store/neutrals.ts';

export type Availability = {
  neutralId: string;
  capacity: number;
  freeOn: Day[];
  leaves: { id: string; fromOn: Day; untilOn: Day }[];
  isAway: boolean;
};

/** What a neutral said of when and how much they work; null for whoever is none. */
export async function availabilityOf(
  db: Db,
  personId: string,
  today: Day,
): Promise<Availability | null> {
  const neutral = await findNeutralOfPerson(db, personId);
  const [newest] = neutral ? await listProfiles(db, neutral.id) : [];
  if (!neutral || !newest) return null;
  const leaves = await listLeaves(db, [neutral.id], today);
  return {
    neutralId: neutral.id,
    capacity: newest.capacity,
    freeOn: daysAhead(newest.freeOn, today),
    leaves: leaves.map(({ id, fromOn, untilOn }) => ({ id, fromOn, untilOn })),
    isAway: isAway(leaves, today),
  };
}
