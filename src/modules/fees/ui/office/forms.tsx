import type { ReactNode } from 'react';
import { Form } from 'react-router';
import * as m from '#messages/all.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/desk/notice.tsx';
import { Field, Input, Textarea } from '#ui/field.tsx';
import { NARRATION_MAX, REASON_MAX, REFERENCE_MAX } from '../../contract/words.ts';
import type { Acted } from './acting.ts';
import { PaidBy, PaidByLater, type Payer } from './paid-by.tsx';

/** What went well, at the top of the page. */
export function Said({ acted }: { acted: Acted | undefined }) {
  if (!acted?.said) return null;
  return (
    <Notice tone="good" live="status">
      {acted.said}
    </Notice>
  );
}

type Frame = {
  intent: string;
  about?: string;
  acted: Acted | undefined;
  label: string;
  children: ReactNode;
};

/** What came of this form, if it was this one that was sent. */
export function ownOf(acted: Acted | undefined, intent: string, about: string): Acted | undefined {
  return acted?.intent === intent && acted.about === about ? acted : undefined;
}

export function ActForm({ intent, about = '', acted, label, children }: Frame) {
  const own = ownOf(acted, intent, about);
  return (
    <Form method="post" className="desk-form" preventScrollReset>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="about" value={about} />
      {own?.problem ? (
        <Notice tone="bad" live="alert">
          {own.problem}
        </Notice>
      ) : null}
      {children}
      <Button size="sm" type="submit">
        {label}
      </Button>
    </Form>
  );
}

export type Told = { about?: string; acted: Acted | undefined };

type Transfer = Told & {
  due?: string;
  today: string;
  isKnown: boolean;
  /** Who may pay: of a known invoice each party of its dispute, whoever it is made out to first. */
  payers?: readonly Payer[];
  /** Whom the invoice is made out to. */
  payerId?: string;
};

/** A transfer that stands on the bank's statement. */
export function TransferForm({ acted, due, today, isKnown, payers = [], payerId = '' }: Transfer) {
  const own = ownOf(acted, 'confirm', '');
  const error = (name: string) => (own?.fields[name] ? { error: own.fields[name] } : {});
  return (
    <ActForm intent="confirm" acted={acted} label={m.office_fees_confirm()}>
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
          defaultValue={own?.typed.reference ?? ''}
        />
      </Field>
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
          defaultValue={own?.typed.amount ?? due ?? ''}
        />
      </Field>
      <Field label={m.office_fees_received_on()} required {...error('receivedOn')}>
        <Input
          name="receivedOn"
          type="date"
          required
          max={today}
          defaultValue={own?.typed.receivedOn || today}
        />
      </Field>
      <Field
        label={m.office_fees_narration()}
        hint={isKnown ? undefined : m.office_fees_narration_hint()}
        {...error('narration')}
      >
        <Input
          name="narration"
          maxLength={NARRATION_MAX}
          defaultValue={own?.typed.narration ?? ''}
        />
      </Field>
      {isKnown ? <PaidBy own={own} payers={payers} payerId={payerId} /> : <PaidByLater own={own} />}
    </ActForm>
  );
}

type Reasoned = Told & { intent: string; label: string; hint?: string; amount?: string };

/** An order of the registrar: with a reason, and for a refund with an amount. */
export function OrderForm({ intent, about = '', acted, label, hint, amount }: Reasoned) {
  const own = ownOf(acted, intent, about);
  return (
    <ActForm intent={intent} about={about} acted={acted} label={label}>
      {amount === undefined ? null : (
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
            defaultValue={own?.typed.amount ?? amount}
          />
        </Field>
      )}
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
          defaultValue={own?.typed.reason ?? ''}
        />
      </Field>
    </ActForm>
  );
}

export function SendForm({ about = '', acted }: Told) {
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
          defaultValue={own?.typed.reference ?? ''}
        />
      </Field>
    </ActForm>
  );
}
