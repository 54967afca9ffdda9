import type { ComponentProps, ReactNode } from 'react';
import * as m from '#messages/all.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { Field, FieldError, Hint, Input, Textarea } from '#ui/field.tsx';
import type { Fields } from '#ui/forms/values.ts';
import { RadioGroup } from '#ui/radio.tsx';
import { Select } from '#ui/select.tsx';
import {
  ADDRESS_MAX,
  CV_MAX,
  EMAIL_MAX,
  LINK_MAX,
  NAME_MAX,
  PHONE_MAX,
  TEXT_MAX,
} from '../contract.ts';
import { genders, hearingDays, months, specialisations, yesOrNo } from './choices.ts';
import { FileField, type FileState } from './file-field.tsx';
import { type Document, one, type Values } from './paper.ts';

export type ApplicationStepProps = {
  at: (field: string) => string;
  values: Values;
  fields: Fields;
  files: Readonly<Record<Document, FileState>>;
  choose: (document: Document) => (file: File) => void;
  remove: (document: Document) => () => void;
};

/** Step A: who applies. */
export function DetailsStep(step: ApplicationStepProps) {
  const { at, fields, values } = step;
  return (
    <>
      <Text
        step={step}
        name="fullname"
        label={m.empanel_fullname()}
        hint={m.empanel_fullname_hint()}
        autoComplete="name"
        maxLength={NAME_MAX}
        required
        wide
      />
      <Text
        step={step}
        name="uemail"
        label={m.empanel_uemail()}
        type="email"
        autoComplete="email"
        maxLength={EMAIL_MAX}
        required
      />
      <Text
        step={step}
        name="phone"
        label={m.empanel_phone()}
        type="tel"
        className="tn"
        autoComplete="tel"
        maxLength={PHONE_MAX}
        required
      />
      <fieldset
        className="fld emp-wide emp-born"
        aria-describedby={fields.day || fields.year ? at('born-error') : undefined}
      >
        <legend className="fld-l">{m.empanel_born()}</legend>
        <div className="emp-born-parts">
          <Field id={at('day')} label={m.empanel_day()}>
            <Input
              name="day"
              type="number"
              className="tn"
              min={1}
              max={31}
              inputMode="numeric"
              autoComplete="bday-day"
              defaultValue={one(values, 'day')}
              aria-invalid={'day' in fields || undefined}
            />
          </Field>
          <Field id={at('month')} label={m.empanel_month()}>
            <Select
              name="month"
              autoComplete="bday-month"
              defaultValue={one(values, 'month') || undefined}
            >
              {Object.entries(months).map(([month, label]) => (
                <option key={month} value={month}>
                  {label()}
                </option>
              ))}
            </Select>
          </Field>
          <Field id={at('year')} label={m.empanel_year()}>
            <Input
              name="year"
              type="number"
              className="tn"
              min={1900}
              max={2100}
              inputMode="numeric"
              autoComplete="bday-year"
              defaultValue={one(values, 'year')}
              aria-invalid={'year' in fields || undefined}
            />
          </Field>
        </div>
        {fields.day || fields.year ? (
          <FieldError id={at('born-error')}>{fields.day ?? fields.year}</FieldError>
        ) : null}
      </fieldset>
      <Choices step={step} name="gender" legend={m.empanel_gender()} options={genders} />
      <Text
        step={step}
        name="nation"
        label={m.empanel_nation()}
        autoComplete="country-name"
        maxLength={NAME_MAX}
      />
      <Long
        step={step}
        name="uploadDoc"
        label={m.empanel_upload_doc()}
        hint={m.empanel_upload_doc_hint()}
        maxLength={TEXT_MAX}
        rows={3}
        required
      />
      <Attached step={step} document="nationalId" label={m.empanel_national_id_file()} />
      <Long
        step={step}
        name="address"
        label={m.empanel_address()}
        autoComplete="street-address"
        maxLength={ADDRESS_MAX}
        rows={3}
        half
      />
      <Long
        step={step}
        name="correspondenceAddress"
        label={m.empanel_correspondence()}
        maxLength={ADDRESS_MAX}
        rows={3}
        half
      />
    </>
  );
}

/** Step B: education, certifications, specialisations. */
export function TrainingStep(step: ApplicationStepProps) {
  const chosen = [step.values.specialisations ?? []].flat();
  const id = step.at('areas-hint');
  return (
    <>
      <Long
        step={step}
        name="qualifications"
        label={m.empanel_qualifications()}
        hint={m.empanel_qualifications_hint()}
        maxLength={TEXT_MAX}
        rows={4}
        required
      />
      <Long
        step={step}
        name="certifications"
        label={m.empanel_certifications()}
        hint={m.empanel_certifications_hint()}
        maxLength={TEXT_MAX}
        rows={4}
        required
      />
      <fieldset className="fld emp-wide" aria-describedby={id}>
        <legend className="fld-l">{m.empanel_areas()}</legend>
        <div className="emp-areas">
          {Object.entries(specialisations).map(([area, label]) => (
            <Checkbox
              key={area}
              className="emp-area"
              name="specialisations"
              value={area}
              defaultChecked={chosen.includes(area)}
            >
              {label()}
            </Checkbox>
          ))}
        </div>
        <Hint id={id}>{m.empanel_areas_hint()}</Hint>
      </fieldset>
      <Text
        step={step}
        name="profileLink"
        label={m.empanel_profile()}
        type="url"
        placeholder="https://"
        autoComplete="url"
        maxLength={LINK_MAX}
        wide
      />
    </>
  );
}

/** Steps C to E of the spec on one screen: experience, availability, the CV. */
export function PracticeStep(step: ApplicationStepProps) {
  return (
    <>
      <Choices step={step} name="actedBefore" legend={m.empanel_acted()} options={yesOrNo} />
      <Long
        step={step}
        name="experience"
        label={m.empanel_experience()}
        maxLength={TEXT_MAX}
        rows={4}
      />
      <Choices
        step={step}
        name="hasArbitrationCertifications"
        legend={m.empanel_held()}
        options={yesOrNo}
      />
      <Long
        step={step}
        name="arbitrationCertifications"
        label={m.empanel_specify()}
        maxLength={TEXT_MAX}
        rows={3}
        required
      />
      <Choices
        step={step}
        name="available"
        legend={m.empanel_available()}
        options={yesOrNo}
        required
      />
      <Choices step={step} name="hearingDays" legend={m.empanel_days()} options={hearingDays} />
      <Long
        step={step}
        name="additionalInformation"
        label={m.empanel_more()}
        maxLength={TEXT_MAX}
        rows={3}
      />
      <Long
        step={step}
        name="cv"
        label={m.empanel_cv()}
        hint={m.empanel_cv_hint()}
        maxLength={CV_MAX}
        rows={5}
        required
      />
      <Attached step={step} document="cv" label={m.empanel_cv_file()} />
    </>
  );
}

type Around = {
  step: ApplicationStepProps;
  name: string;
  label: string;
  hint?: ReactNode;
  required?: boolean;
};

// The spec marks fields as required by a sign alone; the rules are asked by us, in their order, and not by the browser.
function around({ step: { at, fields }, name, label, hint, required = false }: Around) {
  return { id: at(name), label, hint, required, error: fields[name] };
}

function Text({
  step,
  name,
  label,
  hint,
  required = false,
  wide = false,
  ...native
}: Around & { wide?: boolean } & Omit<ComponentProps<'input'>, 'step'>) {
  return (
    <Field {...around({ step, name, label, hint, required })} className={wide ? 'emp-wide' : ''}>
      <Input {...native} name={name} defaultValue={one(step.values, name)} />
    </Field>
  );
}

function Long({
  step,
  name,
  label,
  hint,
  required = false,
  half = false,
  ...native
}: Around & { half?: boolean } & ComponentProps<'textarea'>) {
  return (
    <Field {...around({ step, name, label, hint, required })} className={half ? '' : 'emp-wide'}>
      <Textarea {...native} name={name} defaultValue={one(step.values, name)} />
    </Field>
  );
}

type ChoicesProps = {
  step: ApplicationStepProps;
  name: string;
  legend: string;
  options: Readonly<Record<string, () => string>>;
  required?: boolean;
};

function Choices({
  step: { at, values, fields },
  name,
  legend,
  options,
  required = false,
}: ChoicesProps) {
  const answer = one(values, name);
  return (
    <div id={at(name)} tabIndex={-1} className="emp-choice">
      <RadioGroup
        legend={legend}
        name={name}
        options={Object.entries(options).map(([value, label]) => ({ value, label: label() }))}
        error={fields[name]}
        required={required}
        {...(answer ? { defaultValue: answer } : {})}
      />
    </div>
  );
}

function Attached({
  step: { at, fields, files, choose, remove },
  document,
  label,
}: {
  step: ApplicationStepProps;
  document: Document;
  label: string;
}) {
  return (
    <div id={at(`${document}File`)} className="emp-wide">
      <FileField
        document={document}
        label={label}
        state={files[document]}
        error={fields[`${document}Upload`] ?? fields[`${document}File`]}
        onChoose={choose(document)}
        onRemove={remove(document)}
      />
    </div>
  );
}
