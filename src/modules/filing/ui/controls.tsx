import type { ComponentProps, ReactNode } from 'react';
import { Field, Input, Textarea } from '#ui/field.tsx';
import type { Fields } from '#ui/forms/values.ts';
import { RadioGroup } from '#ui/radio.tsx';
import { Select } from '#ui/select.tsx';

/** What every control of a step is told: what to mend, and where the hand goes on. */
export type StepControlProps = { fields: Fields; focus: string | null };

export function idOf(field: string): string {
  return `f-${field}`;
}

type Shared = {
  asking: StepControlProps;
  name: string;
  label: string;
  value: string;
  hint?: ReactNode;
  required?: boolean;
  className?: string;
};

export function Text({
  asking,
  name,
  label,
  value,
  hint,
  required,
  className,
  ...native
}: Shared & Omit<ComponentProps<'input'>, 'value'>) {
  return (
    <Field
      id={idOf(name)}
      label={label}
      {...given({ hint, required, className })}
      error={asking.fields[name]}
    >
      <Input
        {...native}
        name={name}
        defaultValue={value}
        autoFocus={asking.focus === name || undefined}
      />
    </Field>
  );
}

export function Long({
  asking,
  name,
  label,
  value,
  hint,
  required,
  className,
  ...native
}: Shared & Omit<ComponentProps<'textarea'>, 'value'>) {
  return (
    <Field
      id={idOf(name)}
      label={label}
      {...given({ hint, required, className })}
      error={asking.fields[name]}
    >
      <Textarea {...native} name={name} defaultValue={value} />
    </Field>
  );
}

export type Options = Readonly<Record<string, () => string>>;

export function Choice({
  asking,
  name,
  label,
  value,
  hint,
  required,
  className,
  options,
  none,
}: Shared & { options: Options; none?: string }) {
  return (
    <Field
      id={idOf(name)}
      label={label}
      {...given({ hint, required, className })}
      error={asking.fields[name]}
    >
      <Select name={name} defaultValue={value}>
        {none === undefined ? null : <option value="">{none}</option>}
        {Object.entries(options).map(([one, said]) => (
          <option key={one} value={one}>
            {said()}
          </option>
        ))}
      </Select>
    </Field>
  );
}

export function Radios({
  asking,
  name,
  label,
  value,
  hint,
  required,
  className,
  options,
}: Shared & { options: Options }) {
  return (
    <div id={idOf(name)} tabIndex={-1} className={`gr-radios ${className ?? ''}`}>
      <RadioGroup
        legend={label}
        name={name}
        options={Object.entries(options).map(([one, said]) => ({ value: one, label: said() }))}
        defaultValue={value}
        hint={hint}
        error={asking.fields[name]}
        {...(required ? { 'aria-required': true } : {})}
      />
    </div>
  );
}

type Given = { hint?: ReactNode; required?: boolean | undefined; className?: string | undefined };

function given({ hint, required, className }: Given) {
  return {
    ...(hint ? { hint } : {}),
    ...(required ? { required } : {}),
    ...(className ? { className } : {}),
  };
}
