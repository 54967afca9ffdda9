import type { FileBlock, FileWords } from '#kernel/file-words.ts';

const WORDS_MOST = 500_000;
const BLOCKS_MOST = 5000;
export const ROWS_MOST = 1000;
export const COLUMNS_MOST = 40;
export const CELL_MOST = 500;

export function block(kind: FileBlock['kind'], words: string): FileBlock {
  return { kind, words, rows: [] };
}

/** A table as far as it is shown. */
export function table(
  words: string,
  rows: readonly (readonly string[])[],
): { block: FileBlock; isCut: boolean } {
  const shown = rows.slice(0, ROWS_MOST).map((row) => row.slice(0, COLUMNS_MOST).map(shortened));
  const isCut = rows.length > ROWS_MOST || rows.some((row) => row.length > COLUMNS_MOST);
  return { block: { kind: 'table', words, rows: shown }, isCut };
}

function shortened(cell: string): string {
  return cell.length > CELL_MOST ? `${cell.slice(0, CELL_MOST)}…` : cell;
}

/** As many of the blocks as a page shows. */
export function shownOf(blocks: readonly FileBlock[], isCut: boolean): FileWords {
  let left = WORDS_MOST;
  const shown: FileBlock[] = [];
  for (const one of blocks) {
    if (left <= 0 || shown.length === BLOCKS_MOST) return { blocks: shown, isCut: true };
    const words = one.words.slice(0, left);
    left -= words.length + one.rows.flat().reduce((sum, cell) => sum + cell.length, 0);
    shown.push({ ...one, words });
  }
  return { blocks: shown, isCut: isCut || left < 0 };
}
