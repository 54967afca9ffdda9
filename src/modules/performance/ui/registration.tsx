import { dayInWords } from '#kernel/day-words.ts';
import * as m from '#messages/all.ts';
import { sideWords } from '#modules/offers/contract/words.ts';
import { ActForm } from '#ui/desk/act-form.tsx';
import { Card } from '#ui/desk/card.tsx';
import { Moment } from '#ui/desk/moment.tsx';
import { Field, Input } from '#ui/field.tsx';
import { failedOf, type Submission } from '#ui/forms/submission.ts';
import { DAYS_TO_REGISTER } from '../contract/performance.ts';
import type { PerformanceView } from './view.ts';

type Registration = NonNullable<PerformanceView['registration']>;
type Props = {
  view: PerformanceView;
  registration: Registration;
  sent: Submission | undefined;
};

/** Mediation Act 2023 s. 20: what may be registered, until when, and what a party notes of it. */
export function RegistrationPart({ view, registration: { until, isInForce, noted }, sent }: Props) {
  const acted = failedOf(sent, 'register');
  const { fields = {}, values = { registeredOn: view.today } } = acted ?? {};
  return (
    <Card title={m.performance_register_title()}>
      <p className="pf-words">
        {m.performance_register_words({ days: DAYS_TO_REGISTER, day: dayInWords(until) })}
      </p>
      {isInForce ? null : <p className="pf-words">{m.performance_register_not_in_force()}</p>}
      <ul className="pf-list">
        {noted.map(({ authority, number, registeredOn, side, at }) => (
          <li key={at}>
            <bdi>{authority}</bdi>, <bdi>{number}</bdi>, {dayInWords(registeredOn)}{' '}
            <span className="t2">
              {sideWords[side]()}, <Moment at={at} />
            </span>
          </li>
        ))}
      </ul>
      <details open={acted !== undefined}>
        <summary className="pf-sum">{m.performance_register()}</summary>
        <ActForm
          key={noted.length}
          intent="register"
          acted={sent}
          label={m.performance_register_note()}
        >
          <Field label={m.performance_register_where()} error={fields.authority} required>
            <Input name="authority" maxLength={200} defaultValue={values.authority} required />
          </Field>
          <Field label={m.performance_register_number()} error={fields.number} required>
            <Input name="number" maxLength={100} defaultValue={values.number} required />
          </Field>
          <Field label={m.performance_register_day()} error={fields.registeredOn} required>
            <Input type="date" name="registeredOn" defaultValue={values.registeredOn} required />
          </Field>
        </ActForm>
      </details>
    </Card>
  );
}
