import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import * as m from '#messages/all.ts';
import { Button, HandshakeButton } from '#ui/button.tsx';
import { PostForm } from '#ui/forms/post-form.tsx';
import { isSent, type Submission } from '#ui/forms/submission.ts';
import { draftAttribute, putBack } from '#ui/offline-drafts/autosave.ts';
import { CutOff, KeptBack } from '#ui/offline-drafts/notes.tsx';
import { idOf } from './controls.tsx';
import type { PostedStep } from './post-step.ts';
import { type DraftView, localDraftName } from './step-page.tsx';

type StepFormProps = {
  view: DraftView;
  posted: PostedStep | undefined;
  children: ReactNode;
  files?: boolean;
  last?: string;
};

/** The form of a step. Every button keeps what is there; `next` goes on when nothing is missing. */
export function StepForm({ view, posted, children, files = false, last }: StepFormProps) {
  const { step = '' } = useParams();
  return (
    // Drawn afresh whenever something was kept, or rows that came and went would hold each other's words.
    <PostForm
      key={view.version}
      ref={putBack}
      className="gr-form"
      noValidate
      {...draftAttribute('device', localDraftName(view.id, step))}
      {...(files ? { encType: 'multipart/form-data' as const } : {})}
    >
      {/* What Enter presses: the first button of a form, and no other may come first. */}
      <button
        type="submit"
        name="intent"
        value="next"
        className="sr"
        tabIndex={-1}
        aria-hidden="true"
      >
        {m.filing_next()}
      </button>
      <input type="hidden" name="draftVersion" value={view.version} />
      <KeptBack />
      <Said posted={posted} />
      {children}
      <CutOff />
      <div className="gr-ways">
        <HandshakeButton type="submit" name="intent" value="next">
          {last ?? m.filing_next()}
        </HandshakeButton>
        <Button type="submit" name="intent" value="save" look="ghost">
          {m.filing_save()}
        </Button>
      </div>
    </PostForm>
  );
}

type SaidProps = { posted: (Submission & { focus?: string | null }) | undefined };

/** What there is to say over a form: each field that is wrong, with a way to it. */
export function Said({ posted }: SaidProps) {
  const fields = Object.entries(posted?.fields ?? {});
  if (!posted?.message) return null;
  return (
    <div
      className={isSent(posted) ? 'note note-done' : 'note'}
      role={isSent(posted) ? 'status' : 'alert'}
      tabIndex={-1}
      data-answer={posted.focus ? undefined : ''}
      // biome-ignore lint/a11y/noAutofocus: the page is the answer to what was sent; without a script this is how the answer is found.
      autoFocus
    >
      <p>{posted.message}</p>
      {fields.length > 0 ? (
        <ul>
          {fields.map(([field, error]) => (
            <li key={field}>
              <a href={`#${idOf(field)}`}>{error}</a>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
