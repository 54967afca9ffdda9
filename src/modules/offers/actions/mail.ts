import type { MakingDeps } from '#modules/codes/actions/deps.ts';
import { makeSecrets } from '#modules/codes/actions/sending.ts';
import { disputeById } from '#modules/disputes/actions/reading.ts';
import type { Compose } from '#platform/outbox.ts';
import { signatureLetter } from '../letters/code.ts';
import { findSettlementById, findSignatureCode } from '../store/settlements.ts';

/** The code with which a settlement is signed, made with its letter and kept nowhere else. */
export function offersLetters(deps: MakingDeps) {
  return {
    settlement_code: async (id, to) => {
      const asked = await findSignatureCode(deps.db, id);
      const settlement = asked && (await findSettlementById(deps.db, asked.settlementId));
      const dispute = settlement && (await disputeById(deps.db, settlement.disputeId));
      const made = dispute && (await makeSecrets(deps, deps.db, { id, to: to.to }));
      if (!dispute || !made?.code) return null;
      return signatureLetter(to, { digits: made.code, reference: dispute.reference });
    },
  } satisfies Record<string, Compose>;
}
