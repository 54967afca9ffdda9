import * as m from '#messages/all.ts';
import type { FormDefinition } from './definition.ts';
import { isSent, type Submission } from './submission.ts';

type FormNoteProps = {
  posted: Submission | undefined;
  /** How its controls are called, and by which ids they are found; without them it links to none. */
  labels?: FormDefinition['labels'];
  at?: (field: string) => string;
};

/** How a form answers on top of itself: without JavaScript with a link to each field that is wrong, and what comes next. */
export function FormNote({ posted, labels, at }: FormNoteProps) {
  if (!posted) return null;
  const fields = at
    ? Object.entries(posted.fields).map(([field, error]) => ({ field, error }))
    : [];
  const link = (field: string, words: string) => <a href={`#${at?.(field)}`}>{words}</a>;
  const [only, ...others] = fields;
  return (
    <div
      className={isSent(posted) ? 'note note-done' : 'note'}
      role={isSent(posted) ? 'status' : 'alert'}
      tabIndex={-1}
      data-answer=""
      // biome-ignore lint/a11y/noAutofocus: the page is the answer to what was sent; without a script this is how the answer is found.
      autoFocus
    >
      <p>{only && others.length === 0 ? link(only.field, posted.message) : posted.message}</p>
      {posted.next?.map((sentence) => (
        <p key={sentence} className="note-next">
          {sentence}
        </p>
      ))}
      {others.length > 0 ? (
        <ul>
          {fields.map(({ field, error }) => (
            <li key={field}>
              {link(field, m.form_mend({ field: labels?.[field]?.() ?? field, mend: error }))}
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
