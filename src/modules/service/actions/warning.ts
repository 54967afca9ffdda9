import { allow, type Result, refuse } from '#kernel/result.ts';
import type { Viewer } from '#kernel/viewer.ts';
import { issueDocument } from '#modules/disputes/actions/documents.ts';
import { moveDispute } from '#modules/disputes/actions/moves.ts';
import { factsFor } from '#modules/disputes/actions/reading.ts';
import type { DisputeMoveRefusal } from '#modules/disputes/rules/machine.ts';
import { warningProblem } from '../rules/permitted-acts.ts';
import type { ServiceDeps } from './deps.ts';
import { warningPdf } from './ex-parte-documents.ts';
import { holdForOffice } from './office-access.ts';
import { serveDocument } from './sending.ts';
import { Undo } from './undo.ts';

export type ExParteWarning = { disputeId: string; partyId: string };
export type ExParteWarningRefusal = DisputeMoveRefusal | 'unknown';

/**
 * The final warning: only to somebody who was served, whose time to answer is over and who has not answered. It goes by
 * every channel, and counts from the day on which it is received (law and lifecycle 6.4).
 */
export function issueWarning(
  deps: ServiceDeps,
  viewer: Viewer,
  { disputeId, partyId }: ExParteWarning,
): Promise<Result<{ id: string }, ExParteWarningRefusal>> {
  return deps.db
    .transaction()
    .execute(async (tx): Promise<Result<{ id: string }, ExParteWarningRefusal>> => {
      const held = await holdForOffice(tx, viewer, disputeId);
      if (!held) return refuse('unknown');
      const { file, cause } = held;
      const facts = await factsFor(tx, file, deps.now());
      const problem = warningProblem(facts, partyId);
      if (problem) return refuse(problem);
      const party = file.parties.find(({ id }) => id === partyId);
      if (!party) return refuse('party_missing');
      const { bytes, title, signer } = await warningPdf(deps, file, party);
      const issuing = {
        disputeId,
        kind: 'notice' as const,
        title,
        bytes,
        type: 'application/pdf' as const,
        audience: 'parties' as const,
      };
      const issued = await issueDocument(deps, tx, { ...issuing, signer, by: cause.by, partyId });
      const moving = {
        disputeId,
        type: 'ex_parte_warned' as const,
        by: cause.by,
        as: cause.as,
        partyId,
      };
      const moved = await moveDispute(deps, tx, { ...moving, details: { document: issued.id } });
      if (!moved.ok) throw new Undo(moved.refusal);
      await serveDocument(deps, tx, {
        disputeId,
        documentId: issued.id,
        recipients: [partyId],
        purpose: 'warning',
        cause,
      });
      return allow({ id: issued.id });
    })
    .catch((error: unknown): Result<{ id: string }, ExParteWarningRefusal> => {
      if (error instanceof Undo) return refuse(error.refusal);
      throw error;
    });
}
