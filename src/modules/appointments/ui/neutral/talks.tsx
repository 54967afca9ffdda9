import * as m from '#messages/all.ts';
import { ActForm } from '#ui/desk/act-form.tsx';
import { Card } from '#ui/desk/card.tsx';
import { Notice } from '#ui/desk/notice.tsx';
import { Field, Input } from '#ui/field.tsx';
import { ownOf, type Submission } from '#ui/forms/submission.ts';
import type { InvitationView } from './types.ts';

type Props = { invitation: InvitationView; acted: Submission | undefined };

/** What whoever leads talks does here: the day of the first session, and the end without a settlement. */
export function TalksLed({
  invitation: { appearanceFrom, mayDeclare, isTogether, hasDeclared, othersDeclared },
  acted,
}: Props) {
  const { fields = {}, values = {} } = ownOf(acted, 'appearance') ?? {};
  return (
    <>
      {appearanceFrom ? (
        <Card title={m.talks_appeared_title()}>
          <p>{m.talks_appeared_words()}</p>
          <ActForm intent="appearance" acted={acted} label={m.talks_appeared()}>
            <Field label={m.talks_appeared_day()} error={fields.on} required>
              <Input type="date" name="on" min={appearanceFrom} defaultValue={values.on} />
            </Field>
          </ActForm>
        </Card>
      ) : null}
      {hasDeclared ? <Notice tone="info">{m.talks_declare_waits()}</Notice> : null}
      {mayDeclare ? (
        <Card title={m.talks_declare_title()}>
          <p>{isTogether ? m.talks_declare_together() : m.talks_declare_words()}</p>
          {othersDeclared ? <p>{m.talks_declare_others()}</p> : null}
          <ActForm intent="declare" acted={acted} label={m.talks_declare()} />
        </Card>
      ) : null}
    </>
  );
}
