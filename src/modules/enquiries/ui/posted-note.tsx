import * as m from '#messages/all.ts';
import { FieldError } from '#ui/field.tsx';
import type { FormDefinition } from '#ui/forms/definition.ts';
import { isSent, type Submission } from '#ui/forms/submission.ts';

type NoteProps = { definition: FormDefinition; posted: Submission; at: (field: string) => string };

/** How a form answers on top of itself: without JavaScript with a link to each field that needs a mend, and what comes next. */
export function PostedNote({ definition, posted, at }: NoteProps) {
  const fields = Object.entries(posted.fields);
  const [only] = fields;
  return (
    <div
      className={isSent(posted) ? 'note note-done' : 'note'}
      role={isSent(posted) ? 'status' : 'alert'}
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: the page is the answer to what was sent; without a script this is how the answer is found.
      autoFocus
    >
      <p>
        {only && fields.length === 1 ? (
          <a href={`#${at(only[0])}`}>{posted.message}</a>
        ) : (
          posted.message
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
                {m.form_mend({ field: definition.labels[field]?.() ?? field, mend })}
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
