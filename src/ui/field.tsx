import { type ComponentProps, createContext, type ReactNode, useContext, useId } from 'react';
import { Icon } from './icon.tsx';

type Wiring = { id: string; describedBy: string | undefined; invalid: boolean; required: boolean };

const Wired = createContext<Wiring | null>(null);

type Native = {
  id?: string | undefined;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: ComponentProps<'input'>['aria-invalid'];
  required?: boolean | undefined;
};

/** What the Field around a control says about it; the control's own props win. */
export function useWiring({ id, required, ...own }: Native) {
  const field = useContext(Wired);
  return {
    id: id ?? field?.id,
    'aria-describedby': own['aria-describedby'] ?? field?.describedBy,
    'aria-invalid': own['aria-invalid'] ?? (field?.invalid || undefined),
    // A form that checks in its own order (the spec's) has no native `required`; the ear is told all the same.
    'aria-required': (field?.required && !required) || undefined,
    required,
  };
}

type FieldProps = {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  /** Shows the marker; give the control itself `required` where the browser should insist. */
  required?: boolean;
  /** The control's id, when something else must point to it. */
  id?: string;
  className?: string;
  children: ReactNode;
};

/** Label above, control, hint, error; all tied together for whoever cannot see them. */
export function Field({
  label,
  hint,
  error,
  required = false,
  id: given,
  className = '',
  children,
}: FieldProps) {
  const made = useId();
  const id = given ?? made;
  const described =
    [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ') || undefined;
  return (
    <div className={`fld ${className}`}>
      <label className="fld-l" htmlFor={id}>
        {label}
        {required ? <RequiredMark /> : null}
      </label>
      <Wired value={{ id, describedBy: described, invalid: Boolean(error), required }}>
        {children}
      </Wired>
      {hint ? <Hint id={`${id}-hint`}>{hint}</Hint> : null}
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  );
}

export function RequiredMark() {
  return (
    <span className="fld-req" aria-hidden="true">
      {' *'}
    </span>
  );
}

export function Hint({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p className="fld-hint" id={id}>
      {children}
    </p>
  );
}

/** Nothing where nothing is wrong. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <p className="fld-err" id={id}>
      <Icon name="warning-circle" />
      <span>{children}</span>
    </p>
  );
}

export function Input({ className = '', ...native }: ComponentProps<'input'>) {
  return <input {...native} {...useWiring(native)} className={`inp ${className}`} />;
}

export function Textarea({ className = '', ...native }: ComponentProps<'textarea'>) {
  return <textarea {...native} {...useWiring(native)} className={`inp inp-ta ${className}`} />;
}
