import { moneyInDigits } from '#kernel/amounts.ts';
import * as m from '#messages/all.ts';
import { ActForm } from '#ui/desk/act-form.tsx';
import { Field, Input, Textarea } from '#ui/field.tsx';
import { failedOf, type Submission } from '#ui/forms/submission.ts';
import type { Fields } from '#ui/forms/values.ts';
import { Select } from '#ui/select.tsx';
import { DAYS_TO_ANSWER, PAYMENT_WAYS } from '../contract/performance.ts';
import { wayWords } from '../contract/words.ts';
import type { PerformanceView, ShownPromise } from './view.ts';

type Props = { promise: ShownPromise; view: PerformanceView; sent: Submission | undefined };

/** Whoever pays says that they paid; whoever is paid may say alone that it came. */
export function PaymentForm({ promise, view, sent }: Props) {
  const { id, open, payer, statements } = promise;
  const acted = failedOf(sent, 'pay', id);
  if (open <= 0) return null;
  const { fields = {} } = acted ?? {};
  const values = acted?.values ?? startOf(promise, view);
  const isPayer = payer === view.as;
  return (
    <details open={acted !== undefined}>
      <summary className="pf-sum">
        {isPayer ? m.performance_say_paid() : m.performance_say_received()}
      </summary>
      <p className="pf-words">
        {isPayer
          ? m.performance_say_paid_words({ days: DAYS_TO_ANSWER })
          : m.performance_say_received_words()}
      </p>
      <ActForm
        key={statements.length}
        intent="pay"
        about={id}
        acted={sent}
        label={isPayer ? m.performance_say_paid() : m.performance_say_received()}
      >
        <Sum fields={fields} values={values} />
        <How fields={fields} values={values} isPayer={isPayer} />
        <Note fields={fields} values={values} />
      </ActForm>
    </details>
  );
}

type PartProps = { fields: Fields; values: Fields };

function Sum({ fields, values }: PartProps) {
  return (
    <>
      <Field
        label={m.performance_amount()}
        hint={m.performance_amount_hint()}
        error={fields.amount}
        required
      >
        <Input
          name="amount"
          inputMode="decimal"
          autoComplete="off"
          maxLength={60}
          defaultValue={values.amount}
          required
        />
      </Field>
      <Field label={m.performance_day()} error={fields.happenedOn} required>
        <Input type="date" name="happenedOn" defaultValue={values.happenedOn} required />
      </Field>
    </>
  );
}

function How({ fields, values, isPayer }: PartProps & { isPayer: boolean }) {
  return (
    <>
      <Field label={m.performance_way_label()} error={fields.way}>
        <Select name="way" defaultValue={values.way}>
          {PAYMENT_WAYS.map((one) => (
            <option key={one} value={one}>
              {wayWords[one]()}
            </option>
          ))}
        </Select>
      </Field>
      <Field
        label={m.performance_reference()}
        hint={isPayer ? m.performance_reference_hint() : m.performance_reference_optional()}
        error={fields.reference}
      >
        <Input
          name="reference"
          autoComplete="off"
          maxLength={100}
          defaultValue={values.reference}
        />
      </Field>
    </>
  );
}

function Note({ fields, values }: PartProps) {
  return (
    <Field label={m.performance_note()} error={fields.note}>
      <Textarea name="note" rows={2} maxLength={1000} defaultValue={values.note} />
    </Field>
  );
}

/** What the form begins with: what is left of the payment that is due next. */
function startOf({ dues, open, currency }: ShownPromise, { today }: PerformanceView): Fields {
  const next = dues.find(({ left }) => left > 0);
  const amount = Math.min(next?.left ?? open, open);
  return {
    amount: moneyInDigits({ amount, currency }),
    ...{ happenedOn: today, way: 'upi', reference: '', note: '' },
  };
}

/** Either side says that what stands in words was done. */
export function DutyForm({ promise, view, sent }: Props) {
  const { id, open, statements } = promise;
  const acted = failedOf(sent, 'done', id);
  if (open <= 0) return null;
  const { fields = {}, values = { happenedOn: view.today } } = acted ?? {};
  return (
    <details open={acted !== undefined}>
      <summary className="pf-sum">{m.performance_say_done()}</summary>
      <p className="pf-words">{m.performance_say_done_words()}</p>
      <ActForm
        key={statements.length}
        intent="done"
        about={id}
        acted={sent}
        label={m.performance_say_done()}
      >
        <Field label={m.performance_day_done()} error={fields.happenedOn} required>
          <Input type="date" name="happenedOn" defaultValue={values.happenedOn} required />
        </Field>
        <Note fields={fields} values={values} />
      </ActForm>
    </details>
  );
}
