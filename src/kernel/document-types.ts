import { withoutUnseen } from './invisible-characters.ts';

/** What a paper may be at every door of the house, by its content (docs/decisions/0056). */
export const DOCUMENT_TYPES = [
  'application/pdf',
  'image/jpeg',
  'image/png',
  'image/heic',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
] as const;
export type DocumentType = (typeof DOCUMENT_TYPES)[number];

/** The one limit of a paper: a photo of a phone, or some forty pages scanned in colour. */
export const DOCUMENT_MB = 25;
export const DOCUMENT_BYTES_MAX = DOCUMENT_MB * 1024 * 1024;

/** What a form without a script may bring of papers at once, which is in memory while it is read. */
export const FORM_MB = 32;
export const FORM_DOCUMENTS_BYTES_MAX = FORM_MB * 1024 * 1024;

/** How a downloaded paper's name ends. */
export const documentExtensions: Readonly<Record<DocumentType, string>> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/heic': 'heic',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
};

/** How the name of any paper of a dispute ends, by its content: also of what parties file in the record, and of ours. */
export const PAPER_ENDINGS: Readonly<Record<string, string>> = {
  ...documentExtensions,
  'application/json': 'json',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'xlsx',
  'text/plain': 'txt',
  'text/csv': 'csv',
  'message/rfc822': 'eml',
  'audio/mpeg': 'mp3',
  'audio/mp4': 'm4a',
  'audio/wav': 'wav',
  'video/mp4': 'mp4',
  'video/webm': 'webm',
};

/** What browsers show or play by themselves and never run as a page of ours. Everything else is kept as a file. */
const SHOWN_TYPES: ReadonlySet<string> = new Set([
  'application/pdf',
  'image/jpeg',
  'image/png',
  'audio/mpeg',
  'audio/mp4',
  'audio/wav',
  'video/mp4',
  'video/webm',
]);

/** Whether a paper is opened in the browser instead of being kept as a file. */
export const isShown = (type: string) => SHOWN_TYPES.has(type);

/**
 * What a browser offers to choose. HEIC is taken and not asked for: a phone that has a photo so, and is asked for JPEG, makes
 * one of it, which everybody can open.
 */
export const DOCUMENT_ACCEPT = '.pdf,.jpg,.jpeg,.png,.docx';

const NAME_MAX = 200;
/** What a line of ours does not hold (text.ts): breaks and control characters; half characters, and marks that turn the direction. */
const BREAKS = /[\p{Cc}\u2028\u2029]+/gu;
const UNSEEN = /[\p{Cs}\u202A-\u202E\u2066-\u2069]+/gu;

/**
 * What a paper is called, from its file's name, which may hold anything: a telephone puts a person's name between marks of
 * direction. A paper is never refused for its name. The end says what kind of file it is, so of a long one the middle goes.
 */
export function documentFileName(name: string, unnamed: string): string {
  const plain =
    withoutUnseen(name.normalize('NFC')).replace(BREAKS, ' ').replace(UNSEEN, '').trim() || unnamed;
  if (plain.length <= NAME_MAX) return plain;
  return `${plain.slice(0, 150)}…${plain.slice(-40)}`.replace(UNSEEN, '');
}
