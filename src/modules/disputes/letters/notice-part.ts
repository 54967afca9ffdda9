/** The parts of a notice, at the level of somebody who left school after eight years. */
export type NoticePart =
  | { heading: string }
  | { text: string }
  | { strong: string }
  | { list: string[] }
  | { rows: (readonly [string, string])[] }
  | { page: true }
  | { boxes: string[] }
  | { fill: string; lines: number };
