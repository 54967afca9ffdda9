import { DOCUMENT_ACCEPT, DOCUMENT_MB } from '#kernel/document-types.ts';
import * as m from '#messages/all.ts';
import { Button } from '#ui/button.tsx';
import { SubmissionNotice } from '#ui/desk/submission-notice.tsx';
import { Field, Textarea } from '#ui/field.tsx';
import { FileInput } from '#ui/file-input.tsx';
import { PostForm } from '#ui/forms/post-form.tsx';
import { draftAttribute, putBack } from '#ui/offline-drafts/autosave.ts';
import { CutOff, KeptBack } from '#ui/offline-drafts/notes.tsx';
import { Select } from '#ui/select.tsx';
import { CAUSES } from '../../contract/account.ts';
import type { ReopeningSubmission } from './reopening-action.ts';

const causes: Record<(typeof CAUSES)[number], () => string> = {
  not_received: m.notice_cause_not_received,
  illness: m.notice_cause_illness,
  away: m.notice_cause_away,
  technical: m.notice_cause_technical,
  other_cause: m.notice_cause_other,
};

/** To be heard after all, for whoever has an account; it works without a script. */
export function ReopeningForm({
  id,
  asked,
}: {
  id: string;
  asked: ReopeningSubmission | undefined;
}) {
  const { fields = {}, values = {}, files = [] } = asked ?? {};
  return (
    <>
      <SubmissionNotice submission={asked} />
      <p>{m.case_reopening_words()}</p>
      <PostForm
        ref={putBack}
        encType="multipart/form-data"
        className="desk-form"
        {...draftAttribute('device', `reopening/${id}`)}
      >
        <KeptBack />
        <Field label={m.notice_label_cause()} error={fields.cause} required>
          <Select name="cause" defaultValue={values.cause}>
            {CAUSES.map((value) => (
              <option key={value} value={value}>
                {causes[value]()}
              </option>
            ))}
          </Select>
        </Field>
        <Field
          label={m.case_reason()}
          hint={m.notice_hint_reopening_words()}
          error={fields.reason}
          required
        >
          <Textarea
            name="reason"
            rows={6}
            maxLength={5000}
            dir="auto"
            defaultValue={values.reason}
          />
        </Field>
        {files.map(({ token, title, size }) => (
          <p key={token}>
            <span dir="auto">{title}</span>
            <input type="hidden" name="fileToken" value={token} />
            <input type="hidden" name="fileTitle" value={title} />
            <input type="hidden" name="fileSize" value={size} />
          </p>
        ))}
        <Field
          label={m.notice_form_files()}
          hint={m.notice_form_files_hint({ most: DOCUMENT_MB })}
          error={fields.files}
        >
          <FileInput name="upload" accept={DOCUMENT_ACCEPT} />
        </Field>
        <CutOff />
        <Button type="submit">{m.case_reopening_send()}</Button>
      </PostForm>
    </>
  );
}
