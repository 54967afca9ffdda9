import PostalMime from 'postal-mime';
import { LETTERS_MOST, PAGES_MOST, pagesOf } from './bounds.ts';
import type { Read, Source } from './messages.ts';

export async function extractText(source: Source): Promise<Read> {
  return tellText(source, new TextDecoder().decode(await source.read(0, source.size)));
}

/** A text in pages of ours, as far as they go. */
export function tellText(source: Source, text: string): Read {
  const all = pagesOf(text.slice(0, LETTERS_MOST));
  const pages = all.slice(0, PAGES_MOST);
  source.pages(Math.max(1, pages.length));
  pages.forEach((page, at) => {
    if (at + 1 >= source.from) source.page(at + 1, page, false);
  });
  return { isCut: text.length > LETTERS_MOST || all.length > pages.length };
}

/** Who wrote to whom about what, what they wrote, and what the files beside it are called. */
export async function extractMail(source: Source): Promise<Read> {
  const mail = await PostalMime.parse(await source.read(0, source.size), { maxNestingDepth: 16 });
  const names = (all: readonly { name?: string; address?: string | undefined }[] = []) =>
    all.map(({ name, address }) => [name, address].filter(Boolean).join(' ')).join(', ');
  const head = [mail.from && names([mail.from]), names(mail.to), names(mail.cc), mail.subject];
  const files = mail.attachments.map(({ filename }) => filename);
  const body = mail.text ?? withoutMarkup(mail.html ?? '');
  return tellText(source, [...head, body, ...files].filter(Boolean).join('\n'));
}

/** For words that are looked for, never shown as markup. */
function withoutMarkup(html: string): string {
  return html
    .replace(/<(style|script)\b[\s\S]*?<\/\1\s*>/gi, ' ')
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&nbsp;/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&');
}
