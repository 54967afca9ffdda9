import * as m from '#messages/all.ts';
import { Field, Input } from '#ui/field.tsx';
import type { Submission } from '#ui/forms/submission.ts';
import { Select } from '#ui/select.tsx';
import { PAYER_MAX } from '../../contract/words.ts';
import { LATER, OTHER } from './form-actions.ts';

export type PayerOption = { id: string; name: string };
type Own = Submission | undefined;

/** Whose money it is: that of whom the invoice is made out to, of another party, or of somebody else, who is named. */
export function PaidBy({
  own,
  payers,
  payerId,
}: {
  own: Own;
  payers: readonly PayerOption[];
  payerId: string;
}) {
  const error = (name: string) => (own?.fields[name] ? { error: own.fields[name] } : {});
  return (
    <>
      <Field
        label={m.office_fees_paid_by()}
        hint={m.office_fees_paid_by_hint()}
        {...error('paidByParty')}
      >
        <PayerChoice own={own} payerId={payerId} payers={payers} />
      </Field>
      <PayerName error={error} own={own} />
    </>
  );
}

function PayerChoice({
  own,
  payerId,
  payers,
}: {
  own: Own;
  payerId: string;
  payers: readonly PayerOption[];
}) {
  return (
    <Select name="paidBy" defaultValue={own?.values.paidBy ?? payerId}>
      {payers.some(({ id }) => id === payerId) ? null : (
        <option value={payerId}>{m.office_fees_paid_by_payer()}</option>
      )}
      {payers.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
      <option value={OTHER}>{m.office_fees_paid_by_other()}</option>
    </Select>
  );
}

function PayerName({ error, own }: { error: (name: string) => { error?: string }; own: Own }) {
  return (
    <Field
      label={m.office_fees_payer_name()}
      hint={m.office_fees_payer_name_hint()}
      {...error('paidByName')}
    >
      <Input
        name="paidByName"
        maxLength={PAYER_MAX}
        autoComplete="off"
        defaultValue={own?.values.paidByName ?? ''}
      />
    </Field>
  );
}

/** Where the invoice is not known yet nobody can be chosen: the money waits, and whose it is is said when it is matched. */
export function PaidByLater({ own }: { own: Own }) {
  return (
    <Field label={m.office_fees_paid_by()} hint={m.office_fees_paid_by_later_hint()}>
      <Select name="paidBy" defaultValue={own?.values.paidBy ?? ''}>
        <option value="">{m.office_fees_paid_by_payer()}</option>
        <option value={LATER}>{m.office_fees_paid_by_later()}</option>
      </Select>
    </Field>
  );
}
