import { dayInWords } from '#kernel/day-words.ts';
import * as m from '#messages/all.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { ActForm } from '#ui/desk/act-form.tsx';
import { Card } from '#ui/desk/card.tsx';
import { Field, Input } from '#ui/field.tsx';
import { ownOf } from '#ui/forms/submission.ts';
import type { PartOfSessions, SessionsContent } from './view.ts';

type Longer = NonNullable<SessionsContent['longer']>;

/** Until when the talks may go on, and the parties’ agreement that they take longer (Mediation Act 2023 s. 18). */
export function LongerPart({ view: { longer }, sent }: PartOfSessions) {
  if (!longer) return null;
  const { dueOn, isGiven, agreed } = longer;
  return (
    <Card title={m.sessions_time()}>
      <p>
        <b>{m.sessions_time_until({ day: dayInWords(dueOn) })}</b>
      </p>
      {isGiven ? <p>{m.sessions_longer_given()}</p> : <p>{offered(longer)}</p>}
      {!isGiven && agreed.length > 0 ? (
        <p dir="auto">
          {m.sessions_longer_state({
            agreed: agreed.join(', '),
            missing: longer.missing.join(', '),
          })}
        </p>
      ) : null}
      {longer.mayAgree ? <AgreeForm longer={longer} sent={sent} /> : null}
    </Card>
  );
}

function offered({ days: count, longerOn }: Longer): string {
  return m.sessions_longer_words({ count, day: dayInWords(longerOn) });
}

function AgreeForm({ longer, sent }: { longer: Longer } & Pick<PartOfSessions, 'sent'>) {
  const { fields = {}, values = {} } = ownOf(sent, 'longer') ?? {};
  return (
    <ActForm intent="longer" acted={sent} label={m.sessions_longer_agree()}>
      <Checkbox
        name="agreed"
        value="yes"
        aria-invalid={fields.agreed ? true : undefined}
        aria-describedby={fields.agreed ? 'longer-error' : undefined}
      >
        {m.sessions_longer_box({ count: longer.days, day: dayInWords(longer.longerOn) })}
      </Checkbox>
      {fields.agreed ? (
        <p id="longer-error" className="err">
          {fields.agreed}
        </p>
      ) : null}
      <Field label={m.case_sign_name()} error={fields.name} required>
        <Input name="name" maxLength={200} autoComplete="name" defaultValue={values.name} />
      </Field>
    </ActForm>
  );
}
