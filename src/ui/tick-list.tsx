import { Checkbox } from './checkbox.tsx';
import { FieldError } from './field.tsx';
import type { Fields } from './forms/values.ts';

type Tick = { name: string; title: string; words: string };
type Props = {
  legend: string;
  hint: string;
  error: string | undefined;
  /** In sight, and behind one line. */
  usual: readonly Tick[];
  others: readonly Tick[];
  more: string;
  values: Fields;
};

/** Boxes to tick, each with what it says, and those that are seldom wanted behind one line. */
export function TickList({ legend, hint, error, usual, others, more, values }: Props) {
  const isTicked = ({ name }: Tick) => values[name] === 'on';
  const box = (one: Tick) => (
    <Checkbox key={one.name} name={one.name} defaultChecked={isTicked(one)}>
      <b>{one.title}</b>
      <br />
      <span className="t2">{one.words}</span>
    </Checkbox>
  );
  return (
    <fieldset className="fld" aria-describedby={error ? 'tick-list-error' : undefined}>
      <legend className="fld-l">{legend}</legend>
      <p className="t2">{hint}</p>
      {error ? <FieldError id="tick-list-error">{error}</FieldError> : null}
      {usual.map(box)}
      {others.length > 0 ? (
        <details open={others.some(isTicked)}>
          <summary>{more}</summary>
          {others.map(box)}
        </details>
      ) : null}
    </fieldset>
  );
}
