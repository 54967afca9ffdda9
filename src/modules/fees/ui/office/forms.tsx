import * as m from '#messages/all.ts';
import { ActForm } from '#ui/desk/act-form.tsx';
import { SubmissionNotice } from '#ui/desk/submission-notice.tsx';
import { Field, Input, Textarea } from '#ui/field.tsx';
import { isSent, ownOf, type Submission } from '#ui/forms/submission.ts';
import { NARRATION_MAX, REASON_MAX, REFERENCE_MAX } from '../../contract/words.ts';
import { PaidBy, PaidByLater, type PayerOption } from './paid-by.tsx';

/** What went well, at the top of the page. */
export function Said({ acted }: { acted: Submission | undefined }) {
  return isSent(acted) ? <SubmissionNotice submission={acted} done={acted?.message} /> : null;
}

export type MoneyFormProps = { about?: string; acted: Submission | undefined };

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

type Reasoned = MoneyFormProps & { intent: string; label: string; hint?: string; amount?: string };

/** An order of the registrar: with a reason, and for a refund with an amount. */
export function OrderForm({ intent, about = '', acted, label, hint, amount }: Reasoned) {
  const own = ownOf(acted, intent, about);
  return (
    <ActForm intent={intent} about={about} acted={acted} label={label}>
      {amount === undefined ? null : <OrderAmount own={own} amount={amount} />}
      <Field
        label={m.office_fees_reason()}
        hint={hint}
        required
        {...(own?.fields.reason ? { error: own.fields.reason } : {})}
      >
        <Textarea
          name="reason"
          required
          rows={3}
          maxLength={REASON_MAX}
          defaultValue={own?.values.reason ?? ''}
        />
      </Field>
    </ActForm>
  );
}

function OrderAmount({ own, amount }: { own: Submission | undefined; amount: string }) {
  return (
    <Field
      label={m.office_fees_amount()}
      hint={m.office_fees_amount_hint()}
      required
      {...(own?.fields.amount ? { error: own.fields.amount } : {})}
    >
      <Input
        name="amount"
        inputMode="decimal"
        required
        maxLength={24}
        defaultValue={own?.values.amount ?? amount}
      />
    </Field>
  );
}

export function SendForm({ about = '', acted }: MoneyFormProps) {
  const own = ownOf(acted, 'send', about);
  return (
    <ActForm intent="send" about={about} acted={acted} label={m.office_fees_send()}>
      <Field
        label={m.office_fees_sent_reference()}
        required
        {...(own?.fields.reference ? { error: own.fields.reference } : {})}
      >
        <Input
          name="reference"
          required
          maxLength={REFERENCE_MAX}
          autoComplete="off"
          defaultValue={own?.values.reference ?? ''}
        />
      </Field>
    </ActForm>
  );
}
