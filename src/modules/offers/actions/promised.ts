import type { Db } from '#platform/db.ts';
import type { SettlementForm } from '../rules/forms.ts';
import { type Promised, readPromised } from '../rules/promised.ts';
import { findRail } from '../store/rail.ts';

type PromisedSettlement = { id: string; form: SettlementForm; promised: Promised[] };

/** What the settlement that all have signed promises. It names no viewer: it is for what follows by itself. */
export async function promisedInSettlement(
  db: Db,
  disputeId: string,
): Promise<PromisedSettlement | null> {
  const { settlement } = await findRail(db, disputeId);
  if (!settlement?.signedAt) return null;
  const { id, form, promised } = settlement;
  return { id, form, promised: readPromised(promised) };
}
