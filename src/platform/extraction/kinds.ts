import { Unextractable, WHOLE_BYTES_MOST } from './bounds.ts';
import type { Read, Source } from './messages.ts';

type Extract = (source: Source) => Promise<Read>;

const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const SHEET = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

// What one paper needs is loaded for it, and no more.
const kinds: Record<string, () => Promise<Extract>> = {
  'application/pdf': async () => (await import('./pdf.ts')).extractPdf,
  [WORD]: async () => (await import('./office.ts')).extractWord,
  [SHEET]: async () => (await import('./office.ts')).extractSheets,
  'text/plain': async () => (await import('./plain.ts')).extractText,
  'text/csv': async () => (await import('./plain.ts')).extractText,
  'message/rfc822': async () => (await import('./plain.ts')).extractMail,
  'image/png': async () => (await import('./pictures.ts')).extractPicture,
  'image/jpeg': async () => (await import('./pictures.ts')).extractPicture,
};

export async function extract(source: Source): Promise<Read> {
  if (/^(?:audio|video)\//.test(source.type)) throw new Unextractable('film');
  const find = kinds[source.type];
  if (!find) throw new Unextractable('other_kind');
  const isWhole = source.type !== 'application/pdf';
  if (isWhole && source.size > WHOLE_BYTES_MOST) throw new Unextractable('too_large');
  return (await find())(source);
}
