import { Form } from 'react-router';
import { inRupees, moneyInWords } from '#kernel/amounts.ts';
import type { OutputOf } from '#kernel/endpoint.ts';
import * as m from '#messages/all.ts';
import { Button } from '#ui/button.tsx';
import { ActForm } from '#ui/desk/act-form.tsx';
import { Notice } from '#ui/desk/notice.tsx';
import { Field, Input } from '#ui/field.tsx';
import { ownOf } from '#ui/forms/submission.ts';
import { Link } from '#ui/link.tsx';
import type { officePayments } from '../../contract/payments.ts';
import type { paymentMatching } from '../../contract/transfers.ts';
import type { MoneyFormProps } from './forms.tsx';
import { PaidBy } from './paid-by.tsx';

/** What was asked about one payment: an invoice by its number, and what a match would come to, or why there is none. */
export type MatchPreview = {
  payment: string;
  invoice: string;
  found: OutputOf<typeof paymentMatching> | null;
  problem: string | null;
};

type Props = MoneyFormProps & {
  payment: OutputOf<typeof officePayments>['payments'][number];
  sought: MatchPreview | null;
};

/** First the invoice is found, then whoever paid is said and the money is booked; both without a script. */
export function MatchForm({ payment, sought, acted }: Props) {
  const here = sought?.payment === payment.id ? sought : null;
  return here?.found ? (
    <Match payment={payment.id} found={here.found} acted={acted} />
  ) : (
    <Form method="get" className="desk-form" preventScrollReset>
      <input type="hidden" name="show" value="match" />
      <input type="hidden" name="payment" value={payment.id} />
      {here?.problem ? (
        <Notice tone="bad" live="alert">
          {here.problem}
        </Notice>
      ) : null}
      <InvoiceField here={here} payment={payment} />
      <Button size="sm" type="submit">
        {m.office_fees_match_find()}
      </Button>
    </Form>
  );
}

function InvoiceField({
  here,
  payment,
}: {
  here: MatchPreview | null;
  payment: OutputOf<typeof officePayments>['payments'][number];
}) {
  return (
    <Field
      label={m.office_fees_invoice_number()}
      hint={m.office_fees_invoice_number_hint()}
      required
      {...(here?.problem ? { error: here.problem } : {})}
    >
      <Input
        name="invoice"
        required
        maxLength={20}
        autoComplete="off"
        defaultValue={here?.invoice ?? payment.named ?? ''}
      />
    </Field>
  );
}

function Match({
  payment,
  found,
  acted,
}: MoneyFormProps & { payment: string; found: NonNullable<MatchPreview['found']> }) {
  const { invoice, parties, partyId, known } = found;
  const own = ownOf(acted, 'match', payment);
  return (
    <>
      <MatchLead invoice={invoice} />
      <ActForm intent="match" about={payment} acted={acted} label={m.office_fees_match()}>
        <input type="hidden" name="invoice" value={invoice.number} />
        {known === null ? (
          <PaidBy own={own} payers={parties} payerId={partyId} />
        ) : (
          <p dir="auto">{m.office_fees_payer_known({ name: known })}</p>
        )}
      </ActForm>
      <p>
        <Link to="/office/payments?show=match">{m.office_fees_match_another()}</Link>
      </p>
    </>
  );
}

function MatchLead({ invoice }: { invoice: NonNullable<MatchPreview['found']>['invoice'] }) {
  return (
    <p dir="auto">
      {m.office_fees_match_lead({
        number: invoice.number,
        payer: invoice.payer,
        due: moneyInWords(inRupees(invoice.due)),
      })}
    </p>
  );
}
