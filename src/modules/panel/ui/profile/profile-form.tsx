import { moneyInDigits } from '#kernel/amounts.ts';
import * as m from '#messages/all.ts';
import { HandshakeButton } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Field, FieldError, Hint, Input, Textarea } from '#ui/field.tsx';
import { PostForm } from '#ui/forms/post-form.tsx';
import { RadioGroup } from '#ui/radio.tsx';
import { Select } from '#ui/select.tsx';
import { CAPACITY_MAX, CURRENCIES, FREE_DAYS_MAX } from '../../contract/words.ts';
import { hearingDays, specialisations } from '../choices.ts';
import type { ProfileCardProps } from './types.ts';

const entries = (words: Record<string, () => string>) =>
  Object.entries(words).map(([value, label]) => ({ value, label: label() }));

/** What a neutral says of themselves. Each saving is a version; the first was made of the application. */
export function ProfileForm({ neutral, acted }: ProfileCardProps) {
  const { profile } = neutral;
  return (
    // Keyed by the version: what was saved is what stands there.
    <PostForm className="std-card" key={profile.version} preventScrollReset>
      <input type="hidden" name="intent" value="profile" />
      <h2 className="t-l">{m.standing_profile()}</h2>
      <p className="b-s t2">{m.standing_profile_version({ version: profile.version })}</p>
      <Field label={m.empanel_qualifications()} error={acted?.fields.qualifications} required>
        <Textarea
          name="qualifications"
          rows={4}
          maxLength={5000}
          defaultValue={profile.qualifications}
        />
      </Field>
      <fieldset className="fld">
        <legend className="fld-l">{m.empanel_areas()}</legend>
        {entries(specialisations).map(({ value, label }) => (
          <Checkbox
            key={value}
            name="specialisations"
            value={value}
            defaultChecked={profile.specialisations.some((one) => one === value)}
          >
            {label}
          </Checkbox>
        ))}
      </fieldset>
      <div className="std-pair">
        <Field
          label={m.standing_languages()}
          hint={m.standing_commas()}
          error={acted?.fields.languages}
          required
        >
          <Input name="languages" maxLength={400} defaultValue={profile.languages.join(', ')} />
        </Field>
        <Field label={m.standing_seats()} hint={m.standing_commas()} error={acted?.fields.seats}>
          <Input name="seats" maxLength={400} defaultValue={profile.seats.join(', ')} />
        </Field>
      </div>
      <RadioGroup
        legend={m.empanel_days()}
        name="hearingDays"
        options={entries(hearingDays)}
        {...(profile.hearingDays ? { defaultValue: profile.hearingDays } : {})}
      />
      <Field
        label={m.standing_capacity()}
        hint={m.standing_capacity_hint({ most: CAPACITY_MAX })}
        error={acted?.fields.capacity}
      >
        <Input name="capacity" inputMode="numeric" maxLength={2} defaultValue={profile.capacity} />
      </Field>
      <FreeDays neutral={neutral} acted={acted} />
      <FeeFields neutral={neutral} acted={acted} />
      <Shown neutral={neutral} acted={acted} />
      <p>
        <HandshakeButton type="submit">{m.standing_profile_save()}</HandshakeButton>
      </p>
    </PostForm>
  );
}

function FreeDays({ neutral: { profile }, acted }: ProfileCardProps) {
  const problem = acted?.fields.freeOn;
  return (
    <fieldset
      className="fld std-free"
      aria-describedby={problem ? 'free-hint free-error' : 'free-hint'}
    >
      <legend className="fld-l">{m.standing_free()}</legend>
      <Hint id="free-hint">{m.standing_free_hint()}</Hint>
      <div className="std-free-days">
        {Array.from({ length: FREE_DAYS_MAX }, (_, at) => at).map((at) => (
          <Input
            key={at}
            type="date"
            name="freeOn"
            aria-label={m.standing_free_day({ number: at + 1 })}
            defaultValue={profile.freeOn[at]}
          />
        ))}
      </div>
      {problem ? <FieldError id="free-error">{problem}</FieldError> : null}
    </fieldset>
  );
}

function FeeFields({ neutral: { profile }, acted }: ProfileCardProps) {
  return (
    <div className="std-pair">
      <Field label={m.standing_fee()} hint={m.standing_fee_hint()} error={acted?.fields.feeAmount}>
        <Input
          name="fee"
          inputMode="decimal"
          maxLength={20}
          defaultValue={moneyInDigits({ amount: profile.feeAmount, currency: profile.feeCurrency })}
        />
      </Field>
      <Field label={m.standing_currency()}>
        <Select name="feeCurrency" defaultValue={profile.feeCurrency}>
          {CURRENCIES.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </Select>
      </Field>
      <RadioGroup
        legend={m.standing_fee_unit()}
        name="feeUnit"
        options={[
          { value: 'hearing', label: m.standing_fee_hearing() },
          { value: 'case', label: m.standing_fee_case() },
        ]}
        defaultValue={profile.feeUnit}
      />
    </div>
  );
}

/** The public line, the consent to show it, and where it stands. */
function Shown({ neutral: { profile, isShown, shownLine }, acted }: ProfileCardProps) {
  const looked =
    profile.isApproved === null
      ? m.standing_look_waits()
      : profile.isApproved
        ? m.standing_look_done()
        : m.standing_look_back();
  return (
    <>
      <Field
        label={m.standing_public_line()}
        hint={m.standing_public_line_hint()}
        error={acted?.fields.publicLine}
      >
        <Input name="publicLine" maxLength={160} defaultValue={profile.publicLine} />
      </Field>
      <Checkbox name="mayBeShown" defaultChecked={profile.mayBeShown}>
        {m.standing_may_be_shown()}
      </Checkbox>
      <Checkbox name="hasPage" defaultChecked={profile.hasPage}>
        {m.standing_has_page()}
      </Checkbox>
      {profile.mayBeShown ? (
        <div className="std-answer">
          <p>{looked}</p>
          {profile.note ? <p className="std-text">{profile.note}</p> : null}
          {isShown && shownLine ? <p>{m.standing_shown_as({ line: shownLine })}</p> : null}
        </div>
      ) : null}
    </>
  );
}
