/** A part of a text, from `start` up to `end`, and what comes in its place. */
export type Edit = { start: number; end: number; by: string };

/** The text with all its edits; one that lies within another goes with it. */
export function edited(text: string, edits: readonly Edit[]): string {
  const inOrder = edits.toSorted((a, b) => a.start - b.start || b.end - a.end);
  let made = '';
  let at = 0;
  for (const { start, end, by } of inOrder) {
    if (start < at) continue;
    made += text.slice(at, start) + by;
    at = end;
  }
  return made + text.slice(at);
}
