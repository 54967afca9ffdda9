import * as m from '#messages/all.ts';
import { Field, Input } from '#ui/field.tsx';
import type { Submission } from '#ui/forms/submission.ts';
import { PERIODS, RETAINED } from '../../contract/settings.ts';
import type { Retention } from '../../rules/values.ts';
import { fieldName, periodWords } from '../words.ts';

export function RetentionFields({
  value,
  refused,
}: {
  value: Retention;
  refused: Submission | undefined;
}) {
  return RETAINED.map((name) => {
    const { floor, ceiling, unit } = PERIODS[name];
    const bounds = periodBounds(name, floor, ceiling);
    const label = `${fieldName(name)} (${unit === 'days' ? m.office_settings_in_days() : m.office_settings_in_months()})`;
    return (
      <Field
        key={name}
        label={label}
        hint={`${periodWords[name].reason()} ${bounds}`}
        error={refused?.fields[`value.${name}`]}
        required
      >
        <Input name={`value.${name}`} defaultValue={value[name] ?? ''} inputMode="numeric" />
      </Field>
    );
  });
}

function periodBounds(
  name: 'newsletterPending' | 'closedEnquiries' | 'declinedApplications',
  floor: number,
  ceiling: number,
): string {
  return m.office_settings_period_bounds({
    floor: periodWords[name].length(floor),
    ceiling: periodWords[name].length(ceiling),
  });
}
