export type PageBox = { x: number; y: number; width: number; height: number };
export type Turn = 0 | 90 | 180 | 270;

/** A place on a page as its reader sees it, from its lower left corner, as a place of its own coordinates. */
export function placeOn(
  { x, y, width, height }: PageBox,
  turn: Turn,
  { right, up }: { right: number; up: number },
): { x: number; y: number } {
  if (turn === 90) return { x: x + width - up, y: y + right };
  if (turn === 180) return { x: x + width - right, y: y + height - up };
  if (turn === 270) return { x: x + up, y: y + height - right };
  return { x: x + right, y: y + up };
}

/** The page with a strip added below it, as its reader sees it. */
export function withStrip(box: PageBox, turn: Turn, strip: number): PageBox {
  const { x, y, width, height } = box;
  if (turn === 90) return { ...box, width: width + strip };
  if (turn === 180) return { ...box, height: height + strip };
  if (turn === 270) return { x: x - strip, y, width: width + strip, height };
  return { x, y: y - strip, width, height: height + strip };
}

/** How wide and high a page is for its reader. */
export function seenSize(
  { width, height }: PageBox,
  turn: Turn,
): { width: number; height: number } {
  return turn % 180 === 0 ? { width, height } : { width: height, height: width };
}

export function turned(degrees: number): Turn {
  const whole = (((Math.round(degrees / 90) * 90) % 360) + 360) % 360;
  return whole as Turn; // one of the four, because it is reckoned in quarters
}
