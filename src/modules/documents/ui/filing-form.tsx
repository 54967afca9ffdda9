import * as m from '#messages/all.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Card } from '#ui/desk/card.tsx';
import { SubmissionNotice } from '#ui/desk/submission-notice.tsx';
import { Field, Input } from '#ui/field.tsx';
import { PostForm } from '#ui/forms/post-form.tsx';
import { ownOf, type Submission } from '#ui/forms/submission.ts';
import { Select } from '#ui/select.tsx';
import { ForWhom } from './for-whom.tsx';
import type { RecordOfPapers, UploadLine } from './shapes.ts';
import { kindWords, titleOf } from './words.ts';

/** As many as one act files (rules/exhibits.ts). */
const FILED_AT_ONCE = 50;

type FilingProps = {
  record: RecordOfPapers;
  uploads: readonly UploadLine[];
  acted: Submission | undefined;
};

/** Files what is ready, in one act. Who reads it stands over the button, and on it. */
export function FilingForm({ record, uploads, acted }: FilingProps) {
  const ready = uploads.filter(({ state }) => state === 'ready');
  const { replaceable: own, issues } = record;
  const filed = ownOf(acted, 'file');
  if (ready.length === 0 && !filed) return null;
  return (
    <Card title={m.papers_file_heading()}>
      <SubmissionNotice submission={filed} done={m.papers_filed()} />
      {ready.length > 0 ? (
        <PostForm className="desk-form">
          <input type="hidden" name="intent" value="file" />
          {ready.length > FILED_AT_ONCE ? (
            <p>{m.papers_file_some({ count: FILED_AT_ONCE, all: ready.length })}</p>
          ) : null}
          <ForWhom parties={record.filesFor} chosen={filed?.values.party} />
          {ready.slice(0, FILED_AT_ONCE).map((upload) => (
            <FileLine key={upload.id} upload={upload} own={own} issues={issues} />
          ))}
          <p>{m.papers_goes_to({ names: record.reaches.join('; ') })}</p>
          <Button type="submit" look="solid">
            {m.papers_file({ names: record.reaches.join('; ') })}
          </Button>
        </PostForm>
      ) : null}
    </Card>
  );
}

function FileLine({
  upload: { id, name },
  own,
  issues,
}: {
  upload: UploadLine;
  own: RecordOfPapers['replaceable'];
  issues: readonly string[];
}) {
  return (
    <fieldset className="ppr-file">
      <legend>
        <label>
          <input type="checkbox" name="upload" value={id} defaultChecked />{' '}
          <span dir="auto">{name}</span>
        </label>
      </legend>
      <Field label={m.papers_title()}>
        <Input name={`title ${id}`} defaultValue={titleOf(name)} maxLength={200} dir="auto" />
      </Field>
      <Field label={m.papers_kind()}>
        <Select name={`kind ${id}`} defaultValue="other">
          {Object.entries(kindWords).map(([kind, said]) => (
            <option key={kind} value={kind}>
              {said()}
            </option>
          ))}
        </Select>
      </Field>
      {issues.length > 0 ? (
        <fieldset className="ds-plain">
          <legend>{m.papers_issues()}</legend>
          {issues.map((issue) => (
            <Checkbox key={issue} name={`issues ${id}`} value={issue}>
              <span dir="auto">{issue}</span>
            </Checkbox>
          ))}
        </fieldset>
      ) : null}
      <Field label={m.papers_issue_new()} hint={m.papers_issue_hint()}>
        <Input name={`issue ${id}`} maxLength={120} dir="auto" />
      </Field>
      {own.length > 0 ? (
        <Field label={m.papers_replaces()}>
          <Select name={`replaces ${id}`} defaultValue="">
            <option value="">{m.papers_new_paper()}</option>
            {own.map((paper) => (
              <option key={paper.id} value={paper.id}>
                {m.papers_version_of({ number: paper.number, title: paper.title })}
              </option>
            ))}
          </Select>
        </Field>
      ) : null}
    </fieldset>
  );
}
