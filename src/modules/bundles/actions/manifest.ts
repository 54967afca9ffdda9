import type { Viewer } from '#kernel/viewer.ts';
import { isRecordType, RECORD_TYPES } from '#modules/documents/rules/kinds.ts';
import { namesOf } from '#modules/identity/actions/people.ts';
import { sha256 } from '#platform/hash.ts';
import { fileNameOf, manifestText } from '../rules/manifest.ts';
import type { BundlesDeps } from './deps.ts';
import { visiblePapers } from './papers.ts';

/** The papers that somebody may see, as a list that they and everybody else can check; null for a stranger. */
export async function manifestFor(
  deps: Pick<BundlesDeps, 'db' | 'now'>,
  viewer: Viewer,
  disputeId: string,
): Promise<{ text: string; name: string } | null> {
  const record = await visiblePapers(deps, viewer, disputeId);
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
    name: `${record.reference.replace(/[^\w-]+/g, '-')}-papers.sha256`,
  };
}

function endingOf(type: string): string {
  return isRecordType(type) ? RECORD_TYPES[type][0] : '';
}
