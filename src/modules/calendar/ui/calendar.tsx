import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { monthInWords, weekdayInWords, weekdaysInWords } from '#kernel/day-words.ts';
import type { Day } from '#kernel/days.ts';
import * as m from '#messages/all.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/desk/card.tsx';
import { Icon } from '#ui/desk/icon.tsx';
import { useShortcuts } from '#ui/desk/shortcuts.ts';
import { TabLinks } from '#ui/desk/tab-links.tsx';
import { Link } from '#ui/link.tsx';
import { CALENDAR_VIEWS, type CalendarView } from '../contract/words.ts';
import { Agenda } from './agenda.tsx';
import { Bars } from './bars.tsx';
import { Chip, Marks } from './chips.tsx';
import { daysOf, stepped, weeksAround } from './layout.ts';
import { type CalendarContent, type CalendarItem, itemsOf, keyOfItem } from './shapes.ts';
import './sheet.css';

type CalendarProps = {
  calendar: CalendarContent;
  /** What is shown, and around which day; both stand in the address. */
  view: CalendarView;
  on: Day;
  /** Of several disputes each entry says which it is of. */
  isOfMany: boolean;
};

const views: Record<CalendarView, () => string> = {
  agenda: m.calendar_agenda,
  week: m.calendar_week,
  month: m.calendar_month,
};

/** Every limit with its law: as an agenda, a week, or a month with its agenda beside it. */
export function CalendarPage({ calendar, view, on, isOfMany }: CalendarProps) {
  useKeys({ view, on, today: calendar.today });
  const days = daysOf(view, on);
  const agenda = <Agenda {...{ calendar, isOfMany }} />;
  return (
    <>
      <TabLinks
        label={m.calendar_views()}
        links={CALENDAR_VIEWS.map((one) => ({
          to: addressOf(one, on),
          label: views[one](),
          here: one === view,
        }))}
      />
      {view === 'agenda' ? (
        <>
          <ThreeWeeks {...{ calendar, on }} />
          {agenda}
          <Bars {...{ calendar, isOfMany }} />
        </>
      ) : (
        <div className="cal-two">
          <div className="cal-left">
            <Card
              title={view === 'month' ? monthInWords(on) : m.calendar_week()}
              aside={<Steps {...{ view, on }} />}
            >
              {view === 'month' ? (
                <MonthGrid {...{ calendar, days, on }} />
              ) : (
                <WeekList {...{ calendar, days }} />
              )}
              <Marks />
            </Card>
            <Bars {...{ calendar, isOfMany }} />
          </div>
          {agenda}
        </div>
      )}
    </>
  );
}

function addressOf(view: CalendarView, on: Day | null): string {
  return on ? `?view=${view}&on=${on}` : `?view=${view}`;
}

/** `a w m` for the views, `t` for today, arrows for what is before and after. */
function useKeys({ view, on, today }: { view: CalendarView; on: Day; today: Day }): void {
  const navigate = useNavigate();
  const acts = useMemo(() => {
    const go = (to: string) => () => void navigate(to, { preventScrollReset: true });
    const step = (by: 1 | -1) => go(addressOf(view, stepped(view, on, by)));
    return {
      a: go(addressOf('agenda', on)),
      w: go(addressOf('week', on)),
      m: go(addressOf('month', on)),
      t: go(addressOf(view, today)),
      ArrowLeft: step(-1),
      ArrowRight: step(1),
    };
  }, [navigate, view, on, today]);
  useShortcuts(acts);
}

function Steps({ view, on }: { view: CalendarView; on: Day }) {
  return (
    <span className="cal-steps">
      <Link
        className="ibs"
        to={addressOf(view, stepped(view, on, -1))}
        aria-label={m.calendar_before()}
        preventScrollReset
        viewTransition={false}
      >
        <Icon name="caret-left" />
      </Link>
      <Link
        className="ibs"
        to={addressOf(view, stepped(view, on, 1))}
        aria-label={m.calendar_after()}
        preventScrollReset
        viewTransition={false}
      >
        <Icon name="caret-right" />
      </Link>
      <Button look="ghost" to={addressOf(view, null)}>
        {m.calendar_today()}
      </Button>
    </span>
  );
}

type GridProps = { calendar: CalendarContent; days: readonly Day[] };

/** In a cell at most so many; the rest is counted, and stands in the agenda. */
const IN_CELL = 2;

function MonthGrid({ calendar, days, on }: GridProps & { on: Day }) {
  const { today } = calendar;
  const byDay = Map.groupBy(itemsOf(calendar), ({ dueOn }) => dueOn);
  const weeks = Array.from({ length: days.length / 7 }, (_, at) => days.slice(at * 7, at * 7 + 7));
  return (
    <table className="cal-month">
      <thead>
        <tr>
          {weekdaysInWords().map((weekday) => (
            <th key={weekday} scope="col">
              <abbr title={weekday}>{shortOf(weekday)}</abbr>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((day) => (
              <Cell
                key={day}
                {...{ day, today, items: byDay.get(day) ?? [] }}
                isOut={day.slice(0, 7) !== on.slice(0, 7)}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function shortOf(weekday: string): string {
  const [first] = [...new Intl.Segmenter('und').segment(weekday)];
  return first?.segment ?? '';
}

type CellProps = { day: Day; today: Day; items: readonly CalendarItem[]; isOut: boolean };

function Cell({ day, today, items, isOut }: CellProps) {
  return (
    <td className={isOut ? 'cal-out' : undefined} aria-current={day === today ? 'date' : undefined}>
      <span className="cal-no tn">{Number(day.slice(8))}</span>
      {items.slice(0, IN_CELL).map((item) => (
        <Chip key={keyOfItem(item)} item={item} />
      ))}
      {items.length > IN_CELL ? (
        <small className="cal-rest">{m.calendar_more({ count: items.length - IN_CELL })}</small>
      ) : null}
    </td>
  );
}

function WeekList({ calendar, days }: GridProps) {
  const { today } = calendar;
  const byDay = Map.groupBy(itemsOf(calendar), ({ dueOn }) => dueOn);
  return (
    <ol className="cal-week">
      {days.map((day) => (
        <li key={day} aria-current={day === today ? 'date' : undefined}>
          <h3>{weekdayInWords(day)}</h3>
          {(byDay.get(day) ?? []).map((item) => (
            <Chip key={keyOfItem(item)} item={item} isWide />
          ))}
        </li>
      ))}
    </ol>
  );
}

/** On a phone three weeks stand over the agenda: the door of a day tells that something falls there, and the agenda what. */
function ThreeWeeks({ calendar, on }: { calendar: CalendarContent; on: Day }) {
  return (
    <div className="cal-three">
      <Card title={monthInWords(on)} aside={<Steps view="agenda" on={on} />}>
        <MonthGrid {...{ calendar, days: weeksAround(on), on }} />
      </Card>
    </div>
  );
}
