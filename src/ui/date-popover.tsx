import { useLayoutEffect, useRef, useState } from 'react';
import { type ChevronProps, DayPicker } from 'react-day-picker';
import { localeOfDays } from '#kernel/day-words.ts';
import { type Day, dayAt } from '#kernel/days.ts';
import * as m from '#messages/all.ts';
import { Icon } from './icon.tsx';

export type DatePopoverProps = {
  label: string;
  day: Day | null;
  onPick: (day: Day | null) => void;
};

const written = (date: Date, parts: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(localeOfDays(), parts).format(date);
const weekday = (date: Date) => written(date, { weekday: 'long' });
const initial = (date: Date) => written(date, { weekday: 'narrow' });
const month = (date: Date) => written(date, { month: 'long', year: 'numeric' });
const wholeDay = (date: Date) =>
  written(date, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });

const words = {
  labels: {
    labelPrevious: () => m.date_previous_month(),
    labelNext: () => m.date_next_month(),
    labelGrid: month,
    labelWeekday: weekday,
    labelDayButton: (date: Date, { today, selected }: { today?: boolean; selected?: boolean }) => {
      const said = today ? m.date_today({ day: wholeDay(date) }) : wholeDay(date);
      return selected ? m.date_chosen({ day: said }) : said;
    },
  },
  formatters: { formatCaption: month, formatWeekdayName: initial },
};

// Height of the label with the space around it, as in date-field.css.
const LABEL = 34;

/** The calendar under its dome. A file of its own: it is fetched when somebody reaches for it. */
export function DatePopover({ label, day, onPick }: DatePopoverProps) {
  const box = useRef<HTMLDivElement>(null);
  const [side, setSide] = useState<'above' | 'below' | null>(null);
  const today = dateOf(dayAt(new Date()));
  useLayoutEffect(() => {
    if (box.current) setSide(roomierSide(box.current));
  }, []);
  // Focusing a day scrolls to that day alone; the whole month should be seen.
  useLayoutEffect(() => {
    if (side && box.current && !isInView(box.current))
      box.current.scrollIntoView({ block: 'nearest' });
  }, [side]);
  return (
    <div
      ref={box}
      className={`date-pop date-pop-${side ?? 'above'}`}
      role="dialog"
      aria-label={label}
    >
      <DayPicker
        mode="single"
        required
        selected={day ? dateOf(day) : undefined}
        onSelect={(date) => onPick(dayOf(date))}
        {...(day ? { defaultMonth: dateOf(day) } : {})}
        today={today}
        startMonth={today}
        disabled={{ before: today }}
        navLayout="around"
        components={{ Chevron }}
        autoFocus
        {...words}
      />
      <button type="button" className="lnk date-clear" onClick={() => onPick(null)}>
        {m.date_clear()}
      </button>
    </div>
  );
}

function Chevron({ orientation }: ChevronProps) {
  return <Icon name={orientation === 'left' ? 'caret-left' : 'caret-right'} />;
}

/** Above the field's label, unless only below has room (or more of it). */
function roomierSide(box: HTMLElement): 'above' | 'below' {
  const field = (box.parentElement ?? box).getBoundingClientRect();
  const above = field.top - LABEL;
  const below = innerHeight - field.bottom;
  return box.offsetHeight < above || above >= below ? 'above' : 'below';
}

function isInView(box: HTMLElement): boolean {
  const { top, bottom } = box.getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight;
}

// The calendar counts in local days, so a day is made of its three numbers and never of a moment.
function dateOf(day: Day): Date {
  const [year = 0, monthOfYear = 1, dayOfMonth = 1] = day.split('-').map(Number);
  return new Date(year, monthOfYear - 1, dayOfMonth);
}

function dayOf(date: Date): Day {
  return `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, '0')}-${String(date.getDate()).padStart(2, '0')}`;
}
