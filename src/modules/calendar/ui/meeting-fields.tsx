import * as m from '#messages/all.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { Field, FieldError, Hint, Input } from '#ui/field.tsx';
import type { Fields } from '#ui/forms/values.ts';
import { Select } from '#ui/select.tsx';
import { CAN_CHOICES, canWords } from '../contract/words.ts';
import type { MeetingContent } from './meeting-words.ts';

type LinesProps = { count: number; typed: Fields; error: string | undefined };

/** What is said of a list of lines: of all of it, or of the first line that is wrong. */
export function errorOfLines(fields: Fields, name: string): string | undefined {
  const wrong = Object.keys(fields).find((one) => one.startsWith(`${name}.`));
  return fields[name] ?? (wrong && fields[wrong]);
}

/** Lines of a day and an hour, which a form without a script posts too; what is empty is left out. */
export function TimeLines({ count, typed, error }: LinesProps) {
  return (
    <fieldset className="fld" aria-describedby={error ? 'times-hint times-error' : 'times-hint'}>
      <legend className="fld-l">{m.meeting_times()}</legend>
      <Hint id="times-hint">{m.meeting_times_hint()}</Hint>
      {lines(count).map((at) => (
        <div className="mtg-line" key={at}>
          <DayAndHour at={at} typed={typed} />
        </div>
      ))}
      <FieldError id="times-error">{error}</FieldError>
    </fieldset>
  );
}

function lines(count: number): number[] {
  return Array.from({ length: count }, (_, at) => at);
}

function DayAndHour({ at, typed }: { at: number; typed: Fields }) {
  const number = at + 1;
  return (
    <>
      <Input
        type="date"
        name={`day-${at}`}
        aria-label={m.meeting_day({ number })}
        defaultValue={typed[`day-${at}`]}
      />
      <Input
        type="time"
        name={`from-${at}`}
        aria-label={m.meeting_from({ number })}
        defaultValue={typed[`from-${at}`]}
      />
    </>
  );
}

/** The same with an end, and how one can: for free times. */
export function FreeLines({ count, typed, error }: LinesProps) {
  return (
    <fieldset className="fld" aria-describedby={error ? 'free-hint free-error' : 'free-hint'}>
      <legend className="sr">{m.meeting_mark()}</legend>
      <Hint id="free-hint">{m.meeting_free_hint()}</Hint>
      {lines(count).map((at) => (
        <div className="mtg-line" key={at}>
          <DayAndHour at={at} typed={typed} />
          <Input
            type="time"
            name={`to-${at}`}
            aria-label={m.meeting_to({ number: at + 1 })}
            defaultValue={typed[`to-${at}`]}
          />
          <Select
            name={`can-${at}`}
            aria-label={m.meeting_can({ number: at + 1 })}
            defaultValue={typed[`can-${at}`] ?? 'yes'}
          >
            {CAN_CHOICES.map((can) => (
              <option key={can} value={can}>
                {canWords[can]()}
              </option>
            ))}
          </Select>
        </div>
      ))}
      <FieldError id="free-error">{error}</FieldError>
    </fieldset>
  );
}

type PeopleProps = {
  people: MeetingContent['couldAsk'];
  chosen: string | undefined;
  /** Where nobody is chosen yet, whether all are. */
  isAll: boolean;
  error: string | undefined;
};

export function PeopleChoice({ people, chosen, isAll, error }: PeopleProps) {
  const kept = chosen?.split(' ');
  return (
    <fieldset className="fld" aria-describedby={error ? 'people-error' : undefined}>
      <legend className="fld-l">{m.meeting_who()}</legend>
      {people.map(({ id, name, party }) => (
        <Checkbox
          key={id}
          name="people"
          value={id}
          defaultChecked={kept ? kept.includes(id) : isAll}
        >
          <span dir="auto">{name}</span>
          {party && party !== name ? (
            <>
              {' '}
              <span className="t2" dir="auto">
                {party}
              </span>
            </>
          ) : null}
        </Checkbox>
      ))}
      <FieldError id="people-error">{error}</FieldError>
    </fieldset>
  );
}

export function ReasonField({ typed, error }: { typed: Fields; error: string | undefined }) {
  return (
    <Field label={m.meeting_reason()} error={error} required>
      <Input name="reason" maxLength={1000} defaultValue={typed.reason} autoComplete="off" />
    </Field>
  );
}
