import { consentTraces } from '#modules/disputes/actions/consents-reading.ts';
import { membersOf } from '#modules/disputes/actions/members.ts';
import { findFile } from '#modules/disputes/actions/reading.ts';
import type { Side } from '#modules/disputes/rules/words.ts';
import { filingTraces } from '#modules/filing/actions/traces.ts';
import { sessionTraces } from '#modules/identity/actions/traces.ts';
import type { Db } from '#platform/db.ts';
import { type SharedOrigin, type SideTrace, sharedBy } from '../rules/shared.ts';
import { listProofs } from '../store/proof.ts';
import { readingsOf } from './notice-readings.ts';

/** From where both sides of a dispute acted, as far as it is kept: for the office, which judges what it means. */
export async function sharedIn(db: Db, disputeId: string): Promise<SharedOrigin[]> {
  const [members, file] = [await membersOf(db, disputeId), await findFile(db, disputeId)];
  const consents = file ? consentTraces(file) : [];
  const of = async (side: Side): Promise<SideTrace[]> => {
    const people = members.flatMap((member) =>
      member.side === side && member.personId ? [member.personId] : [],
    );
    return [
      ...(await sessionTraces(db, people)).map((trace) => ({
        ...trace,
        what: 'signed_in' as const,
      })),
      ...consents
        .filter((trace) => trace.side === side)
        .map(({ side: _side, ...trace }) => ({ ...trace, what: 'consented' as const })),
    ];
  };
  const filed = (await filingTraces(db, disputeId)).map((trace) => ({
    ...trace,
    what: 'filed' as const,
  }));
  const read = (await readingsOf(db, disputeId)).map(({ at, network, agent }) => ({
    at,
    network,
    agent,
    what: 'read' as const,
  }));
  const proved = (await listProofs(db, disputeId)).map((trace) => ({
    ...trace,
    what: 'proved' as const,
  }));
  return sharedBy(
    [...filed, ...(await of('claimant'))],
    [...read, ...proved, ...(await of('respondent'))],
  );
}
