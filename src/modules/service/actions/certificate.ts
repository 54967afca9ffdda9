import { allow, type Result, refuse } from '#kernel/result.ts';
import type { Viewer } from '#kernel/viewer.ts';
import { issueDocument } from '#modules/disputes/actions/documents.ts';
import { documentIn } from '#modules/disputes/actions/reading.ts';
import { namesOf } from '#modules/identity/actions/people.ts';
import { appendActs } from '#modules/record/actions.ts';
import type { Db } from '#platform/db.ts';
import { sha256 } from '#platform/hash.ts';
import { type Certificate, canonical } from '../rules/certificate.ts';
import { listIdsServedWith } from '../store/ledger.ts';
import { addCertificate, type CertificateRow, listCertificates } from '../store/proofs.ts';
import { certificateOf } from './certificate-contents.ts';
import { certificatePdf } from './certificate-pdf.ts';
import type { ServiceDeps } from './deps.ts';
import { heldRecipient } from './office-access.ts';

/** The institution's public key that is in force. Older certificates are checked with the list of all keys. */
export function publicKeyOf({ signer }: Pick<ServiceDeps, 'signer'>) {
  return { algorithm: 'Ed25519' as const, publicKey: signer.publicKey, keyId: signer.keyId };
}

/**
 * Issues a certificate of service as a PDF and as JSON that a program checks without us. Only about somebody who is served. Where
 * nothing has changed since the last one, that is the one: a court that was shown two would ask what sets them apart.
 */
export function issueCertificate(
  deps: ServiceDeps,
  viewer: Viewer,
  recipientId: string,
): Promise<Result<{ id: string }, 'unknown' | 'not_served'>> {
  return deps.db.transaction().execute((tx) => issueCertificateIn(deps, tx, viewer, recipientId));
}

/** The same in the transaction of what it follows from. */
export async function issueCertificateIn(
  deps: ServiceDeps,
  tx: Db,
  viewer: Viewer,
  recipientId: string,
): Promise<Result<{ id: string }, 'unknown' | 'not_served'>> {
  const held = await heldRecipient(tx, viewer, recipientId);
  if (!held) return refuse('unknown');
  if (held.loaded.recipient.status !== 'served') return refuse('not_served');
  const { cause, file } = held;
  const name = (await namesOf(tx, [viewer.personId])).get(viewer.personId) ?? '';
  const signer = `${name}, ${cause.isRegistrar ? 'registrar' : 'case officer'}`.slice(0, 200);
  const certificate = await certificateOf(deps, tx, { file, loaded: held.loaded, signer });
  const before = (await listCertificates(tx, file.dispute.id)).findLast(
    (one) => one.recipientId === recipientId,
  );
  if (before && saidOf(await readCertificate(deps, tx, before)) === saidOf(certificate))
    return allow({ id: before.id });
  const text = signed(deps, certificate);
  const title = titleOf(certificate);
  const issuing = {
    disputeId: file.dispute.id,
    kind: 'certificate' as const,
    audience: 'parties' as const,
    signer,
    by: cause.by,
  };
  const bytes = Buffer.from(text);
  const json = await issueDocument(deps, tx, {
    ...issuing,
    title: `${title} (JSON)`,
    bytes,
    type: 'application/json',
  });
  const checking = { json, publicKey: deps.signer.publicKey, keyId: deps.signer.keyId };
  const paper = await certificatePdf(certificate, {
    ...checking,
    language: file.dispute.language,
  });
  const pdf = await issueDocument(deps, tx, {
    ...issuing,
    title,
    bytes: paper,
    type: 'application/pdf',
  });
  await addCertificate(tx, {
    id: certificate.id,
    recipientId,
    disputeId: file.dispute.id,
    issuedAt: new Date(certificate.issuedAt),
    issuedBy: viewer.personId,
    pdfId: pdf.id,
    jsonId: json.id,
  });
  await appendActs(tx, deps.now(), [
    {
      act: 'service.certified',
      subject: { kind: 'dispute', id: file.dispute.id },
      by: cause.by,
      details: { certificate: certificate.id, recipient: recipientId, sha256: json.hash },
    },
  ]);
  return allow({ id: certificate.id });
}

/** The certificates that say how papers were served, each with the files that are handed out of it. */
export async function certificatesAbout(
  tx: Db,
  disputeId: string,
  documentIds: readonly string[],
): Promise<CertificateRow[]> {
  const about = new Set(await listIdsServedWith(tx, documentIds));
  return (await listCertificates(tx, disputeId)).filter((one) => about.has(one.recipientId));
}

/** What a party filed may be sealed one day, and its title with it: the certificate about it, which all read, is called by another. */
function titleOf({ paper, recipient }: Certificate): string {
  const named = paper.purpose === 'document' ? recipient.name : paper.title;
  return `Certificate of service, ${named}`.slice(0, 190);
}

/** What it says, whoever signed it and whenever. */
function saidOf(certificate: Certificate): string {
  return canonical({ ...certificate, id: '', issuedAt: '', signer: '' });
}

async function readCertificate(
  { papers }: ServiceDeps,
  tx: Db,
  { id, disputeId, jsonId }: CertificateRow,
): Promise<Certificate> {
  const json = await documentIn(tx, disputeId, jsonId);
  if (!json) throw new Error(`The certificate ${id} has no file.`);
  const bytes = await papers.read(json.contentHash.toString('hex'));
  return (JSON.parse(bytes.toString()) as { certificate: Certificate }).certificate; // our own file, by its hash
}

/** The file that is handed out: the certificate, its hash, and the signature over its one text. */
function signed({ signer }: ServiceDeps, certificate: Certificate): string {
  const text = canonical(certificate);
  const { keyId, publicKey } = signer;
  const signature = {
    algorithm: 'Ed25519',
    keyId,
    publicKey,
    value: signer.sign(Buffer.from(text)),
  };
  return `${JSON.stringify({ certificate, sha256: sha256(text), signature }, null, 2)}\n`;
}
