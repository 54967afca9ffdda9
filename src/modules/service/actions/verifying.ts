import { disputeLines } from '#modules/disputes/actions/lines.ts';
import { actsOfChains } from '#modules/record/actions.ts';
import type { RecordFinding, RecordFindings } from '#modules/record/rules/findings.ts';
import type { Db } from '#platform/db.ts';
import { servedBreak } from '../rules/replay.ts';
import { listRecipientsAfter } from '../store/verification.ts';

const PORTION = 500;

/** Compares who was served, when and how with the acts of the dispute. The caller gives one view of the database. */
export async function verifyService(db: Db): Promise<RecordFindings & { recipients: number }> {
  const found = { recipients: 0, differs: [] as RecordFinding[], uncovered: [] as RecordFinding[] };
  for (let after: string | null = null; ; ) {
    const portion: Awaited<ReturnType<typeof listRecipientsAfter>> = await listRecipientsAfter(
      db,
      after,
      PORTION,
    );
    const ids = [...new Set(portion.map(({ disputeId }) => disputeId))];
    const { disputes } = await disputeLines(db, ids, []);
    const acts = await actsOfChains(
      db,
      ids.map((id) => `dispute:${id}`),
    );
    for (const row of portion) {
      const broken = servedBreak(row, acts.get(`dispute:${row.disputeId}`) ?? []);
      if (broken)
        found[broken].push({
          about: disputes.get(row.disputeId)?.reference ?? row.disputeId,
          what: 'who received a paper, when and how',
        });
    }
    found.recipients += portion.length;
    if (portion.length < PORTION) return found;
    after = portion.at(-1)?.id ?? null;
  }
}
