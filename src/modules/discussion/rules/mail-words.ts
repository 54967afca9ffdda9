/** What a mail program writes between an answer and the mail that it answers. */
const BREAK = /^(?:-{3,}.{0,60}-{3,}|_{8,}|(?:from|von|प्रेषक|भेजने वाला|द्वारा|पाठवणारा)\s*:\s.*)$/i;
/** The head of the mail that is answered, as programs repeat it. */
const HEAD = /^(?:from|sent|to|cc|subject|date|reply-to|प्रेषक|भेजा गया|प्रति|विषय|दिनांक)\s*:/i;
/** "On Tuesday, Munch wrote:", in any language: it ends with a colon, and stands right above what is quoted. */
const ATTRIBUTION = /:\s*$/;
const SIGNATURE_MOST = 8;

/**
 * What somebody wrote in a mail. Taken away is only what they surely did not: the quoted mail at the end, and a signature under its
 * own mark (RFC 3676, 4.3). What is quoted between their lines stays, and so does everything of which it is in doubt.
 */
export function wordsIn(text: string, letter: string): string {
  const lines = text.replaceAll(/\r\n?/g, '\n').split('\n');
  return withoutSignature(withoutLetter(withoutQuote(lines), letter))
    .join('\n')
    .trim();
}

/** A longer line is nobody's mark. */
const MARK_MOST = 200;
const isBreak = (line: string) => line.length <= MARK_MOST && BREAK.test(line.trim());
const isHead = (line: string) => HEAD.test(line.trim());
const isBlankLine = (line: string | undefined) => (line ?? '').trim() === '';
const isQuoted = (line: string | undefined) => (line ?? '').startsWith('>');

function trimmed(lines: readonly string[]): readonly string[] {
  const last = lines.findLastIndex((line) => !isBlankLine(line));
  return lines.slice(0, last + 1);
}

/** Without the lines with a `>` at the end, and without the line that says whose they are. */
function withoutQuote(all: readonly string[]): readonly string[] {
  const lines = trimmed(all);
  if (!isQuoted(lines.at(-1))) return lines;
  const above = lines.findLastIndex((line) => !(isQuoted(line) || isBlankLine(line)));
  return ATTRIBUTION.test(lines[above] ?? '') && /\d/.test(attributionAt(lines, above))
    ? lines.slice(0, attributionFrom(lines, above))
    : lines.slice(0, above + 1);
}

/** An attribution names the day, and may be broken over two lines. */
function attributionAt(lines: readonly string[], at: number): string {
  return lines.slice(attributionFrom(lines, at), at + 1).join(' ');
}

function attributionFrom(lines: readonly string[], at: number): number {
  return isBlankLine(lines[at - 1]) || /\d/.test(lines[at] ?? '') ? at : at - 1;
}

/** Where a program repeats our letter without marks, it goes if nothing else stands under it: not a word more than we wrote. */
function withoutLetter(lines: readonly string[], letter: string): readonly string[] {
  const at = lines.findIndex(isBreak);
  if (at < 0) return lines;
  const below = lines.slice(at).filter((line) => !(isBreak(line) || isHead(line)));
  const ours = counted(letter);
  const isOurs = [...counted(below.join(' '))].every(
    ([word, count]) => count <= (ours.get(word) ?? 0),
  );
  return isOurs ? lines.slice(0, at) : lines;
}

function counted(text: string): Map<string, number> {
  const words = new Map<string, number>();
  for (const [word] of text.toLowerCase().matchAll(/[\p{L}\p{M}\p{N}]+/gu))
    words.set(word, (words.get(word) ?? 0) + 1);
  return words;
}

function withoutSignature(all: readonly string[]): readonly string[] {
  const lines = trimmed(all);
  const at = lines.lastIndexOf('-- ');
  return at < 0 || lines.length - at - 1 > SIGNATURE_MOST ? lines : lines.slice(0, at);
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

/** The words of a mail that came as a page alone, line by line; what it quotes bears the marks of a text. */
export function pageWords(html: string): string {
  const quotes = { depth: 0 };
  const text = withoutUnshown(html)
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/<(\/?)([a-z][a-z0-9]{0,20})\b[^<>]*>/gi, (_, end: string, tag: string) => {
      const name = tag.toLowerCase();
      if (name === 'blockquote') {
        quotes.depth = Math.max(0, quotes.depth + (end ? -1 : 1));
        return `\n${'>'.repeat(quotes.depth)}`;
      }
      return /^(?:br|p|div|li|tr|h[1-6]|ul|ol|table|pre|hr)$/.test(name)
        ? `\n${'>'.repeat(quotes.depth)}`
        : '';
    });
  return text
    .replaceAll(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,8}));/gi, (whole, decimal, hex, name) =>
      entity(whole, { decimal, hex, name }),
    )
    .split('\n')
    .map((line) => line.trim())
    .filter((line, at, all) => !/^>*$/.test(line) || !/^>*$/.test(all[at - 1] ?? ''))
    .join('\n')
    .trim();
}

const UNSHOWN = /<!--|<(?:head|style|script|title)\b/gi;

/** Without what a page does not show. What begins and never ends stays: each kind is looked for once to the end, and no more. */
function withoutUnshown(html: string): string {
  const lower = html.toLowerCase();
  const unended = new Set<string>();
  const kept: string[] = [];
  let from = 0;
  for (const { 0: opening, index } of lower.matchAll(UNSHOWN)) {
    const ending = opening === '<!--' ? '-->' : `</${opening.slice(1)}>`;
    if (index < from || unended.has(ending)) continue;
    const end = lower.indexOf(ending, index);
    if (end < 0) unended.add(ending);
    else {
      kept.push(html.slice(from, index));
      from = end + ending.length;
    }
  }
  return [...kept, html.slice(from)].join('');
}

type Entity = { decimal?: string; hex?: string; name?: string };

function entity(whole: string, { decimal, hex, name }: Entity): string {
  if (name) return ENTITIES[name.toLowerCase()] ?? whole;
  const code = decimal ? Number(decimal) : Number.parseInt(hex ?? '', 16);
  return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : whole;
}
