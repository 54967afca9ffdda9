import { dayInWords } from '#kernel/day-words.ts';
import * as m from '#messages/all.ts';
import { CAPACITY_MAX, FREE_DAYS_MAX } from '#modules/panel/contract/words.ts';
import { ActForm } from '#ui/desk/act-form.tsx';
import { Badge } from '#ui/desk/badge.tsx';
import { Card } from '#ui/desk/card.tsx';
import { Field, Input } from '#ui/field.tsx';
import { failedOf, type Submission } from '#ui/forms/submission.ts';
import type { DeskView } from './types.ts';

type Availability = NonNullable<DeskView['availability']>;
type Props = { availability: Availability; acted: Submission | undefined };

/** A door for each dispute that they take at most, filled for those that they have. */
export function Load({ load: { open, promised, most } }: Pick<DeskView, 'load'>) {
  const taken = Math.min(open + promised, most);
  return (
    <Card title={m.desk_load()}>
      <div className="ndk-doors" aria-hidden="true">
        {Array.from({ length: most }, (_, at) => at).map((at) => (
          <i key={at} className={at < taken ? 'ndk-full' : ''} />
        ))}
      </div>
      <p>
        <b>{m.desk_load_of({ open: open + promised, most })}</b>{' '}
        {taken < most ? m.desk_load_left({ count: most - taken }) : m.desk_load_full()}
      </p>
      {promised > 0 ? <p className="t2">{m.desk_load_promised({ count: promised })}</p> : null}
    </Card>
  );
}

/** How much and on which days they work: what lists go by. */
export function FreeDays({ availability, acted }: Props) {
  const failed = failedOf(acted, 'availability');
  return (
    <Card
      title={m.standing_free()}
      aside={availability.isAway ? <Badge tone="warn">{m.desk_away()}</Badge> : null}
    >
      <p className="t2">
        {availability.freeOn.length > 0
          ? availability.freeOn.map((day) => dayInWords(day)).join('; ')
          : m.desk_free_none()}
      </p>
      <details open={failed !== undefined}>
        <summary>{m.desk_change()}</summary>
        <ActForm intent="availability" acted={failed} label={m.desk_save()}>
          <Field
            label={m.standing_capacity()}
            hint={m.standing_capacity_hint({ most: CAPACITY_MAX })}
            error={failed?.fields.capacity}
          >
            <Input
              name="capacity"
              inputMode="numeric"
              maxLength={2}
              defaultValue={failed?.values.capacity ?? availability.capacity}
            />
          </Field>
          {Array.from({ length: FREE_DAYS_MAX }, (_, at) => at).map((at) => (
            <Field
              key={at}
              label={m.standing_free_day({ number: at + 1 })}
              error={at === 0 ? failed?.fields.freeOn : undefined}
            >
              <Input type="date" name="freeOn" defaultValue={availability.freeOn[at]} />
            </Field>
          ))}
        </ActForm>
      </details>
    </Card>
  );
}

/** Days away, entered ahead and taken back. */
export function Leave({ availability, today, acted }: Props & { today: string }) {
  const failed = failedOf(acted, 'leave');
  return (
    <Card title={m.leave_title()}>
      <p className="t2">{m.leave_words()}</p>
      {availability.leaves.map(({ id, fromOn, untilOn }) => (
        <div className="ndk-leave" key={id}>
          <p>{m.leave_line({ from: dayInWords(fromOn), until: dayInWords(untilOn) })}</p>
          <ActForm
            intent="leave_back"
            about={id}
            acted={failedOf(acted, 'leave_back', id)}
            label={m.leave_take_back()}
          />
        </div>
      ))}
      <ActForm intent="leave" acted={failed} label={m.leave_enter()}>
        <Field label={m.leave_from()} error={failed?.fields.fromOn} required>
          <Input type="date" name="fromOn" required defaultValue={failed?.values.fromOn ?? ''} />
        </Field>
        <Field label={m.leave_until()} error={failed?.fields.untilOn} required>
          <Input
            type="date"
            name="untilOn"
            min={today}
            required
            defaultValue={failed?.values.untilOn ?? ''}
          />
        </Field>
      </ActForm>
    </Card>
  );
}
