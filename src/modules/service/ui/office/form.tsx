import type { ReactNode } from 'react';
import { ActForm as DeskForm } from '#ui/desk/act-form.tsx';
import { ownOf, problemOf, type Submission } from '#ui/forms/submission.ts';

export type ActForm = {
  intent: string;
  about: string;
  acted: Submission | undefined;
  /** What the button says, and what the fold says where the form is folded away. */
  does: string;
  folded?: boolean;
  sendsPaper?: boolean;
  /** The fields; each is given what was typed before, and what is wrong with it. */
  children?: (own: FieldState) => ReactNode;
};

/** What was typed into a field before, and what is wrong with it. */
export type FieldState = {
  typed: (name: string) => string | undefined;
  wrong: (name: string) => string | undefined;
};

/** One form of the page. It says itself what came of it, and keeps what was typed. */
export function ActForm({ does, folded = false, children, ...rest }: ActForm) {
  const own = ownOf(rest.acted, rest.intent, rest.about);
  const form = (
    <DeskForm {...rest} label={does}>
      {children?.({ typed: (name) => own?.values[name], wrong: (name) => own?.fields[name] })}
    </DeskForm>
  );
  if (!folded) return form;
  return (
    <details className="srv-more" open={problemOf(own) ? true : undefined}>
      <summary>{does}</summary>
      {form}
    </details>
  );
}
