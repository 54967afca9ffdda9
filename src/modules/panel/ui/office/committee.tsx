import { localize } from '#kernel/language.ts';
import * as m from '#messages/all.ts';
import { Button } from '#ui/button.tsx';
import { Badge } from '#ui/desk/badge.tsx';
import { Card } from '#ui/desk/card.tsx';
import { DefinitionList } from '#ui/desk/definition-list.tsx';
import { CivilDay, Moment } from '#ui/desk/moment.tsx';
import { Notice } from '#ui/desk/notice.tsx';
import { SubmissionNotice } from '#ui/desk/submission-notice.tsx';
import { Field, Input, Textarea } from '#ui/field.tsx';
import { PostForm } from '#ui/forms/post-form.tsx';
import { problemOf, type Submission } from '#ui/forms/submission.ts';
import { RadioGroup } from '#ui/radio.tsx';
import { Select } from '#ui/select.tsx';
import { DAYS_TO_REPLY, OUTCOMES, PRINCIPLES } from '../../contract/words.ts';
import type { ConductOutcome } from '../../rules/proceeding.ts';
import { principleTitle } from '../status/words.ts';
import type { OfficeApplicationView } from './types.ts';
import { outcomeNames } from './words.ts';

type Part = { application: OfficeApplicationView; acted: Submission | undefined };

/** Before a member sees how the others vote they say whether there is a relation. */
export function Declaration({ application: { declared, relations, may }, acted }: Part) {
  if (!may.includes('declare'))
    return relations.length > 0 ? <Relations relations={relations} /> : null;
  const own = acted?.intent === 'declare' ? acted : undefined;
  if (declared === 'relation') {
    return (
      <Card title={m.office_panel_conflicts()}>
        <Notice tone="warn">{m.office_panel_recused_note()}</Notice>
      </Card>
    );
  }
  return (
    <Card title={m.office_panel_conflicts()}>
      <p className="t2">
        {declared ? m.office_panel_declared_none() : m.office_panel_declare_text()}
      </p>
      <PostForm className="desk-form" preventScrollReset>
        <input type="hidden" name="intent" value="declare" />
        <RadioGroup
          legend={m.office_panel_relation()}
          name="relation_there"
          required
          {...(declared ? { defaultValue: 'no' } : {})}
          options={[
            { value: 'no', label: m.office_panel_relation_no() },
            { value: 'yes', label: m.office_panel_relation_yes() },
          ]}
        />
        <Field
          label={m.office_panel_relation_which()}
          error={own?.fields.relation ?? problemOf(own)}
        >
          <Textarea name="text" rows={2} maxLength={1000} defaultValue={own?.values.text} />
        </Field>
        <Button type="submit" look={declared ? 'line' : 'solid'}>
          {m.office_panel_declare()}
        </Button>
      </PostForm>
      {relations.length > 0 ? <Relations relations={relations} /> : null}
    </Card>
  );
}

function Relations({ relations }: Pick<OfficeApplicationView, 'relations'>) {
  return (
    <DefinitionList facts={relations.map((one) => ({ term: one.member, said: one.relation }))} />
  );
}

/** Notices under the code of conduct: each with the reply, the votes and the decision; and the form for a new one. */
export function Conduct({ application: { proceedings, may }, acted }: Part) {
  if (proceedings.length === 0 && !may.includes('give_notice')) return null;
  return (
    <Card title={m.office_panel_notices()}>
      {proceedings.map((one) => (
        <Proceeding
          key={one.id}
          proceeding={one}
          acted={acted?.about === one.id ? acted : undefined}
        />
      ))}
      {may.includes('give_notice') ? (
        <NoticeForm acted={acted?.intent === 'notice' ? acted : undefined} />
      ) : null}
    </Card>
  );
}

type ProceedingProps = {
  proceeding: OfficeApplicationView['proceedings'][number];
  acted: Submission | undefined;
};

function Proceeding({ proceeding: one, acted }: ProceedingProps) {
  const facts = [
    { term: m.office_panel_principle(), said: localize(principleTitle(one.principle)) },
    { term: m.office_panel_noticed(), said: <Moment at={one.noticedAt} /> },
    { term: m.office_panel_reply_by(), said: <CivilDay on={one.replyDueOn} /> },
    { term: m.office_panel_facts(), said: <span className="pnl-text">{one.facts}</span> },
    ...(one.reply
      ? [{ term: m.office_panel_reply(), said: <span className="pnl-text">{one.reply}</span> }]
      : []),
    ...(one.outcome
      ? [{ term: m.office_panel_outcome(), said: outcomeNames[one.outcome as ConductOutcome]() }]
      : []),
    ...(one.suspendedUntil
      ? [{ term: m.office_panel_suspended_until(), said: <CivilDay on={one.suspendedUntil} /> }]
      : []),
    ...(one.reasons
      ? [{ term: m.office_panel_reasons(), said: <span className="pnl-text">{one.reasons}</span> }]
      : []),
  ];
  return (
    <article className="pnl-said">
      <p>
        <Badge tone={one.decidedAt ? 'order' : 'warn'}>
          {one.decidedAt ? m.office_panel_decided() : m.office_panel_open()}
        </Badge>
      </p>
      <DefinitionList facts={facts} />
      {one.ballots?.map((ballot) => (
        <p key={ballot.member}>
          <b>{ballot.member}</b> {ballot.verdict} <Moment at={ballot.at} />
        </p>
      ))}
      <SubmissionNotice submission={acted} />
      {one.may.includes('vote') ? <JudgeForm proceeding={one} acted={acted} /> : null}
    </article>
  );
}

function JudgeForm({ proceeding, acted }: ProceedingProps) {
  return (
    <PostForm className="desk-form" preventScrollReset>
      <input type="hidden" name="intent" value="judge" />
      <input type="hidden" name="about" value={proceeding.id} />
      <RadioGroup
        legend={m.office_panel_outcome()}
        hint={m.office_panel_vote_hint()}
        name="outcome"
        required
        options={OUTCOMES.map((value) => ({ value, label: outcomeNames[value]() }))}
      />
      <Field
        label={m.office_panel_suspended_until()}
        hint={m.office_panel_until_hint()}
        error={acted?.fields.until}
      >
        <Input type="date" name="until" />
      </Field>
      <Field
        label={m.office_panel_reasons()}
        hint={m.office_panel_reasons_judgement()}
        error={acted?.fields.reasons}
      >
        <Textarea name="text" rows={4} maxLength={5000} defaultValue={acted?.values.text} />
      </Field>
      <Button type="submit" look="solid">
        {m.office_panel_vote()}
      </Button>
    </PostForm>
  );
}

function NoticeForm({ acted }: { acted: Submission | undefined }) {
  return (
    <details className="pnl-more" open={problemOf(acted) !== undefined}>
      <summary>{m.office_panel_give_notice()}</summary>
      <PostForm className="desk-form" preventScrollReset>
        <input type="hidden" name="intent" value="notice" />
        <p className="t2">{m.office_panel_notice_text({ days: DAYS_TO_REPLY })}</p>
        <Field label={m.office_panel_principle()}>
          <Select name="principle">
            {PRINCIPLES.map((one) => (
              <option key={one} value={one}>
                {localize(principleTitle(one))}
              </option>
            ))}
          </Select>
        </Field>
        <Field
          label={m.office_panel_facts()}
          hint={m.office_panel_facts_hint()}
          error={acted?.fields.facts ?? problemOf(acted)}
        >
          <Textarea name="text" rows={5} maxLength={10_000} defaultValue={acted?.values.text} />
        </Field>
        <Button type="submit">{m.office_panel_send_notice()}</Button>
      </PostForm>
    </details>
  );
}
