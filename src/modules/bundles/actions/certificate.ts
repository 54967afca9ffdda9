import type { Viewer } from '#kernel/viewer.ts';
import { sha256Of } from '#platform/hash.ts';
import { pdfOf } from '#platform/pdf/engine.ts';
import { certificateView } from '../letters/certificate.ts';
import type { PartA } from '../rules/certificate.ts';
import { askFor } from './asking.ts';
import { type ChosenPapers, chosenPapers } from './choosing.ts';
import type { BundlesDeps } from './deps.ts';
import { goOn, keep, type Making, StoppedMaking } from './making.ts';
import { paperBytes, type RecordPaper } from './papers.ts';

export type CertificateAsked = ChosenPapers & { partA: PartA };

/** Puts a certificate in its turn, for a party: whoever files here states what they state of their own devices. */
export async function askForCertificate(
  deps: BundlesDeps,
  viewer: Viewer,
  { partA, ...wanted }: CertificateAsked,
) {
  const chosen = await chosenPapers(deps, viewer, wanted);
  if (!chosen.ok) return chosen;
  const { disputeId } = wanted;
  const papers = chosen.value;
  return askFor<'may_not_file'>(
    deps,
    viewer,
    { disputeId, kind: 'certificate', title: CERTIFICATE_TITLE, papers, asked: partA },
    ({ mayFile }) => (mayFile ? null : 'may_not_file'),
  );
}

const CERTIFICATE_TITLE = 'Certificate under section 63(4)(c)';

/**
 * The certificate of BSA 2023, s. 63(4)(c), with the hash of each paper computed anew from the bytes that are kept: where one is
 * not what was received, nobody is given a certificate that says so.
 */
export async function makeCertificate(
  deps: BundlesDeps,
  making: Making,
): Promise<{ pages: number }> {
  const { row, record, papers } = making;
  const hashes = [];
  for (const [at, paper] of papers.entries()) {
    const { number, title, size } = paper;
    hashes.push({ number, title, size, sha256: await hashAnew(deps, making, paper) });
    await goOn(deps, row, at + 1);
  }
  const facts = {
    reference: record.reference,
    partA: row.asked as PartA, // written by askForCertificate
    hashes,
    madeAt: deps.now(),
  };
  const bytes = await pdfOf(certificateView(facts));
  const taken = await deps.papers.take(once(bytes), 'ours');
  try {
    await keep(deps, row, { taken, pages: papers.length });
  } finally {
    await taken.drop();
  }
  return { pages: papers.length };
}

async function hashAnew(
  deps: BundlesDeps,
  { row, viewer }: Making,
  { id, size, sha256 }: RecordPaper,
): Promise<string> {
  const place = { disputeId: row.disputeId, id, isRead: false };
  const found = await paperBytes(deps, viewer, place).catch(() => {
    throw new StoppedMaking('hash_differs'); // the vault gives nothing that is not what it took
  });
  if (!found) throw new StoppedMaking('not_yours');
  const anew = await sha256Of(await found.content.part(0, size));
  if (anew !== sha256) throw new StoppedMaking('hash_differs');
  return anew;
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
