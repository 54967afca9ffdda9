import { wordsIn } from '#kernel/fold.ts';
import { type AskedWord, isFoundBy } from './asking.ts';

/** A piece of a passage; what was looked for is marked. */
export type PassagePart = { text: string; isHit: boolean };

const ROOM = 240;
const BEFORE = 60;

/** The stretch of a text that has most of what was looked for, with the hits marked; its beginning where it has none. */
export function passageOf(text: string, asked: readonly AskedWord[]): PassagePart[] {
  const all = wordsIn(text);
  const hits = all.filter(({ word }) => asked.some(({ found }) => isFoundBy(word, found)));
  const from = startOf(text, bestOf(hits));
  const to = Math.min(text.length, endOf(text, from + ROOM));
  const parts: PassagePart[] = [];
  let at = from;
  for (const hit of hits.filter((one) => one.from >= from && one.to <= to)) {
    if (hit.from > at) parts.push({ text: text.slice(at, hit.from), isHit: false });
    parts.push({ text: text.slice(hit.from, hit.to), isHit: true });
    at = hit.to;
  }
  if (at < to) parts.push({ text: text.slice(at, to), isHit: false });
  return withEllipses(parts, { isCutBefore: from > 0, isCutAfter: to < text.length });
}

/** The words of a text by which the question was found, as they are written there. */
export function hitsIn(text: string, { found }: AskedWord): string[] {
  return wordsIn(text).flatMap(({ word, from, to }) =>
    isFoundBy(word, found) ? [text.slice(from, to)] : [],
  );
}

type Hit = { word: string; from: number; to: number };

/** Where the stretch with most different words begins. */
function bestOf(hits: readonly Hit[]): number {
  let best = { from: 0, count: 0 };
  hits.forEach(({ from }, at) => {
    const within = new Set<string>();
    for (let next = at; next < hits.length; next += 1) {
      const hit = hits[next];
      if (!hit || hit.to > from + ROOM - BEFORE) break;
      within.add(hit.word);
    }
    if (within.size > best.count) best = { from, count: within.size };
  });
  return best.from;
}

/** A little before the first hit, at the beginning of a word. */
function startOf(text: string, hit: number): number {
  const from = hit - BEFORE;
  if (from <= 0) return 0;
  const space = text.slice(from, hit).search(/\s/);
  return space < 0 ? hit : from + space + 1;
}

function endOf(text: string, to: number): number {
  const space = text.slice(to, to + 40).search(/\s/);
  return space < 0 ? to + [...text.slice(to, to + 1)].join('').length : to + space;
}

function withEllipses(
  parts: PassagePart[],
  { isCutBefore, isCutAfter }: { isCutBefore: boolean; isCutAfter: boolean },
): PassagePart[] {
  const dots = { text: '…', isHit: false };
  return [...(isCutBefore ? [dots] : []), ...parts, ...(isCutAfter ? [dots] : [])];
}
