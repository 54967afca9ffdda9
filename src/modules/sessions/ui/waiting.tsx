import * as m from '#messages/all.ts';
import { Card } from '#ui/desk/card.tsx';
import { Link } from '#ui/link.tsx';
import type { SessionsContent } from './view.ts';
import { whenInWords } from './words.ts';

type Props = { disputeId: string; view: SessionsContent | null };

/** On a case's first page: the next session to which the reader is called, or the last that waits for a record; and the way there. */
export function SessionsWaiting({ disputeId, view }: Props) {
  if (!view?.isOpen) return null;
  const next = view.sessions.findLast(({ isBehind }) => !isBehind);
  const unrecorded = view.sessions.find((one) => one.mayRecord && one.accounts.length === 0);
  return (
    <Card>
      {next ? <p>{m.sessions_next({ when: whenInWords(next) })}</p> : null}
      {unrecorded ? <p>{m.sessions_to_record({ when: whenInWords(unrecorded) })}</p> : null}
      {next || unrecorded ? null : <p>{m.sessions_none()}</p>}
      <p>
        <Link className="lnk" to={`/cases/${disputeId}/settle/sessions`} viewTransition={false}>
          {m.sessions_title()}
        </Link>
      </p>
    </Card>
  );
}
