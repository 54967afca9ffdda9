import PostalMime, { type Address, type Email } from 'postal-mime';
import type { FileBlock, FileWords } from '#kernel/file-words.ts';
import { block, shownOf } from './blocks.ts';

/** Who wrote what to whom when, its words, and what is attached. A mail that has a page alone is shown by the page's words. */
export async function mailBlocks(bytes: Uint8Array): Promise<FileWords> {
  const mail = await PostalMime.parse(bytes, { maxNestingDepth: 20 });
  const named = headersOf(mail);
  const words = mail.text?.trim() || wordsOfPage(mail.html ?? '');
  return shownOf(
    [
      ...named.filter(([, said]) => said !== '').map(([kind, said]) => block(kind, said)),
      ...(words ? [block('text', words)] : []),
      ...mail.attachments.map(({ filename, mimeType }) =>
        block('attachment', filename || mimeType),
      ),
    ],
    false,
  );
}

function headersOf(mail: Email): [FileBlock['kind'], string][] {
  return [
    ['from', inWords(mail.from)],
    ['to', (mail.to ?? []).map(inWords).join(', ')],
    ['cc', (mail.cc ?? []).map(inWords).join(', ')],
    ['date', mail.date ?? ''],
    ['subject', mail.subject ?? ''],
  ];
}

function inWords(address: Address | undefined): string {
  if (!address) return '';
  const { name = '', address: at = '' } = address;
  return name && at ? `${name} <${at}>` : name || at;
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: ' ',
};

/** The words of a page, for reading alone: what comes of it is text and is never put into a page as anything else. */
function wordsOfPage(html: string): string {
  return html
    .replace(/<(script|style|head)\b[\s\S]*?<\/\1\s*>/gi, '')
    .replace(/<(?:br|\/p|\/div|\/tr|\/li|\/h\d)\b[^>]*>/gi, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|nbsp);/g, (_, name: string) => ENTITIES[name] ?? '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
