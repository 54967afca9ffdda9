import { type SyntheticEvent, useState } from 'react';
import * as m from '#messages/all.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { FieldError } from '#ui/field.tsx';
import { marksFor, noDisputeKind, TRIAGE_MARKS, triage } from '../../contract/words.ts';
import { Choice, idOf, Radios, type StepControlProps } from '../controls.tsx';
import { stepIn } from '../form-values.ts';
import type { PostedStep } from '../post-step.ts';
import { StepForm } from '../step-form.tsx';
import type { DraftView } from '../step-page.tsx';
import { disputeKindWords, elsewheres, marks, tracks, warnings, wishes } from '../words.ts';

export type FilingStepProps = { view: DraftView; posted: PostedStep | undefined };

export const nothing: StepControlProps = { fields: {}, focus: null };

/** First of all: what is the trouble, and is this the right house for it? With a script it is told as one chooses. */
export function DisputeKindStep({ view, posted }: FilingStepProps) {
  const asking = posted ?? nothing;
  const trouble = posted?.answers.trouble ?? view.answers.trouble ?? noDisputeKind;
  const [chosen, setChosen] = useState<typeof trouble>();
  const { elsewhere, warnings: told } = chosen ? triage(chosen) : view.triage;
  // Without a script, or before anything was chosen here, each may be true. What is ticked stays to be seen.
  const offered = TRIAGE_MARKS.filter(
    (one) => !chosen || marksFor(chosen).includes(one) || chosen.marks.includes(one),
  );
  const look = ({ target }: SyntheticEvent) => {
    const { form } = target as HTMLInputElement; // nothing else in here changes
    if (form) setChosen(stepIn('trouble', new FormData(form)).trouble);
  };
  return (
    <StepForm view={view} posted={posted}>
      <div className="gr-form" onChange={look}>
        <Choice
          asking={asking}
          name="kind"
          label={m.filing_trouble()}
          value={trouble.kind}
          options={disputeKindWords}
          none={m.filing_trouble_none()}
          required
        />
        {elsewhere ? <p className="gr-box">{elsewheres[elsewhere]()}</p> : null}
        <Radios
          asking={asking}
          name="wish"
          label={m.filing_wish()}
          value={trouble.wish}
          options={wishes}
          required
        />
        <details className="gr-more" open={Boolean(trouble.track) && trouble.track !== 'online'}>
          <summary>{`${m.filing_track()} ${tracks.online()}`}</summary>
          <Radios
            asking={asking}
            name="track"
            label={m.filing_track()}
            hint={m.filing_track_hint()}
            value={trouble.track || 'online'}
            options={tracks}
          />
        </details>
        {offered.length > 0 ? (
          <fieldset className="fld">
            <legend className="fld-l">{m.filing_marks()}</legend>
            {offered.map((mark) => (
              <Checkbox
                key={mark}
                name="mark"
                value={mark}
                defaultChecked={trouble.marks.includes(mark)}
              >
                {marks[mark]()}
              </Checkbox>
            ))}
          </fieldset>
        ) : null}
        <Warnings asking={asking} told={told} noted={trouble.warnings} />
      </div>
    </StepForm>
  );
}

type WarningsProps = {
  asking: StepControlProps;
  told: DraftView['triage']['warnings'];
  noted: readonly string[];
};

function Warnings({ asking, told, noted }: WarningsProps) {
  if (told.length === 0) return null;
  return (
    <section className="gr-box" aria-labelledby="warnings">
      <h2 className="t-m" id="warnings">
        {m.filing_warnings()}
      </h2>
      <p>{m.filing_warnings_text()}</p>
      {told.map((warning) => (
        <div key={warning} className="gr-warning">
          <p>{warnings[warning]()}</p>
          <Checkbox
            id={idOf(`warning.${warning}`)}
            name={`warning.${warning}`}
            value="yes"
            defaultChecked={noted.includes(warning)}
            aria-invalid={asking.fields[`warning.${warning}`] ? true : undefined}
          >
            {m.filing_warning_noted()}
          </Checkbox>
          {asking.fields[`warning.${warning}`] ? (
            <FieldError id={`${idOf(`warning.${warning}`)}-error`}>
              {asking.fields[`warning.${warning}`]}
            </FieldError>
          ) : null}
        </div>
      ))}
    </section>
  );
}
