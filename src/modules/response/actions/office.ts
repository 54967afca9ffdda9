import type { Problem } from '#kernel/endpoint.ts';
import { allow, type Result } from '#kernel/result.ts';
import type { Viewer } from '#kernel/viewer.ts';
import { holdDispute } from '#modules/disputes/actions/hold.ts';
import { findFile, officeIn, officeStanding } from '#modules/disputes/actions/reading.ts';
import type { Db } from '#platform/db.ts';
import { DECIDED, type DecidedKind, outcomesOf, type ResponseKind } from '../rules/words.ts';
import { type AnswerRow, changeSent, findSent } from '../store/answers.ts';
import { carryOut, type DecideRefusal, no, type ResponseDecision } from './carrying-out.ts';
import type { ResponseDeps } from './deps.ts';
import { issueDecision } from './issuing-decision.ts';
import { oweDecision } from './owed-letters.ts';

type Ruled = Promise<Result<{ id: string }, Problem<DecideRefusal>>>;

/** An officer's word on a call, on more time, or on who somebody is. The dispute is held: of two at once the second is told. */
export async function decide(
  deps: ResponseDeps,
  viewer: Viewer,
  id: string,
  deciding: ResponseDecision,
): Ruled {
  const known = await findSent(deps.db, id);
  if (!known || !isDecided(known.kind) || !(await officeIn(deps.db, viewer, known.disputeId)))
    return no('unknown', 'id');
  const outcome = await deps.db.transaction().execute(async (tx): Ruled => {
    // The dispute first, as everybody does who may move it: an answer that comes now changes this row while it holds the dispute.
    await holdDispute(tx, known.disputeId);
    const row = await findSent(tx, id);
    if (!row || !isDecided(row.kind)) return no('unknown', 'id');
    if (row.decidedAt) return no('decided_before');
    // What it was about has fallen with a service that was taken back, or was answered meanwhile.
    if (row.setAsideAt) return no('moved_on');
    const { outcome: word, why } = deciding;
    if (!outcomesOf[row.kind].includes(word)) return no('outcome_wrong', 'outcome');
    if (word !== 'called' && why.trim() === '') return no('why_missing', 'why');
    const done = await carryOut[word](deps, tx, { row, viewer, deciding });
    if (!done.ok) return done;
    const at = deps.now();
    if (row.kind === 'extension' || row.kind === 'reopening')
      await issueDecision(deps, tx, { row, by: byOf(viewer), deciding });
    await changeSent(tx, id, { decidedAt: at, decidedBy: viewer.personId, outcome: word, why });
    if (word !== 'called' && word !== 'another') await tell(deps, tx, row, at);
    return allow({ id });
  });
  if (outcome.ok) deps.wakeMail();
  return outcome;
}

function byOf(viewer: Viewer) {
  return { personId: viewer.personId, isRegistrar: officeStanding(viewer)?.as === 'registrar' };
}

export function isDecided(kind: ResponseKind): kind is DecidedKind {
  return (DECIDED as readonly ResponseKind[]).includes(kind);
}

async function tell(deps: ResponseDeps, tx: Db, row: AnswerRow, at: Date): Promise<void> {
  const file = await findFile(tx, row.disputeId);
  const party = file?.parties.find(({ id }) => id === row.partyId);
  if (file && party) await oweDecision(deps, tx, { party, id: row.id, at });
}
