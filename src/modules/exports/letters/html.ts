import { language } from '#kernel/language.ts';
import { momentInWords } from '#kernel/moments.ts';
import * as m from '#messages/all.ts';
import type { ArchiveHead } from '../rules/contents.ts';

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;margin:0 auto;max-width:60rem;padding:1rem;color:#1a1a1a;background:#fff}
h1{font-size:1.5rem}h2{font-size:1.2rem;margin-top:2rem}a{color:#0b4f9e}p,li,td{overflow-wrap:anywhere}
table{border-collapse:collapse;width:100%}th,td{border-bottom:1px solid #ccc;padding:.4rem;text-align:left;vertical-align:top}
.s{font-family:ui-monospace,monospace;font-size:.75rem}.q{color:#555}.w{white-space:pre-wrap}
article{border-bottom:1px solid #ccc;padding:.5rem 0}.x{overflow-x:auto}`;

/** What somebody typed is never markup. */
export function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}

/** The beginning of a page that is read without a line: no script, nothing from elsewhere, and a policy that says so. */
export function pageBegins(head: ArchiveHead, heading: string): string {
  const { id, reference, reader, at } = head;
  const title = escaped(`${reference}: ${heading}`);
  const made = m.export_page_made({ moment: momentInWords(at), reader });
  return `<!doctype html>
<html lang="${language()}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<meta name="robots" content="noindex"><meta name="archive" content="${id}"><title>${title}</title><style>${STYLE}</style></head>
<body><main><h1>${title}</h1>
<p class="q">${escaped(made)}</p>
`;
}

export const PAGE_ENDS = '</main></body></html>\n';

export function part(heading: string, body: string): string {
  return `<section><h2>${escaped(heading)}</h2>\n${body}</section>\n`;
}

export function paragraph(text: string, kind = ''): string {
  return text === '' ? '' : `<p${kind ? ` class="${kind}"` : ''}>${escaped(text)}</p>\n`;
}

/** Rows of cells that are markup already. */
export function table(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  const head = headings.map((one) => `<th scope="col">${escaped(one)}</th>`).join('');
  const body = rows.map((cells) => `<tr>${cells.map((one) => `<td>${one}</td>`).join('')}</tr>`);
  return `<div class="x" tabindex="0"><table><thead><tr>${head}</tr></thead><tbody>\n${body.join('\n')}\n</tbody></table></div>\n`;
}

/** A link to a file of the archive, whatever signs its name has. */
export function fileLink(file: string, words: string): string {
  const address = file.split('/').map(encodeURIComponent).join('/');
  return `<a href="${escaped(address)}">${escaped(words)}</a>`;
}
