import * as m from '#messages/all.ts';
import { Button } from '#ui/button.tsx';
import { Badge } from '#ui/desk/badge.tsx';
import { Card } from '#ui/desk/card.tsx';
import { Moment } from '#ui/desk/moment.tsx';
import { Field, Input, Textarea } from '#ui/field.tsx';
import { PostForm } from '#ui/forms/post-form.tsx';
import { problemOf, type Submission } from '#ui/forms/submission.ts';
import { Select } from '#ui/select.tsx';
import { SOURCES } from '../../contract/words.ts';
import type { OfficeApplicationView } from './types.ts';
import { checkWords, sourceWords } from './words.ts';

type Part = { application: OfficeApplicationView; acted?: Submission | undefined };

/** What was seen, and how. A note may be taken back while the file is open. */
export function Checklist({ application: { checks, may } }: Part) {
  const done = checks.filter(({ seen }) => seen).length;
  return (
    <Card
      title={m.office_panel_checklist()}
      aside={<span className="tn">{m.office_panel_of({ done, all: checks.length })}</span>}
    >
      <ul className="pnl-checks">
        {checks.map((one) => (
          <li key={one.item}>
            <p className="pnl-check">
              <b>{checkWords[one.item]()}</b>
              <Badge tone={one.seen ? 'good' : 'plain'}>
                {one.seen ? m.office_panel_seen() : m.office_panel_not_seen()}
              </Badge>
            </p>
            {one.seen ? (
              <p className="t2">
                {m.office_panel_seen_by({
                  by: one.seen.by,
                  source: sourceWords[one.seen.source](),
                })}{' '}
                <Moment at={one.seen.at} />
              </p>
            ) : null}
            {one.seen?.note ? <p className="pnl-text">{one.seen.note}</p> : null}
            {may.includes('check') ? <CheckForm check={one} /> : null}
          </li>
        ))}
      </ul>
    </Card>
  );
}

function CheckForm({ check: { item, seen } }: { check: OfficeApplicationView['checks'][number] }) {
  const name = checkWords[item]();
  const hidden = (
    <>
      <input type="hidden" name="intent" value="check" />
      <input type="hidden" name="about" value={item} />
      <input type="hidden" name="seen" value={seen ? 'no' : 'yes'} />
    </>
  );
  if (seen) {
    return (
      <PostForm preventScrollReset>
        {hidden}
        <Button
          type="submit"
          size="sm"
          look="ghost"
          aria-label={m.office_panel_take_back_of({ item: name })}
        >
          {m.office_panel_take_back()}
        </Button>
      </PostForm>
    );
  }
  return (
    <PostForm className="pnl-check-form" preventScrollReset>
      {hidden}
      <Field label={m.office_panel_source()}>
        <Select name="source" defaultValue="document">
          {SOURCES.map((one) => (
            <option key={one} value={one}>
              {sourceWords[one]()}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={m.office_panel_note()}>
        <Input name="note" maxLength={1000} />
      </Field>
      <Button type="submit" aria-label={m.office_panel_mark_seen_of({ item: name })}>
        {m.office_panel_mark_seen()}
      </Button>
    </PostForm>
  );
}

/** What office and applicant wrote to each other. */
export function Talk({ application: { messages, may }, acted }: Part) {
  const own = acted?.intent === 'ask' ? acted : undefined;
  return (
    <Card title={m.office_panel_talk()}>
      {messages.map((one) => (
        <article className="pnl-said" key={one.id}>
          <p className="t2">
            {one.by ?? m.office_panel_the_applicant()} <Moment at={one.at} />{' '}
            {one.isOpen ? <Badge tone="warn">{m.office_panel_unanswered()}</Badge> : null}
          </p>
          <p className="pnl-text">{one.text}</p>
          {one.document ? (
            <p>
              <a className="lnk" href={`?document=${one.document.id}#document`}>
                {one.document.name}
              </a>
            </p>
          ) : null}
        </article>
      ))}
      {may.includes('ask') ? (
        <PostForm className="desk-form" preventScrollReset key={messages.length}>
          <input type="hidden" name="intent" value="ask" />
          <Field
            label={m.office_panel_question()}
            hint={m.office_panel_question_hint()}
            error={own?.fields.text ?? problemOf(own)}
          >
            <Textarea name="text" rows={3} maxLength={2000} defaultValue={own?.values.text} />
          </Field>
          <Button type="submit">{m.office_panel_ask()}</Button>
        </PostForm>
      ) : null}
    </Card>
  );
}
