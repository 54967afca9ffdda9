import { type FormEvent, useEffect, useRef, useState } from 'react';
import { latinDigits } from '#kernel/digits.ts';
import * as m from '#messages/all.ts';
import { Field, Input } from '../field.tsx';
import type { Fields } from '../forms/values.ts';
import './sheet.css';

const ALL = 100;

type Props = {
  of: readonly { name: string; label: string }[];
  fields: Fields;
  values: Fields;
};

/**
 * A hundred points shared among things: a number field for each and, where scripts run, a slider that goes with it, and how many are
 * used. The number fields alone are sent.
 */
export function PointsFields({ of, fields, values }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const [isAwake, setAwake] = useState(false);
  const [used, setUsed] = useState(() => sumOf(of.map(({ name }) => values[name] ?? '')));
  // What was typed or put back before React woke is in the fields alone.
  useEffect(() => {
    setAwake(true);
    if (root.current) setUsed(followed(root.current));
  }, []);
  const keepStep = ({ target, currentTarget }: FormEvent<HTMLDivElement>) => {
    const moved = target as HTMLInputElement; // it holds no other control
    if (moved.type === 'range') numberBeside(moved).value = moved.value;
    setUsed(followed(currentTarget));
  };
  return (
    <div className="pts" ref={root} onInput={keepStep}>
      {of.map(({ name, label }) => (
        <div className="pts-one" key={name}>
          <Field label={<span dir="auto">{label}</span>} error={fields[name]}>
            <Input
              className="pts-number"
              name={name}
              inputMode="numeric"
              autoComplete="off"
              maxLength={5}
              defaultValue={values[name]}
            />
          </Field>
          {isAwake ? <Slider label={label} value={values[name]} /> : null}
        </div>
      ))}
      {isAwake ? (
        <output className="pts-sum" data-whole={used === ALL || undefined}>
          {used === null ? m.points_unread() : used === ALL ? m.points_all() : leftWords(used)}
        </output>
      ) : null}
    </div>
  );
}

/** Its own keys move it: arrows by one, Page Up and Down by more, Home and End to the ends. */
function Slider({ label, value }: { label: string; value: string | undefined }) {
  return (
    <input
      type="range"
      className="pts-range"
      aria-label={m.points_slider({ of: label })}
      min={0}
      max={ALL}
      step={1}
      defaultValue={numberIn(value ?? '') ?? 0}
    />
  );
}

function leftWords(used: number): string {
  return used < ALL
    ? m.points_left({ used, left: ALL - used })
    : m.points_over({ used, over: used - ALL });
}

/** Nothing typed is nothing; null is what is no whole number from 0 to 100. */
function numberIn(typed: string): number | null {
  const said = latinDigits(typed).trim();
  if (said === '') return 0;
  return /^\d{1,3}$/.test(said) && Number(said) <= ALL ? Number(said) : null;
}

export function sumOf(typed: readonly string[]): number | null {
  return typed
    .map(numberIn)
    .reduce((sum, one) => (sum === null || one === null ? null : sum + one), 0);
}

const numberBeside = (slider: Element) =>
  slider.closest('.pts-one')?.querySelector<HTMLInputElement>('.pts-number') as HTMLInputElement; // drawn above it

/** Puts every slider where its number is, and says how many points are used. */
function followed(root: HTMLElement): number | null {
  for (const slider of root.querySelectorAll<HTMLInputElement>('.pts-range')) {
    const number = numberIn(numberBeside(slider).value);
    if (number !== null) slider.value = String(number);
  }
  return sumOf(
    [...root.querySelectorAll<HTMLInputElement>('.pts-number')].map(({ value }) => value),
  );
}
