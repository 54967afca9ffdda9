import { type ReactNode, useEffect, useRef } from 'react';
import * as m from '#messages/all.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/desk/card.tsx';
import { Field, Input, Textarea } from '#ui/field.tsx';
import { PostForm } from '#ui/forms/post-form.tsx';
import { isSent } from '#ui/forms/submission.ts';
import { Select } from '#ui/select.tsx';
import { NOTE_MAX } from '../../contract/work.ts';
import { CloseFields } from './close-dialog.tsx';
import type { Intent, WorkFormOutcome } from './form-actions.ts';
import type { EnquiryFormProps } from './types.ts';

type ActFormProps = EnquiryFormProps & {
  intent: Intent;
  title: string;
  button: string;
  id?: string;
  children?: (told: WorkFormOutcome | undefined) => ReactNode;
};

/** One act, one form. What was typed stays in it when the act is refused, and goes when it is done. */
export function ActForm({ enquiry, verdict, intent, title, button, id, children }: ActFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const told = verdict?.intent === intent ? verdict : undefined;
  useEffect(() => {
    if (isSent(told)) form.current?.reset();
  }, [told]);
  return (
    <Card title={title}>
      <PostForm className="desk-form" preventScrollReset ref={form} id={id}>
        <input type="hidden" name="version" value={enquiry.version} />
        {children?.(told)}
        <Button size="sm" type="submit" name="intent" value={intent}>
          {button}
        </Button>
      </PostForm>
    </Card>
  );
}

export function AssignForm(props: EnquiryFormProps) {
  const { officers, assignee, me, isMine } = props.enquiry;
  return (
    <ActForm
      {...props}
      intent="assign"
      title={m.office_enquiries_col_assignee()}
      button={m.office_enquiry_assign()}
    >
      {(told) => (
        <Field label={m.office_enquiry_assign_to()} error={told?.fields.assignee}>
          <Select
            name="assignee"
            key={assignee?.id ?? ''}
            defaultValue={told && !isSent(told) ? told.values.assignee : (assignee?.id ?? me)}
          >
            <option value="">{m.office_enquiries_nobody()}</option>
            {officers.map(({ id, name }) => (
              <option key={id} value={id}>
                {id === me && !isMine ? m.office_enquiry_assign_me({ name }) : name}
              </option>
            ))}
          </Select>
        </Field>
      )}
    </ActForm>
  );
}

export function FollowUpForm(props: EnquiryFormProps) {
  const { followUpOn, today } = props.enquiry;
  return (
    <ActForm
      {...props}
      intent="follow-up"
      title={m.office_enquiries_col_follow_up()}
      button={m.office_enquiry_follow_up_set()}
    >
      {(told) => (
        <Field
          label={m.office_enquiry_follow_up_on()}
          hint={m.office_enquiry_follow_up_hint()}
          error={told?.fields.on}
        >
          <Input
            type="date"
            name="on"
            min={today}
            key={followUpOn ?? ''}
            defaultValue={told && !isSent(told) ? told.values.on : (followUpOn ?? '')}
          />
        </Field>
      )}
    </ActForm>
  );
}

export function NoteForm(props: EnquiryFormProps) {
  return (
    <ActForm
      {...props}
      intent="note"
      title={m.office_enquiry_note()}
      button={m.office_enquiry_note_add()}
    >
      {(told) => (
        <Field
          label={m.office_enquiry_note_label()}
          hint={m.office_enquiry_note_hint()}
          error={told?.fields.text}
        >
          <Textarea name="text" rows={3} maxLength={NOTE_MAX} defaultValue={told?.values.text} />
        </Field>
      )}
    </ActForm>
  );
}

export function CloseForm(props: EnquiryFormProps) {
  return (
    <ActForm
      {...props}
      id="close"
      intent="close"
      title={m.office_enquiries_close()}
      button={m.office_enquiries_close_button()}
    >
      {(told) => <CloseFields values={told?.values} fields={told?.fields} />}
    </ActForm>
  );
}

export function ReopenForm(props: EnquiryFormProps) {
  return (
    <ActForm
      {...props}
      intent="reopen"
      title={m.office_enquiry_reopen()}
      button={m.office_enquiry_reopen()}
    >
      {() => <p>{m.office_enquiry_reopen_hint()}</p>}
    </ActForm>
  );
}
