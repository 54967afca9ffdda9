import type { Viewer } from '#kernel/viewer.ts';
import { addSeal, changeSeal, findOpenSeal } from '#modules/disputes/actions/paper-bounds.ts';
import { certificatesAbout, issueCertificateIn } from '#modules/service/actions/certificate.ts';
import type { Db } from '#platform/db.ts';
import { type Related, relatedTo } from '../rules/seals.ts';
import { type ExhibitRow, findExhibit, listExhibits } from '../store/exhibits.ts';
import type { DocumentsDeps } from './deps.ts';

type Reaching = { viewer: Viewer; row: ExhibitRow; why: string; readers: readonly string[] };

/**
 * An order reaches every version of the paper, the copies that were filed of it, and the certificates of service that have the title
 * of one of them; of those a new one is issued without it. Whoever filed the paper reads all of that too.
 */
export async function reachFurther(
  deps: DocumentsDeps,
  tx: Db,
  { viewer, row, why, readers }: Reaching,
): Promise<void> {
  const all = (await listExhibits(tx, row.disputeId)).map(relatedOf);
  const papers = relatedTo(all, row.documentId);
  const named = [...new Set([...readers, row.partyId])];
  const seal = (documentId: string) =>
    sealToo(deps, tx, { documentId, disputeId: row.disputeId, viewer, why, readers: named });
  for (const id of papers) if (id !== row.documentId) await seal(id);
  const certificates = await certificatesAbout(tx, row.disputeId, papers);
  for (const { pdfId, jsonId } of certificates) for (const id of [pdfId, jsonId]) await seal(id);
  for (const recipientId of new Set(certificates.map((one) => one.recipientId)))
    await issueCertificateIn(deps, tx, viewer, recipientId);
}

function relatedOf({ documentId, side, number, madeOf }: ExhibitRow): Related {
  return { documentId, run: `${side} ${number}`, madeOf };
}

type Sealing = {
  documentId: string;
  disputeId: string;
  viewer: Viewer;
  why: string;
  readers: readonly string[];
};

async function sealToo(
  deps: DocumentsDeps,
  tx: Db,
  { documentId, disputeId, viewer, why, readers }: Sealing,
): Promise<void> {
  const open = await findOpenSeal(tx, documentId);
  if (open?.state === 'ordered') return; // by an order of its own, with its own readers
  const decided = {
    state: 'ordered' as const,
    decidedAt: deps.now(),
    decidedBy: viewer.personId,
    decidedWhy: why,
    readers: [...readers],
  };
  if (open) await changeSeal(tx, open.id, decided);
  else await addSeal(tx, { id: deps.newId(), documentId, disputeId, ...decided });
}

/** What is lifted of one version is lifted of the certificates about it. The other versions and copies each stay as they are. */
export async function openCertificates(
  deps: DocumentsDeps,
  tx: Db,
  { viewer, row, why }: Omit<Reaching, 'readers'>,
): Promise<void> {
  for (const { pdfId, jsonId } of await certificatesAbout(tx, row.disputeId, [row.documentId]))
    for (const id of [pdfId, jsonId]) {
      const seal = await findOpenSeal(tx, id);
      const lifted = { liftedAt: deps.now(), liftedBy: viewer.personId, liftedWhy: why };
      if (seal) await changeSeal(tx, seal.id, { state: 'lifted', ...lifted });
    }
}

/** A later version or a copy of a sealed paper is sealed by the same order: nothing gets out by being filed anew. */
export async function sealAsFormer(
  deps: DocumentsDeps,
  tx: Db,
  { disputeId, from, to }: { disputeId: string; from: string; to: string },
): Promise<void> {
  const seal = await findOpenSeal(tx, from);
  if (seal?.state !== 'ordered' || (await findOpenSeal(tx, to))) return;
  const { decidedAt, decidedBy, decidedWhy } = seal;
  const filer = (await findExhibit(tx, disputeId, from))?.partyId;
  await addSeal(tx, {
    id: deps.newId(),
    documentId: to,
    disputeId,
    state: 'ordered',
    decidedAt,
    decidedBy,
    decidedWhy,
    readers: [...new Set([...seal.readers, ...(filer ? [filer] : [])])],
  });
}
