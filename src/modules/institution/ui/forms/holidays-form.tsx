import * as m from '#messages/all.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { TabLinks } from '#ui/desk/tab-links.tsx';
import { Field, Input } from '#ui/field.tsx';
import type { Submission } from '#ui/forms/submission.ts';
import { WEEKDAYS } from '../../contract/settings.ts';
import type { Holiday, HolidayTable, HolidayYear } from '../../rules/values.ts';
import { fieldName, weekdayWords } from '../words.ts';

const SPARE = 4;

type Props = {
  value: HolidayTable;
  year: number;
  address: (year: number) => string;
  refused: Submission | undefined;
};

/** One year at a time: its days as rows, with some rows to spare. A row that is emptied is taken out. */
export function HolidaysFields({ value, year, address, refused }: Props) {
  const place = value.years.findIndex((one) => one.year === year);
  const shown = value.years[place] ?? { year, confirmed: false, source: '', days: [] };
  const at = (field: string) => refused?.fields[`value.years.${place}.${field}`];
  const years = yearsOffered(value, year);
  const rows = [...shown.days, ...Array.from({ length: SPARE }, () => ({ on: '', name: '' }))];
  return (
    <>
      <YearTabs years={years} address={address} year={year} />
      <input type="hidden" name="year" value={year} />
      <fieldset className="ins-group">
        <legend>{m.office_settings_days_of({ year })}</legend>
        <p className="fld-hint">{m.office_settings_days_hint()}</p>
        {rows.map((day, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an empty row is known by its place alone
          <HolidayRow key={`${year} ${row}`} year={year} row={row} at={at} day={day} />
        ))}
      </fieldset>
      <YearSource at={at} shown={shown} year={year} />
      <WeeklyRest value={value} refused={refused} />
    </>
  );
}

function yearsOffered(value: HolidayTable, year: number): number[] {
  return [
    ...new Set([
      ...value.years.map((one) => one.year),
      (value.years.at(-1)?.year ?? year) + 1,
      year,
    ]),
  ].sort();
}

function YearTabs({
  years,
  address,
  year,
}: {
  years: number[];
  address: (year: number) => string;
  year: number;
}) {
  return (
    <TabLinks
      label={m.office_settings_years()}
      links={years.map((one) => ({ to: address(one), label: String(one), here: one === year }))}
    />
  );
}

type HolidayRowProps = {
  year: number;
  row: number;
  at: (field: string) => string | undefined;
  day: Holiday;
};

function HolidayRow({ year, row, at, day }: HolidayRowProps) {
  return (
    <div className="ins-row">
      <Field label={m.office_settings_day_at({ place: row + 1 })} error={at(`days.${row}.on`)}>
        <Input
          type="date"
          name={`on.${row}`}
          defaultValue={day.on}
          min={`${year}-01-01`}
          max={`${year}-12-31`}
        />
      </Field>
      <Field
        label={m.office_settings_day_name_at({ place: row + 1 })}
        error={at(`days.${row}.name`)}
      >
        <Input name={`name.${row}`} defaultValue={day.name} maxLength={100} />
      </Field>
    </div>
  );
}

function YearSource({
  at,
  shown,
  year,
}: {
  at: (field: string) => string | undefined;
  shown: HolidayYear;
  year: number;
}) {
  return (
    <>
      <Field
        label={fieldName('yearSource')}
        hint={m.office_settings_source_hint()}
        error={at('source')}
      >
        <Input name="source" defaultValue={shown.source} maxLength={300} key={year} />
      </Field>
      <Checkbox name="confirmed" defaultChecked={shown.confirmed} key={`confirmed ${year}`}>
        {m.office_settings_confirm_year({ year })}
      </Checkbox>
    </>
  );
}

function WeeklyRest({ value, refused }: Pick<Props, 'value' | 'refused'>) {
  return (
    <fieldset className="ins-group">
      <legend>{fieldName('weeklyRest')}</legend>
      <div className="ins-grid">
        {WEEKDAYS.map((day) => (
          <Checkbox
            key={day}
            name="weeklyRest"
            value={day}
            defaultChecked={value.weeklyRest.includes(day)}
          >
            {weekdayWords[day]()}
          </Checkbox>
        ))}
      </div>
      {refused?.fields['value.weeklyRest'] ? (
        <p className="fld-err">{refused.fields['value.weeklyRest']}</p>
      ) : null}
    </fieldset>
  );
}
