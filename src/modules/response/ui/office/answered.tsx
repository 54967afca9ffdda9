import { dayInWords } from '#kernel/day-words.ts';
import * as m from '#messages/all.ts';
import { Button } from '#ui/button.tsx';
import { Badge } from '#ui/desk/badge.tsx';
import { Card } from '#ui/desk/card.tsx';
import { DefinitionList } from '#ui/desk/definition-list.tsx';
import { Moment } from '#ui/desk/moment.tsx';
import { Notice } from '#ui/desk/notice.tsx';
import { Field, Input, Textarea } from '#ui/field.tsx';
import { responseKindWords } from '../../contract/kind-words.ts';
import type { AnsweredView } from '../../contract/office.ts';
import { EXTENSION_MAX, type ResponseKind } from '../../contract/words.ts';
import './sheet.css';
import { PostForm } from '#ui/forms/post-form.tsx';

type Outcome = NonNullable<AnsweredView['outcome']>;

const labels: Record<Outcome, () => string> = {
  extended: m.office_response_extended,
  declined: m.office_response_declined,
  confirmed: m.office_response_confirmed,
  another: m.office_response_another,
  called: m.office_response_called,
  reopened: m.office_response_reopened,
  not_reopened: m.office_response_not_reopened,
};

const decisions: Partial<Record<ResponseKind, readonly Outcome[]>> = {
  extension: ['extended', 'declined'],
  identity: ['confirmed', 'another'],
  call_back: ['called'],
  reopening: ['reopened', 'not_reopened'],
};

const hints: Partial<Record<ResponseKind, () => string>> = {
  identity: m.office_response_another_hint,
  reopening: m.office_response_reopening_hint,
};

/** One thing that a respondent sent, and what the office may decide about it. For the office's own page and a dispute's. */
export function Answered({ answer }: { answer: AnsweredView }) {
  const {
    id,
    disputeId,
    kind,
    who,
    number,
    sentAt,
    isVerified,
    isLate,
    isFallen,
    lines,
    outcome,
    why,
    heldOn,
  } = answer;
  return (
    <Card title={`${responseKindWords[kind]()}: ${who}`}>
      <p id={id}>
        {isVerified ? (
          <Badge tone="good">{m.office_response_verified()}</Badge>
        ) : (
          <Badge tone="warn">{m.office_response_unverified()}</Badge>
        )}{' '}
        {isLate ? <Badge tone="warn">{m.office_response_late()}</Badge> : null}
      </p>
      <DefinitionList
        facts={[
          { term: m.office_response_of(), said: <Moment at={sentAt} /> },
          {
            term: m.notice_receipt_number(),
            said: <a href={`/office/responses/${disputeId}`}>{number}</a>,
          },
          ...lines.map(({ label, value }) => ({ term: label, said: value })),
          ...(outcome ? [{ term: labels[outcome](), said: why }] : []),
        ]}
      />
      {heldOn ? <Notice>{m.office_response_held({ day: dayInWords(heldOn) })}</Notice> : null}
      {isFallen ? <Notice>{m.notice_fallen()}</Notice> : null}
      {outcome === null && !isFallen && decisions[kind] ? (
        <Decide id={id} kind={kind} outcomes={decisions[kind]} />
      ) : null}
    </Card>
  );
}

function Decide({
  id,
  kind,
  outcomes,
}: {
  id: string;
  kind: ResponseKind;
  outcomes: readonly Outcome[];
}) {
  return (
    <PostForm className="desk-form">
      <input type="hidden" name="id" value={id} />
      {kind === 'extension' ? <ExtensionDays /> : null}
      {kind === 'call_back' ? null : (
        <Field
          label={m.office_response_why()}
          hint={hints[kind]?.() ?? m.office_response_why_hint()}
        >
          <Textarea name="why" rows={3} maxLength={5000} />
        </Field>
      )}
      <DecisionButtons outcomes={outcomes} />
    </PostForm>
  );
}

function ExtensionDays() {
  return (
    <Field label={m.office_response_days()}>
      <Input name="days" type="number" min={1} max={EXTENSION_MAX} defaultValue={EXTENSION_MAX} />
    </Field>
  );
}

function DecisionButtons({ outcomes }: { outcomes: readonly Outcome[] }) {
  return (
    <p className="rsp-acts">
      {outcomes.map((outcome, at) => (
        <Button
          key={outcome}
          type="submit"
          name="outcome"
          value={outcome}
          look={at === 0 ? 'solid' : 'line'}
          size="sm"
        >
          {labels[outcome]()}
        </Button>
      ))}
    </p>
  );
}
