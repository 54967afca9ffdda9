import { type FormEvent, useState } from 'react';
import { useRevalidator } from 'react-router';
import * as m from '#messages/all.ts';
import { useApi } from '#ui/api-context.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/desk/card.tsx';
import { Notice } from '#ui/desk/notice.tsx';
import { Field } from '#ui/field.tsx';
import { FileInput } from '#ui/file-input.tsx';
import { PostForm } from '#ui/forms/post-form.tsx';
import { useOnce } from '#ui/forms/single-submission.ts';
import { megabytes, sendChosen } from './upload-files.ts';

/** Two files to choose. With a script they go in pieces and say how far they are; without one they go with the form. */
export function SendForm({ batch, problem: posted }: { batch: string; problem: string | null }) {
  const api = useApi();
  const { revalidate } = useRevalidator();
  const [progress, setProgress] = useState<string | null>(null);
  const [problem, setProblem] = useState(posted);
  const [busy, once] = useOnce();
  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    void once(() => send(form));
  }
  async function send(form: HTMLFormElement) {
    setProblem(null);
    const said = await sendChosen(api, batch, new FormData(form), ({ name, size }, received) =>
      setProgress(m.bulk_sending({ name, done: megabytes(received), all: megabytes(size) })),
    );
    setProgress(null);
    setProblem(said);
    if (said === null) form.reset();
    await revalidate();
  }
  return (
    <Card title={m.bulk_send_files()}>
      <PostForm encType="multipart/form-data" className="desk-form" onSubmit={onSubmit}>
        <input type="hidden" name="act" value="send" />
        <Field label={m.bulk_rows_file()}>
          <FileInput name="rows" accept=".csv,text/csv" />
        </Field>
        <Field label={m.bulk_papers_file()} hint={m.bulk_send_hint()}>
          <FileInput name="papers" accept=".zip,application/zip" />
        </Field>
        <Button type="submit" look="solid" busy={busy}>
          {m.bulk_send()}
        </Button>
        <p role="status" className="tn">
          {progress}
        </p>
        {problem ? <Notice tone="bad" live="alert" title={problem} /> : null}
      </PostForm>
    </Card>
  );
}
