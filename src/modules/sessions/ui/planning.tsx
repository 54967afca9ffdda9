import * as m from '#messages/all.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Card } from '#ui/desk/card.tsx';
import { SubmissionNotice } from '#ui/desk/submission-notice.tsx';
import { TabLinks } from '#ui/desk/tab-links.tsx';
import { Field, FieldError, Hint, Input, Textarea } from '#ui/field.tsx';
import { PostForm } from '#ui/forms/post-form.tsx';
import { failedOf } from '#ui/forms/submission.ts';
import type { Fields } from '#ui/forms/values.ts';
import { RadioGroup } from '#ui/radio.tsx';
import type { PartOfSessions, SessionsContent } from './view.ts';
import { withWhom } from './words.ts';

type Props = PartOfSessions & {
  /** With whom; it stands in the address, so that it is chosen without a script. */
  place: string;
};

/** Calls a session: with whom, when, and what is on its agenda. */
export function PlanPart({ place: key, view, sent }: Props) {
  const failed = failedOf(sent, 'plan');
  const wanted = failed?.values.place ?? key;
  const place = view.places.find((one) => one.key === wanted) ?? view.places[0];
  if (!place) return null;
  const [errors, typed] = [failed?.fields ?? {}, failed?.values ?? {}];
  return (
    <Card title={m.sessions_plan()} id="plan">
      <TabLinks
        label={m.sessions_with_whom()}
        links={view.places.map((one) => ({
          to: `?place=${one.key}#plan`,
          label: withWhom(one),
          here: one.key === place.key,
        }))}
      />
      {place.kind === 'caucus' ? <p>{m.sessions_separate_hint()}</p> : null}
      <PostForm className="desk-form" preventScrollReset>
        <input type="hidden" name="intent" value="plan" />
        <input type="hidden" name="key" value={typed.key ?? view.key} />
        <input type="hidden" name="place" value={place.key} />
        <SubmissionNotice submission={failed} />
        <PlanFields place={place} typed={typed} errors={errors} />
        <Button type="submit" look="solid">
          {m.sessions_plan()}
        </Button>
      </PostForm>
    </Card>
  );
}

type FieldsProps = { place: SessionsContent['places'][number]; typed: Fields; errors: Fields };

function PlanFields({ place, typed, errors }: FieldsProps) {
  return (
    <>
      <Field label={m.meeting_about()} error={errors.title} required>
        <Input name="title" maxLength={200} dir="auto" defaultValue={typed.title} />
      </Field>
      <People place={place} typed={typed} error={errors.people} />
      <RadioGroup
        legend={m.sessions_how()}
        name="how"
        defaultValue={typed.how ?? 'fixed'}
        options={[
          { value: 'fixed', label: m.sessions_how_fixed() },
          { value: 'times', label: m.sessions_how_times() },
          { value: 'free', label: m.sessions_how_free() },
        ]}
      />
      <Times typed={typed} error={errors.times} />
      <Field label={m.meeting_minutes()} error={errors.minutes}>
        <Input
          name="minutes"
          type="number"
          min={5}
          max={480}
          defaultValue={typed.minutes ?? '60'}
        />
      </Field>
      <Field label={m.sessions_agenda()} hint={m.sessions_agenda_hint()} error={errors.agenda}>
        <Textarea name="points" rows={5} dir="auto" defaultValue={typed.points} />
      </Field>
    </>
  );
}

function People({
  place,
  typed,
  error,
}: Omit<FieldsProps, 'errors'> & { error: string | undefined }) {
  const chosen = typed.people?.split(' ');
  return (
    <fieldset className="fld" aria-describedby={error ? 'called-error' : undefined}>
      <legend className="fld-l">{m.meeting_who()}</legend>
      {place.people.map(({ id, name, party }) => (
        <Checkbox
          key={`${place.key} ${id}`}
          name="people"
          value={id}
          defaultChecked={chosen ? chosen.includes(id) : true}
        >
          <span dir="auto">{party && party !== name ? `${name}, ${party}` : name}</span>
        </Checkbox>
      ))}
      <FieldError id="called-error">{error}</FieldError>
    </fieldset>
  );
}

const LINES = [0, 1, 2] as const;

function Times({ typed, error }: { typed: Fields; error: string | undefined }) {
  return (
    <fieldset
      className="fld"
      aria-describedby={error ? 'moments-hint moments-error' : 'moments-hint'}
    >
      <legend className="fld-l">{m.meeting_times()}</legend>
      <Hint id="moments-hint">{m.sessions_times_hint()}</Hint>
      {LINES.map((at) => (
        <div className="ses-line" key={at}>
          <Input
            type="date"
            name={`day-${at}`}
            aria-label={m.meeting_day({ number: at + 1 })}
            defaultValue={typed[`day-${at}`]}
          />
          <Input
            type="time"
            name={`from-${at}`}
            aria-label={m.meeting_from({ number: at + 1 })}
            defaultValue={typed[`from-${at}`]}
          />
        </div>
      ))}
      <FieldError id="moments-error">{error}</FieldError>
    </fieldset>
  );
}
