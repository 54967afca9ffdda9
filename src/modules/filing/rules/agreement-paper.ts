import { type Answers, type KeptFile, noAgreement, noTrouble } from './answers.ts';
import { triage } from './triage.ts';

export type AgreementPaper = 'none' | 'unmarked';

/**
 * Of an agreement that is said to be in writing: no paper is there, or none of those there is marked as it; null where there is
 * nothing to say. It stops nobody, for who is on the weaker side of a contract often has no copy: the officer asks for it.
 */
export function agreementPaperLacking(
  { trouble = noTrouble, agreement = noAgreement }: Answers,
  files: readonly Pick<KeptFile, 'kind'>[],
): AgreementPaper | null {
  if (triage(trouble).process !== 'arbitration' || agreement.has !== 'yes') return null;
  if (files.some(({ kind }) => kind === 'agreement')) return null;
  return files.length === 0 ? 'none' : 'unmarked';
}
