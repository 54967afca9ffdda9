import './sheet.css';
import { useId } from 'react';
import { useHref } from 'react-router';
import * as m from '#messages/all.ts';
import { Button, HandshakeButton } from '#ui/button.tsx';
import { DetailsStep } from './details-step.tsx';
import { leads, letters, StepDoors, titles } from './doors.tsx';
import { Note, Thanks } from './note.tsx';
import type { ApplicationStepProps } from './step-fields.tsx';
import { PracticeStep, TrainingStep } from './steps.tsx';
import type { PostedApplication } from './submit-application.ts';
import { useApplication } from './use-application.ts';

const STEPS = [DetailsStep, TrainingStep, PracticeStep];

/** The empanelment form: three steps for who has JavaScript, one long form of three parts for who has not. */
export function ApplicationForm({ posted }: { posted: PostedApplication | undefined }) {
  const id = useId();
  const action = useHref('/application-of-arbitration');
  const { step, busy, note, fields, files, reference, values, back, choose, remove, wiring } =
    useApplication(posted);
  if (reference !== null) return <Thanks reference={reference} />;
  const at = (field: string) => `${id}-${field}`;
  const shared: ApplicationStepProps = { at, values, fields, files, choose, remove };
  return (
    <>
      {note?.fromPage ? <Note note={note} fields={fields} at={at} focused /> : null}
      <form
        className="emp"
        method="post"
        action={action}
        encType="multipart/form-data"
        noValidate
        data-step={step}
        aria-label={m.empanel_form()}
        {...wiring}
      >
        {/* What Enter presses: the first button of a form, and no other may come first. */}
        <button type="submit" className="sr" tabIndex={-1} aria-hidden="true">
          {m.empanel_next()}
        </button>
        <StepDoors step={step} />
        {STEPS.map((Step, index) => (
          <fieldset className="emp-step" data-at={index} key={titles[index]?.()}>
            <legend className="sr">
              {m.empanel_step({ letter: letters[index] ?? '', title: titles[index]?.() ?? '' })}
            </legend>
            <div className="emp-about">
              <h2 className="t-l" tabIndex={-1}>
                {titles[index]?.()}
              </h2>
              <p className="t2">{leads[index]?.()}</p>
            </div>
            <div className="emp-fields">
              <Step {...shared} />
              <Ways index={index} busy={busy} back={back} />
              {note && !note.fromPage && index === step ? (
                <Note note={note} fields={fields} at={at} />
              ) : null}
            </div>
          </fieldset>
        ))}
      </form>
    </>
  );
}

function Ways({ index, busy, back }: { index: number; busy: boolean; back: () => void }) {
  const isLast = index === letters.length - 1;
  return (
    <div className={isLast ? 'emp-ways emp-ways-last' : 'emp-ways'}>
      {index > 0 ? (
        <Button className="emp-back" onClick={back}>
          {m.empanel_back()}
        </Button>
      ) : null}
      <HandshakeButton type="submit" busy={busy}>
        {isLast ? m.form_submit() : m.empanel_next()}
      </HandshakeButton>
      <Button
        type="submit"
        name="intent"
        value="save"
        look="ghost"
        className="emp-save"
        busy={busy}
      >
        {m.empanel_save()}
      </Button>
    </div>
  );
}
