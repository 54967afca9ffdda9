import mammoth from 'mammoth';
import type { FileBlock, FileWords } from '#kernel/file-words.ts';
import { block, shownOf, table } from './blocks.ts';

/** What mammoth reads of a document, as far as we look at it. */
type Part = {
  type: string;
  children?: Part[];
  value?: string;
  styleName?: string | null;
  numbering?: unknown;
  checked?: boolean;
};

/** The words of a Word document with its headings, lists and tables. Its pictures, links, fields and macros are left out. */
export async function wordBlocks(bytes: Uint8Array): Promise<FileWords> {
  let whole: Part = { type: 'document' };
  await mammoth.convertToHtml(
    { buffer: Buffer.from(bytes) },
    {
      transformDocument: (document: Part) => {
        whole = document;
        return { ...document, children: [] }; // the page that mammoth would write of it is not asked for
      },
    },
  );
  const found = blocksOf(whole.children ?? []);
  return shownOf(
    found.map(({ block: one }) => one),
    found.some(({ isCut }) => isCut),
  );
}

function blocksOf(parts: readonly Part[]): { block: FileBlock; isCut: boolean }[] {
  return parts.flatMap((part) => {
    if (part.type === 'table') return [table('', rowsOf(part))];
    if (part.type !== 'paragraph') return blocksOf(part.children ?? []);
    const words = wordsIn(part).trim();
    return words === '' ? [] : [{ block: block(kindOf(part), words), isCut: false }];
  });
}

function kindOf({ styleName, numbering }: Part): FileBlock['kind'] {
  if (/^(?:heading|title)\b/i.test(styleName ?? '')) return 'heading';
  return numbering ? 'item' : 'text';
}

function rowsOf({ children = [] }: Part): string[][] {
  return children
    .filter(({ type }) => type === 'tableRow')
    .map((row) => (row.children ?? []).map((cell) => wordsIn(cell).trim()));
}

function wordsIn({ type, value, children = [], checked }: Part): string {
  if (type === 'text') return value ?? '';
  if (type === 'tab') return '\t';
  if (type === 'break') return '\n';
  if (type === 'checkbox') return checked ? '☑' : '☐';
  const inside = children.map(wordsIn).join('');
  return type === 'paragraph' ? `${inside}\n` : inside;
}
