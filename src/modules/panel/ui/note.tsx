import { useEffect, useRef } from 'react';
import * as m from '#messages/all.ts';
import type { Fields } from '#ui/forms/values.ts';
import { StepDoors } from './doors.tsx';

/** Spec section 2: the sentence after the last step. Shown for an application that is stored, and for nothing else. */
export function Thanks({ reference }: { reference: string }) {
  const said = useRef<HTMLDivElement>(null);
  useEffect(() => {
    said.current?.focus();
  }, []);
  return (
    <div className="emp-thanks" role="status" tabIndex={-1} ref={said}>
      <StepDoors step={3} />
      <p className="d-m emp-thanks-said">{m.empanel_thanks()}</p>
      <p className="b-l">
        {m.empanel_reference()} <strong className="tn emp-reference">{reference}</strong>
      </p>
      <p className="t2">{m.empanel_thanks_mail()}</p>
    </div>
  );
}

/** What is said, and whether all is well; what a page came back with stands over the whole form. */
export type NoteWords = { done: boolean; message: string; fromPage?: boolean };

type NoteProps = {
  note: NoteWords;
  fields: Fields;
  at: (field: string) => string;
  focused?: boolean;
};

/** What there is to say over the form: a link to the field that is wrong, or that all is well. */
export function Note({ note: { done, message }, fields, at, focused = false }: NoteProps) {
  const [field] = Object.keys(fields);
  const anchor = field?.replace(/Upload$/, 'File');
  return (
    <div
      className={done ? 'note note-done' : 'note'}
      role={done ? 'status' : 'alert'}
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: the page is the answer to what was sent; without a script this is how the answer is found.
      autoFocus={focused}
    >
      <p>{!done && anchor ? <a href={`#${at(anchor)}`}>{message}</a> : message}</p>
    </div>
  );
}
