import type { Language } from '#kernel/language.ts';
import { pdfOf } from '#platform/pdf/engine.ts';
import type { DocumentPart } from '#platform/pdf/view.ts';
import type { DocumentText } from '../letters/documents.ts';

/** What a paper says in its reader's own language, where that is not English. */
export type OwnDocument = { text: DocumentText; language: Language };

/**
 * A paper of the institution: its head, what it is about, what it says, and who signs it. One for a reader of another language
 * is in that one first, and then whole in English, as the office wrote it.
 */
export function renderDocument(
  english: DocumentText,
  madeAt: Date,
  own: OwnDocument | null = null,
): Promise<Buffer> {
  const { title, reference, day, signer, foot, ...said } = own?.text ?? english;
  const after: DocumentPart[] = own
    ? [
        {
          section: [{ heading: english.title }, ...bodyOf(english), { signature: english.signer }],
          language: 'en-IN',
        },
      ]
    : [];
  return pdfOf({
    title,
    author: 'Munch',
    subject: reference,
    language: `${own?.language ?? 'en'}-IN`,
    madeAt,
    above: [reference, day],
    parts: [...bodyOf(said), { signature: signer }, ...after],
    foot,
  });
}

function bodyOf({ facts, parts }: Pick<DocumentText, 'facts' | 'parts'>): DocumentPart[] {
  return [{ rows: facts }, ...parts.flatMap(saidIn)];
}

/** Each line that somebody typed is a paragraph. */
function saidIn({ heading, text, page }: DocumentText['parts'][number]): DocumentPart[] {
  const paragraphs = text.split('\n').filter((line) => line.trim() !== '');
  return [
    ...(page ? [{ page: true } as const] : []),
    ...(heading ? [{ heading }] : []),
    ...paragraphs.map((line) => ({ text: line })),
  ];
}
