import { DOCUMENT_ACCEPT, DOCUMENT_MB } from '#kernel/document-types.ts';
import * as m from '#messages/all.ts';
import { Button } from '#ui/button.tsx';
import { SubmissionNotice } from '#ui/desk/submission-notice.tsx';
import { Field, Textarea } from '#ui/field.tsx';
import { FileInput } from '#ui/file-input.tsx';
import { PostForm } from '#ui/forms/post-form.tsx';
import type { Fields } from '#ui/forms/values.ts';
import { draftAttribute, putBack } from '#ui/offline-drafts/autosave.ts';
import { CutOff, KeptBack } from '#ui/offline-drafts/notes.tsx';
import { Select } from '#ui/select.tsx';
import { CAUSES } from '../../contract/account.ts';
import type { ReopeningFile, ReopeningSubmission } from './reopening-action.ts';

const causes: Record<(typeof CAUSES)[number], () => string> = {
  not_received: m.notice_cause_not_received,
  illness: m.notice_cause_illness,
  away: m.notice_cause_away,
  technical: m.notice_cause_technical,
  other_cause: m.notice_cause_other,
};

type ReopeningFormProps = {
  id: string;
  asked: ReopeningSubmission | undefined;
};

/** To be heard after all, for whoever has an account; it works without a script. */
export function ReopeningForm({ id, asked }: ReopeningFormProps) {
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
        <CauseField fields={fields} values={values} />
        <ReasonField fields={fields} values={values} />
        <KeptFiles files={files} />
        <FilesField fields={fields} />
        <CutOff />
        <Button type="submit">{m.case_reopening_send()}</Button>
      </PostForm>
    </>
  );
}

function CauseField({ fields, values }: { fields: Fields; values: Fields }) {
  return (
    <Field label={m.notice_label_cause()} error={fields.cause} required>
      <Select name="cause" defaultValue={values.cause}>
        {CAUSES.map((value) => (
          <option key={value} value={value}>
            {causes[value]()}
          </option>
        ))}
      </Select>
    </Field>
  );
}

function ReasonField({ fields, values }: { fields: Fields; values: Fields }) {
  return (
    <Field
      label={m.case_reason()}
      hint={m.notice_hint_reopening_words()}
      error={fields.reason}
      required
    >
      <Textarea name="reason" rows={6} maxLength={5000} dir="auto" defaultValue={values.reason} />
    </Field>
  );
}

function KeptFiles({ files }: { files: readonly ReopeningFile[] }) {
  return files.map(({ token, title, size }) => (
    <p key={token}>
      <span dir="auto">{title}</span>
      <input type="hidden" name="fileToken" value={token} />
      <input type="hidden" name="fileTitle" value={title} />
      <input type="hidden" name="fileSize" value={size} />
    </p>
  ));
}

function FilesField({ fields }: { fields: Fields }) {
  return (
    <Field
      label={m.notice_form_files()}
      hint={m.notice_form_files_hint({ most: DOCUMENT_MB })}
      error={fields.files}
    >
      <FileInput name="upload" accept={DOCUMENT_ACCEPT} />
    </Field>
  );
}
