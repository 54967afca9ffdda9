import type { OutputOf } from '#kernel/endpoint.ts';
import type { StandstillsSeen } from '../actions/standstills-read.ts';
import type { standstillOf } from '../contract/standstill.ts';

/** What all parties sign is read by all of them alike. */
export function standstillView(seen: StandstillsSeen): OutputOf<typeof standstillOf> {
  const { rail, latest, mayPropose, standstills } = seen;
  return {
    ...{ reference: rail.file.dispute.reference, as: rail.side, today: rail.today },
    ...{ latest, mayPropose },
    standstills: standstills.map(
      ({ id, state, until, body, hash, documentId, parties, ...one }) => ({
        ...{ id, state, until, body, documentId, parties },
        hash: hash.toString('hex'),
        proposedAt: one.proposedAt.toISOString(),
        ...{ mayRefuse: one.may.refuse, maySign: one.may.sign, mayEnd: one.may.end },
      }),
    ),
  };
}
