import * as m from '#messages/all.ts';
import { Badge } from '#ui/desk/badge.tsx';
import { DefinitionList } from '#ui/desk/definition-list.tsx';
import { CivilDay } from '#ui/desk/moment.tsx';
import type { HolidayTable } from '../rules/values.ts';
import { fieldName, weekdayWords } from './words.ts';

export function HolidaysValue({ value }: { value: HolidayTable }) {
  const rest = value.weeklyRest.map((day) => weekdayWords[day]()).join(', ');
  return (
    <>
      <DefinitionList
        facts={[{ term: fieldName('weeklyRest'), said: rest || m.office_settings_none() }]}
      />
      {value.years.map(({ year, confirmed, source, days }) => (
        <section key={year} aria-label={String(year)}>
          <h3 className="ins-sub">
            {year} <Confirmation confirmed={confirmed} />
          </h3>
          {source ? <p className="fld-hint">{source}</p> : null}
          <HolidayList days={days} />
        </section>
      ))}
    </>
  );
}

function Confirmation({ confirmed }: { confirmed: boolean }) {
  return confirmed ? (
    <Badge tone="good" icon="check">
      {m.office_settings_confirmed()}
    </Badge>
  ) : (
    <Badge tone="warn" icon="warning">
      {m.office_settings_unconfirmed()}
    </Badge>
  );
}

function HolidayList({ days }: { days: HolidayTable['years'][number]['days'] }) {
  return (
    <ul className="ins-days">
      {days.map(({ on, name }) => (
        <li key={on}>
          <CivilDay on={on} /> <span>{name}</span>
        </li>
      ))}
    </ul>
  );
}
