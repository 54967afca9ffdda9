import type { ReactNode } from 'react';
import { Button } from '../button.tsx';
import { PostForm } from '../forms/post-form.tsx';
import { ownOf, type Submission } from '../forms/submission.ts';
import { SubmissionNotice } from './submission-notice.tsx';

type Props = {
  intent: string;
  /** Which of several forms alike. */
  about?: string;
  /** What came of the form of this page that was sent last. */
  acted: Submission | undefined;
  label: string;
  sendsPaper?: boolean;
  children?: ReactNode;
};

/** One of the forms of a page, with one button. It says itself why it was refused. */
export function ActForm({ intent, about = '', acted, label, sendsPaper = false, children }: Props) {
  return (
    <PostForm
      className="desk-form"
      preventScrollReset
      {...(sendsPaper ? { encType: 'multipart/form-data' as const } : {})}
    >
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="about" value={about} />
      <SubmissionNotice submission={ownOf(acted, intent, about)} />
      {children}
      <Button size="sm" type="submit">
        {label}
      </Button>
    </PostForm>
  );
}
