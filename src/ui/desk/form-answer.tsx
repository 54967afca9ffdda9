import type { ReactNode } from 'react';
import { isSent, ownOf, type Submission } from '../forms/submission.ts';
import { Notice } from './notice.tsx';

type Props = { acted: Submission | undefined; intent: string; done: ReactNode };

/** What came of one form of a page, beside it. A refusal that stands at a field is not said twice. */
export function FormAnswer({ acted, intent, done }: Props) {
  const own = ownOf(acted, intent);
  if (!own) return null;
  if (isSent(own)) return <Notice tone="good" live="status" title={done} />;
  if (Object.keys(own.fields).length > 0) return null;
  return <Notice tone="bad" live="alert" title={own.message} />;
}
