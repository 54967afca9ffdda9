import * as m from '#messages/all.ts';
import { Button } from '#ui/button.tsx';
import { Badge } from '#ui/desk/badge.tsx';
import { Card } from '#ui/desk/card.tsx';
import { Moment } from '#ui/desk/moment.tsx';
import { Field, Input, Textarea } from '#ui/field.tsx';
import { PostForm } from '#ui/forms/post-form.tsx';
import { problemOf, type Submission } from '#ui/forms/submission.ts';
import { itemWords } from '../../contract/item-words.ts';
import { documentPath } from './about.tsx';
import type { ChecklistItem, OfficeCardProps, OfficeDisputeView } from './types.ts';
import { checkStatusWords, documentKindWords } from './words.ts';

/** The officer's list: each item with its law, what was found of it, and what the claimant answered. */
export function Checklist({ dispute, acted }: OfficeCardProps) {
  const { checklist, may, id } = dispute;
  const looked = checklist.items.filter(({ status }) => status !== 'open').length;
  return (
    <Card
      title={m.office_dispute_checklist({ round: checklist.round })}
      aside={
        <span className="tn">
          {m.office_dispute_checked({ done: looked, all: checklist.items.length })}
        </span>
      }
    >
      <ul className="dsp-rows">
        {checklist.items.map((row) => (
          <li key={row.item} data-item={row.item}>
            <p className="dsp-head">
              <b>{itemWords[row.item]()}</b>
              <Badge tone={checkStatusWords[row.status].tone}>
                {checkStatusWords[row.status].label()}
              </Badge>
            </p>
            <p className="dsp-quiet">{row.law}</p>
            <Found row={row} disputeId={id} />
            {may.includes('check') ? (
              <CheckForms
                row={row}
                acted={acted?.intent === 'check' && acted.about === row.item ? acted : undefined}
              />
            ) : null}
          </li>
        ))}
      </ul>
      {may.includes('defects_noted') ? <Memo dispute={dispute} /> : null}
    </Card>
  );
}

function Found({ row: { finding, cures }, disputeId }: { row: ChecklistItem; disputeId: string }) {
  return (
    <>
      {finding ? (
        <p className="dsp-quiet">
          {m.office_dispute_seen_by({ by: finding.by, round: finding.round })}{' '}
          <Moment at={finding.at} />
        </p>
      ) : null}
      {finding?.note ? <p className="dsp-text">{finding.note}</p> : null}
      {finding?.correction ? (
        <p className="dsp-text">
          {m.office_dispute_mend()}: {finding.correction}
        </p>
      ) : null}
      {cures.map((cure) => (
        <blockquote key={cure.round}>
          <p className="dsp-quiet">
            {m.office_dispute_answered({ round: cure.round })} <Moment at={cure.at} />
          </p>
          <p className="dsp-text" dir="auto">
            {cure.answer}
          </p>
          {cure.papers.map((paper) => (
            <p key={paper.id}>
              <a className="lnk" href={documentPath(disputeId, paper.id)} dir="auto">
                {paper.title}
              </a>{' '}
              <span className="dsp-quiet">{documentKindWords[paper.kind]()}</span>
            </p>
          ))}
        </blockquote>
      ))}
    </>
  );
}

function CheckForms({
  row: { item, seen, status },
  acted,
}: {
  row: ChecklistItem;
  acted: Submission | undefined;
}) {
  const name = itemWords[item]();
  const hidden = (
    <>
      <input type="hidden" name="intent" value="check" />
      <input type="hidden" name="about" value={item} />
      <input type="hidden" name="seen" value={seen ?? ''} />
    </>
  );
  return (
    <>
      {status === 'ok' ? null : (
        <PostForm className="dsp-form" preventScrollReset>
          {hidden}
          <input type="hidden" name="note" value="" />
          <input type="hidden" name="correction" value="" />
          <Button
            type="submit"
            size="sm"
            name="verdict"
            value="ok"
            aria-label={m.office_dispute_mark_ok_of({ item: name })}
          >
            {m.office_dispute_mark_ok()}
          </Button>
        </PostForm>
      )}
      <details className="dsp-more" open={problemOf(acted) !== undefined}>
        <summary>
          {m.office_dispute_wanting_form()} <span className="sr">{name}</span>
        </summary>
        <PostForm className="dsp-form" preventScrollReset key={`${seen}`}>
          {hidden}
          <Field label={m.office_dispute_note()} error={acted?.fields.note}>
            <Textarea name="note" rows={2} maxLength={2000} defaultValue={acted?.values.note} />
          </Field>
          <Field label={m.office_dispute_mend()} error={acted?.fields.correction}>
            <Input name="correction" maxLength={2000} defaultValue={acted?.values.correction} />
          </Field>
          <Button
            type="submit"
            size="sm"
            name="verdict"
            value="wanting"
            aria-label={m.office_dispute_mark_wanting_of({ item: name })}
          >
            {m.office_dispute_mark_wanting()}
          </Button>
        </PostForm>
      </details>
    </>
  );
}

function Memo({ dispute: { checklist, version } }: { dispute: OfficeDisputeView }) {
  const count = checklist.items.filter(({ status }) => status === 'wanting').length;
  return (
    <PostForm className="dsp-form" preventScrollReset>
      <input type="hidden" name="intent" value="memo" />
      <input type="hidden" name="version" value={version} />
      <p className="t2">{m.office_dispute_send_memo_hint({ count })}</p>
      <Button type="submit" look="solid">
        {m.office_dispute_send_memo()}
      </Button>
    </PostForm>
  );
}
