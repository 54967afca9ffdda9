import type { OutputOf } from '#kernel/endpoint.ts';
import * as m from '#messages/all.ts';
import { Notice } from '#ui/desk/notice.tsx';
import type { officeTribunal } from '../../contract/tribunal.ts';
import { tieWords } from '../../contract/words.ts';

type Tied = Pick<OutputOf<typeof officeTribunal>, 'tied'>;

/** What was found since that would bar somebody who has signed, and what follows from it. */
export function TiedNow({ tied }: Tied) {
  return tied.map(({ name, ties }) => (
    <Notice key={name} tone="warn">
      {m.office_tied({ name, ties: ties.map((tie) => tieWords[tie]()).join('; ') })}
    </Notice>
  ));
}
