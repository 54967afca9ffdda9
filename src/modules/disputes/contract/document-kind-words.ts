import * as m from '#messages/all.ts';
import type { FileKind } from '../rules/words.ts';

/** What a claimant may say that a paper is: in the request, and where a defect is cured. */
export const fileKindWords: Record<FileKind, () => string> = {
  evidence: m.filing_file_evidence,
  agreement: m.filing_file_agreement,
  authority: m.filing_file_authority,
  other: m.filing_file_other,
};
