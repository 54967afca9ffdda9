/** How a paper is put before its reader; `file` is downloaded alone. */
export const PAPER_SHOWN_AS = ['pdf', 'picture', 'sound', 'film', 'words', 'file'] as const;
export type PaperShownAs = (typeof PAPER_SHOWN_AS)[number];

/** The most that one person notes on one paper. */
export const NOTES_MOST = 500;

const WORDED = new Set([
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'message/rfc822',
  'text/csv',
  'text/plain',
]);

export function shownAs(type: string): PaperShownAs {
  if (type === 'application/pdf') return 'pdf';
  if (WORDED.has(type)) return 'words';
  const [kind] = type.split('/');
  if (kind === 'image') return 'picture';
  if (kind === 'audio') return 'sound';
  return kind === 'video' ? 'film' : 'file';
}
