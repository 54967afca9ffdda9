import { allow, type Result, refuse } from '#kernel/result.ts';
import type { Viewer } from '#kernel/viewer.ts';
import type { CodeRedeemRefusal } from '#modules/codes/actions/redeeming.ts';
import { holdDispute } from '#modules/disputes/actions/hold.ts';
import type { Trace } from '#modules/instruments/actions/deps.ts';
import type { Db } from '#platform/db.ts';
import { firstDueOf, readPromised } from '../rules/promised.ts';
import { refusalToSign, type SigningRefusal, unsigned } from '../rules/signing.ts';
import { addSignature, endSettlementRow } from '../store/settlements.ts';
import { refusalToCertify, signedHere } from './certifying.ts';
import { type CodeAskRefusal, type CodeShown, sendCode, takeCode } from './codes.ts';
import { allSigned } from './completing.ts';
import type { OffersDeps } from './deps.ts';
import { keepAct, onRail } from './rail.ts';
import { type OwnParty, type RailSeen, railFor } from './standing.ts';

type Settlement = NonNullable<RailSeen['settlement']>;
export type Stop = { code: SigningRefusal | 'unknown'; field: string };
/** The text that waits, and the party for which the viewer signs it. */
export type Under = { seen: RailSeen; settlement: Settlement; own: OwnParty };

const FIELDS: Partial<Record<Stop['code'], string>> = {
  party_missing: 'partyId',
  name_missing: 'name',
  not_agreed: 'agreed',
};
const stop = (code: Stop['code']) => refuse({ code, field: FIELDS[code] ?? '' });

export const hashOf = ({ textHash }: Pick<Settlement, 'textHash'>) => textHash.toString('hex');

/**
 * Runs with the dispute held, where this party may sign now what it says that it signs. What comes of it is returned and not thrown, so
 * that a wrong code is counted although nothing else is kept.
 */
export async function underText<Outcome>(
  deps: OffersDeps,
  viewer: Viewer,
  asked: SaidOfText,
  run: (tx: Db, under: Under) => Promise<Outcome>,
): Promise<Outcome | { ok: false; refusal: Stop }> {
  if (!(await railFor(deps, deps.db, viewer, asked.id))) return stop('unknown');
  return deps.db
    .transaction()
    .execute((tx) => underHeldText(deps, tx, viewer, asked, (under) => run(tx, under)));
}

type SaidOfText = { id: string; partyId: string } & Partial<Said>;

/** The same in a transaction that is open. */
export async function underHeldText<Outcome>(
  deps: OffersDeps,
  tx: Db,
  viewer: Viewer,
  { id, partyId, ...said }: SaidOfText,
  run: (under: Under) => Promise<Outcome>,
): Promise<Outcome | { ok: false; refusal: Stop }> {
  await holdDispute(tx, id);
  const seen = await railFor(deps, tx, viewer, id);
  const settlement = seen?.settlement;
  if (!seen || !settlement) return stop('settlement_unknown');
  const own = seen.own.find((one) => one.id === partyId);
  if (!own) return stop('party_missing');
  const refusal = refusalToSign(standingOf(settlement), seen.signatories, {
    ...{ partyId, textHash: hashOf(settlement), name: own.name, agreed: true },
    today: seen.today,
    ...said,
  });
  return refusal ? stop(refusal) : run({ seen, settlement, own });
}

function standingOf(settlement: Settlement) {
  return {
    isEnded: settlement.isEnded,
    isComplete: settlement.signedAt !== null,
    textHash: hashOf(settlement),
    signed: settlement.signed.map(({ partyId }) => partyId),
    firstDueOn: firstDueOf(readPromised(settlement.promised)),
  };
}

type AskingCode = { id: string; partyId: string; trace: Trace };
export type SignatureCodeRefusal = CodeAskRefusal | Stop;

/** Sends a code to the proved address of whoever is to sign for a party. */
export async function askSignatureCode(
  deps: OffersDeps,
  viewer: Viewer,
  { id, partyId, trace: { network } }: AskingCode,
): Promise<Result<{ id: string }, SignatureCodeRefusal>> {
  type Outcome = Result<{ id: string }, SignatureCodeRefusal>;
  const outcome = await underText<Outcome>(
    deps,
    viewer,
    { id, partyId },
    async (tx, { settlement }) => {
      const about = { settlementId: settlement.id, partyId, personId: viewer.personId };
      const sent = await sendCode(deps, tx, about, network);
      return sent.ok ? allow({ id }) : sent;
    },
  );
  if (outcome.ok) deps.wakeMail();
  return outcome;
}

type Said = { textHash: string; name: string; agreed: boolean };
export type SettlementSigning = Said & {
  id: string;
  partyId: string;
  /** What was sent last for this, as it was typed. */
  code: string;
  /** Whether a certificate is made for it, too, where no provider certifies. */
  withCertificate: boolean;
  trace: Trace;
};
export type SettlementSigningRefusal =
  | CodeRedeemRefusal
  | Stop
  | { code: NonNullable<ReturnType<typeof refusalToCertify>>; field: '' };
type Signed = Result<{ id: string; isComplete: boolean }, SettlementSigningRefusal>;

/**
 * Signs the text for one party: the code that was sent to this person for this party and this text, the name typed, the box ticked.
 * With the last signature the dispute ends in the same transaction, and the paper goes to everybody.
 */
export async function signSettlement(
  deps: OffersDeps,
  viewer: Viewer,
  signing: SettlementSigning,
): Promise<Signed> {
  const { id, partyId, textHash, name, agreed } = signing;
  const said = { id, partyId, textHash, name, agreed };
  const outcome = await underText<Signed>(deps, viewer, said, async (tx, under) => {
    const { settlement } = under;
    const about = { settlementId: settlement.id, partyId, personId: viewer.personId };
    const { code, trace, withCertificate } = signing;
    const refusal = withCertificate ? refusalToCertify(deps, name) : null;
    if (refusal) return refuse({ code: refusal, field: '' });
    const shown = await takeCode(deps, tx, about, { code, network: trace.network });
    if (!shown.ok) return shown;
    const certificateId = withCertificate
      ? await signedHere(deps, tx, { viewer, under, name, trace })
      : null;
    const proof = { code: shown.value, certificateId };
    return signedWith(deps, tx, { viewer, name, trace, under, proof });
  });
  if (outcome.ok) deps.wakeMail();
  return outcome;
}

type Keeping = {
  viewer: Pick<Viewer, 'personId'>;
  name: string;
  trace: Trace;
  under: Under;
  /** What shows that it was this person: a code, a certificate, or both. */
  proof: { code: CodeShown | null; certificateId: string | null };
};

/** Keeps a signature that was shown; with the last one it is over for the parties. */
export async function signedWith(
  deps: OffersDeps,
  tx: Db,
  keeping: Keeping,
): Promise<{ ok: true; value: { id: string; isComplete: boolean } }> {
  const { seen, settlement, own } = keeping.under;
  await keepSignature(deps, tx, keeping);
  const signed = [...settlement.signed.map((one) => one.partyId), own.id];
  const isComplete = unsigned({ signed }, seen.signatories).length === 0;
  if (isComplete) await allSigned(deps, tx, { seen, settlement });
  return allow({ id: seen.file.dispute.id, isComplete });
}

async function keepSignature(
  deps: OffersDeps,
  tx: Db,
  { viewer: { personId }, name, trace, under, proof: { code, certificateId } }: Keeping,
): Promise<void> {
  const { seen, settlement, own } = under;
  await addSignature(tx, {
    ...{ settlementId: settlement.id, partyId: own.id, personId, certificateId },
    ...{ capacity: own.capacity, name: name.trim(), textHash: settlement.textHash },
    ...{ signedAt: deps.now(), codeId: code?.codeId ?? null, address: code?.address ?? null },
    network: trace.network.slice(0, 100),
    agent: trace.agent.slice(0, 500),
  });
  const details = { party: own.id, sha256: hashOf(settlement) };
  await keepAct(deps, tx, { act: 'settlement.signed', viewer: { personId }, seen, details });
}

/** A party would rather not sign: nobody signs this text any more, and the sides may offer anew. */
export function declineSettlement(deps: OffersDeps, viewer: Viewer, id: string) {
  type Refusal = 'settlement_unknown' | 'settlement_ended' | 'settlement_complete';
  return onRail<Refusal>(deps, viewer, id, async (tx, seen) => {
    const { settlement } = seen;
    if (!settlement) return refuse('settlement_unknown');
    if (settlement.signedAt) return refuse('settlement_complete');
    if (settlement.isEnded) return refuse('settlement_ended');
    await endSettlementRow(tx, settlement.id, { by: viewer.personId, at: deps.now() });
    await keepAct(deps, tx, { act: 'settlement.ended', viewer, seen });
    return allow({ id });
  });
}
