import { allow, type Result } from '#kernel/result.ts';
import type { Viewer } from '#kernel/viewer.ts';
import type { RailOutcome } from '#modules/offers/actions/rail.ts';
import type { StandardClause } from '#modules/offers/rules/clauses.ts';
import type { WrittenPoint } from '#modules/offers/rules/points.ts';
import type { OfferTerms } from '#modules/offers/rules/terms.ts';
import type { Db } from '#platform/db.ts';
import {
  type Clause,
  type ClauseRefusal,
  withClause,
  withoutClause,
  withStandard,
  writeClauses,
} from '../rules/clauses.ts';
import { draftOf, type RoomRefusal, standingOf } from '../rules/proposals.ts';
import { addProposal, keepClauses } from '../store/proposals.ts';
import type { ProposalsDeps } from './deps.ts';
import type { TalksSeen } from './standing.ts';
import { onTalks } from './talks.ts';

/** A clause as it was typed: words, or a payment in minor units of the dispute's currency. */
type TypedClause = {
  key: number | null;
  kind: WrittenPoint['kind'];
  name: string;
  said: string;
} & Pick<OfferTerms, 'payer' | 'instalments' | 'firstOn' | 'rhythm'> & { amount: number };

/** Whoever leads the talks adds a clause to their draft, or writes one anew; the first act begins a draft from what was shown last. */
export function keepClause(
  deps: ProposalsDeps,
  viewer: Viewer,
  { id, ...typed }: TypedClause & { id: string },
): Promise<RailOutcome<ClauseRefusal | RoomRefusal>> {
  return onTalks<ClauseRefusal>(deps, viewer, { id, who: 'leader' }, (tx, seen) =>
    changed(deps, tx, { viewer, seen }, (clauses) => {
      const { file, today } = seen.rail;
      const point = pointOf(typed, file.dispute.currency);
      return withClause(clauses, { key: typed.key, point, today, used: seen.used });
    }),
  );
}

function pointOf(typed: TypedClause, currency: string): WrittenPoint {
  const { kind, payer, amount, instalments, firstOn, rhythm } = typed;
  const name = typed.name.trim();
  if (kind === 'words') return { kind, name, said: typed.said.trim() };
  const payment = { payer, currency, instalments, firstOn, rhythm, amount: BigInt(amount) };
  return { kind, name, payment };
}

export function removeClause(
  deps: ProposalsDeps,
  viewer: Viewer,
  { id, key }: { id: string; key: number },
): Promise<RailOutcome<ClauseRefusal | RoomRefusal>> {
  return onTalks<ClauseRefusal>(deps, viewer, { id, who: 'leader' }, (tx, seen) =>
    changed(deps, tx, { viewer, seen }, (clauses) => withoutClause(clauses, key)),
  );
}

/** Whoever leads the talks ticks the standard clauses of their draft: those, and no others. */
export function pickStandard(
  deps: ProposalsDeps,
  viewer: Viewer,
  { id, clauses: picked }: { id: string; clauses: readonly StandardClause[] },
): Promise<RailOutcome<ClauseRefusal | RoomRefusal>> {
  return onTalks<ClauseRefusal>(deps, viewer, { id, who: 'leader' }, (tx, seen) =>
    changed(deps, tx, { viewer, seen }, (clauses) =>
      withStandard(clauses, { picked, used: seen.used }),
    ),
  );
}

async function changed(
  deps: ProposalsDeps,
  tx: Db,
  { viewer, seen }: { viewer: Viewer; seen: TalksSeen },
  change: (clauses: readonly Clause[]) => Result<Clause[], ClauseRefusal>,
): Promise<RailOutcome<ClauseRefusal>> {
  const { id: disputeId } = seen.rail.file.dispute;
  const draft = draftOf(seen.proposals);
  const clauses = change(draft?.clauses ?? lastShown(seen));
  if (!clauses.ok) return clauses;
  const kept = writeClauses(clauses.value);
  if (draft) await keepClauses(tx, draft.id, kept);
  else
    await addProposal(tx, {
      ...{ id: deps.newId(), disputeId, clauses: kept, byPerson: viewer.personId },
      ...{ number: seen.next, begunAt: deps.now() },
    });
  return allow({ id: disputeId });
}

/** A draft begins with what both sides see, or saw last. */
export function lastShown(seen: TalksSeen): readonly Clause[] {
  const shown = seen.proposals.filter(({ shownAt }) => shownAt !== null);
  return (standingOf(seen.proposals) ?? shown.at(-1))?.clauses ?? [];
}
