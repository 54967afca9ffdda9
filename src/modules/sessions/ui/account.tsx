import { dayIn, timeIn } from '#kernel/moments.ts';
import * as m from '#messages/all.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { ActForm } from '#ui/desk/act-form.tsx';
import { Field, FieldError, Input, Textarea } from '#ui/field.tsx';
import { failedOf } from '#ui/forms/submission.ts';
import type { Fields } from '#ui/forms/values.ts';
import { RadioGroup } from '#ui/radio.tsx';
import type { PartOfSessions, SessionContent } from './view.ts';

type Props = Pick<PartOfSessions, 'sent'> & { session: SessionContent };

/** What became of a session, or the correction of what was recorded. */
export function AccountForm({ session, sent }: Props) {
  const { id, accounts } = session;
  const failed = failedOf(sent, 'account', id);
  const isFirst = accounts.length === 0;
  const errors = failed?.fields ?? {};
  const typed = failed?.values ?? {};
  return (
    <details open={isFirst || failed !== undefined}>
      <summary className="ses-sum">{isFirst ? m.sessions_record() : m.sessions_correct()}</summary>
      <ActForm
        intent="account"
        about={id}
        acted={sent}
        label={isFirst ? m.sessions_record() : m.sessions_correct()}
      >
        <input type="hidden" name="after" value={accounts.length} />
        <RadioGroup
          legend={m.sessions_what()}
          name="wasHeld"
          defaultValue={typed.wasHeld ?? (accounts.at(-1)?.wasHeld === false ? 'no' : 'yes')}
          options={[
            { value: 'yes', label: m.sessions_was_held() },
            { value: 'no', label: m.sessions_was_not_held() },
          ]}
        />
        <Span session={session} typed={typed} error={errors.span} />
        <Present session={session} typed={typed} error={errors.present} />
        <Field
          label={isFirst ? m.sessions_why_not() : m.sessions_why_corrected()}
          hint={m.sessions_why_hint()}
          error={errors.why}
        >
          <Textarea name="why" rows={2} maxLength={2000} dir="auto" defaultValue={typed.why} />
        </Field>
      </ActForm>
    </details>
  );
}

type PartProps = { session: SessionContent; typed: Fields; error: string | undefined };

function Span({ session: { id, startsAt, endsAt }, typed, error }: PartProps) {
  const errorId = `span-${id}`;
  return (
    <fieldset className="fld" aria-describedby={error ? errorId : undefined}>
      <legend className="fld-l">{m.sessions_from_to()}</legend>
      <div className="ses-line">
        <Input
          type="date"
          name="day"
          aria-label={m.sessions_day()}
          defaultValue={typed.day ?? (startsAt ? dayIn(startsAt) : '')}
        />
        <Input
          type="time"
          name="from"
          aria-label={m.sessions_from()}
          defaultValue={typed.from ?? (startsAt ? timeIn(startsAt) : '')}
        />
        <Input
          type="time"
          name="to"
          aria-label={m.sessions_to()}
          defaultValue={typed.to ?? (endsAt ? timeIn(endsAt) : '')}
        />
      </div>
      <FieldError id={errorId}>{error}</FieldError>
    </fieldset>
  );
}

function Present({ session: { id, called }, typed, error }: PartProps) {
  const chosen = typed.present?.split(' ');
  const errorId = `present-${id}`;
  return (
    <fieldset className="fld" aria-describedby={error ? errorId : undefined}>
      <legend className="fld-l">{m.sessions_was_there()}</legend>
      {called.map((one) => (
        <Checkbox
          key={one.id}
          name="present"
          value={one.id}
          defaultChecked={chosen?.includes(one.id) ?? false}
        >
          <span dir="auto">{one.name}</span>
        </Checkbox>
      ))}
      <FieldError id={errorId}>{error}</FieldError>
    </fieldset>
  );
}
