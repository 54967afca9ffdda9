import type { Language } from '#kernel/language.ts';
import type { Viewer } from '#kernel/viewer.ts';
import { isRecordType, RECORD_TYPES } from '#modules/documents/rules/kinds.ts';
import { namesOf } from '#modules/identity/actions/people.ts';
import { sha256 } from '#platform/hash.ts';
import { speaking } from '#platform/language.ts';
import { pdfOf } from '#platform/pdf/engine.ts';
import { manifestDocument } from '../letters/manifest.ts';
import { fileNameOf, manifestText } from '../rules/manifest.ts';
import type { BundlesDeps } from './deps.ts';
import { visiblePapers } from './papers.ts';

/** The same list to print, in the language of whoever asks; null for a stranger. */
export async function manifestPdfFor(
  deps: Pick<BundlesDeps, 'db' | 'now'>,
  viewer: Viewer,
  { disputeId, language }: { disputeId: string; language: Language },
): Promise<{ bytes: Buffer; name: string } | null> {
  const record = await visiblePapers(deps, viewer, { disputeId, ids: null });
  if (!record) return null;
  const { reference, parties, papers } = record;
  const names = await namesOf(deps.db, [viewer.personId]);
  const view = speaking(language, () =>
    manifestDocument({
      ...{ reference, parties, papers, language: `${language}-IN`, at: deps.now() },
      viewer: names.get(viewer.personId) ?? '',
    }),
  );
  return { bytes: await pdfOf(view), name: `${stemOf(reference)}-papers.pdf` };
}

/** The papers that somebody may see, as a list that they and everybody else can check; null for a stranger. */
export async function manifestFor(
  deps: Pick<BundlesDeps, 'db' | 'now'>,
  viewer: Viewer,
  disputeId: string,
): Promise<{ text: string; name: string } | null> {
  const record = await visiblePapers(deps, viewer, { disputeId, ids: null });
  if (!record) return null;
  const names = await namesOf(deps.db, [viewer.personId]);
  const text = manifestText({
    reference: record.reference,
    viewer: names.get(viewer.personId) ?? '',
    at: deps.now(),
    parties: record.parties,
    papers: record.papers.map((paper) => ({
      ...paper,
      fileName: fileNameOf(paper.number, paper.title, endingOf(paper.type)),
    })),
  });
  return {
    text: `${text}# SHA-256 of the lines above: ${sha256(text)}\n`,
    name: `${stemOf(record.reference)}-papers.sha256`,
  };
}

const stemOf = (reference: string) => reference.replace(/[^\w-]+/g, '-');

function endingOf(type: string): string {
  return isRecordType(type) ? RECORD_TYPES[type][0] : '';
}
