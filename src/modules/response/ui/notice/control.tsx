import type { Fields } from '#ui/forms/values.ts';
import type { NoticeView } from '../../contract/notice.ts';
import type { ResponseKind } from '../../contract/words.ts';
import type { NoticeContent } from './content.ts';

/** What every control of a form is given: what was typed, and what is wrong. */
export type ControlProps = {
  kind: ResponseKind;
  content: NoticeContent;
  notice: NoticeView;
  fields: Fields;
  rows: number;
};

export function Mend({ id, children }: { id: string; children: string | undefined }) {
  return children ? (
    <p className="correction" id={`${id}-correction`}>
      {children}
    </p>
  ) : null;
}

export function describedBy(
  id: string,
  { hint, correction }: { hint: boolean; correction: boolean },
): string | undefined {
  return (
    [hint ? `${id}-hint` : '', correction ? `${id}-correction` : ''].filter(Boolean).join(' ') ||
    undefined
  );
}
