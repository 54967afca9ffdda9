import * as m from '#messages/all.ts';
import { HandshakeButton } from '#ui/button.tsx';
import { Card } from '#ui/desk/card.tsx';
import { Field, Input, Textarea } from '#ui/field.tsx';
import { PostForm } from '#ui/forms/post-form.tsx';
import { ownOf } from '#ui/forms/submission.ts';
import type { Fields } from '#ui/forms/values.ts';
import { Select } from '#ui/select.tsx';
import { REASON_MAX, SLOT_MINUTES, ZONE_MAX } from '../../contract/consultations.ts';
import type { OneProps } from './form-actions.ts';
import { slotInForm, slotInShort, ZONES } from './words.ts';

const FIELDS = ['slot1', 'slot2', 'slot3'] as const;

/** Three slots to offer, filled in with three that are free: often one press is all there is to do. */
export function OfferForm({ one, posted }: OneProps) {
  const mine = ownOf(posted, 'offer');
  const typed = mine?.values ?? {};
  const errorOf: FieldProps['errorOf'] = (field) =>
    mine?.fields[field] ? { error: mine.fields[field] } : {};
  const isAgain = one.state !== null && one.state !== 'held' && one.state !== 'cancelled';
  return (
    <Card title={isAgain ? m.office_consult_offer_again() : m.office_consult_offer()}>
      <PostForm className="desk-form" key={one.steps.length}>
        <input type="hidden" name="act" value="offer" />
        <p className="t2">
          {one.state === 'booked'
            ? m.office_consult_offer_gives_up()
            : m.office_consult_offer_words()}
        </p>
        <Slots one={one} typed={typed} errorOf={errorOf} />
        <TimeZone one={one} typed={typed} errorOf={errorOf} />
        {one.mayOfferAnyHour ? (
          <Field
            label={m.office_consult_reason()}
            hint={m.office_consult_reason_hint()}
            {...errorOf('reason')}
          >
            <Textarea
              name="reason"
              maxLength={REASON_MAX}
              rows={2}
              defaultValue={typed.reason ?? ''}
            />
          </Field>
        ) : null}
        <Busy one={one} />
        <HandshakeButton type="submit" size="sm">
          {m.office_consult_send()}
        </HandshakeButton>
      </PostForm>
    </Card>
  );
}

type FieldProps = Pick<OneProps, 'one'> & {
  typed: Fields;
  errorOf: (field: string) => { error?: string };
};

function Slots({ one, typed, errorOf }: FieldProps) {
  return (
    <div className="ocs-fields">
      {FIELDS.map((field, at) => (
        <Field
          key={field}
          label={m.office_consult_slot({ number: at + 1 })}
          {...errorOf(field)}
          required
        >
          <Input
            type="datetime-local"
            name={field}
            step={300}
            required
            defaultValue={typed[field] ?? suggested(one.suggestions[at])}
          />
        </Field>
      ))}
      <Field label={m.office_consult_length()}>
        <Select name="minutes" defaultValue={typed.minutes ?? String(one.minutes)}>
          {SLOT_MINUTES.map((minutes) => (
            <option key={minutes} value={minutes}>
              {m.office_consult_minutes({ minutes })}
            </option>
          ))}
        </Select>
      </Field>
    </div>
  );
}

function TimeZone({ one, typed, errorOf }: FieldProps) {
  return (
    <>
      <Field
        label={m.office_consult_zone()}
        hint={m.office_consult_zone_hint()}
        {...errorOf('timeZone')}
      >
        <Input
          name="timeZone"
          list="ocs-zones"
          maxLength={ZONE_MAX}
          defaultValue={typed.timeZone ?? one.timeZone ?? ''}
        />
      </Field>
      <datalist id="ocs-zones">
        {ZONES.map((zone) => (
          <option key={zone} value={zone} />
        ))}
      </datalist>
    </>
  );
}

function suggested(slot: string | undefined): string {
  return slot ? slotInForm(slot) : '';
}

function Busy({ one: { busy } }: Pick<OneProps, 'one'>) {
  if (busy.length === 0) return <p className="t3">{m.office_consult_free()}</p>;
  return (
    <details className="ocs-busy">
      <summary>{m.office_consult_busy({ count: busy.length })}</summary>
      <ul className="tn">
        {busy.map(({ startsAt }) => (
          <li key={startsAt}>{slotInShort(startsAt)}</li>
        ))}
      </ul>
    </details>
  );
}
