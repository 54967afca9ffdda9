import type { Kind } from '../../contract/words.ts';
import type { NoticeView } from '../../contract.ts';
import type { Content } from './content.ts';
import type { Trouble } from './frame.tsx';

/** What every control of a form is given: what was typed, and what is to be mended. */
export type ControlProps = {
  kind: Kind;
  content: Content;
  notice: NoticeView;
  troubles: readonly Trouble[];
  rows: number;
};

export function mendOf(troubles: readonly Trouble[], field: string): string | undefined {
  return troubles.find((trouble) => trouble.field === field)?.sentence;
}

export function Mend({ id, children }: { id: string; children: string | undefined }) {
  return children ? (
    <p className="mend" id={`${id}-mend`}>
      {children}
    </p>
  ) : null;
}

export function describedBy(
  id: string,
  { hint, mend }: { hint: boolean; mend: boolean },
): string | undefined {
  return (
    [hint ? `${id}-hint` : '', mend ? `${id}-mend` : ''].filter(Boolean).join(' ') || undefined
  );
}
