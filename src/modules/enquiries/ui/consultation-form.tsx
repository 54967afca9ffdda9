import { useId } from 'react';
import { here } from '#kernel/language.ts';
import * as m from '#messages/all.ts';
import { HandshakeButton } from '#ui/button.tsx';
import { DateField } from '#ui/date-field.tsx';
import { Field, Input, Textarea } from '#ui/field.tsx';
import { FormNote } from '#ui/forms/form-note.tsx';
import type { Submission } from '#ui/forms/submission.ts';
import { useSubmission } from '#ui/forms/use-submission.ts';
import { draftAttribute } from '#ui/offline-drafts/autosave.ts';
import { CutOff, KeptBack } from '#ui/offline-drafts/notes.tsx';
import { RadioGroup } from '#ui/radio.tsx';
import { Select } from '#ui/select.tsx';
import { EMAIL_MAX, MESSAGE_MAX, NAME_MAX, PHONE_MAX } from '../contract.ts';
import { disputeTypes, resolutionMethods } from './choices.ts';
import { Consents } from './consents.tsx';
import { consultation } from './consultation-definition.ts';

export function ConsultationForm({ posted }: { posted?: Submission | undefined }) {
  const id = useId();
  const { busy, note, values, fields, wiring } = useSubmission(consultation, posted);
  const at = (field: string) => `${id}-${field}`;
  const named = (name: string) => ({ name, defaultValue: values[name] });
  const around = (field: string) => ({
    id: at(field),
    label: consultation.labels[field]?.(),
    error: fields[field],
  });
  return (
    <form
      className="consult"
      method="post"
      action={here('/lets-talk')}
      noValidate
      aria-label={m.consultation_form()}
      {...draftAttribute('tab', 'consultation')}
      {...wiring}
    >
      <KeptBack className="note note-done consult-row" />
      <FormNote posted={note} labels={consultation.labels} at={at} />
      <Field {...around('firstName')}>
        <Input {...named('firstName')} autoComplete="given-name" maxLength={NAME_MAX} required />
      </Field>
      <Field {...around('lastName')}>
        <Input {...named('lastName')} autoComplete="family-name" maxLength={NAME_MAX} required />
      </Field>
      <Field {...around('email')}>
        <Input
          {...named('email')}
          type="email"
          autoComplete="email"
          maxLength={EMAIL_MAX}
          required
        />
      </Field>
      <Field {...around('phone')}>
        <Input
          {...named('phone')}
          type="tel"
          className="tn"
          autoComplete="tel"
          maxLength={PHONE_MAX}
          required
        />
      </Field>
      <Field {...around('disputeType')}>
        <Choice {...named('disputeType')} options={disputeTypes} />
      </Field>
      <Field {...around('preferredResolutionMethod')}>
        <Choice {...named('preferredResolutionMethod')} options={resolutionMethods} />
      </Field>
      <Field
        {...around('disputeDescription')}
        className="consult-row"
        hint={m.consultation_description_hint()}
      >
        <Textarea {...named('disputeDescription')} maxLength={MESSAGE_MAX} required />
      </Field>
      <div id={at('priorActionTaken')} tabIndex={-1}>
        <PriorAction answer={values.priorActionTaken} error={fields.priorActionTaken} />
      </div>
      <Field {...around('deadlineDate')} hint={m.consultation_deadline_hint()}>
        <DateField
          name="deadlineDate"
          label={m.consultation_deadline()}
          defaultValue={values.deadlineDate}
        />
      </Field>
      <Consents at={at} values={values} fields={fields} />
      <CutOff className="note consult-row" />
      <div className="consult-row">
        <HandshakeButton type="submit" busy={busy}>
          {m.form_submit()}
        </HandshakeButton>
      </div>
    </form>
  );
}

type ChoiceProps = {
  name: string;
  defaultValue: string | undefined;
  options: Readonly<Record<string, () => string>>;
};

/** The browser itself begins with the first option. */
function Choice({ options, ...native }: ChoiceProps) {
  return (
    <Select {...native}>
      {Object.entries(options).map(([option, label]) => (
        <option key={option} value={option}>
          {label()}
        </option>
      ))}
    </Select>
  );
}

function PriorAction({ answer, error }: Record<'answer' | 'error', string | undefined>) {
  return (
    <RadioGroup
      legend={m.consultation_prior_action()}
      name="priorActionTaken"
      options={[
        { value: 'yes', label: m.form_yes() },
        { value: 'no', label: m.form_no() },
      ]}
      hint={m.consultation_prior_action_hint()}
      error={error}
      {...(answer ? { defaultValue: answer } : {})}
    />
  );
}
