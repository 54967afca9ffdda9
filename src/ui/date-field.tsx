import './date-sheet.css';
import { type ComponentType, type RefObject, useEffect, useRef, useState } from 'react';
import { dayInWords } from '#kernel/day-words.ts';
import { type Day, isDay } from '#kernel/days.ts';
import * as m from '#messages/all.ts';
import type { DatePopoverProps } from './date-popover.tsx';
import { useWiring } from './field.tsx';
import { Icon } from './icon.tsx';

type DateFieldProps = { name: string; label: string; defaultValue: string | undefined };

/** The browser's own date input until React is there, and again where the calendar cannot be fetched. */
export function DateField({ name, label, defaultValue }: DateFieldProps) {
  const native = useRef<HTMLInputElement>(null);
  const [day, setDay] = useState<Day | null>(null);
  const [isNative, setNative] = useState(true);
  const wiring = useWiring({});
  useEffect(() => {
    const input = native.current;
    const takeOver = () => {
      if (isDay(input?.value)) setDay(input.value);
      setNative(false);
    };
    // Whoever is choosing a day right now is not interrupted.
    if (document.activeElement !== input) return takeOver();
    input?.addEventListener('blur', takeOver, { once: true });
  }, []);
  if (isNative)
    return (
      <input
        ref={native}
        className="inp"
        type="date"
        name={name}
        defaultValue={day ?? defaultValue}
        {...wiring}
      />
    );
  return (
    <DateButton
      name={name}
      label={label}
      day={day}
      onChange={setDay}
      onMissing={() => setNative(true)}
    />
  );
}

type DateButtonProps = {
  name: string;
  label: string;
  day: Day | null;
  onChange: (day: Day | null) => void;
  /** The calendar's script did not come. */
  onMissing: () => void;
};

function DateButton({ name, label, day, onChange, onMissing }: DateButtonProps) {
  const place = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [Popover, fetchCalendar] = useCalendar(onMissing);
  const wiring = useWiring({});
  const shown = day ? dayInWords(day) : m.date_select();
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  useFormReset(button, () => onChange(null));
  useOutside(place, open, () => setOpen(false));
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Esc closes the calendar wherever the focus is in it.
    <div
      className="date"
      ref={place}
      onKeyDown={(event) => open && event.key === 'Escape' && close()}
    >
      <input type="hidden" name={name} value={day ?? ''} />
      <button
        {...wiring}
        ref={button}
        type="button"
        className="inp date-button"
        aria-label={m.date_button({ label, day: shown })}
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={fetchCalendar}
        onFocus={fetchCalendar}
        onClick={() => {
          fetchCalendar();
          setOpen(!open);
        }}
      >
        <Icon name="calendar" />
        <span className={day ? '' : 't3'}>{shown}</span>
      </button>
      {open && Popover ? (
        <Popover
          label={label}
          day={day}
          onPick={(picked) => {
            onChange(picked);
            close();
          }}
        />
      ) : null}
    </div>
  );
}

/** The calendar's script is no part of the page: it comes when somebody reaches for it. */
function useCalendar(onMissing: () => void): [ComponentType<DatePopoverProps> | null, () => void] {
  const [Popover, setPopover] = useState<ComponentType<DatePopoverProps> | null>(null);
  return [
    Popover,
    () =>
      void import('./date-popover.tsx').then(
        (part) => setPopover(() => part.DatePopover),
        onMissing,
      ),
  ];
}

function useFormReset(control: RefObject<HTMLButtonElement | null>, onReset: () => void): void {
  useEffect(() => {
    const form = control.current?.form;
    form?.addEventListener('reset', onReset);
    return () => form?.removeEventListener('reset', onReset);
  });
}

/** A press or a focus elsewhere closes what is open. */
function useOutside(place: RefObject<HTMLElement | null>, open: boolean, leave: () => void): void {
  useEffect(() => {
    if (!open) return;
    const look = ({ target }: Event) => {
      if (target instanceof Node && !place.current?.contains(target)) leave();
    };
    for (const sign of ['pointerdown', 'focusin']) document.addEventListener(sign, look);
    return () => {
      for (const sign of ['pointerdown', 'focusin']) document.removeEventListener(sign, look);
    };
  });
}
