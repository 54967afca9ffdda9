import { create } from 'qrcode';

/** The dark squares of a QR code, as a path that a page draws itself. */
export type Squares = { size: number; path: string };

export function squaresOf(text: string): Squares {
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  const squares: string[] = [];
  for (let row = 0; row < modules.size; row += 1)
    for (let column = 0; column < modules.size; column += 1)
      if (modules.get(row, column)) squares.push(`M${column} ${row}h1v1h-1z`);
  return { size: modules.size, path: squares.join('') };
}
