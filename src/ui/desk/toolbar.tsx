import { type ReactNode, useId } from 'react';
import { Form, useSubmit } from 'react-router';
import * as m from '#messages/all.ts';
import { Button } from '../button.tsx';
import { Input } from '../field.tsx';
import { Select } from '../select.tsx';
import { Icon } from './icon.tsx';
import './sheet.css';

/** What stands above a list: the form that narrows it, and what can be done with all of it. */
export function Toolbar({ children, actions }: { children?: ReactNode; actions?: ReactNode }) {
  return (
    <div className="tlb">
      {children}
      {actions ? <div className="tlb-act">{actions}</div> : null}
    </div>
  );
}

type FilterFormProps = {
  label: string;
  /** The address of the list, when it is not the page's own. */
  action?: string;
  /** Fields with a `name` each: `FilterField` around an `<input>` or a `<select>`. */
  children: ReactNode;
  /** Where the list is whole again; shown while it is narrowed. */
  clear?: string | null;
};

/** A form by GET: what was asked is the address, so a list can be kept, sent and gone back to. */
export function FilterForm({ label, action, children, clear }: FilterFormProps) {
  const submit = useSubmit();
  return (
    <Form
      className="flt"
      role="search"
      aria-label={label}
      {...(action ? { action } : {})}
      preventScrollReset
      onChange={(event) => {
        // A chosen answer narrows the list at once; a text waits for Enter.
        if (event.target instanceof HTMLSelectElement)
          void submit(event.currentTarget, { preventScrollReset: true, replace: true });
      }}
    >
      {children}
      <Button size="sm" type="submit">
        <Icon name="magnifying-glass" />
        {m.desk_show()}
      </Button>
      {clear ? (
        <Button size="sm" look="ghost" to={clear}>
          {m.desk_clear()}
        </Button>
      ) : null}
    </Form>
  );
}

/** A small label above a small control; the control takes the id that it is handed. */
export function FilterField({
  label,
  wide = false,
  children,
}: {
  label: string;
  wide?: boolean;
  children: (id: string) => ReactNode;
}) {
  const id = useId();
  return (
    <div className={wide ? 'flt-f flt-wide' : 'flt-f'}>
      <label htmlFor={id}>{label}</label>
      {children(id)}
    </div>
  );
}

type FilterSearchProps = { label: string; name?: string; value: string | undefined; max: number };

/** What is searched for, in words. */
export function FilterSearch({ label, name = 'q', value, max }: FilterSearchProps) {
  const native = { name, defaultValue: value, maxLength: max, autoComplete: 'off' };
  return (
    <FilterField label={label} wide>
      {(id) => <Input id={id} type="search" {...native} />}
    </FilterField>
  );
}

type FilterChoiceProps = {
  name: string;
  label: string;
  value: string | undefined;
  /** What it is called to narrow nothing. */
  any: string;
  options: readonly (readonly [value: string, words: string])[];
};

/** One of a few, or any. */
export function FilterChoice({ name, label, value = '', any, options }: FilterChoiceProps) {
  return (
    <FilterField label={label}>
      {(id) => (
        <Select id={id} name={name} defaultValue={value}>
          <option value="">{any}</option>
          {options.map(([option, words]) => (
            <option key={option} value={option}>
              {words}
            </option>
          ))}
        </Select>
      )}
    </FilterField>
  );
}
