import type { Viewer } from '#kernel/viewer.ts';
import { type DisputeFile, factsFor, findFile } from '#modules/disputes/actions/reading.ts';
import type { TribunalSeat } from '#modules/disputes/rules/machine/fact-types.ts';
import { namesOf } from '#modules/identity/actions/people.ts';
import type { Db } from '#platform/db.ts';
import { isWaiting } from '../rules/forms.ts';
import { findRail } from '../store/rail.ts';
import {
  type AuthenticationRow,
  listAuthentications,
  type SettlementRow,
  type SignatureRow,
} from '../store/settlements.ts';
import { isCodeSent } from './codes.ts';

/** A settlement that all parties signed, as whoever leads their talks or decides their dispute reads it. */
export type TermsSeen = {
  file: DisputeFile;
  settlement: SettlementRow & { signed: SignatureRow[] };
  /** Everybody whose name it takes, in the order of the seats. */
  members: { personId: string; name: string; seat: TribunalSeat }[];
  authentications: AuthenticationRow[];
  isWaiting: boolean;
  isCodeSent: boolean;
};

type Reading = { now: () => Date };

/**
 * For whoever leads the talks or sits, once every party has signed and not before (law and lifecycle, Part C, 14), whatever else they are
 * let into. Null for everybody else: the parties have a page of their own, and the office has none.
 */
export async function termsFor(
  deps: Reading,
  db: Db,
  viewer: Viewer,
  disputeId: string,
): Promise<TermsSeen | null> {
  const file = await findFile(db, disputeId);
  const { settlement } = await findRail(db, disputeId);
  if (!file || !settlement?.signedAt || settlement.form === 'contract') return null;
  const facts = await factsFor(db, file, deps.now());
  const sitting = facts.members.filter(({ stage }) => stage === 'appointed');
  if (!sitting.some(({ neutral }) => neutral === viewer.personId)) return null;
  const names = await namesOf(
    db,
    sitting.map(({ neutral }) => neutral),
  );
  const about = { settlementId: settlement.id, partyId: null, personId: viewer.personId };
  return {
    ...{ file, settlement },
    members: sitting.map(({ neutral: personId, seat }) => ({
      ...{ personId, seat },
      name: names.get(personId) ?? '',
    })),
    authentications: await listAuthentications(db, settlement.id),
    isWaiting: isWaiting(file.dispute.state),
    isCodeSent: await isCodeSent(deps, db, about),
  };
}
