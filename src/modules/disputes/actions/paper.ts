import { pdfOf } from '#platform/pdf/engine.ts';
import type { DocumentPart } from '#platform/pdf/view.ts';
import type { DocumentText } from '../letters/papers.ts';

/** A paper of the institution: its head, what it is about, what it says, and who signs it. */
export function renderDocument(
  { title, reference, day, facts, parts, signer, foot }: DocumentText,
  madeAt: Date,
): Promise<Buffer> {
  return pdfOf({
    title,
    author: 'Munch',
    subject: reference,
    language: 'en-IN',
    madeAt,
    above: [reference, day],
    parts: [{ rows: facts }, ...parts.flatMap(saidIn), { signature: signer }],
    foot,
  });
}

/** Each line that somebody typed is a paragraph. */
function saidIn({ heading, text }: DocumentText['parts'][number]): DocumentPart[] {
  const paragraphs = text.split('\n').filter((line) => line.trim() !== '');
  return [...(heading ? [{ heading }] : []), ...paragraphs.map((line) => ({ text: line }))];
}
