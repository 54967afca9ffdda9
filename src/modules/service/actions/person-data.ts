import { ownPartiesOf } from '#modules/disputes/actions/own-roles.ts';
import type { PersonEraser } from '#modules/identity/actions/account-deps.ts';
import type { Db } from '#platform/db.ts';
import { listInquiriesAbout, listReportsOf, listServedOn, listTries } from '../store/person.ts';

/** Every paper that was to reach them as a party: by which channels, at what address, and what is known of its coming. */
export async function serviceDataOf(
  db: Db,
  personId: string,
): Promise<{ papers: unknown[]; inquiries: unknown[] }> {
  const own = await ownPartiesOf(db, personId);
  const served = await listServedOn(db, own);
  const tries = await listTries(
    db,
    served.map(({ id }) => id),
  );
  const heard = Map.groupBy(
    await listReportsOf(
      db,
      tries.map(({ id }) => id),
    ),
    ({ attemptId }) => attemptId,
  );
  const triesOf = Map.groupBy(tries, ({ recipientId }) => recipientId);
  return {
    papers: served.map(({ id, disputeId: _, ...paper }) => ({
      ...paper,
      attempts: (triesOf.get(id) ?? []).map(({ id: attempt, recipientId: __, ...one }) => ({
        ...one,
        reports: (heard.get(attempt) ?? []).map(({ attemptId: ___, ...report }) => report),
      })),
    })),
    inquiries: await listInquiriesAbout(db, own),
  };
}

/**
 * DPDP Act 2023, section 17(1)(a): whether, where and when somebody was served decides whether an award stands (ACA s. 3 and
 * s. 34(2)(a)(iii)), so the ledger stays as it is, and a notice that is on its way goes out.
 */
export const serviceEraser: PersonEraser = {
  keeps: async (db, personId) =>
    (await listServedOn(db, await ownPartiesOf(db, personId))).length > 0 ? ['service'] : [],
  erase: async () => ({}),
  spares: ['service_letter'],
};
