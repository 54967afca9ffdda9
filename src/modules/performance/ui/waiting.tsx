import { dayInWords } from '#kernel/day-words.ts';
import * as m from '#messages/all.ts';
import { Card } from '#ui/desk/card.tsx';
import { Link } from '#ui/link.tsx';
import type { PerformanceView } from './view.ts';

type Props = { disputeId: string; view: PerformanceView | null };

/** On a case's first page: what of a settlement the reader's side has to do next and by when, and the way there. */
export function PerformanceWaiting({ disputeId, view }: Props) {
  if (!view) return null;
  return (
    <Card>
      {wordsOf(view).map((words) => (
        <p key={words}>{words}</p>
      ))}
      <p>
        <Link className="lnk" to={`/cases/${disputeId}/settle/performance`} viewTransition={false}>
          {m.performance_title()}
        </Link>
      </p>
    </Card>
  );
}

function wordsOf({ as, promises, isPerformed, today }: PerformanceView): string[] {
  if (isPerformed) return [m.performance_all_done()];
  const waits = promises.some(({ statements }) =>
    statements.some(({ side, state }) => side !== as && state === 'waiting'),
  );
  const mine = dayOf(promises.filter(({ payer }) => payer === as));
  const theirs = dayOf(promises.filter(({ payer }) => payer !== null && payer !== as));
  const say = (day: string | null, own: boolean) => {
    if (day === null) return [];
    const said = { day: dayInWords(day) };
    if (own) return [day < today ? m.performance_you_late(said) : m.performance_you_pay(said)];
    return [day < today ? m.performance_they_late(said) : m.performance_they_pay(said)];
  };
  return [...(waits ? [m.performance_waits_you()] : []), ...say(mine, true), ...say(theirs, false)];
}

function dayOf(promises: PerformanceView['promises']): string | null {
  const open = promises.flatMap(({ dues }) => dues.filter(({ left }) => left > 0));
  return open.map(({ nowDueOn }) => nowDueOn).toSorted()[0] ?? null;
}
