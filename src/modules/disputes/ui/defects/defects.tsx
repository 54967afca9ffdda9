import { DOCUMENT_ACCEPT, DOCUMENT_MB } from '#kernel/document-types.ts';
import './sheet.css';
import { dayInWords } from '#kernel/day-words.ts';
import type { OutputOf } from '#kernel/endpoint.ts';
import { named } from '#kernel/named.ts';
import * as m from '#messages/all.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Card } from '#ui/desk/card.tsx';
import { SubmissionNotice } from '#ui/desk/submission-notice.tsx';
import { Field, Input, Textarea } from '#ui/field.tsx';
import { FileInput } from '#ui/file-input.tsx';
import { PostForm } from '#ui/forms/post-form.tsx';
import { isSent, type Submission } from '#ui/forms/submission.ts';
import { draftAttribute, putBack } from '#ui/offline-drafts/autosave.ts';
import { CutOff, KeptBack } from '#ui/offline-drafts/notes.tsx';
import { Select } from '#ui/select.tsx';
import { FILE_KINDS } from '../../contract/desk-words.ts';
import { fileKindWords } from '../../contract/document-kind-words.ts';
import type { disputeDefects } from '../../contract/documents.ts';
import { itemWords } from '../../contract/item-words.ts';

type Defects = OutputOf<typeof disputeDefects>;
type Props = { defects: Defects; sent: Submission | undefined };

/** What is to be mended, with an answer and a paper for each, and the contacts; one form that works without a script. */
export function DefectsPage({ defects, sent }: Props) {
  const { id, reference, memo, dueOn, isOpen } = defects;
  return (
    <div className="desk-stack dfc">
      <SubmissionNotice submission={sent} done={m.dispute_defects_sent()} tone="warn" />
      {isOpen ? (
        <>
          <p>{m.dispute_defects_intro({ reference })}</p>
          {dueOn ? (
            <p>
              <b>{m.dispute_defects_until({ day: dayInWords(dueOn) })}</b>
            </p>
          ) : null}
        </>
      ) : isSent(sent) ? null : (
        <p>{m.dispute_defects_none()}</p>
      )}
      {memo ? (
        <p>
          <a className="lnk" href={`/api/disputes/${id}/documents/${memo}`}>
            {m.dispute_defects_memo()}
          </a>
        </p>
      ) : null}
      {isOpen ? <Answers defects={defects} sent={sent} /> : null}
      <Before defects={defects} />
    </div>
  );
}

function Answers({ defects: { id, defects, parties }, sent }: Props) {
  return (
    <PostForm
      ref={putBack}
      encType="multipart/form-data"
      className="desk-form"
      preventScrollReset
      {...draftAttribute('device', `defects/${id}`)}
    >
      <KeptBack />
      {defects.map((defect) => (
        <Defect key={defect.item} defect={defect} sent={sent} />
      ))}
      <Card title={m.dispute_defects_contacts()}>
        <p className="t2">{m.dispute_defects_contacts_hint()}</p>
        {sent?.fields.ends ? (
          <p className="fld-err" role="alert">
            {sent.fields.ends}
          </p>
        ) : null}
        {parties.map((party) => (
          <Contacts key={party.id} party={party} sent={sent} />
        ))}
      </Card>
      <CutOff />
      <Button type="submit" look="solid">
        {m.dispute_defects_send()}
      </Button>
    </PostForm>
  );
}

function Defect({
  defect: { item, note, correction, kind },
  sent,
}: {
  defect: Defects['defects'][number];
  sent: Submission | undefined;
}) {
  const token = sent?.values[`token-${item}`];
  return (
    <Card title={itemWords[item]()}>
      <input type="hidden" name="item" value={item} />
      <p>
        <b>{m.dispute_defects_wanting()}:</b> <span dir="auto">{note}</span>
      </p>
      <p>
        <b>{m.dispute_defects_mend()}:</b> <span dir="auto">{correction}</span>
      </p>
      <Field
        label={m.dispute_defects_answer()}
        hint={m.dispute_defects_answer_hint()}
        error={sent?.fields[`answer-${item}`]}
        required
      >
        <Textarea
          name={`answer-${item}`}
          rows={3}
          maxLength={5000}
          defaultValue={sent?.values[`answer-${item}`]}
        />
      </Field>
      {token ? (
        <>
          <input type="hidden" name={`token-${item}`} value={token} />
          <input
            type="hidden"
            name={`token-title-${item}`}
            value={sent?.values[`token-title-${item}`]}
          />
          <p>{sent?.values[`token-title-${item}`]}</p>
        </>
      ) : (
        <Field
          label={m.dispute_defects_file()}
          hint={m.dispute_defects_file_hint({ most: DOCUMENT_MB })}
          error={sent?.fields[`file-${item}`]}
        >
          <FileInput name={`file-${item}`} accept={DOCUMENT_ACCEPT} />
        </Field>
      )}
      <Field label={m.dispute_defects_file_kind()}>
        <Select name={`kind-${item}`} defaultValue={sent?.values[`kind-${item}`] ?? kind}>
          {FILE_KINDS.map((one) => (
            <option key={one} value={one}>
              {fileKindWords[one]()}
            </option>
          ))}
        </Select>
      </Field>
    </Card>
  );
}

function Contacts({
  party: { id, name, side, contacts },
  sent,
}: {
  party: Defects['parties'][number];
  sent: Submission | undefined;
}) {
  const isOpen = Boolean(sent?.values[`value-${id}`]);
  return (
    <fieldset className="dfc-party">
      <legend className="fld-l">
        <span dir="auto">{name}</span>,{' '}
        {side === 'claimant' ? m.dispute_defects_claimant() : m.dispute_defects_respondent()}
      </legend>
      <input type="hidden" name="party" value={id} />
      {contacts.map((contact) => (
        <Checkbox key={contact.id} name="ends" value={contact.id}>
          {m.dispute_defects_end({ value: contact.value })}
        </Checkbox>
      ))}
      <details open={isOpen}>
        <summary>{m.dispute_defects_add({ name })}</summary>
        <Field label={m.dispute_defects_channel()}>
          <Select name={`channel-${id}`} defaultValue={sent?.values[`channel-${id}`] ?? 'email'}>
            <option value="email">{m.dispute_defects_email()}</option>
            <option value="mobile">{m.dispute_defects_mobile()}</option>
            <option value="post">{m.dispute_defects_post()}</option>
          </Select>
        </Field>
        <Field label={m.dispute_defects_value()} error={sent?.fields[`value-${id}`]}>
          <Input name={`value-${id}`} maxLength={500} defaultValue={sent?.values[`value-${id}`]} />
        </Field>
      </details>
    </fieldset>
  );
}

function Before({ defects: { id, before } }: { defects: Defects }) {
  if (before.length === 0) return null;
  return (
    <Card title={m.dispute_defects_before()}>
      <ul className="dfc-before">
        {before.map(({ item, round, answer, papers }) => (
          <li key={`${round} ${item}`}>
            <b>{named(itemWords, item)?.()}</b>
            <p dir="auto">{answer}</p>
            {papers.map((paper) => (
              <CuredPaper key={paper.id} disputeId={id} paper={paper} />
            ))}
          </li>
        ))}
      </ul>
    </Card>
  );
}

type CuredPaperProps = {
  disputeId: string;
  paper: Defects['before'][number]['papers'][number];
};

function CuredPaper({ disputeId, paper: { id, kind, title } }: CuredPaperProps) {
  return (
    <p>
      <a className="lnk" href={`/api/disputes/${disputeId}/documents/${id}`} dir="auto">
        {title}
      </a>{' '}
      <span className="t2">{named(fileKindWords, kind)?.()}</span>
    </p>
  );
}
