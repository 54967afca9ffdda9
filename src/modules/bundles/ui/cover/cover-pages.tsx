import { type ReactNode, useEffect, useReducer, useState } from 'react';
import * as m from '#messages/all.ts';
import { Button } from '#ui/button.tsx';
import {
  type Drawing,
  type DrawingAct,
  type DrawnBox,
  drawn,
  moved,
  NOTHING_DRAWN,
  type Point,
  sized,
} from './drawing.ts';
import { boxWords, COVER_KEYS, CoverSurface } from './surface.tsx';
import './cover.css';

/** Draws the picture of a page with something over it, and tells how many pages there are. */
export type PageDrawn = (asked: {
  page: number;
  over: ReactNode;
  onPages: (count: number) => void;
}) => ReactNode;

/**
 * Boxes over the pages by hand. The pages come when they are asked for, because whoever sees them opened the paper; without a
 * script the form of numbers is the way.
 */
export function CoverPages({ picture }: { picture: PageDrawn }) {
  const [isAwake, setAwake] = useState(false);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => setAwake(true), []);
  if (!isAwake) return null;
  if (isOpen) return <Pages picture={picture} />;
  return (
    <>
      <p>{m.copies_hand_lead()}</p>
      <p>
        <Button look="solid" onClick={() => setOpen(true)}>
          {m.copies_hand_open()}
        </Button>
      </p>
    </>
  );
}

const MIDDLE = { left: 30, top: 45, width: 40, height: 6 };

function Pages({ picture }: { picture: PageDrawn }) {
  const [drawing, ask] = useReducer(drawn, NOTHING_DRAWN);
  const [page, setPage] = useState(1);
  const [pages, setPages] = useState(0);
  const [isFinger, setFinger] = useState(false);
  const [isPreview, setPreview] = useState(false);
  const chosen = drawing.boxes.find((box) => box.id === drawing.chosen && box.page === page);
  const onKey = (event: React.KeyboardEvent, box: DrawnBox) => keyOn(event, box, ask);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: one key that counts wherever the focus is in here
    <div
      className="cvr"
      onKeyDown={(event) => {
        if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z') return;
        if (event.target instanceof HTMLInputElement) return;
        event.preventDefault();
        ask({ act: 'undo' });
      }}
    >
      <p id={COVER_KEYS} className="t2 ds-small">
        {m.copies_hand_help()}
      </p>
      <Turning {...{ page, pages, setPage }} />
      <p className="cvr-acts">
        <Button size="sm" onClick={() => ask({ act: 'add', page, place: MIDDLE })}>
          {m.copies_hand_add()}
        </Button>
        <Button size="sm" aria-pressed={isFinger} onClick={() => setFinger(!isFinger)}>
          {m.copies_hand_finger()}
        </Button>
        <Button size="sm" onClick={() => ask({ act: 'undo' })}>
          {m.copies_hand_undo()}
        </Button>
        <Button size="sm" aria-pressed={isPreview} onClick={() => setPreview(!isPreview)}>
          {m.copies_hand_preview()}
        </Button>
      </p>
      {picture({
        page,
        onPages: setPages,
        over: <CoverSurface {...{ drawing, page, isFinger, isPreview, ask, onKey }} />,
      })}
      {chosen ? <Nudges box={chosen} ask={ask} /> : null}
      <p role="status" className="t2 ds-small">
        {chosen ? boxWords(chosen, numberOf(drawing, chosen)) : null}
      </p>
      <Covered {...{ drawing, setPage }} />
      {drawing.boxes.map((box) => (
        <Posted key={box.id} box={box} />
      ))}
    </div>
  );
}

function numberOf({ boxes }: Drawing, box: DrawnBox): number {
  return boxes.filter(({ page }) => page === box.page).findIndex(({ id }) => id === box.id) + 1;
}

const STEP = 1;
const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
};

function keyOn(event: React.KeyboardEvent, box: DrawnBox, ask: (act: DrawingAct) => void): void {
  const by = ARROWS[event.key];
  if (by) ask({ act: 'place', id: box.id, place: (event.shiftKey ? sized : moved)(box, by) });
  else if (event.key === 'Delete' || event.key === 'Backspace') ask({ act: 'remove', id: box.id });
  else return;
  event.preventDefault();
}

type TurningProps = { page: number; pages: number; setPage: (page: number) => void };

function Turning({ page, pages, setPage }: TurningProps) {
  return (
    <div className="cvr-acts">
      <Button size="sm" aria-disabled={page <= 1} onClick={() => page > 1 && setPage(page - 1)}>
        {m.copies_hand_before()}
      </Button>
      <label className="cvr-page">
        {m.copies_box_page()}
        <input
          type="number"
          className="tn"
          min={1}
          max={Math.max(1, pages)}
          value={page}
          onChange={(event: React.ChangeEvent<HTMLInputElement>) => {
            const wanted = event.currentTarget.valueAsNumber;
            if (Number.isInteger(wanted) && wanted >= 1 && wanted <= pages) setPage(wanted);
          }}
        />
      </label>
      <span className="tn">{m.copies_hand_of({ count: pages })}</span>
      <Button
        size="sm"
        aria-disabled={page >= pages}
        onClick={() => page < pages && setPage(page + 1)}
      >
        {m.copies_hand_after()}
      </Button>
    </div>
  );
}

type NudgesProps = { box: DrawnBox; ask: (act: DrawingAct) => void };

/** What a drag does, by single presses: for whoever cannot drag, and for a thumb. */
function Nudges({ box, ask }: NudgesProps) {
  const steps = [
    { said: m.copies_hand_left(), by: { x: -STEP, y: 0 }, change: moved },
    { said: m.copies_hand_right(), by: { x: STEP, y: 0 }, change: moved },
    { said: m.copies_hand_up(), by: { x: 0, y: -STEP }, change: moved },
    { said: m.copies_hand_down(), by: { x: 0, y: STEP }, change: moved },
    { said: m.copies_hand_wider(), by: { x: STEP, y: 0 }, change: sized },
    { said: m.copies_hand_narrower(), by: { x: -STEP, y: 0 }, change: sized },
    { said: m.copies_hand_taller(), by: { x: 0, y: STEP }, change: sized },
    { said: m.copies_hand_lower(), by: { x: 0, y: -STEP }, change: sized },
  ];
  return (
    <p className="cvr-acts">
      {steps.map(({ said, by, change }) => (
        <Button
          key={said}
          size="sm"
          onMouseDown={(event: React.MouseEvent) => event.preventDefault()}
          onClick={() => ask({ act: 'place', id: box.id, place: change(box, by) })}
        >
          {said}
        </Button>
      ))}
      <Button size="sm" look="ghost" onClick={() => ask({ act: 'remove', id: box.id })}>
        {m.copies_hand_remove()}
      </Button>
    </p>
  );
}

type CoveredProps = { drawing: Drawing; setPage: (page: number) => void };

/** On which pages something is covered, each a way there. */
function Covered({ drawing: { boxes }, setPage }: CoveredProps) {
  const pages = [...Map.groupBy(boxes, ({ page }) => page)].sort(([one], [other]) => one - other);
  if (pages.length === 0) return <p>{m.copies_hand_none()}</p>;
  return (
    <ul className="ds-plain cvr-acts">
      {pages.map(([page, own]) => (
        <li key={page}>
          <Button size="sm" look="ghost" onClick={() => setPage(page)}>
            {m.copies_hand_on({ page, count: own.length })}
          </Button>
        </li>
      ))}
    </ul>
  );
}

const PLACES = ['page', 'left', 'top', 'width', 'height'] as const;

/** It goes with the form by the names that the rows of numbers have. */
function Posted({ box }: { box: DrawnBox }) {
  return PLACES.map((place) => (
    <input key={place} type="hidden" name={`${place} drawn-${box.id}`} value={box[place]} />
  ));
}
