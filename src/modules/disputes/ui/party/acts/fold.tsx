import type { ReactNode } from 'react';
import { failedOf, type Submission } from '#ui/forms/submission.ts';
import type { Fields } from '#ui/forms/values.ts';
import { KeptForm } from '#ui/offline-drafts/kept-form.tsx';
import type { PartyDisputeView } from '../types.ts';

export type ActsProps = { dispute: PartyDisputeView; attempt: Submission | undefined };

export type PartProps = ActsProps & { errors: Fields };

export const may = (dispute: PartyDisputeView, event: PartyDisputeView['may'][number]) =>
  dispute.may.includes(event);

export function partOf(act: string, { dispute, attempt }: ActsProps): PartProps {
  return {
    dispute,
    attempt,
    errors: failedOf(attempt, act)?.fields ?? {},
  };
}

/** What they typed into a form that was refused: without a script the page is new, and nothing of it may be lost. */
export function typedIn(attempt: Submission | undefined, act: string): Partial<Fields> {
  return failedOf(attempt, act)?.values ?? {};
}

type FoldProps = {
  id?: string;
  act: string;
  title: string;
  words: string;
  open: boolean;
  children: ReactNode;
};

/** A form behind its heading, which opens without a script. */
export function Fold({ id, act, title, words, open, children }: FoldProps) {
  return (
    <details id={id} className="ds-fold" open={open}>
      <summary>{title}</summary>
      <p>{words}</p>
      <KeptForm name={act}>
        <input type="hidden" name="act" value={act} />
        {children}
      </KeptForm>
    </details>
  );
}
