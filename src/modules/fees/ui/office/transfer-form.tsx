import * as m from '#messages/all.ts';
import { ActForm } from '#ui/desk/act-form.tsx';
import { Field, Input } from '#ui/field.tsx';
import { ownOf, type Submission } from '#ui/forms/submission.ts';
import { NARRATION_MAX, REFERENCE_MAX } from '../../contract/words.ts';
import type { MoneyFormProps } from './forms.tsx';
import { PaidBy, PaidByLater, type PayerOption } from './paid-by.tsx';

type Transfer = MoneyFormProps & {
  due?: string;
  today: string;
  isKnown: boolean;
  /** Who may pay: of a known invoice each party of its dispute, whoever it is made out to first. */
  payers?: readonly PayerOption[];
  /** Whom the invoice is made out to. */
  payerId?: string;
};

/** A transfer that stands on the bank's statement. */
export function TransferForm({ acted, due, today, isKnown, payers = [], payerId = '' }: Transfer) {
  const own = ownOf(acted, 'confirm', '');
  const error = (name: string) => (own?.fields[name] ? { error: own.fields[name] } : {});
  return (
    <ActForm intent="confirm" acted={acted} label={m.office_fees_confirm()}>
      <ReferenceField error={error} own={own} />
      <AmountField error={error} own={own} due={due} />
      <ReceivedOnField error={error} today={today} own={own} />
      <Field
        label={m.office_fees_narration()}
        hint={isKnown ? undefined : m.office_fees_narration_hint()}
        {...error('narration')}
      >
        <Input
          name="narration"
          maxLength={NARRATION_MAX}
          defaultValue={own?.values.narration ?? ''}
        />
      </Field>
      {isKnown ? <PaidBy own={own} payers={payers} payerId={payerId} /> : <PaidByLater own={own} />}
    </ActForm>
  );
}

function ReferenceField({
  error,
  own,
}: {
  error: (name: string) => { error?: string };
  own: Submission | undefined;
}) {
  return (
    <Field
      label={m.office_fees_reference()}
      hint={m.office_fees_reference_hint()}
      required
      {...error('reference')}
    >
      <Input
        name="reference"
        required
        maxLength={REFERENCE_MAX}
        autoComplete="off"
        defaultValue={own?.values.reference ?? ''}
      />
    </Field>
  );
}

type AmountFieldProps = {
  error: (name: string) => { error?: string };
  own: Submission | undefined;
  due: string | undefined;
};

function AmountField({ error, own, due }: AmountFieldProps) {
  return (
    <Field
      label={m.office_fees_amount()}
      hint={m.office_fees_amount_hint()}
      required
      {...error('amount')}
    >
      <Input
        name="amount"
        inputMode="decimal"
        required
        maxLength={24}
        defaultValue={own?.values.amount ?? due ?? ''}
      />
    </Field>
  );
}

function ReceivedOnField({
  error,
  today,
  own,
}: {
  error: (name: string) => { error?: string };
  today: string;
  own: Submission | undefined;
}) {
  return (
    <Field label={m.office_fees_received_on()} required {...error('receivedOn')}>
      <Input
        name="receivedOn"
        type="date"
        required
        max={today}
        defaultValue={own?.values.receivedOn || today}
      />
    </Field>
  );
}
