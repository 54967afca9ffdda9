import { disputeLines } from '#modules/disputes/actions/lines.ts';
import type { PersonEraser } from '#modules/identity/actions/account-deps.ts';
import type { Db } from '#platform/db.ts';
import { listOffersBy } from '../store/offers.ts';
import { findSettlementById, listAuthenticatedBy, listSignedBy } from '../store/settlements.ts';
import { listStandstillsBy } from '../store/standstills.ts';

/** What they offered to settle, and what they signed. */
export async function offersDataOf(db: Db, personId: string): Promise<unknown> {
  const offers = await listOffersBy(db, personId);
  const signed = await listSignedBy(db, personId);
  const authenticated = await listAuthenticatedBy(db, personId);
  const held = await listStandstillsBy(db, personId);
  const ids = [...offers, ...held].map(({ disputeId }) => disputeId);
  const { disputes } = await disputeLines(db, ids, []);
  return {
    offers: offers.map((one) => ({
      dispute: disputes.get(one.disputeId)?.reference ?? '',
      ...{ number: one.number, madeAt: one.madeAt, payer: one.payer, currency: one.currency },
      amount: one.amount.toString(),
      ...{ instalments: one.instalments, firstOn: one.firstOn, duties: one.duties },
      endedAs: one.endedAs,
    })),
    standstills: held.map(({ disputeId, until, body, name, at }) => ({
      dispute: disputes.get(disputeId)?.reference ?? '',
      ...{ until, text: body, name, signedAt: at },
    })),
    authentications: await Promise.all(
      authenticated.map(async ({ settlementId, name, signedAt, address, network, agent }) => ({
        ...{ name, signedAt, address, network, agent },
        text: (await findSettlementById(db, settlementId))?.text ?? '',
      })),
    ),
    signatures: await Promise.all(
      signed.map(async ({ settlementId, name, capacity, signedAt, address, network, agent }) => ({
        ...{ name, capacity, signedAt, address, network, agent },
        text: (await findSettlementById(db, settlementId))?.text ?? '',
      })),
    ),
  };
}

/** DPDP Act 2023, section 17(1)(a): what was offered and signed is needed to show what was agreed. */
export const offersEraser: PersonEraser = {
  keeps: async (db, personId) => {
    const offers = await listOffersBy(db, personId);
    const signed = await listSignedBy(db, personId);
    const authenticated = await listAuthenticatedBy(db, personId);
    const held = await listStandstillsBy(db, personId);
    const all = [offers, signed, authenticated, held];
    return all.some(({ length }) => length > 0) ? ['claims'] : [];
  },
  erase: async () => ({}),
};
