import { disputeLines } from '#modules/disputes/actions/lines.ts';
import type { PersonEraser } from '#modules/identity/actions/account-deps.ts';
import type { Db } from '#platform/db.ts';
import { listBiddingsBy } from '../store/biddings.ts';

/** The rules that they proposed, and that they bid: the sums stand on their own page while a bidding runs, and nowhere after it. */
export async function biddingDataOf(db: Db, personId: string): Promise<unknown> {
  const { proposed, bids } = await listBiddingsBy(db, personId);
  const ids = [...proposed, ...bids].map(({ disputeId }) => disputeId);
  const { disputes } = await disputeLines(db, ids, []);
  const referenceOf = (id: string) => disputes.get(id)?.reference ?? '';
  return {
    proposed: proposed.map((one) => ({
      ...{ dispute: referenceOf(one.disputeId), proposedAt: one.proposedAt, payer: one.payer },
      ...{ cap: one.cap.toString(), currency: one.currency, rounds: one.rounds },
      ...{ instalments: one.instalments, firstOn: one.firstOn, duties: one.duties },
    })),
    bids: bids.map(({ disputeId, round, at, commitment }) => ({
      ...{ dispute: referenceOf(disputeId), round, at },
      commitment: commitment.toString('hex'),
    })),
  };
}

/** DPDP Act 2023, section 17(1)(a): that both sides agreed to bid, and the hash of a bid, show what was agreed. */
export const biddingEraser: PersonEraser = {
  keeps: async (db, personId) => {
    const { proposed, bids } = await listBiddingsBy(db, personId);
    return proposed.length + bids.length > 0 ? ['claims'] : [];
  },
  erase: async () => ({}),
};
