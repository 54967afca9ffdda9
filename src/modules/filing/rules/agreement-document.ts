import { type Answers, type FilingUpload, noAgreement, noDisputeKind } from './answers.ts';
import { triage } from './triage.ts';

export type AgreementDocumentGap = 'none' | 'unmarked';

/**
 * Of an agreement that is said to be in writing: no paper is there, or none of those there is marked as it; null where there is
 * nothing to say. It stops nobody, for who is on the weaker side of a contract often has no copy: the officer asks for it.
 */
export function agreementPaperLacking(
  { trouble = noDisputeKind, agreement = noAgreement }: Answers,
  files: readonly Pick<FilingUpload, 'kind'>[],
): AgreementDocumentGap | null {
  if (triage(trouble).process !== 'arbitration' || agreement.has !== 'yes') return null;
  if (files.some(({ kind }) => kind === 'agreement')) return null;
  return files.length === 0 ? 'none' : 'unmarked';
}
