import { FieldError } from '#ui/field.tsx';
import type { Submission } from '#ui/forms/submission.ts';

type TicksProps = {
  name: string;
  legend: string;
  ticked: readonly string[];
  words: Readonly<Record<string, () => string>>;
  error: string | undefined;
};

export function Ticks({ name, legend, ticked, words, error }: TicksProps) {
  return (
    <fieldset className="bnd-choose" aria-describedby={error ? `${name}-error` : undefined}>
      <legend>{legend}</legend>
      {Object.entries(words).map(([value, said]) => (
        <label key={value} className="bnd-paper">
          <input
            type="checkbox"
            name={name}
            value={value}
            defaultChecked={ticked.includes(value)}
          />
          <span>{said()}</span>
        </label>
      ))}
      {error ? <FieldError id={`${name}-error`}>{error}</FieldError> : null}
    </fieldset>
  );
}

type AffirmedProps = { name: string; words: string; acted: Submission | undefined };

export function Affirmed({ name, words, acted }: AffirmedProps) {
  const error = acted?.fields[name];
  return (
    <div>
      <label className="bnd-paper">
        <input
          type="checkbox"
          name={name}
          value="yes"
          defaultChecked={acted?.values[name] === 'yes'}
          aria-describedby={error ? `${name}-error` : undefined}
        />
        <span>{words}</span>
      </label>
      {error ? <FieldError id={`${name}-error`}>{error}</FieldError> : null}
    </div>
  );
}
