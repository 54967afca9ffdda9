import * as m from '#messages/all.ts';
import { Field, FieldError, Input } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import { ADDRESS_MAX, EMAIL_MAX, NAME_MAX, PHONE_MAX, TEXT_MAX } from '../contract.ts';
import { one } from './application-values.ts';
import { genders, months } from './choices.ts';
import { type ApplicationStepProps, Attached, Choices, Long, Text } from './step-fields.tsx';

/** Step A: who applies. */
export function DetailsStep(step: ApplicationStepProps) {
  return (
    <>
      <WhoApplies step={step} />
      <Born step={step} />
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
      <Addresses step={step} />
    </>
  );
}

type PartProps = { step: ApplicationStepProps };

function WhoApplies({ step }: PartProps) {
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
    </>
  );
}

function Born({ step }: PartProps) {
  const { at, fields } = step;
  return (
    <fieldset
      className="fld emp-wide emp-born"
      aria-describedby={fields.day || fields.year ? at('born-error') : undefined}
    >
      <legend className="fld-l">{m.empanel_born()}</legend>
      <div className="emp-born-parts">
        <BornPart step={step} name="day" label={m.empanel_day()} min={1} max={31} />
        <BornMonth step={step} />
        <BornPart step={step} name="year" label={m.empanel_year()} min={1900} max={2100} />
      </div>
      {fields.day || fields.year ? (
        <FieldError id={at('born-error')}>{fields.day ?? fields.year}</FieldError>
      ) : null}
    </fieldset>
  );
}

type BornPartProps = PartProps & {
  name: 'day' | 'year';
  label: string;
  min: number;
  max: number;
};

function BornPart({ step: { at, fields, values }, name, label, min, max }: BornPartProps) {
  return (
    <Field id={at(name)} label={label}>
      <Input
        name={name}
        type="number"
        className="tn"
        min={min}
        max={max}
        inputMode="numeric"
        autoComplete={`bday-${name}`}
        defaultValue={one(values, name)}
        aria-invalid={name in fields || undefined}
      />
    </Field>
  );
}

function BornMonth({ step: { at, values } }: PartProps) {
  return (
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
  );
}

function Addresses({ step }: PartProps) {
  return (
    <>
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
