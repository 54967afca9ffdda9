import { allow, type Result, refuse } from '#kernel/result.ts';
import { undone } from '#modules/disputes/actions/heading.ts';
import { signerWith, signHash } from '#platform/certificates/cms.ts';
import { completeSignature, prepareSignature, ROOM_FOR_ANY } from '#platform/certificates/pades.ts';
import { readSignature } from '#platform/certificates/reading.ts';
import { stamped } from '#platform/certificates/stamping.ts';
import type { Db } from '#platform/db.ts';
import { type CertificateRefusal, refusalToReturn, refusalToTake } from '../rules/certificates.ts';
import {
  addSigning,
  type CertificateSigningRow,
  dropUnsigned,
  findSigning,
  lockSigning,
  markSigningRefused,
  markSigningSigned,
} from '../store/signings.ts';
import { certifiedForAct, trustedRoots } from './authority.ts';
import type { CertifyingDeps, InstrumentsDeps, Trace } from './deps.ts';

/** What somebody is to sign with a certificate, and where they go on afterwards. */
export type SigningAsked = {
  purpose: string;
  subjectId: string;
  partyId: string | null;
  personId: string;
  /** As they typed it: the certificate must be of the same name. */
  name: string;
  file: Uint8Array;
  reason: string;
  back: string;
  trace: Trace;
};

const HOUR_MS = 3_600_000;

/** Keeps a paper with room for one signature, which is then asked for: here, or of the provider. */
async function openSigning(
  deps: CertifyingDeps,
  tx: Db,
  { file, reason, trace, ...asked }: SigningAsked,
): Promise<CertificateSigningRow> {
  const at = deps.now();
  const note = { field: 'Signature', name: asked.name, reason, at, room: ROOM_FOR_ANY };
  const { bytes: paper, hash } = await prepareSignature(file, note);
  await dropUnsigned(tx, asked);
  const row = {
    ...asked,
    ...{ id: deps.newId(), paper, hash, askedAt: at, endsAt: new Date(at.getTime() + HOUR_MS) },
    service: deps.certificates.provider ? ('provider' as const) : ('local' as const),
    network: trace.network.slice(0, 100),
    agent: trace.agent.slice(0, 500),
    ...{ signedAt: null, issuer: null, serial: null, refusedAs: null },
  };
  await addSigning(tx, row);
  return row;
}

/** The signer goes on to the provider with this. */
export async function askProvider(
  deps: CertifyingDeps,
  tx: Db,
  asked: SigningAsked,
): Promise<{ id: string }> {
  if (!deps.certificates.provider) throw new Error('No provider of signatures is set up.');
  return openSigning(deps, tx, asked);
}

/** Whoever proved here who they are signs at once, with a certificate of our own authority that is made for it. */
export async function signHere(
  deps: CertifyingDeps,
  tx: Db,
  asked: SigningAsked,
): Promise<Result<{ certificateId: string }, CertificateRefusal>> {
  const row = await openSigning(deps, tx, asked);
  const certified = await certifiedForAct(deps, tx, row.name);
  const signature = await signHash(row.hash, signerWith(certified), deps.now());
  return takeSignature(deps, tx, row, signature);
}

/** Judges a signature, and keeps the paper with it. */
async function takeSignature(
  deps: CertifyingDeps,
  tx: Db,
  row: CertificateSigningRow,
  signature: Buffer,
): Promise<Result<{ certificateId: string }, CertificateRefusal>> {
  const at = deps.now();
  const roots = await trustedRoots(deps, tx);
  const found = readSignature(signature, { hash: row.hash, roots });
  const refusal = refusalToTake(found, { name: row.name, at });
  if (refusal || !found) return refuse(refusal ?? 'certificate_broken');
  if (signature.byteLength > ROOM_FOR_ANY) return refuse('certificate_broken');
  const whole = await stamped(signature, deps.certificates.stamps);
  // A time stamp for which there is no room left is missed as one that does not come.
  const fitting = whole.byteLength > ROOM_FOR_ANY ? signature : whole;
  const paper = completeSignature({ bytes: row.paper, hash: row.hash }, fitting);
  const { issuer, serial } = found;
  await markSigningSigned(tx, row.id, { paper, at, issuer, serial });
  return allow({ certificateId: row.id });
}

export type ProviderAnswerRefusal = 'answer_unknown';

/** Where a provider lets the signer's browser post its answer. */
export const RETURNED_AT = '/signatures/returned';

/**
 * Takes what a provider sent back through the signer's browser. A signature that is not taken is kept as a word on what was asked, so
 * that the signer reads why; what they wanted to sign still waits. What comes twice is taken once.
 */
export async function takeAnswer(
  deps: InstrumentsDeps,
  answer: string,
): Promise<Result<{ back: string }, ProviderAnswerRefusal>> {
  const read = deps.certificates.provider?.read(answer) ?? null;
  const asked = read && (await findSigning(deps.db, read.id));
  if (!read || asked?.service !== 'provider') return refuse('answer_unknown');
  const outcome = await undone<Result<null, string>>(deps.db, (tx) =>
    taken(deps, tx, { id: asked.id, signature: read.signature }),
  );
  if (!outcome.ok && outcome.refusal !== 'signing_over')
    await markSigningRefused(deps.db, asked.id, outcome.refusal);
  return allow({ back: asked.back });
}

async function taken(
  deps: InstrumentsDeps,
  tx: Db,
  { id, signature }: { id: string; signature: Buffer | null },
): Promise<Result<null, string>> {
  const row = await lockSigning(tx, id);
  const over = refusalToReturn(row, deps.now());
  if (over || !row) return refuse(over ?? 'signing_unknown');
  if (!signature) return refuse('certificate_not_given');
  const outcome = await takeSignature(deps, tx, row, signature);
  if (!outcome.ok) return outcome;
  const takes = deps.takesSignature[row.purpose];
  if (!takes) throw new Error(`Nobody takes signatures for ${row.purpose}.`);
  const { subjectId, partyId, personId, name, network, agent } = row;
  const signed = { certificateId: id, subjectId, partyId, personId, name };
  const refusal = await takes(tx, { ...signed, trace: { network, agent } });
  return refusal ? refuse(refusal) : allow(null);
}
