import { type Dispatch, type PointerEvent, useEffect, useRef, useState } from 'react';
import * as m from '#messages/all.ts';
import {
  type BoxPlace,
  type Drawing,
  type DrawingAct,
  type DrawnBox,
  moved,
  type Point,
  sized,
  spanned,
} from './drawing.ts';

type SurfaceProps = {
  drawing: Drawing;
  page: number;
  /** A finger draws; else it scrolls the page, and moves boxes alone. */
  isFinger: boolean;
  isPreview: boolean;
  ask: Dispatch<DrawingAct>;
  onKey: (event: React.KeyboardEvent, box: DrawnBox) => void;
};
type Drag = { kind: 'draw' | 'move' | 'size'; box: DrawnBox | null; from: Point; to: Point };

/** What lies over the picture of a page: boxes that are drawn, moved and sized. */
export function CoverSurface({ drawing, page, isFinger, isPreview, ask, onKey }: SurfaceProps) {
  const surface = useRef<HTMLDivElement>(null);
  const [drag, setDrag] = useState<Drag | null>(null);
  const here = drawing.boxes.filter((box) => box.page === page);

  function pointOf({ clientX, clientY }: PointerEvent): Point {
    const at = surface.current?.getBoundingClientRect();
    if (!at || at.width === 0 || at.height === 0) return { x: 0, y: 0 };
    return {
      x: ((clientX - at.left) / at.width) * 100,
      y: ((clientY - at.top) / at.height) * 100,
    };
  }
  function begin(event: PointerEvent) {
    if (event.button !== 0 || !(event.target instanceof Element)) return;
    const id = Number(event.target.closest('[data-box]')?.getAttribute('data-box'));
    const box = here.find((one) => one.id === id) ?? null;
    if (!box && event.pointerType === 'touch' && !isFinger) return;
    const isHandle = event.target.closest('[data-handle]') !== null;
    const from = pointOf(event);
    surface.current?.setPointerCapture(event.pointerId);
    if (box) ask({ act: 'choose', id: box.id });
    setDrag({ kind: box ? (isHandle ? 'size' : 'move') : 'draw', box, from, to: from });
  }
  function go(event: PointerEvent) {
    if (drag) setDrag({ ...drag, to: pointOf(event) });
  }
  function end(event: PointerEvent) {
    if (!drag) return;
    const ended = { ...drag, to: pointOf(event) };
    setDrag(null);
    const place = placeOf(ended);
    if (!ended.box) return ask({ act: 'add', page, place });
    const { id, left, top, width, height } = ended.box;
    const isSame =
      place.left === left && place.top === top && place.width === width && place.height === height;
    if (!isSame) ask({ act: 'place', id, place });
  }

  return (
    <div
      ref={surface}
      className={`cvr-surface ${isFinger ? 'cvr-finger' : ''} ${isPreview ? 'cvr-preview' : ''}`}
      onPointerDown={begin}
      onPointerMove={go}
      onPointerUp={end}
      onPointerCancel={() => setDrag(null)}
    >
      {here.map((box, at) => (
        <Box
          key={box.id}
          box={drag?.box?.id === box.id ? { ...box, ...placeOf(drag) } : box}
          number={at + 1}
          isChosen={drawing.chosen === box.id}
          {...{ ask, onKey }}
        />
      ))}
      {drag && !drag.box ? <Placed className="cvr-box" place={placeOf(drag)} /> : null}
    </div>
  );
}

function placeOf({ kind, box, from, to }: Drag): BoxPlace {
  if (!box) return spanned(from, to);
  const by = { x: to.x - from.x, y: to.y - from.y };
  const { left, top, width, height } = box;
  return (kind === 'size' ? sized : moved)({ left, top, width, height }, by);
}

type BoxProps = Pick<SurfaceProps, 'ask' | 'onKey'> & {
  box: DrawnBox;
  number: number;
  isChosen: boolean;
};

function Box({ box, number, isChosen, ask, onKey }: BoxProps) {
  const button = useRef<HTMLButtonElement>(null);
  usePlace(button, box);
  // What was just added, or pressed, is what the keys move.
  useEffect(() => {
    if (isChosen) button.current?.focus({ preventScroll: true });
  }, [isChosen]);
  return (
    <button
      ref={button}
      type="button"
      className="cvr-box"
      data-box={box.id}
      aria-label={boxWords(box, number)}
      aria-describedby={COVER_KEYS}
      onFocus={() => ask({ act: 'choose', id: box.id })}
      onKeyDown={(event) => onKey(event, box)}
    >
      <span className="cvr-handle" data-handle aria-hidden="true" />
    </button>
  );
}

/** The words that say by which keys a box is moved. */
export const COVER_KEYS = 'cover-keys';

export function boxWords({ page, left, top, width, height }: DrawnBox, number: number): string {
  return m.copies_hand_box({ number, page, left, top, width, height });
}

function Placed({ className, place }: { className: string; place: BoxPlace }) {
  const holder = useRef<HTMLDivElement>(null);
  usePlace(holder, place);
  return <div ref={holder} className={className} />;
}

function usePlace(of: React.RefObject<HTMLElement | null>, place: BoxPlace): void {
  const { left, top, width, height } = place;
  useEffect(() => {
    if (of.current)
      Object.assign(of.current.style, {
        left: `${left}%`,
        top: `${top}%`,
        width: `${width}%`,
        height: `${height}%`,
      });
  }, [of, left, top, width, height]);
}
