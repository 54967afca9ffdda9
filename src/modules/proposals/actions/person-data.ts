import { disputeLines } from '#modules/disputes/actions/lines.ts';
import type { PersonEraser } from '#modules/identity/actions/account-deps.ts';
import type { Db } from '#platform/db.ts';
import { type Clause, readClauses } from '../rules/clauses.ts';
import { listObservationsBy, listProposalsBy } from '../store/proposals.ts';

/** What somebody proposed as whoever leads talks, and what they said to such a proposal; a secret answer is shown on the page alone. */
export async function proposalsDataOf(db: Db, personId: string): Promise<unknown> {
  const proposed = await listProposalsBy(db, personId);
  const observed = await listObservationsBy(db, personId);
  const ids = [...proposed, ...observed].map(({ disputeId }) => disputeId);
  const { disputes } = await disputeLines(db, [...new Set(ids)], []);
  const referenceOf = (disputeId: string) => disputes.get(disputeId)?.reference ?? '';
  return {
    proposed: proposed.map(({ disputeId, number, begunAt, note, clauses, endedAs }) => ({
      dispute: referenceOf(disputeId),
      ...{ number, begunAt, note, endedAs },
      clauses: readClauses(clauses).map(clauseData),
    })),
    observed: observed.map(({ disputeId, madeAt, clause, said, isForAll }) => ({
      dispute: referenceOf(disputeId),
      ...{ madeAt, clause, said, isForAll },
    })),
  };
}

function clauseData(clause: Clause) {
  const { name } = clause;
  if (clause.kind === 'standard') return { name: clause.clause, said: '' };
  return { name, said: clause.kind === 'words' ? clause.said : String(clause.payment.amount) };
}

/** DPDP Act 2023, section 17(1)(a): what was proposed and said to it is needed to show how a settlement came about. */
export const proposalsEraser: PersonEraser = {
  keeps: async (db, personId) => {
    const proposed = await listProposalsBy(db, personId);
    const observed = await listObservationsBy(db, personId);
    return proposed.length + observed.length > 0 ? ['claims'] : [];
  },
  erase: async () => ({}),
};
