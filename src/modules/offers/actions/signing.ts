import { dayAt } from '#kernel/days.ts';
import { allow, type Result, refuse } from '#kernel/result.ts';
import type { Viewer } from '#kernel/viewer.ts';
import type { TooManyAttempts } from '#modules/codes/actions/limits.ts';
import {
  type CodeRedeemRefusal,
  holdCode,
  markUsed,
  redeem,
} from '#modules/codes/actions/redeeming.ts';
import { claimCodeLetter, openCode } from '#modules/codes/actions/sending.ts';
import { holdDispute } from '#modules/disputes/actions/hold.ts';
import { provedEmail } from '#modules/disputes/actions/reading.ts';
import type { Db } from '#platform/db.ts';
import { newBlindId } from '#platform/ids.ts';
import { owe } from '#platform/outbox.ts';
import { refusalToSign, type SigningRefusal, unsigned } from '../rules/signing.ts';
import {
  addSignature,
  addSignatureCode,
  endSettlementRow,
  listCodesOf,
} from '../store/settlements.ts';
import { complete } from './completing.ts';
import type { OffersDeps } from './deps.ts';
import { keepAct, onRail } from './rail.ts';
import { type RailSeen, railFor } from './standing.ts';

type Trace = { network: string; agent: string };
type AskingCode = { id: string; partyId: string; trace: Trace };
export type SignatureCodeRefusal =
  | TooManyAttempts
  | { code: SigningRefusal | 'unknown' | 'address_missing'; field: string };

/** Sends a code to the proved address of whoever is to sign for a party; what it is for is written with it. */
export async function askSignatureCode(
  deps: OffersDeps,
  viewer: Viewer,
  { id, partyId, trace }: AskingCode,
): Promise<Result<{ id: string }, SignatureCodeRefusal>> {
  type Outcome = Result<{ id: string }, SignatureCodeRefusal>;
  if (!(await railFor(deps, deps.db, viewer, id))) return stop('unknown');
  const outcome = await deps.db.transaction().execute(async (tx): Promise<Outcome> => {
    await holdDispute(tx, id);
    const seen = await railFor(deps, tx, viewer, id);
    const settlement = seen?.settlement;
    if (!seen || !settlement) return stop('settlement_unknown');
    if (!seen.own.some((one) => one.id === partyId)) return stop('party_missing', 'partyId');
    const refusal = refusalToSign(standingOf(settlement), seen.signatories, {
      ...{ partyId, textHash: hashOf(settlement), name: 'anybody', agreed: true },
    });
    if (refusal) return stop(refusal);
    const to = await provedEmail(tx, viewer.personId);
    if (!to) return stop('address_missing');
    const claimed = await claimCodeLetter(deps, tx, {
      ...{ purpose: 'signature', to, network: trace.network },
    });
    if (!claimed.ok) return claimed;
    const code = newBlindId();
    const about = { settlementId: settlement.id, partyId, personId: viewer.personId };
    const earlier = await listCodesOf(tx, about);
    await openCode(deps, tx, { id: code, purpose: 'signature', earlier });
    await addSignatureCode(tx, { id: code, ...about, askedAt: deps.now() });
    const letter = { id: deps.newId(), kind: 'settlement_code' as const, refersTo: code };
    await owe(tx, { ...letter, recipient: to }, deps.now());
    return allow({ id });
  });
  if (outcome.ok) deps.wakeMail();
  return outcome;
}

const stop = <Code extends string>(code: Code, field = '') => refuse({ code, field });
type Settlement = NonNullable<RailSeen['settlement']>;
export const hashOf = ({ textHash }: Pick<Settlement, 'textHash'>) => textHash.toString('hex');

function standingOf(settlement: Settlement) {
  return {
    isEnded: settlement.isEnded,
    isComplete: settlement.completedAt !== null,
    textHash: hashOf(settlement),
    signed: settlement.signed.map(({ partyId }) => partyId),
  };
}

export type SettlementSigning = {
  id: string;
  partyId: string;
  textHash: string;
  name: string;
  agreed: boolean;
  /** What was sent last for this, as it was typed. */
  code: string;
  trace: Trace;
};
export type SettlementSigningRefusal =
  | CodeRedeemRefusal
  | { code: SigningRefusal | 'unknown'; field: string };
type Signed = Result<{ id: string; isComplete: boolean }, SettlementSigningRefusal>;

const FIELDS: Partial<Record<SigningRefusal, string>> = {
  party_missing: 'partyId',
  name_missing: 'name',
  not_agreed: 'agreed',
};

/**
 * Signs the text for one party: the code that was sent to this person for this party and this text, the name typed, the box ticked.
 * With the last signature the dispute ends in the same transaction, and the paper goes to everybody. A wrong code is counted although
 * nothing else is kept, so what comes of it is returned and not thrown.
 */
export async function signSettlement(
  deps: OffersDeps,
  viewer: Viewer,
  signing: SettlementSigning,
): Promise<Signed> {
  const { id, partyId, textHash, name, agreed } = signing;
  if (!(await railFor(deps, deps.db, viewer, id))) return stop('unknown');
  const outcome = await deps.db.transaction().execute(async (tx): Promise<Signed> => {
    await holdDispute(tx, id);
    const seen = await railFor(deps, tx, viewer, id);
    const settlement = seen?.settlement;
    if (!seen || !settlement) return stop('settlement_unknown');
    const own = seen.own.find((one) => one.id === partyId);
    if (!own) return stop('party_missing', 'partyId');
    const refusal = refusalToSign(standingOf(settlement), seen.signatories, {
      ...{ partyId, textHash, name, agreed },
    });
    if (refusal) return stop(refusal, FIELDS[refusal]);
    const shown = await shownBy(deps, tx, { viewer, settlement, signing });
    if (!shown.ok) return shown;
    await addSignature(tx, {
      settlementId: settlement.id,
      partyId,
      personId: viewer.personId,
      capacity: own.capacity,
      name: name.trim(),
      textHash: settlement.textHash,
      signedAt: deps.now(),
      codeId: shown.value.codeId,
      address: shown.value.address,
      network: signing.trace.network.slice(0, 100),
      agent: signing.trace.agent.slice(0, 500),
    });
    const details = { party: partyId, sha256: hashOf(settlement) };
    await keepAct(deps, tx, { act: 'settlement.signed', viewer, seen, details });
    const signed = [...settlement.signed.map((one) => one.partyId), partyId];
    if (unsigned({ signed }, seen.signatories).length > 0) return allow({ id, isComplete: false });
    await complete(deps, tx, { seen, settlement, on: dayAt(deps.now()) });
    return allow({ id, isComplete: true });
  });
  if (outcome.ok) deps.wakeMail();
  return outcome;
}

type Showing = { viewer: Viewer; settlement: Settlement; signing: SettlementSigning };

async function shownBy(
  deps: OffersDeps,
  tx: Db,
  { viewer: { personId }, settlement, signing: { code, partyId, trace } }: Showing,
): Promise<Result<{ address: string; codeId: string }, CodeRedeemRefusal>> {
  const asked = await listCodesOf(tx, { settlementId: settlement.id, partyId, personId });
  const codeId = asked.at(-1) ?? null;
  const address = await provedEmail(tx, personId);
  const sent = codeId && address ? await holdCode(tx, 'signature', codeId) : null;
  const typed = { purpose: 'signature' as const, sent, code, to: address ?? '' };
  const outcome = await redeem(deps, tx, { ...typed, network: trace.network });
  if (!outcome.ok) return outcome;
  await markUsed(tx, { ids: [outcome.value.id], at: deps.now() });
  return allow({ address: address ?? '', codeId: outcome.value.id });
}

/** A party would rather not sign: nobody signs this text any more, and the sides may offer anew. */
export function declineSettlement(deps: OffersDeps, viewer: Viewer, id: string) {
  type Refusal = 'settlement_unknown' | 'settlement_ended' | 'settlement_complete';
  return onRail<Refusal>(deps, viewer, id, async (tx, seen) => {
    const { settlement } = seen;
    if (!settlement) return refuse('settlement_unknown');
    if (settlement.completedAt) return refuse('settlement_complete');
    if (settlement.isEnded) return refuse('settlement_ended');
    await endSettlementRow(tx, settlement.id, { by: viewer.personId, at: deps.now() });
    await keepAct(deps, tx, { act: 'settlement.ended', viewer, seen });
    return allow({ id });
  });
}
