import type { CoverBox } from '../../rules/pages.ts';

/** A box that somebody drew by hand, in parts of a hundred of the page as they see it. */
export type DrawnBox = CoverBox & { id: number };
export type BoxPlace = Pick<CoverBox, 'left' | 'top' | 'width' | 'height'>;
export type Point = { x: number; y: number };
export type Drawing = {
  boxes: readonly DrawnBox[];
  /** What there was before each act, the last one last. */
  before: readonly (readonly DrawnBox[])[];
  next: number;
  chosen: number | null;
};
export type DrawingAct =
  | { act: 'add'; page: number; place: BoxPlace }
  | { act: 'place'; id: number; place: BoxPlace }
  | { act: 'remove'; id: number }
  | { act: 'choose'; id: number | null }
  | { act: 'undo' };

export const NOTHING_DRAWN: Drawing = { boxes: [], before: [], next: 1, chosen: null };
const UNDONE_MOST = 200;
/** A box that is smaller was a press and no drawing; none becomes smaller by keys. */
const SMALLEST = 0.5;

export function drawn(drawing: Drawing, asked: DrawingAct): Drawing {
  const { boxes, next } = drawing;
  if (asked.act === 'choose') return { ...drawing, chosen: asked.id };
  if (asked.act === 'undo') return undone(drawing);
  if (asked.act === 'add') {
    if (asked.place.width < SMALLEST || asked.place.height < SMALLEST) return drawing;
    const added = { id: next, page: asked.page, ...asked.place };
    return { ...kept(drawing, [...boxes, added]), next: next + 1, chosen: next };
  }
  if (asked.act === 'remove')
    return {
      ...kept(
        drawing,
        boxes.filter(({ id }) => id !== asked.id),
      ),
      chosen: null,
    };
  const placed = boxes.map((box) => (box.id === asked.id ? { ...box, ...asked.place } : box));
  return { ...kept(drawing, placed), chosen: asked.id };
}

function kept(drawing: Drawing, boxes: readonly DrawnBox[]): Drawing {
  return { ...drawing, boxes, before: [...drawing.before, drawing.boxes].slice(-UNDONE_MOST) };
}

function undone(drawing: Drawing): Drawing {
  const boxes = drawing.before.at(-1);
  if (!boxes) return drawing;
  const chosen = boxes.some(({ id }) => id === drawing.chosen) ? drawing.chosen : null;
  return { ...drawing, boxes, before: drawing.before.slice(0, -1), chosen };
}

/** Between two corners, whichever way the hand went, and never beyond the page. */
export function spanned(from: Point, to: Point): BoxPlace {
  const [left, right] = [Math.min(from.x, to.x), Math.max(from.x, to.x)].map(onPage);
  const [top, bottom] = [Math.min(from.y, to.y), Math.max(from.y, to.y)].map(onPage);
  return rounded({
    left: left ?? 0,
    top: top ?? 0,
    width: (right ?? 0) - (left ?? 0),
    height: (bottom ?? 0) - (top ?? 0),
  });
}

export function moved(place: BoxPlace, by: Point): BoxPlace {
  const { left, top, width, height } = place;
  return rounded({
    ...place,
    left: between(0, left + by.x, 100 - width),
    top: between(0, top + by.y, 100 - height),
  });
}

export function sized(place: BoxPlace, by: Point): BoxPlace {
  const { left, top, width, height } = place;
  return rounded({
    ...place,
    width: between(SMALLEST, width + by.x, 100 - left),
    height: between(SMALLEST, height + by.y, 100 - top),
  });
}

const between = (least: number, one: number, most: number) => Math.max(least, Math.min(one, most));
const onPage = (one: number) => between(0, one, 100);
const tenths = (one: number) => Math.round(one * 10) / 10;

function rounded({ left, top, width, height }: BoxPlace): BoxPlace {
  return { left: tenths(left), top: tenths(top), width: tenths(width), height: tenths(height) };
}
