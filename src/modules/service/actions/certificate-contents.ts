import { paperBounds } from '#modules/disputes/actions/paper-bounds.ts';
import { type DisputeFile, documentsIn } from '#modules/disputes/actions/reading.ts';
import type { Db } from '#platform/db.ts';
import { house } from '../letters/house.ts';
import {
  type Certificate,
  type CertifiedAttempt,
  type CertifiedEvent,
  FORMAT,
  isShown,
  linkOf,
} from '../rules/certificate.ts';
import { serviceInWords } from '../rules/certificate-words.ts';
import { findServiceDocument, listSteps } from '../store/ledger.ts';
import { listInquiries } from '../store/proofs.ts';
import { linksOf } from './certificate-links.ts';
import type { ServiceDeps } from './deps.ts';
import type { LoadedRecipient } from './loading.ts';

/** In the language of certificates, as a sealed paper is called elsewhere. */
const SEALED = 'Sealed paper';

type About = { file: DisputeFile; loaded: LoadedRecipient; signer: string };

export async function certificateOf(
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
