import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/desk/notice.tsx';
import type { Acted } from './shapes.ts';

export type ActForm = {
  intent: string;
  about: string;
  acted: Acted | undefined;
  /** What the button says, and what the fold says where the form is folded away. */
  does: string;
  folded?: boolean;
  sendsPaper?: boolean;
  /** The fields; each is given what was typed before, and what is wrong with it. */
  children?: (own: {
    typed: (name: string) => string | undefined;
    wrong: (name: string) => string | undefined;
  }) => ReactNode;
};

/** One form of the page. It says itself what came of it, and keeps what was typed. */
export function ActForm({
  intent,
  about,
  acted,
  does,
  folded = false,
  sendsPaper = false,
  children,
}: ActForm) {
  const own = acted && acted.intent === intent && acted.about === about ? acted : undefined;
  const form = (
    <Form
      method="post"
      className="desk-form"
      preventScrollReset
      {...(sendsPaper ? { encType: 'multipart/form-data' as const } : {})}
    >
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="about" value={about} />
      {own?.problem ? (
        <Notice tone="bad" live="alert">
          {own.problem}
        </Notice>
      ) : null}
      {children?.({ typed: (name) => own?.typed[name], wrong: (name) => own?.fields[name] })}
      <Button type="submit" size="sm">
        {does}
      </Button>
    </Form>
  );
  if (!folded) return form;
  return (
    <details className="srv-more" open={own?.problem ? true : undefined}>
      <summary>{does}</summary>
      {form}
    </details>
  );
}
