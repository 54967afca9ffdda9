import { DOCUMENT_MB } from '#kernel/document-types.ts';
import * as m from '#messages/all.ts';
import { Button } from '#ui/button.tsx';
import { Badge } from '#ui/desk/badge.tsx';
import { CivilDay, Moment } from '#ui/desk/moment.tsx';
import { Notice } from '#ui/desk/notice.tsx';
import { Field, Input } from '#ui/field.tsx';
import { FileInput } from '#ui/file-input.tsx';
import type { Submission } from '#ui/forms/submission.ts';
import { Select } from '#ui/select.tsx';
import type { FieldState } from './form.tsx';
import { ActForm } from './form.tsx';
import type { LedgerAttempt } from './types.ts';
import {
  basisWords,
  channelWords,
  lackWords,
  returnWords,
  statusTones,
  statusWords,
} from './words.ts';

export type AttemptProps = {
  disputeId: string;
  attempt: LedgerAttempt;
  acted: Submission | undefined;
};

/** One way by which a paper went: what was heard of it, what it lacks, and what may be done with it. */
export function AttemptPart({ disputeId, attempt, acted }: AttemptProps) {
  const {
    channel,
    status,
    address,
    isDesignated,
    lack,
    isContradicted,
    articleNumber,
    postedOn,
    carrier,
    isSetAside,
  } = attempt;
  return (
    <li className="srv-attempt">
      <p className="srv-line">
        <b>{channelWords[channel]()}</b>
        <Badge tone={isSetAside ? 'plain' : statusTones[status]}>{statusWords[status]()}</Badge>
        {isDesignated ? <Badge>{m.office_service_designated()}</Badge> : null}
      </p>
      <p className="srv-quiet">{channel === 'portal' ? m.office_service_opened() : address}</p>
      {articleNumber ? (
        <p className="srv-quiet">
          {carrier} {articleNumber} {postedOn ? <CivilDay on={postedOn} /> : null}
        </p>
      ) : null}
      {lack ? <p className="srv-lack">{lackWords[lack]()}</p> : null}
      {isContradicted ? <Notice tone="warn">{m.office_service_contradicted()}</Notice> : null}
      <Heard attempt={attempt} />
      <Proofs disputeId={disputeId} attempt={attempt} />
      <AttemptActs attempt={attempt} acted={acted} />
    </li>
  );
}

function Heard({ attempt: { reports } }: { attempt: LedgerAttempt }) {
  if (reports.length === 0) return null;
  return (
    <ul className="srv-heard" aria-label={m.office_service_heard()}>
      {reports.map(({ status, at, source, said, sha256 }) => (
        <li key={`${source} ${status} ${at}`}>
          {statusWords[status]()} <Moment at={at} /> {said}
          {sha256 ? <span className="srv-hash"> SHA-256 {sha256}</span> : null}
        </li>
      ))}
    </ul>
  );
}

function Proofs({ disputeId, attempt: { proofs } }: { disputeId: string; attempt: LedgerAttempt }) {
  return proofs.map(({ documentId, state, deliveredOn, basis, reason, judgedBy }) => (
    <p key={`${documentId} ${state}`} className="srv-quiet">
      <a className="lnk" href={`/api/disputes/${disputeId}/documents/${documentId}`}>
        {m.office_service_the_proof()}
      </a>{' '}
      {state === 'submitted' ? m.office_service_lack_proof_to_validate() : null}
      {state === 'validated' && deliveredOn && basis ? (
        <>
          <CivilDay on={deliveredOn} />, {basisWords[basis]()}
        </>
      ) : null}
      {state === 'rejected' ? m.office_service_rejected({ reason }) : null} {judgedBy}
    </p>
  ));
}

function AttemptActs({
  attempt: { id, channel, may },
  acted,
}: {
  attempt: LedgerAttempt;
  acted: Submission | undefined;
}) {
  const isPost = channel === 'post' || channel === 'courier';
  return (
    <>
      {isPost && may.length > 0 ? (
        <Button size="sm" href={`/api/service/attempts/${id}/label`}>
          {m.office_service_label()}
        </Button>
      ) : null}
      {may.includes('post') ? <Posting id={id} acted={acted} isPost={channel === 'post'} /> : null}
      {may.includes('judge_proof') ? <Judging id={id} acted={acted} /> : null}
      {may.includes('bring_proof') ? <ProofForm id={id} acted={acted} /> : null}
      {may.includes('return') ? <ReturnForm id={id} acted={acted} /> : null}
    </>
  );
}

function ProofForm({ id, acted }: { id: string; acted: Submission | undefined }) {
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

function ReturnForm({ id, acted }: { id: string; acted: Submission | undefined }) {
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

function Posting({ id, acted, isPost }: One & { isPost: boolean }) {
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
function Judging({ id, acted }: One) {
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
