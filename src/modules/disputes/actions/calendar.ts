import type { Viewer } from '#kernel/viewer.ts';
import type { Deadline } from '#modules/clocks/rules/words.ts';
import type { Db } from '#platform/db.ts';
import { mayIn } from '../rules/access.ts';
import { actRules, mayKnow } from '../rules/act-rules.ts';
import { type WhoActs, whoActs } from '../rules/visible.ts';
import type { Side } from '../rules/words.ts';
import { listOwn } from '../store/own.ts';
import { listTimed } from '../store/waiting.ts';
import { holidaysIn, limitsWith } from './limits.ts';
import { provedEmail, standingOfViewer } from './reading.ts';

/** How many disputes one calendar shows, the newest: an institution's member may stand in ten thousand. */
const MOST = 200;

export type LimitForReader = Deadline & { who: WhoActs; party: string | null };
/** A dispute with the limits of which its reader may know; `mayKnowOf` asks the same of one that is there no more. */
export type DisputeLimits = {
  id: string;
  reference: string;
  as: Side;
  limits: LimitForReader[];
  mayKnowOf: (limit: Pick<Deadline, 'row' | 'partyId'>) => boolean;
};

type Place = { id: string; as: Side; partyIds: readonly string[] };

/** The limits of one dispute as one of its parties may know them; null for a stranger, and for the office. */
export async function limitsForViewer(
  db: Db,
  viewer: Viewer,
  { id, now }: { id: string; now: Date },
): Promise<DisputeLimits | null> {
  const standing = await standingOfViewer(db, viewer, id);
  if (!standing || (standing.as !== 'claimant' && standing.as !== 'respondent')) return null;
  const [found] = await limitsAt(db, [{ id, as: standing.as, partyIds: standing.partyIds }], now);
  return found ?? null;
}

/** The same of the disputes in which a person stands for a party now. */
export async function limitsOfPerson(
  db: Db,
  personId: string,
  now: Date,
): Promise<DisputeLimits[]> {
  const who = { personId, email: await provedEmail(db, personId) };
  const own = await listOwn(db, who, { before: null, most: MOST });
  const places = own.map(({ id, side, partyIds }) => ({ id, as: side, partyIds }));
  return limitsAt(db, places, now);
}

async function limitsAt(db: Db, places: readonly Place[], now: Date): Promise<DisputeLimits[]> {
  const open = places.filter((place) => mayIn(place, { place: 'calendar' }, 'read'));
  const timed = await listTimed(
    db,
    open.map(({ id }) => id),
  );
  const holidays = await holidaysIn(db, now);
  return open.flatMap(({ id, as, partyIds }) => {
    const one = timed.get(id);
    if (!one) return [];
    const mayKnowOf = ({ row, partyId }: Pick<Deadline, 'row' | 'partyId'>) => {
      const rule = actRules[row];
      return Boolean(rule && mayKnow(rule, { as, partyIds }, partyId));
    };
    const names = new Map(one.parties.map((party) => [party.id, party.name]));
    const limits = limitsWith(holidays, one, now)
      .filter(mayKnowOf)
      .map((limit) => ({
        ...limit,
        who: whoActs(limit, { as, partyIds, parties: one.parties }),
        party: limit.partyId ? (names.get(limit.partyId) ?? null) : null,
      }));
    return [{ id, reference: one.dispute.reference, as, limits, mayKnowOf }];
  });
}
