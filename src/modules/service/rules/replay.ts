import type { HashedLink } from '#modules/record/rules/chain.ts';

export type ReplayedService = {
  id: string;
  partyId: string;
  status: string;
  servedOn: string | null;
  servedBy: string | null;
  servedBasis: string | null;
};

/**
 * How a recipient of a paper whose receipt the dispute is told of stands, against the acts: `differs` when they say
 * otherwise, `uncovered` where the ledger says served and the dispute could not be told, because it rested or was over.
 */
export function servedBreak(
  recipient: ReplayedService,
  acts: readonly HashedLink[],
): 'differs' | 'uncovered' | null {
  const told = acts.findLast(
    ({ details }) => details.recipient === recipient.id && typeof details.servedBy === 'string',
  );
  const takenBack = acts.findLast(
    ({ act, details }) => act === 'dispute.service_reversed' && details.party === recipient.partyId,
  );
  const isTold = told !== undefined && told.number > (takenBack?.number ?? 0);
  if (recipient.status !== 'served') return isTold ? 'differs' : null;
  if (!isTold) return 'uncovered';
  const { on, servedBy, basis } = told.details;
  return on === recipient.servedOn &&
    servedBy === recipient.servedBy &&
    basis === recipient.servedBasis
    ? null
    : 'differs';
}
