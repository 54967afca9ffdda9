import { type AccessStanding, placesFor } from '#modules/disputes/rules/access.ts';

const DAY = 86_400_000;
/** An archive is kept so long for whoever asked for it. */
const KEPT_FOR = 7 * DAY;
/** How many archives of one dispute somebody may have made within a day: each is work for the house. */
export const ASKED_A_DAY = 10;
/** After so many tries in vain it is not made. */
export const ATTEMPTS_MOST = 5;

export const ENDINGS = ['renewed', 'over', 'lost', 'changed', 'failed'] as const;
export type ArchiveEnding = (typeof ENDINGS)[number];

export function keptUntil(readyAt: Date): Date {
  return new Date(readyAt.getTime() + KEPT_FOR);
}

/** Whether its time is over: it is there in the last millisecond, and gone with the one after. */
export function isOver({ keptUntil: until }: { keptUntil: Date | null }, now: Date): boolean {
  return until !== null && now.getTime() >= until.getTime();
}

/**
 * What somebody may read of a dispute, place by place, and as what and for whom they stand there. `talk` names the places of talk in which they
 * read: the table says which kinds are theirs, and who works on a dispute says whether there is one.
 */
export function scopeOf(standing: AccessStanding, talk: readonly string[]): string[] {
  const places = placesFor(standing, 'read')
    .filter(({ place }) => !place.startsWith('talk_'))
    .flatMap(({ place, partyIds }) =>
      partyIds ? partyIds.map((partyId) => `${place} ${partyId}`) : [place],
    );
  const parties = standing.partyIds.map((id) => `for ${id}`);
  return [`as ${standing.as}`, ...parties, ...places, ...talk.map((key) => `talk ${key}`)].sort();
}

/** Whether all that could be seen before can still be seen. What came since is in the next archive. */
export function isWithin(before: readonly string[], now: readonly string[]): boolean {
  return before.every((one) => now.includes(one));
}

/** Whether a scope has a place, whosever it is. */
export function opens(scope: readonly string[], place: string): boolean {
  return scope.some((one) => one === place || one.startsWith(`${place} `));
}
