import { allow, refuse } from '#kernel/result.ts';
import type { Viewer } from '#kernel/viewer.ts';
import { moveDispute } from '#modules/disputes/actions/moves.ts';
import { factsFor } from '#modules/disputes/actions/reading.ts';
import type { DisputeMoveRefusal } from '#modules/disputes/rules/machine.ts';
import type { RailOutcome } from '#modules/offers/actions/rail.ts';
import { bySystem } from '#modules/service/actions/service-to-dispute.ts';
import type { Db } from '#platform/db.ts';
import { agreeingTo, type LongerRefusal } from '../rules/longer.ts';
import type { SessionsDeps } from './deps.ts';
import { inRoom } from './room.ts';

type Refusal = LongerRefusal | DisputeMoveRefusal;

/**
 * Mediation Act 2023 s. 18(2): the viewer's parties agree in writing that the talks take longer. The first to say so proposes it; once every
 * party has, the time is lengthened in the same transaction, once.
 */
export function agreeToLonger(
  deps: SessionsDeps,
  viewer: Viewer,
  { id, name }: { id: string; name: string },
): Promise<RailOutcome<Refusal>> {
  return inRoom<Refusal>(deps, viewer, { id, who: 'side' }, async (tx, { file, talk, as }) => {
    if (as === 'leader') return refuse('unknown');
    const facts = await factsFor(tx, file, deps.now());
    const agreeing = agreeingTo(facts, talk.me.partyIds);
    if ('refusal' in agreeing) return refuse(agreeing.refusal);
    const by = { personId: viewer.personId, role: 'person' as const };
    const why = `Agreed in writing by ${name.trim()}`;
    for (const partyId of agreeing.partyIds) {
      const said = { disputeId: id, type: 'longer_agreed' as const, by, as, partyId, why };
      const agreed = await moveDispute(deps, tx, said);
      if (!agreed.ok) return agreed;
    }
    await lengthenOnceAll(deps, tx, id, facts.talksTime());
    return allow({ id });
  });
}

/** With the last agreement: before it the move is refused, and nothing happens. */
async function lengthenOnceAll(
  deps: SessionsDeps,
  tx: Db,
  disputeId: string,
  time: { row: string; days: number } | null,
): Promise<void> {
  if (!time) return;
  const details = { limit: time.row, days: time.days, by: 'parties' };
  await moveDispute(deps, tx, { disputeId, type: 'talks_lengthened', ...bySystem, details });
}
