import { isSent, type Submission } from '#ui/forms/submission.ts';
import './sheet.css';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { dayInWords } from '#kernel/day-words.ts';
import type { OutputOf } from '#kernel/endpoint.ts';
import { momentInWords } from '#kernel/moments.ts';
import * as m from '#messages/all.ts';
import { Button, HandshakeButton } from '#ui/button.tsx';
import { PostForm } from '#ui/forms/post-form.tsx';
import { Link } from '#ui/link.tsx';
import { draftAttribute, putBack } from '#ui/offline-drafts/autosave.ts';
import { CutOff, KeptBack } from '#ui/offline-drafts/notes.tsx';
import type { filingDraft } from '../contract/drafts.ts';
import { STEPS } from '../contract/words.ts';
import type { FilingStep } from '../rules/answers.ts';
import { idOf } from './controls.tsx';
import type { PostedStep } from './post-step.ts';
import { stepNames, stepWords } from './words.ts';

export type DraftView = OutputOf<typeof filingDraft>;

const START = '/request-for-arbitration/start';

export function pathOf(step: FilingStep, id: string): string {
  return `${START}/${step}?draft=${id}`;
}

/** Under which name the browser keeps what is typed in a step. */
export function localDraftName(id: string, step: string): string {
  return `request/${id}/${step}`;
}

type StepPageProps = { view: DraftView; step: FilingStep; children: ReactNode };

/** A step in its frame: where one is, what it is about and why it asks, and that all is kept. */
export function StepPage({ view, step, children }: StepPageProps) {
  const said = stepWords(step, view.triage.process);
  return (
    <div className="wrap gr">
      <div className="gr-side">
        <Doors view={view} step={step} />
      </div>
      <div className="gr-body">
        <p className="gr-count t2">
          {m.filing_step_of({ number: STEPS.indexOf(step) + 1, of: STEPS.length })}
        </p>
        <h1 className="d-m">{stepNames[step]()}</h1>
        <p className="b-l gr-lead">{said.lead}</p>
        <details className="gr-why">
          <summary>{m.filing_why()}</summary>
          <p>{said.why}</p>
        </details>
        {children}
        <details className="gr-why gr-kept t2">
          <summary>
            {view.version > 1 ? m.filing_kept_way_back() : m.filing_kept_no_way_yet()}
          </summary>
          <p>
            {view.version > 1
              ? m.filing_kept({ when: momentOf(view.savedAt) })
              : m.filing_kept_not_yet()}{' '}
            {view.address ? m.filing_kept_way({ email: view.address }) : m.filing_kept_address()}
          </p>
        </details>
      </div>
    </div>
  );
}

function Doors({ view, step }: { view: DraftView; step: FilingStep }) {
  return (
    <nav aria-label={m.filing_steps()}>
      <ol className="gr-doors">
        {STEPS.map((one) => (
          <li key={one} data-state={view.states[one]}>
            <Link to={pathOf(one, view.id)} aria-current={one === step ? 'step' : undefined}>
              <span>{stepNames[one]()}</span>
              {view.states[one] === 'complete' ? (
                <span className="sr"> {m.filing_step_complete()}</span>
              ) : null}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}

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

/** A moment as clocks in India show it. */
export function momentOf(at: string): string {
  return momentInWords(at);
}

export function dayOf(day: string): string {
  return dayInWords(day);
}
