import { type ReactNode, useEffect, useReducer, useState } from 'react';
import * as m from '#messages/all.ts';
import { Button } from '#ui/button.tsx';
import { type Drawing, type DrawnBox, drawn, NOTHING_DRAWN } from './drawing.ts';
import { boxWords, COVER_KEYS, CoverSurface } from './surface.tsx';
import './cover.css';
import { keyOn, Nudges, Turning } from './turning.tsx';

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
