import * as m from '#messages/all.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { FieldError } from '#ui/field.tsx';
import { noTrouble } from '../../contract/words.ts';
import { type Asking, Choice, idOf, Radios } from '../controls.tsx';
import type { Posted } from '../posting.ts';
import { type DraftView, StepForm } from '../step-page.tsx';
import { elsewheres, marks, tracks, troubles, warnings, wishes } from '../words.ts';

export type StepProps = { view: DraftView; posted: Posted | undefined };

export const nothing: Asking = { mends: {}, focus: null };

/** First of all: what is the trouble, and is this the right house for it? */
export function TroubleStep({ view, posted }: StepProps) {
  const asking = posted ?? nothing;
  const trouble = posted?.answers.trouble ?? view.answers.trouble ?? noTrouble;
  return (
    <StepForm view={view} posted={posted}>
      <Choice
        asking={asking}
        name="kind"
        label={m.filing_trouble()}
        value={trouble.kind}
        options={troubles}
        none={m.filing_choose()}
        required
      />
      {view.triage.elsewhere ? <p className="gr-box">{elsewheres[view.triage.elsewhere]()}</p> : null}
      <Radios asking={asking} name="wish" label={m.filing_wish()} value={trouble.wish} options={wishes} required />
      <Radios
        asking={asking}
        name="track"
        label={m.filing_track()}
        hint={m.filing_track_hint()}
        value={trouble.track || 'online'}
        options={tracks}
      />
      <fieldset className="fld">
        <legend className="fld-l">{m.filing_marks()}</legend>
        {Object.entries(marks).map(([mark, said]) => (
          <Checkbox key={mark} name="mark" value={mark} defaultChecked={trouble.marks.includes(mark)}>
            {said()}
          </Checkbox>
        ))}
      </fieldset>
      {view.triage.warnings.length > 0 ? (
        <section className="gr-box" aria-labelledby="warnings">
          <h2 className="t-m" id="warnings">
            {m.filing_warnings()}
          </h2>
          <p>{m.filing_warnings_text()}</p>
          {view.triage.warnings.map((warning) => (
            <div key={warning} className="gr-warning">
              <p>{warnings[warning]()}</p>
              <Checkbox
                id={idOf(`warning.${warning}`)}
                name={`warning.${warning}`}
                value="yes"
                defaultChecked={trouble.warnings.includes(warning)}
                aria-invalid={asking.mends[`warning.${warning}`] ? true : undefined}
              >
                {m.filing_warning_noted()}
              </Checkbox>
              {asking.mends[`warning.${warning}`] ? (
                <FieldError id={`${idOf(`warning.${warning}`)}-error`}>{asking.mends[`warning.${warning}`]}</FieldError>
              ) : null}
            </div>
          ))}
        </section>
      ) : null}
    </StepForm>
  );
}
