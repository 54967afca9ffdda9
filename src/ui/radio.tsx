import { type ComponentProps, type ReactNode, useId } from 'react';
import { FieldError, Hint, RequiredMark } from './field.tsx';

type Option = { value: string; label: ReactNode };

type RadioGroupProps = Omit<
  ComponentProps<'input'>,
  'type' | 'value' | 'children' | 'defaultValue'
> & {
  legend: ReactNode;
  name: string;
  options: readonly Option[];
  defaultValue?: string;
  hint?: ReactNode;
  error?: ReactNode;
};

/** One question, its answers side by side, each in a box of 52 px. Props beyond these go to every radio. */
export function RadioGroup({
  legend,
  options,
  defaultValue,
  hint,
  error,
  className = '',
  required,
  ...native
}: RadioGroupProps) {
  const id = useId();
  const described =
    [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ') || undefined;
  return (
    <fieldset className={`fld ${className}`} aria-describedby={described}>
      <legend className="fld-l">
        {legend}
        {required ? <RequiredMark /> : null}
      </legend>
      <div className="rbs">
        {options.map(({ value, label }) => (
          <label className="rb-box" key={value}>
            <input
              {...native}
              type="radio"
              className="rb"
              value={value}
              defaultChecked={value === defaultValue}
              aria-invalid={error ? true : undefined}
            />
            {label}
          </label>
        ))}
      </div>
      {hint ? <Hint id={`${id}-hint`}>{hint}</Hint> : null}
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
    </fieldset>
  );
}
