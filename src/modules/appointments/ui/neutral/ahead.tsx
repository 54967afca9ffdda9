import { dayInWords, weekdayInWords } from '#kernel/day-words.ts';
import { timeIn } from '#kernel/moments.ts';
import * as m from '#messages/all.ts';
import { limitWords } from '#modules/disputes/contract/limit-words.ts';
import { Card } from '#ui/desk/card.tsx';
import { Link } from '#ui/link.tsx';
import { type Ahead, aheadOf, type OwnCalendar } from './ahead-of.ts';
import type { DeskView } from './types.ts';

type Props = { calendar: OwnCalendar; availability: DeskView['availability'] };

/** What is ahead of a neutral in all of their disputes, with their own free days and leave. */
export function AheadCard({ calendar, availability }: Props) {
  const { items, more } = aheadOf(calendar, availability);
  return (
    <Card
      title={m.desk_ahead()}
      aside={
        <Link className="lnk" to="/calendar">
          {m.desk_ahead_all()}
        </Link>
      }
    >
      {items.length === 0 ? <p className="t2">{m.desk_ahead_none()}</p> : null}
      <ul className="ndk-waits">
        {items.map((one) => (
          <li key={one.key}>
            <p className="ndk-when">
              <b>{weekdayInWords(one.on)}</b>
            </p>
            <div className="ndk-what">
              <Item one={one} />
            </div>
          </li>
        ))}
      </ul>
      {more > 0 ? <p className="t2">{m.desk_ahead_more({ count: more })}</p> : null}
    </Card>
  );
}

function Item({ one }: { one: Ahead }) {
  if (one.kind === 'free') return <p>{m.desk_ahead_free()}</p>;
  if (one.kind === 'leave')
    return (
      <p>
        {m.leave_line({ from: dayInWords(one.fromOn), until: dayInWords(one.untilOn) })}{' '}
        <span className="t2">{m.desk_away()}</span>
      </p>
    );
  if (one.kind === 'limit') {
    const { disputeId, reference, limit } = one.entry;
    return (
      <>
        <p>{limitWords(limit)}</p>
        <p>
          <Link className="lnk tn" to={`/cases/${disputeId}`}>
            {reference}
          </Link>
        </p>
      </>
    );
  }
  const { id, disputeId, title, reference, startsAt } = one.meeting;
  return (
    <>
      <p>
        {startsAt ? `${timeIn(startsAt)} ` : null}
        <Link className="lnk" to={`/cases/${disputeId}/calendar/meetings/${id}`}>
          <span dir="auto">{title}</span>
        </Link>
      </p>
      <p className="t2 tn">{reference}</p>
    </>
  );
}
