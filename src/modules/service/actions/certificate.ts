import { allow, type Result, refuse } from '#kernel/result.ts';
import type { Viewer } from '#kernel/viewer.ts';
import { issueDocument } from '#modules/disputes/actions/documents.ts';
import { paperBounds } from '#modules/disputes/actions/paper-bounds.ts';
import { type DisputeFile, documentIn, documentsIn } from '#modules/disputes/actions/reading.ts';
import { namesOf } from '#modules/identity/actions/people.ts';
import { appendActs, type HashedLink, readActs } from '#modules/record/actions.ts';
import type { Db } from '#platform/db.ts';
import { sha256 } from '#platform/hash.ts';
import { house } from '../letters/house.ts';
import {
  type Certificate,
  type CertifiedAttempt,
  type CertifiedEvent,
  canonical,
  FORMAT,
  isShown,
  linkOf,
  serviceInWords,
} from '../rules/certificate.ts';
import { findServiceDocument, listIdsServedWith, listSteps } from '../store/ledger.ts';
import {
  addCertificate,
  type CertificateRow,
  listCertificates,
  listInquiries,
} from '../store/proofs.ts';
import { certificatePdf } from './certificate-pdf.ts';
import type { ServiceDeps } from './deps.ts';
import type { LoadedRecipient } from './loading.ts';
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

/** In the language of certificates, as a sealed paper is called elsewhere. */
const SEALED = 'Sealed paper';

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

type About = { file: DisputeFile; loaded: LoadedRecipient; signer: string };

async function certificateOf(
  deps: ServiceDeps,
  tx: Db,
  { file, loaded, signer }: About,
): Promise<Certificate> {
  const { recipient, substitutions } = loaded;
  const paper = await findServiceDocument(tx, recipient.paperId);
  const documents = await documentsIn(tx, file.dispute.id);
  const document = documents.find(({ id }) => id === paper?.documentId);
  const party = file.parties.find(({ id }) => id === recipient.partyId);
  const { servedOn: on, servedBy: by, servedBasis: basis } = recipient;
  if (!paper || !document || !party || !on || !by || !basis)
    throw new Error('Somebody is served, and it cannot be said with what.');
  const hashOf = (id: string | null) =>
    documents.find((one) => one.id === id)?.contentHash.toString('hex') ?? null;
  const last = substitutions.at(-1);
  const inquiries = (await listInquiries(tx, file.dispute.id)).filter(
    ({ partyId }) => partyId === party.id,
  );
  const steps = await listSteps(tx, [recipient.id]);
  const attempts = loaded.attempts.map((one) => certified(one, hashOf));
  const number = document.issuedNumber ?? '';
  const isSealed = (await paperBounds(tx, file.dispute.id)).sealed.has(document.id);
  const sha256Of = document.contentHash.toString('hex');
  const about = {
    paper: {
      id: document.id,
      number,
      title: isSealed ? SEALED : document.title,
      purpose: paper.purpose,
      sha256: sha256Of,
    },
    recipient: { partyId: party.id, name: party.name, side: party.side },
    attempts,
    substitution: last
      ? {
          means: last.means,
          lastKnown: last.lastKnown,
          reasons: last.reasons,
          carriedOutOn: last.carriedOutOn,
          decidedAt: last.decidedAt?.toISOString() ?? null,
          proofSha256: hashOf(last.proofId),
        }
      : null,
  };
  const service = { standing: recipient.status, on, by, basis, attemptId: recipient.attemptId };
  return {
    format: FORMAT,
    id: deps.newId(),
    issuedAt: deps.now().toISOString(),
    signer,
    keyId: deps.signer.keyId,
    institution: { name: house.name, company: house.company, website: house.website },
    dispute: { id: file.dispute.id, reference: file.dispute.reference },
    ...about,
    service: { ...service, words: serviceInWords({ ...about, service }) },
    inquiries: inquiries.map(({ lookedIn, lookedOn, result, at }) => ({
      where: lookedIn,
      on: lookedOn,
      result,
      at: at.toISOString(),
    })),
    steps: steps.map(({ number, fromStatus, toStatus, at, byRole, why }) => ({
      number,
      from: fromStatus,
      to: toStatus,
      at: at.toISOString(),
      byRole,
      why,
    })),
    events: await eventsOf(tx, file, party.id),
  };
}

function certified(
  { row, reports, proofs }: LoadedRecipient['attempts'][number],
  hashOf: (id: string | null) => string | null,
): CertifiedAttempt {
  return {
    id: row.id,
    channel: row.channel,
    address: row.address,
    isDesignated: row.isDesignated,
    status: row.status,
    queuedAt: row.queuedAt.toISOString(),
    carrier: row.carrier,
    articleNumber: row.articleNumber,
    postedOn: row.postedOn,
    isSetAside: row.setAsideAt !== null,
    reports: reports.map(({ status, at, heardAt, source, said, messageHash }) => ({
      status,
      at: at.toISOString(),
      heardAt: heardAt.toISOString(),
      source,
      said,
      sha256: messageHash?.toString('hex') ?? null,
    })),
    proofs: proofs.map(({ documentId, state, deliveredOn, basis }) => ({
      sha256: hashOf(documentId) ?? '',
      state,
      deliveredOn,
      basis,
    })),
  };
}

async function eventsOf(
  tx: Db,
  { dispute, events }: DisputeFile,
  partyId: string,
): Promise<CertifiedEvent[]> {
  const links = await linksOf(tx, dispute.id);
  return events.flatMap(({ number, type, at, onDay, partyId: itsParty }) => {
    const event = { type, at, partyId: itsParty };
    const link = isShown(event, partyId) ? linkOf(event, links) : undefined;
    return link ? [{ number, type, on: onDay, link: { ...link, at: link.at.toISOString() } }] : [];
  });
}

const PORTION = 500;

async function linksOf(tx: Db, disputeId: string): Promise<HashedLink[]> {
  const filter = {
    subject: { kind: 'dispute', id: disputeId },
    person: null,
    act: null,
    from: null,
    to: null,
  };
  const links: HashedLink[] = [];
  let page: HashedLink[];
  do {
    page = await readActs(tx, filter, { before: links.at(-1)?.id ?? null, most: PORTION });
    links.push(...page);
  } while (page.length === PORTION);
  return links;
}
