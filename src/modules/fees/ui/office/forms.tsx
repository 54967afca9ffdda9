import * as m from '#messages/all.ts';
import { ActForm } from '#ui/desk/act-form.tsx';
import { SubmissionNotice } from '#ui/desk/submission-notice.tsx';
import { Field, Input, Textarea } from '#ui/field.tsx';
import { isSent, ownOf, type Submission } from '#ui/forms/submission.ts';
import { REASON_MAX, REFERENCE_MAX } from '../../contract/words.ts';

/** What went well, at the top of the page. */
export function Said({ acted }: { acted: Submission | undefined }) {
  return isSent(acted) ? <SubmissionNotice submission={acted} done={acted?.message} /> : null;
}

export type MoneyFormProps = { about?: string; acted: Submission | undefined };

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
