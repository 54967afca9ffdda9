import { dayInWords } from '#kernel/day-words.ts';
import type { Day } from '#kernel/days.ts';
import { language } from '#kernel/language.ts';
import { momentInWords } from '#kernel/moments.ts';
import type { Mail } from '../mail.ts';

/**
 * What every letter is given: its id in the outbox, whom it goes to, the site's address, when it is written, and what the
 * institution puts at the foot of all its letters.
 */
export type Envelope = { id: string; to: string; publicUrl: string; now: Date; foot?: string };

export type LetterBlock =
  | { text: string }
  | { foot: string }
  | { rows: readonly (readonly [label: string, value: string])[] }
  | { link: string; words: string };
/** What a letter says; `signature` closes it. */
export type Body = {
  subject: string;
  blocks: readonly LetterBlock[];
  signature: string;
  replyTo?: Mail['replyTo'];
  headers?: Mail['headers'];
  follows?: Mail['follows'];
  calendar?: Mail['calendar'];
};

/** A civil day in words. */
export const civilDay = (day: Day): string => dayInWords(day);

/** A moment in words, as clocks in India show it. */
export const moment = (at: Date): string => momentInWords(at);

/** One letter as text and as a page. What a person typed is never markup, and never a line of the head. */
export function letter(
  { id, to, foot }: Envelope,
  { subject, blocks, signature, replyTo, headers, follows, calendar }: Body,
): Mail {
  const oneLine = subject.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ');
  const signed: LetterBlock[] = [...blocks, { text: signature }, ...(foot ? [{ foot }] : [])];
  return {
    id,
    to,
    subject: oneLine,
    text: `${signed.map(asText).join('\n\n')}\n`,
    html: asPage(oneLine, signed),
    // RFC 3834: no out-of-office answers to what a program wrote.
    headers: { 'Auto-Submitted': 'auto-generated', ...headers },
    ...(replyTo ? { replyTo } : {}),
    ...(follows ? { follows } : {}),
    ...(calendar ? { calendar } : {}),
  };
}

function asText(block: LetterBlock): string {
  if ('rows' in block)
    return block.rows
      .map(([label, value]) => `${label}: ${value.includes('\n') ? `\n${value}\n` : value}`)
      .join('\n');
  if ('link' in block) return `${block.words}:\n${block.link}`;
  // RFC 3676, 4.3: two hyphens and a space, and what follows is the sender's, not the letter's.
  if ('foot' in block) return `-- \n${block.foot}`;
  return block.text;
}

function asPage(title: string, blocks: readonly LetterBlock[]): string {
  const style =
    'body{font:16px/1.5 sans-serif;max-width:40em;margin:auto;padding:1em}p{white-space:pre-wrap;overflow-wrap:anywhere}dt{font-weight:bold}dd{margin:0 0 .75em;white-space:pre-wrap;overflow-wrap:anywhere}.foot{font-size:.875em;white-space:pre-line}';
  return `<!doctype html>
<html lang="${language()}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(title)}</title><style>${style}</style></head>
<body><h1>${escaped(title)}</h1>
${blocks.map(asHtml).join('\n')}
</body></html>
`;
}

function asHtml(block: LetterBlock): string {
  if ('rows' in block)
    return `<dl>${block.rows.map(([label, value]) => `<dt>${escaped(label)}</dt><dd dir="auto">${escaped(value)}</dd>`).join('')}</dl>`;
  if ('foot' in block) return `<hr><p class="foot">${escaped(block.foot)}</p>`;
  if ('link' in block)
    return `<p><a href="${escaped(block.link)}">${escaped(block.words)}</a></p><p>${escaped(block.link)}</p>`;
  return `<p>${escaped(block.text)}</p>`;
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}
