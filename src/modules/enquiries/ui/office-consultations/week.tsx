import type { OutputOf } from '#kernel/endpoint.ts';
import { dayIn, timeIn } from '#kernel/moments.ts';
import * as m from '#messages/all.ts';
import { Button } from '#ui/button.tsx';
import { Badge } from '#ui/desk/badge.tsx';
import { Link } from '#ui/link.tsx';
import type { ConsultationEntry, officeConsultations } from '../../contract/consultations.ts';
import { addressOf, type ConsultationAddress } from './address.ts';
import { dayHeading, stateInWords, toneOf } from './words.ts';

type Week = NonNullable<OutputOf<typeof officeConsultations>['week']>;
type WeekProps = { entries: readonly ConsultationEntry[]; week: Week; asked: ConsultationAddress };

/** Seven days side by side, one under the other on a phone; consultations stand in the order of their hours. */
export function Week({ entries, week, asked }: WeekProps) {
  return (
    <section aria-label={m.office_consult_view_week()}>
      <div className="desk-row ocs-weeks">
        <Button size="sm" to={addressOf(asked, week.before)}>
          {m.office_consult_week_before()}
        </Button>
        <Button size="sm" to={addressOf(asked, week.after)}>
          {m.office_consult_week_after()}
        </Button>
      </div>
      <ol className="ocs-week">
        {week.days.map((day) => (
          <li key={day}>
            <h2>{dayHeading(day)}</h2>
            <Meetings
              entries={entries.filter(({ startsAt }) => startsAt && dayIn(startsAt) === day)}
            />
          </li>
        ))}
      </ol>
    </section>
  );
}

function Meetings({ entries }: { entries: readonly ConsultationEntry[] }) {
  if (entries.length === 0) return <p className="t3">{m.office_consult_week_free()}</p>;
  return (
    <ul>
      {entries.map(({ id, requestId, startsAt, visitor, state, minutes }) => (
        <li key={id}>
          <Link to={`/office/consultations/${requestId}`}>
            <strong className="tn">{startsAt ? timeIn(startsAt) : ''}</strong> {visitor}
          </Link>
          <Badge tone={toneOf(state)}>{stateInWords(state)}</Badge>
          <span className="t3 tn">{m.office_consult_minutes({ minutes: minutes ?? 0 })}</span>
        </li>
      ))}
    </ul>
  );
}
