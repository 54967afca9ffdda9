import { allow, type Result, refuse } from '#kernel/result.ts';

/** What a registrar finds: a paper is sealed, what was asked for is declined, or a seal is lifted. */
export const SEAL_DECISIONS = ['ordered', 'declined', 'lifted'] as const;
export type SealDecision = (typeof SEAL_DECISIONS)[number];

/** What is open of a paper: asked for, in force, or nothing. */
export type OpenSeal = 'asked' | 'ordered' | null;

export type SealRequestRefusal = 'why_missing' | 'asked_already' | 'sealed_already';
export type SealDecisionRefusal = 'why_missing' | 'sealed_already' | 'not_asked' | 'not_sealed';

/** A party asks once while nothing is open, and says why; both sides read the reason. */
export function askSeal(open: OpenSeal, why: string): Result<null, SealRequestRefusal> {
  if (open === 'ordered') return refuse('sealed_already');
  if (open === 'asked') return refuse('asked_already');
  return why.trim() === '' ? refuse('why_missing') : allow(null);
}

/** A seal is ordered because somebody asked or without; only what was asked is declined, and only what is sealed is lifted. */
export function decideSeal(
  open: OpenSeal,
  { decision, why }: { decision: SealDecision; why: string },
): Result<null, SealDecisionRefusal> {
  if (decision === 'ordered' && open === 'ordered') return refuse('sealed_already');
  if (decision === 'declined' && open !== 'asked') return refuse('not_asked');
  if (decision === 'lifted' && open !== 'ordered') return refuse('not_sealed');
  return why.trim() === '' ? refuse('why_missing') : allow(null);
}

/** A paper, the run of versions in which it stands, and the papers of which it is a changed copy. */
export type Related = { documentId: string; run: string; madeOf: readonly string[] };

/** A paper with its versions, its copies, and theirs: what a seal on it reaches. */
export function relatedTo(papers: readonly Related[], documentId: string): string[] {
  const found = new Set([documentId]);
  for (let before = 0; found.size > before; ) {
    before = found.size;
    const runs = new Set(papers.flatMap((one) => (found.has(one.documentId) ? one.run : [])));
    for (const one of papers)
      if (runs.has(one.run) || one.madeOf.some((id) => found.has(id))) found.add(one.documentId);
  }
  return [...found];
}
