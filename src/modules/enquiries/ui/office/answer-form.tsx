import * as m from '#messages/all.ts';
import { Field, Input, Textarea } from '#ui/field.tsx';
import { BODY_MAX } from '../../contract/work.ts';
import { ActForm } from './small-forms.tsx';
import type { EnquiryFormProps } from './types.ts';

/** Nothing reads the mailbox by itself: what came there is put here by hand. */
export function AnswerForm(props: EnquiryFormProps) {
  const { today, replyTo } = props.enquiry;
  return (
    <ActForm
      {...props}
      intent="answer"
      title={m.office_enquiry_answer()}
      button={m.office_enquiry_answer_add()}
    >
      {(told) => (
        <>
          <p className="eq-hint">{m.office_enquiry_answer_how({ mailbox: replyTo })}</p>
          <Field label={m.office_enquiry_answer_text()} error={told?.fields.text}>
            <Textarea
              name="text"
              rows={4}
              maxLength={BODY_MAX}
              dir="auto"
              defaultValue={told?.values.text}
            />
          </Field>
          <Field label={m.office_enquiry_answer_on()} error={told?.fields.on}>
            <Input
              type="date"
              name="on"
              max={today}
              defaultValue={told?.values.on ?? today}
              required
            />
          </Field>
        </>
      )}
    </ActForm>
  );
}
