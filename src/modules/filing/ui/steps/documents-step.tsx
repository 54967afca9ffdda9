import { type ChangeEvent, useState } from 'react';
import { DOCUMENT_ACCEPT, DOCUMENT_MB, FORM_MB } from '#kernel/document-types.ts';
import * as m from '#messages/all.ts';
import { useApi } from '#ui/api-context.tsx';
import { Field, FieldError } from '#ui/field.tsx';
import { FileInput } from '#ui/file-input.tsx';
import { apiWithProgress } from '#ui/uploading.ts';
import { agreementPaperLacking, FILES_MAX } from '../../contract/words.ts';
import type { Answers, FilingUpload } from '../../rules/answers.ts';
import { idOf } from '../controls.tsx';
import { agreementDocumentWords } from '../cost-words.ts';
import { StepForm } from '../step-form.tsx';
import { attachUploadToDraft, uploadOne } from '../step-uploads.ts';
import { type FilingStepProps, nothing } from './dispute-kind-step.tsx';
import { FileLine } from './file-line.tsx';

/** Papers. With a script each is sent as it is chosen; without one they go with the form. */
export function DocumentsStep({ view, posted }: FilingStepProps) {
  const kept = posted?.answers.documents?.files ?? view.answers.documents?.files ?? [];
  return (
    <StepForm view={view} posted={posted} files>
      <Files
        key={view.version}
        {...{ id: view.id, answers: view.answers, kept }}
        correction={(posted ?? nothing).fields.upload}
      />
    </StepForm>
  );
}

/** The control at which somebody marks a paper, or adds the first one. */
export function documentField(files: number): string {
  return files === 0 ? 'upload' : 'files.0.kind';
}

type FilesProps = {
  id: string;
  answers: Answers;
  kept: readonly FilingUpload[];
  correction: string | undefined;
};

function Files({ id, answers, kept, correction }: FilesProps) {
  const api = useApi();
  const [files, setFiles] = useState(kept);
  const [coming, setComing] = useState<string[]>([]);
  const [part, setPart] = useState(0);
  const [mends, setMends] = useState<string[]>(correction ? [correction] : []);
  async function send({ currentTarget: input }: ChangeEvent<HTMLInputElement>) {
    const chosen = [...(input.files ?? [])];
    setMends([]);
    setComing(chosen.map(({ name }) => name));
    for (const file of chosen) {
      setPart(0);
      const uploaded = await uploadOne(apiWithProgress(setPart), file);
      const trouble = uploaded.ok
        ? await attachUploadToDraft(api, { id, form: input.form, file: uploaded.file })
        : uploaded.error;
      if (uploaded.ok) setFiles((before) => [...before, uploaded.file]);
      if (trouble) setMends((before) => [...before, `${file.name}: ${trouble}`]);
      setComing((before) => before.filter((name) => name !== file.name));
    }
    input.value = ''; // or the same files would go again with the form
  }
  return (
    <>
      <PaperLacking answers={answers} files={files} />
      {files.length > 0 ? (
        <ul className="gr-files" aria-label={m.filing_files()}>
          {files.map((file, at) => (
            <FileLine
              key={file.token}
              {...{ file, at }}
              mark={(kind) =>
                setFiles((all) => all.map((one) => (one === file ? { ...one, kind } : one)))
              }
            />
          ))}
        </ul>
      ) : null}
      {files.length < FILES_MAX ? (
        <Field
          id={idOf('upload')}
          label={m.filing_upload()}
          hint={m.filing_upload_hint({ most: DOCUMENT_MB })}
        >
          <FileInput
            id={idOf('upload')}
            name="upload"
            multiple
            sends
            accept={DOCUMENT_ACCEPT}
            aria-describedby={`${idOf('upload')}-hint${mends.length > 0 ? ` ${idOf('upload')}-error` : ''}`}
            aria-invalid={mends.length > 0 || undefined}
            onChange={send}
          />
        </Field>
      ) : null}
      <details className="gr-why">
        <summary>{m.filing_upload_more()}</summary>
        <p>{m.filing_upload_more_text({ together: FORM_MB - 2 })}</p>
      </details>
      <p role="status" className="t2">
        {coming.length > 0 ? m.filing_uploading({ names: coming.join(', ') }) : ''}
      </p>
      {coming.length > 0 ? (
        <progress className="gr-part" max={1} value={part} aria-label={m.notice_form_sending()} />
      ) : null}
      {mends.length > 0 ? (
        <FieldError id={`${idOf('upload')}-error`}>{mends.join(' ')}</FieldError>
      ) : null}
    </>
  );
}

/** Goes as soon as a paper is marked; who has none goes on past it. */
function PaperLacking({ answers, files }: { answers: Answers; files: readonly FilingUpload[] }) {
  const lacking = agreementPaperLacking(answers, files);
  return (
    <div role="status">
      {lacking ? <p className="note">{agreementDocumentWords[lacking]()}</p> : null}
    </div>
  );
}
