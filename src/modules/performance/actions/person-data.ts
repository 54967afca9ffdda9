import { disputeLines } from '#modules/disputes/actions/lines.ts';
import type { PersonEraser } from '#modules/identity/actions/account-deps.ts';
import type { Db } from '#platform/db.ts';
import { listCertificatesBy, listRegistrationsBy } from '../store/papers.ts';
import { listAnswersBy, listStatementsBy } from '../store/plans.ts';

async function heldBy(db: Db, personId: string) {
  return {
    stated: await listStatementsBy(db, personId),
    answered: await listAnswersBy(db, personId),
    certified: await listCertificatesBy(db, personId),
    registered: await listRegistrationsBy(db, personId),
  };
}

/** What somebody said was paid, done or registered, what they said to the other side's word, and the certificates that they took. */
export async function performanceDataOf(db: Db, personId: string): Promise<unknown> {
  const { stated, answered, certified, registered } = await heldBy(db, personId);
  const ids = [...stated, ...answered, ...certified, ...registered].map((one) => one.disputeId);
  const { disputes } = await disputeLines(db, [...new Set(ids)], []);
  const of = ({ disputeId }: { disputeId: string }) => disputes.get(disputeId)?.reference ?? '';
  return {
    stated: stated.map((one) => ({
      dispute: of(one),
      ...{ kind: one.kind, saidAt: one.saidAt, amount: one.amount?.toString() ?? null },
      ...{ happenedOn: one.happenedOn, way: one.way, reference: one.reference, note: one.note },
    })),
    answered: answered.map((one) => ({
      ...{ dispute: of(one), at: one.at, says: one.says, why: one.why },
    })),
    certificates: certified.map((one) => ({
      ...{ dispute: of(one), kind: one.kind, issuedAt: one.issuedAt },
    })),
    registrations: registered.map((one) => ({
      ...{ dispute: of(one), authority: one.authority, number: one.number },
      registeredOn: one.registeredOn,
    })),
  };
}

/** DPDP Act 2023, section 17(1)(a): what was paid and what was not is needed to enforce what was agreed. */
export const performanceEraser: PersonEraser = {
  keeps: async (db, personId) => {
    const held = await heldBy(db, personId);
    return Object.values(held).some((rows) => rows.length > 0) ? ['claims'] : [];
  },
  erase: async () => ({}),
};
