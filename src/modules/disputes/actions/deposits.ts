import {
  billDeposit,
  type ClaimSum,
  type Deposit,
  openDeposits,
  reckonDeposits,
  settledShare,
  sharesOfDeposit,
} from '#modules/fees/actions/deposits.ts';
import type { FeesTransaction, MoneyDeps } from '#modules/fees/actions/deps.ts';
import { isReleased } from '../rules/facts.ts';
import type { EventType } from '../rules/machine.ts';
import type { DisputesDeps } from './deps.ts';
import { limitsFor } from './limits.ts';
import { type Details, moveDispute } from './moves.ts';
import { type DisputeFile, factsFor, findFile } from './reading.ts';
import { payerOf } from './tax-place.ts';

const system = { personId: null, role: 'system' } as const;
type Billing = MoneyDeps & DisputesDeps;

/**
 * With the appointment each claim's deposit is asked of both sides. One that was asked for before, by another tribunal of the same
 * dispute, is not billed twice: what was paid on it counts, and what is owed is demanded anew.
 */
export async function askDeposits(
  deps: Billing,
  within: FeesTransaction,
  disputeId: string,
): Promise<void> {
  const file = await findFile(within.tx, disputeId);
  if (!file) return;
  const { deposits } = await factsFor(within.tx, file, within.at);
  const claims = claimsIn(file).filter(
    ({ partyId }) => !deposits.some(({ claimOf }) => claimOf === partyId),
  );
  const known = await openDeposits(within.tx, disputeId);
  const { arbitrators } = file.dispute;
  const reckoned = await reckonDeposits(within, { disputeId, arbitrators, claims });
  for (const deposit of reckoned) {
    const before = known.find(({ partyId }) => partyId === deposit.partyId);
    if (before) await demand(deps, within, { disputeId, deposit, ...before });
    else await demandAnew(deps, within, file, deposit);
  }
}

/** The claim, and the counterclaim of each respondent who has one; what is not in rupees counts by no sum here. */
function claimsIn({ dispute, parties, claims, events }: DisputeFile): ClaimSum[] {
  const first = parties.find(({ side }) => side === 'claimant');
  const inRupees = (sum: bigint) => (dispute.currency === 'INR' ? sum : 0n);
  const counter = parties.flatMap(({ id }) => {
    const heads = claims.filter((one) => one.isCounterclaim && one.partyId === id);
    if (heads.length === 0 || isReleased(events, id)) return [];
    const sum = heads.reduce((so, { amountMinor }) => so + amountMinor, 0n);
    return [{ partyId: id, isCounterclaim: true, sum: inRupees(sum) }];
  });
  const claim = { isCounterclaim: false, sum: inRupees(dispute.sumMinor) };
  return [...(first ? [{ ...claim, partyId: first.id }] : []), ...counter];
}

async function demandAnew(
  deps: Billing,
  within: FeesTransaction,
  { dispute, parties, events }: DisputeFile,
  deposit: Deposit,
): Promise<void> {
  const payers = parties
    .filter(({ id }) => !isReleased(events, id))
    .map((party) => ({ ...payerOf(party, party.contacts, within.at), side: party.side }));
  const owing =
    deposit.amount > 0n ? sharesOfDeposit(payers).map(({ payer }) => payer.partyId) : [];
  const id = deps.newId();
  await demand(deps, within, {
    disputeId: dispute.id,
    deposit,
    id,
    owing,
    bill: (dueOn) =>
      billDeposit(deps, within, {
        id,
        disputeId: dispute.id,
        deposit,
        payers,
        words: deposit.isCounterclaim
          ? `Deposit for the tribunal's fees in ${dispute.reference}: counterclaim`
          : `Deposit for the tribunal's fees in ${dispute.reference}: claim`,
        dueOn,
        by: system,
      }),
  });
}

type Demand = {
  disputeId: string;
  deposit: Deposit;
  id: string;
  owing: readonly string[];
  bill?: (dueOn: string | undefined) => Promise<void>;
};

async function demand(
  deps: Billing,
  within: FeesTransaction,
  { disputeId, deposit: { partyId }, id, owing, bill }: Demand,
): Promise<void> {
  const { tx, at } = within;
  const details = { deposit: id, owing: owing.join(' ') };
  await mustMove(deps, within, { disputeId, type: 'deposits_asked', partyId, details });
  const file = bill && (await findFile(tx, disputeId));
  // The bill and the demand have one last day: the clock's.
  const limits = file ? await limitsFor(tx, file, at) : [];
  await bill?.(limits.findLast((one) => one.row === 'deposit' && one.partyId === partyId)?.dueOn);
  if (owing.length === 0)
    await mustMove(deps, within, { disputeId, type: 'deposits_paid', partyId, details: {} });
}

type Moving = { disputeId: string; type: EventType; partyId: string; details: Details };

async function mustMove(
  deps: DisputesDeps,
  { tx }: FeesTransaction,
  moving: Moving,
): Promise<void> {
  const outcome = await moveDispute(deps, tx, { ...moving, by: system, as: 'system' });
  if (!outcome.ok) throw new Error(`${moving.type} could not be noted: ${outcome.refusal}.`);
}

/** Money alone says that a share came, and with the last of them that the deposit of a claim is there (ACA s. 38). */
export async function depositSettled(
  deps: DisputesDeps,
  within: FeesTransaction,
  invoiceId: string,
): Promise<void> {
  const share = await settledShare(within, invoiceId);
  if (!share) return;
  const { disputeId, claimOf, partyId, isPaidForThem, owing } = share;
  const moving = { disputeId, by: system, as: 'system' as const };
  // What comes after the claim ended, or while its tribunal is being formed anew, moves nothing; the ledger has it.
  const noted = await moveDispute(deps, within.tx, {
    ...moving,
    type: isPaidForThem ? 'deposit_share_paid_for' : 'deposit_share_paid',
    partyId,
    details: { claim: claimOf },
  });
  if (noted.ok && owing.length === 0)
    await moveDispute(deps, within.tx, { ...moving, type: 'deposits_paid', partyId: claimOf });
}
