import { isInvited, mayIn } from '../rules/access.ts';
import { isSeenByAll, whoActs } from '../rules/visible.ts';
import type { DisputeStanding } from './reading.ts';
import type { SeenDispute } from './seen.ts';
import type { PlaceStanding } from './standings.ts';

/**
 * As whom a dispute is read for somebody: a party with its acts; the office without them, which stand on its own page; whoever was
 * let in, and a neutral, as somebody for whom nothing is to be done here.
 */
export function readerOf(standing: PlaceStanding): DisputeStanding {
  const { as, partyIds } = standing;
  if (as === 'officer' || as === 'registrar')
    return { as, actors: [], partyIds: [], isAssigned: standing.isAssigned === true };
  if (as === 'arbitrator' || as === 'conciliator')
    return { as: 'respondent', actors: [], partyIds: [] };
  return isInvited(standing) ? { as, actors: [], partyIds: [] } : { as, actors: [as], partyIds };
}

/** What of a dispute somebody reads for whom not all places stand open, and for whom nothing is to be done here. */
export function withinPlaces(seen: SeenDispute, standing: PlaceStanding): SeenDispute {
  const isOffice = standing.as === 'officer' || standing.as === 'registrar';
  const isParty = !isInvited(standing) && standing.partyIds.length > 0;
  if (isParty) return seen;
  const open = (place: 'calendar' | 'people') => mayIn(standing, { place }, 'read');
  const { file } = seen;
  const events = isOffice ? file.events : file.events.filter(({ type }) => isSeenByAll(type));
  const parties = file.parties.map((party) => ({
    ...party,
    contacts: [],
    representatives: open('people') ? party.representatives : [],
  }));
  return {
    ...seen,
    file: {
      ...file,
      events,
      parties,
    },
    limits: open('calendar')
      ? seen.limits.map((limit) => ({ ...limit, who: whoActs(limit, guest(file.parties)) }))
      : [],
    may: [],
    releasable: [],
    next: [],
    passed: [],
    consents: seen.consents.map((one) => ({ ...one, mayWithdraw: false, mayDeny: false })),
    texts: {},
  };
}

const guest = (parties: SeenDispute['file']['parties']) => ({
  as: 'officer' as const,
  partyIds: [],
  parties,
});
