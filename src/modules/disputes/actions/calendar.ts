import type { Viewer } from '#kernel/viewer.ts';
import type { Deadline } from '#modules/clocks/rules/words.ts';
import type { Db } from '#platform/db.ts';
import { type AccessStanding, isInvited, mayIn } from '../rules/access.ts';
import { actRules, mayKnow } from '../rules/act-rules.ts';
import { sideThatActs, type WhoActs, whoActs } from '../rules/visible.ts';
import type { Side } from '../rules/words.ts';
import { findLastEnd } from '../store/members.ts';
import { listOwn } from '../store/own.ts';
import { listTimed } from '../store/waiting.ts';
import { holidaysIn, limitsWith } from './limits.ts';
import { provedEmail } from './reading.ts';
import { invitedStandings, neutralStandings, standingFor } from './standings.ts';

/** How many disputes one calendar shows, the newest: an institution's member may stand in ten thousand. */
const MOST = 200;

/** `side`: whose act it is, where it is a party's. */
export type LimitForReader = Deadline & { who: WhoActs; side: Side | null; party: string | null };
/** A dispute with the limits of which its reader may know; `mayKnowOf` asks the same of one that is there no more. */
export type DisputeLimits = {
  id: string;
  reference: string;
  limits: LimitForReader[];
  mayKnowOf: (limit: Pick<Deadline, 'row' | 'partyId'>) => boolean;
};

type Place = { id: string; standing: AccessStanding };

/** The limits of one dispute as whoever may read its calendar may know them; null for a stranger. */
export async function limitsForViewer(
  db: Db,
  viewer: Viewer,
  { id, now }: { id: string; now: Date },
): Promise<DisputeLimits | null> {
  const standing = await standingFor(db, viewer, {
    disputeId: id,
    place: 'calendar',
    act: 'read',
  });
  if (!standing) return null;
  const [found] = await limitsAt(db, [{ id, standing }], now);
  return found ?? null;
}

/** As a neutral, or let in by a party; whom a party let in is its neutral nowhere. */
async function standingsOfOthers(db: Db, personId: string) {
  return [
    ...(await neutralStandings(db, personId, { most: MOST })),
    ...(await invitedStandings(db, personId, MOST)),
  ];
}

/** The same of the disputes in which a person stands for a party now, was let in by one, or is the neutral. */
export async function limitsOfPerson(
  db: Db,
  personId: string,
  now: Date,
): Promise<DisputeLimits[]> {
  const who = { personId, email: await provedEmail(db, personId) };
  const own = await listOwn(db, who, { before: null, most: MOST });
  const places = own.map(({ id, side, partyIds }) => ({ id, standing: { as: side, partyIds } }));
  const ids = new Set(places.map(({ id }) => id));
  const others = await standingsOfOthers(db, personId);
  const more = new Map(
    others
      .filter(({ disputeId }) => !ids.has(disputeId))
      .map(({ disputeId, standing }) => [disputeId, { id: disputeId, standing }]),
  );
  return limitsAt(db, [...places, ...more.values()].slice(0, MOST), now);
}

async function limitsAt(db: Db, places: readonly Place[], now: Date): Promise<DisputeLimits[]> {
  const open = places.filter(({ standing }) => mayIn(standing, { place: 'calendar' }, 'read'));
  const timed = await listTimed(
    db,
    open.map(({ id }) => id),
  );
  const holidays = await holidaysIn(db, now);
  return open.flatMap(({ id, standing }) => {
    const one = timed.get(id);
    if (!one) return [];
    const reader = { ...limitReader(standing), parties: one.parties };
    const mayKnowOf = ({ row, partyId }: Pick<Deadline, 'row' | 'partyId'>) => {
      const rule = actRules[row];
      return Boolean(rule && mayKnow(rule, reader, partyId));
    };
    const names = new Map(one.parties.map((party) => [party.id, party.name]));
    const limits = limitsWith(holidays, one, now)
      .filter(mayKnowOf)
      .map((limit) => ({
        ...limit,
        who: whoActs(limit, reader),
        side: sideThatActs(limit, one.parties),
        party: limit.partyId ? (names.get(limit.partyId) ?? null) : null,
      }));
    return [{ id, reference: one.dispute.reference, limits, mayKnowOf }];
  });
}

/** A neutral knows what both sides know: between the claimant and the institution there is nothing for them. */
function limitReader(standing: AccessStanding) {
  const { as, partyIds } = standing;
  const isNeutral = as === 'arbitrator' || as === 'conciliator';
  return {
    as: isNeutral ? ('respondent' as const) : as,
    partyIds,
    isGuest: isNeutral || isInvited(standing),
  };
}

/** When somebody was last taken off a dispute: what they were given to read of all of theirs ends with it. */
export function lastTakenOff(db: Db, personId: string): Promise<Date | null> {
  return findLastEnd(db, personId);
}
