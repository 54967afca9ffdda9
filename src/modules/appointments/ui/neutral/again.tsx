import { dayInWords } from '#kernel/day-words.ts';
import * as m from '#messages/all.ts';
import { ActForm } from '#ui/desk/act-form.tsx';
import { Card } from '#ui/desk/card.tsx';
import { Notice } from '#ui/desk/notice.tsx';
import { Field, Input, Textarea } from '#ui/field.tsx';
import { ownOf, type Submission } from '#ui/forms/submission.ts';
import { namedAsWords } from '../../contract/named-words.ts';
import { AskedAgain } from '../asked-again.tsx';
import type { InvitationView } from './types.ts';

type Props = { invitation: InvitationView; acted: Submission | undefined };

/** Somebody came since they disclosed: whom it is about, and both answers to it. */
export function AskedAgainPart({ invitation, acted }: Props) {
  const { question, again, name } = invitation;
  if (!question) return <AskedAgain again={again} />;
  const { fields = {}, values = {} } = ownOf(acted, 'nothing') ?? {};
  return (
    <>
      <Card title={m.again_question()}>
        {question.dueOn ? (
          <Notice tone="warn">{m.again_due({ day: dayInWords(question.dueOn) })}</Notice>
        ) : null}
        <p>{m.again_question_words()}</p>
        <ul className="trb-said">
          {question.names.map((one) => (
            <li key={one.name} dir="auto">
              {m.again_named({ name: one.name, as: namedAsWords(one.kind) })}
            </li>
          ))}
        </ul>
      </Card>
      <Card title={m.paper_title_no_circumstances()}>
        <p>{m.again_nothing_words()}</p>
        <ActForm intent="nothing" acted={acted} label={m.again_nothing_send()}>
          <input type="hidden" name="asked" value={question.asked} />
          <Field
            label={m.again_sign()}
            hint={m.again_sign_hint({ name })}
            error={fields.signedAs}
            required
          >
            <Input
              name="signedAs"
              autoComplete="name"
              maxLength={200}
              defaultValue={values.signedAs}
            />
          </Field>
        </ActForm>
      </Card>
      <DiscloseMore acted={acted} />
      <AskedAgain again={again} />
    </>
  );
}

/** In their own words, as a paper that every party is served with; whether they were asked or not. */
export function DiscloseMore({ acted }: Pick<Props, 'acted'>) {
  const { fields = {}, values = {} } = ownOf(acted, 'disclose') ?? {};
  return (
    <Card title={m.circumstances_add_title()}>
      <p>{m.circumstances_add_words()}</p>
      <ActForm intent="disclose" acted={acted} label={m.circumstances_add_send()}>
        <Field
          label={m.disclosure_what()}
          error={fields.words ? m.circumstances_add_missing() : undefined}
          required
        >
          <Textarea name="words" rows={4} maxLength={5000} defaultValue={values.words} />
        </Field>
      </ActForm>
    </Card>
  );
}
