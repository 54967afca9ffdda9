import * as m from '#messages/all.ts';
import { FieldError } from '#ui/field.tsx';
import type { Paper, Posted } from './submission.ts';

type NoteProps = { paper: Paper; posted: Posted; at: (field: string) => string };

/** How a form answers on top of itself: without JavaScript with a link to each field that needs a mend, and what comes next. */
export function PostedNote({ paper, posted, at }: NoteProps) {
  const fields = Object.entries(posted.fields);
  const [only] = fields;
  return (
    <div
      className={posted.done ? 'note note-done' : 'note'}
      role={posted.done ? 'status' : 'alert'}
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: the page is the answer to what was sent; without a script this is how the answer is found.
      autoFocus
    >
      <p>
        {only && fields.length === 1 ? (
          <a href={`#${at(only[0])}`}>{posted.sentence}</a>
        ) : (
          posted.sentence
        )}
      </p>
      {posted.next?.map((sentence) => (
        <p key={sentence} className="note-next">
          {sentence}
        </p>
      ))}
      {fields.length > 1 ? (
        <ul>
          {fields.map(([field, mend]) => (
            <li key={field}>
              <a href={`#${at(field)}`}>
                {m.form_mend({ field: paper.labels[field]?.() ?? field, mend })}
              </a>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

/** What stands under a control that has no Field around it. */
export function Mend({ id, children }: { id: string; children: string | undefined }) {
  return children ? <FieldError id={id}>{children}</FieldError> : null;
}
