import type { ReactNode } from 'react';
import { dayInBrief } from '#kernel/day-words.ts';
import * as m from '#messages/all.ts';
import { Badge } from '#ui/desk/badge.tsx';
import { Icon } from '#ui/desk/icon.tsx';
import type { StageDoor } from './doors.ts';
import { doorNames, doorStates } from './words.ts';

type ArcadeProps = { doors: readonly StageDoor[]; today: string; isOver: boolean };

/** The seven doors, with a word and a day under each; on a phone doors alone, 40 high, and one line. */
export function Arcade({ doors, today, isOver }: ArcadeProps) {
  const here = doors.findIndex(({ is }) => is === 'now');
  const [now, next] = [doors[here], doors[here + 1]];
  return (
    <section className="arc" aria-labelledby="arc">
      <header className="arc-top">
        <h2 id="arc">{m.case_where()}</h2>
        {isOver ? (
          <Badge>{m.case_home_ended()}</Badge>
        ) : (
          <Badge>{m.case_home_step_of({ step: here + 1 })}</Badge>
        )}
      </header>
      <ol className="arc-doors">
        {doors.map((door, at) => (
          <Passage
            key={door.name}
            door={isOver && door.is === 'now' ? { ...door, is: 'later' } : door}
            number={at + 1}
            today={today}
          />
        ))}
      </ol>
      {now && !isOver ? (
        <p className="arc-line" aria-hidden="true">
          <b>{m.case_home_step({ step: here + 1, name: doorNames[now.name]() })}</b>
          {next ? <span>{m.case_home_then({ name: doorNames[next.name]() })}</span> : null}
        </p>
      ) : null}
    </section>
  );
}

function Passage({
  door: { name, is, on, by },
  number,
  today,
}: {
  door: StageDoor;
  number: number;
  today: string;
}) {
  const day: ReactNode = on
    ? dayInBrief(on, today)
    : by
      ? m.case_home_by_short({ day: dayInBrief(by, today) })
      : null;
  return (
    <li aria-current={is === 'now' ? 'step' : undefined}>
      <span className={`arc-door arc-${is} tn`} aria-hidden="true">
        {is === 'done' ? <Icon name="check" /> : number}
      </span>
      <span className="arc-name">{doorNames[name]()}</span>
      <span className="sr">, {doorStates[is]()}</span>
      {day ? <small className="arc-day tn">{day}</small> : null}
    </li>
  );
}
