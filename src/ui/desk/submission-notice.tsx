import type { ReactNode } from 'react';
import { problemOf, type Submission } from '../forms/submission.ts';
import { Notice } from './notice.tsx';

type Props = {
  submission: Submission | undefined;
  /** Said where the form was sent; without it a success says nothing here. */
  done?: ReactNode;
  tone?: 'bad' | 'warn';
  /** A success leaves the focus where it is. */
  leavesFocus?: boolean;
};

/** What came of a form, over it or at the top of its page. */
export function SubmissionNotice({ submission, done, tone = 'bad', leavesFocus = false }: Props) {
  if (!submission) return null;
  const problem = problemOf(submission);
  if (problem) {
    return (
      <Notice tone={tone} live="alert">
        {problem}
      </Notice>
    );
  }
  if (!done) return null;
  return (
    <Notice tone="good" live="status" leavesFocus={leavesFocus}>
      {done}
    </Notice>
  );
}
