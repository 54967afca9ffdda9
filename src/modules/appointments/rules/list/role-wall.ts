import type { Side } from '#modules/disputes/rules/words.ts';
import { nameKey } from '../affiliates/keys.ts';

/** As what somebody was appointed in a dispute here, now or before: to decide it, or to help its sides to agree. */
export type HeldRole = {
  disputeId: string;
  as: 'arbitrator' | 'conciliator';
  parties: readonly { name: string; side: Side }[];
};

type Dispute = { id: string; parties: HeldRole['parties'] };

/**
 * ACA s. 80 and invariant I10: whoever heard the sides as conciliator or mediator does not decide between them, in this dispute or one that
 * is linked with it, and whoever decides does not hear them so. Linked are disputes of the same sides: each side of the one has somebody in
 * the other, whichever of them claims. What all parties signed lifts it (waivable.ts).
 */
export function isWalled(
  as: HeldRole['as'],
  { id, parties }: Dispute,
  held: readonly HeldRole[],
): boolean {
  return held.some(
    (one) => one.as !== as && (one.disputeId === id || areLinked(parties, one.parties)),
  );
}

function areLinked(ones: HeldRole['parties'], others: HeldRole['parties']): boolean {
  const keys = (of: HeldRole['parties'], side: Side) =>
    new Set(of.filter((one) => one.side === side).map(({ name }) => nameKey(name)));
  const [claimants, respondents] = [keys(ones, 'claimant'), keys(ones, 'respondent')];
  const [theirClaimants, theirRespondents] = [keys(others, 'claimant'), keys(others, 'respondent')];
  const meet = (one: ReadonlySet<string>, other: ReadonlySet<string>) =>
    [...one].some((key) => key !== '' && other.has(key));
  return (
    (meet(claimants, theirClaimants) && meet(respondents, theirRespondents)) ||
    (meet(claimants, theirRespondents) && meet(respondents, theirClaimants))
  );
}
