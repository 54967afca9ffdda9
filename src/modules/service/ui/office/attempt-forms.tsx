import { DOCUMENT_MB } from '#kernel/document-types.ts';
import * as m from '#messages/all.ts';
import { Field, Input } from '#ui/field.tsx';
import { FileInput } from '#ui/file-input.tsx';
import type { Submission } from '#ui/forms/submission.ts';
import { Select } from '#ui/select.tsx';
import type { FieldState } from './form.tsx';
import { ActForm } from './form.tsx';
import { basisWords, returnWords } from './words.ts';

export function ProofForm({ id, acted }: { id: string; acted: Submission | undefined }) {
  return (
    <ActForm
      intent="bring_proof"
      about={id}
      acted={acted}
      does={m.office_service_bring_proof()}
      folded
      sendsPaper
    >
      {({ wrong }) => (
        <Field
          label={m.office_service_paper()}
          hint={m.office_service_paper_hint({ most: DOCUMENT_MB })}
          error={wrong('paper')}
        >
          <FileInput name="paper" accept="application/pdf,image/jpeg,image/png" required />
        </Field>
      )}
    </ActForm>
  );
}

export function ReturnForm({ id, acted }: { id: string; acted: Submission | undefined }) {
  return (
    <ActForm intent="return" about={id} acted={acted} does={m.office_service_returned()} folded>
      {({ typed }) => (
        <>
          <Field label={m.office_service_return_why()} hint={m.office_service_return_hint()}>
            <Select name="reason" defaultValue={typed('reason')}>
              {Object.entries(returnWords).map(([value, words]) => (
                <option key={value} value={value}>
                  {words()}
                </option>
              ))}
            </Select>
          </Field>
          <Field label={m.office_service_note()}>
            <Input name="note" maxLength={300} defaultValue={typed('note')} />
          </Field>
        </>
      )}
    </ActForm>
  );
}

type One = { id: string; acted: Submission | undefined };

export function Posting({ id, acted, isPost }: One & { isPost: boolean }) {
  return (
    <ActForm intent="post" about={id} acted={acted} does={m.office_service_posting()} folded>
      {({ typed, wrong }) => <PostingFields isPost={isPost} wrong={wrong} typed={typed} />}
    </ActForm>
  );
}

type PostingFieldsProps = {
  isPost: boolean;
  wrong: FieldState['wrong'];
  typed: FieldState['typed'];
};

function PostingFields({ isPost, wrong, typed }: PostingFieldsProps) {
  return (
    <>
      <Field
        label={m.office_service_article()}
        hint={isPost ? m.office_service_article_hint() : undefined}
        error={wrong('articleNumber')}
      >
        <Input name="articleNumber" required maxLength={40} defaultValue={typed('articleNumber')} />
      </Field>
      <Field label={m.office_service_carrier()}>
        <Input
          name="carrier"
          maxLength={60}
          defaultValue={typed('carrier') ?? (isPost ? 'India Post' : '')}
        />
      </Field>
      <Field label={m.office_service_posted_on()} error={wrong('postedOn')}>
        <Input type="date" name="postedOn" required defaultValue={typed('postedOn')} />
      </Field>
    </>
  );
}

/** Two forms, because one needs a day and a place and the other a reason. */
export function Judging({ id, acted }: One) {
  return (
    <>
      <ActForm
        intent="accept_proof"
        about={id}
        acted={acted}
        does={m.office_service_accept()}
        folded
      >
        {({ typed, wrong }) => <AcceptanceFields wrong={wrong} typed={typed} />}
      </ActForm>
      <RejectionForm id={id} acted={acted} />
    </>
  );
}

function AcceptanceFields({ wrong, typed }: FieldState) {
  return (
    <>
      <Field label={m.office_service_delivered_on()} error={wrong('deliveredOn')}>
        <Input type="date" name="deliveredOn" required defaultValue={typed('deliveredOn')} />
      </Field>
      <Field
        label={m.office_service_basis()}
        hint={m.office_service_basis_hint()}
        error={wrong('basis')}
      >
        <Select name="basis" defaultValue={typed('basis')}>
          {(['personal', 'business', 'residence', 'mailing'] as const).map((basis) => (
            <option key={basis} value={basis}>
              {basisWords[basis]()}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={m.office_service_note()}>
        <Input name="reason" maxLength={2000} defaultValue={typed('reason')} />
      </Field>
    </>
  );
}

function RejectionForm({ id, acted }: One) {
  return (
    <ActForm intent="reject_proof" about={id} acted={acted} does={m.office_service_reject()} folded>
      {({ typed, wrong }) => (
        <Field label={m.office_service_reason()} error={wrong('reason')}>
          <Input name="reason" required maxLength={2000} defaultValue={typed('reason')} />
        </Field>
      )}
    </ActForm>
  );
}
