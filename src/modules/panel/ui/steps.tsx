import * as m from '#messages/all.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { Hint } from '#ui/field.tsx';
import { CV_MAX, LINK_MAX, TEXT_MAX } from '../contract.ts';
import { hearingDays, specialisations, yesOrNo } from './choices.ts';
import { type ApplicationStepProps, Attached, Choices, Long, Text } from './step-fields.tsx';

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
