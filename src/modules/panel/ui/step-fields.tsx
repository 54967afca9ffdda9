import type { ComponentProps, ReactNode } from 'react';
import { Field, Input, Textarea } from '#ui/field.tsx';
import type { Fields } from '#ui/forms/values.ts';
import { RadioGroup } from '#ui/radio.tsx';
import { type Document, one, type Values } from './application-values.ts';
import { FileField, type FileState } from './file-field.tsx';

export type ApplicationStepProps = {
  at: (field: string) => string;
  values: Values;
  fields: Fields;
  files: Readonly<Record<Document, FileState>>;
  choose: (document: Document) => (file: File) => void;
  remove: (document: Document) => () => void;
};

type Around = {
  step: ApplicationStepProps;
  name: string;
  label: string;
  hint?: ReactNode;
  required?: boolean;
};

// The spec marks fields as required by a sign alone; the rules are asked by us, in their order, and not by the browser.
function around({ step: { at, fields }, name, label, hint, required = false }: Around) {
  return { id: at(name), label, hint, required, error: fields[name] };
}

export function Text({
  step,
  name,
  label,
  hint,
  required = false,
  wide = false,
  ...native
}: Around & { wide?: boolean } & Omit<ComponentProps<'input'>, 'step'>) {
  return (
    <Field {...around({ step, name, label, hint, required })} className={wide ? 'emp-wide' : ''}>
      <Input {...native} name={name} defaultValue={one(step.values, name)} />
    </Field>
  );
}

export function Long({
  step,
  name,
  label,
  hint,
  required = false,
  half = false,
  ...native
}: Around & { half?: boolean } & ComponentProps<'textarea'>) {
  return (
    <Field {...around({ step, name, label, hint, required })} className={half ? '' : 'emp-wide'}>
      <Textarea {...native} name={name} defaultValue={one(step.values, name)} />
    </Field>
  );
}

type ChoicesProps = {
  step: ApplicationStepProps;
  name: string;
  legend: string;
  options: Readonly<Record<string, () => string>>;
  required?: boolean;
};

export function Choices({
  step: { at, values, fields },
  name,
  legend,
  options,
  required = false,
}: ChoicesProps) {
  const answer = one(values, name);
  return (
    <div id={at(name)} tabIndex={-1} className="emp-choice">
      <RadioGroup
        legend={legend}
        name={name}
        options={Object.entries(options).map(([value, label]) => ({ value, label: label() }))}
        error={fields[name]}
        required={required}
        {...(answer ? { defaultValue: answer } : {})}
      />
    </div>
  );
}

export function Attached({
  step: { at, fields, files, choose, remove },
  document,
  label,
}: {
  step: ApplicationStepProps;
  document: Document;
  label: string;
}) {
  return (
    <div id={at(`${document}File`)} className="emp-wide">
      <FileField
        document={document}
        label={label}
        state={files[document]}
        error={fields[`${document}Upload`] ?? fields[`${document}File`]}
        onChoose={choose(document)}
        onRemove={remove(document)}
      />
    </div>
  );
}
