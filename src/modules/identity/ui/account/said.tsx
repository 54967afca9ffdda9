import type { ReactNode } from 'react';
import { Notice } from '#ui/desk/notice.tsx';

/** What came of the last form that was sent on this page. */
export type Said = { act: string; ok: boolean; message: string; fields: Record<string, string> };

/** The answer to one form, beside it. A refusal that stands at a field is not said twice. */
export function Answer({
  said,
  act,
  done,
}: {
  said: Said | undefined;
  act: string;
  done: ReactNode;
}) {
  if (said?.act !== act) return null;
  if (said.ok) return <Notice tone="good" live="status" title={done} />;
  if (Object.keys(said.fields).length > 0) return null;
  return <Notice tone="bad" live="alert" title={said.message} />;
}

/** What is wrong with a field of a form; nothing for the page's other forms. */
export function wrongAt(said: Said | undefined, act: string, field: string): string | undefined {
  return said?.act === act ? said.fields[field] : undefined;
}
