import * as m from '#messages/all.ts';
import { Button } from '#ui/button.tsx';
import { type DrawingAct, type DrawnBox, moved, type Point, sized } from './drawing.ts';

const STEP = 1;

const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
};

export function keyOn(
  event: React.KeyboardEvent,
  box: DrawnBox,
  ask: (act: DrawingAct) => void,
): void {
  const by = ARROWS[event.key];
  if (by) ask({ act: 'place', id: box.id, place: (event.shiftKey ? sized : moved)(box, by) });
  else if (event.key === 'Delete' || event.key === 'Backspace') ask({ act: 'remove', id: box.id });
  else return;
  event.preventDefault();
}

type TurningProps = { page: number; pages: number; setPage: (page: number) => void };

export function Turning({ page, pages, setPage }: TurningProps) {
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
export function Nudges({ box, ask }: NudgesProps) {
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
