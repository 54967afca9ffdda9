import { useEffect, useRef } from 'react';
import type { Submission } from '#ui/forms/submission.ts';

/** How a form says no: on top of itself, with a link to the field that needs a mend. */
export function RefusedNote({
  refused,
  at,
}: {
  refused: Submission;
  at: (field: string) => string;
}) {
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => note.current?.focus(), []);
  const [field] = Object.keys(refused.fields);
  return (
    // biome-ignore lint/a11y/noAutofocus: the page is the answer to what was sent; without a script this is how the answer is found.
    <div className="lg-note" role="alert" tabIndex={-1} ref={note} autoFocus>
      <p>{field ? <a href={`#${at(field)}`}>{refused.message}</a> : refused.message}</p>
    </div>
  );
}
