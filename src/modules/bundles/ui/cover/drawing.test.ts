import { describe, expect, test } from 'vitest';
import { drawn, moved, NOTHING_DRAWN, sized, spanned } from './drawing.ts';

const place = { left: 10, top: 20, width: 30, height: 5 };

describe('boxes drawn by hand', () => {
  test('stand between the corners of the drag, whichever way the hand went', () => {
    const there = spanned({ x: 10, y: 20 }, { x: 40, y: 25 });
    expect(there).toEqual(place);
    expect(spanned({ x: 40, y: 25 }, { x: 10, y: 20 })).toEqual(place);
  });

  test('end at the edge of the page', () => {
    expect(spanned({ x: -5, y: 90 }, { x: 50, y: 130 })).toEqual({
      left: 0,
      top: 90,
      width: 50,
      height: 10,
    });
    expect(moved(place, { x: 90, y: -90 })).toEqual({ ...place, left: 70, top: 0 });
    expect(sized(place, { x: 90, y: -90 })).toEqual({ ...place, width: 90, height: 0.5 });
  });

  test('are several on several pages, and each act is undone in turn', () => {
    const one = drawn(NOTHING_DRAWN, { act: 'add', page: 1, place });
    const two = drawn(one, { act: 'add', page: 3, place });
    const shifted = drawn(two, { act: 'place', id: 1, place: moved(place, { x: 1, y: 0 }) });
    const without = drawn(shifted, { act: 'remove', id: 2 });
    expect(without.boxes).toEqual([{ id: 1, page: 1, ...place, left: 11 }]);
    const undo = { act: 'undo' } as const;
    const back = drawn(without, undo);
    expect(back.boxes.map(({ id, page }) => [id, page])).toEqual([
      [1, 1],
      [2, 3],
    ]);
    const again = drawn(drawn(drawn(back, undo), undo), undo);
    expect(again.boxes).toEqual([]);
    expect(drawn(again, undo)).toBe(again);
  });

  test('are none where a press drew nothing', () => {
    const pressed = spanned({ x: 10, y: 10 }, { x: 10.2, y: 10.2 });
    expect(drawn(NOTHING_DRAWN, { act: 'add', page: 1, place: pressed }).boxes).toEqual([]);
  });
});
