import { inRupees, moneyInWords } from '#kernel/amounts.ts';
import * as m from '#messages/all.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/desk/card.tsx';
import { CivilDay, Moment } from '#ui/desk/moment.tsx';
import { PageHead } from '#ui/desk/page-head.tsx';
import type { Submission } from '#ui/forms/submission.ts';
import './sheet.css';
import { Said, SendForm } from './forms.tsx';
import { Acts } from './invoice-acts.tsx';
import { Facts, Lines, type OfficeInvoice, type OfficeInvoiceProps } from './invoice-facts.tsx';
import { kindWords, providerWords } from './words.ts';

/** One invoice: what it asks for, what came of it, and what the viewer may do with it. */
export function InvoicePage({ invoice, acted }: OfficeInvoiceProps) {
  return (
    <div className="desk-stack">
      <InvoiceHead invoice={invoice} />
      <Said acted={acted} />
      <div className="desk-two">
        <div className="desk-stack">
          <Facts invoice={invoice} />
          <Lines invoice={invoice} />
          <Happened invoice={invoice} acted={acted} />
        </div>
        <div className="desk-stack">
          <Acts invoice={invoice} acted={acted} />
        </div>
      </div>
    </div>
  );
}

function InvoiceHead({ invoice }: Pick<OfficeInvoiceProps, 'invoice'>) {
  return (
    <PageHead
      title={invoice.number}
      lead={m.office_fees_invoice_lead({ kind: kindWords[invoice.kind](), payer: invoice.payer })}
    >
      <Button to={`/office/disputes/${invoice.disputeId}/money`}>
        {m.office_fees_dispute_link()}
      </Button>
      <Button href={`/api/office/invoices/${invoice.id}/paper`}>{m.office_fees_paper()}</Button>
    </PageHead>
  );
}

function Happened({
  invoice: { payments, notes, refunds, may },
  acted,
}: {
  invoice: OfficeInvoice;
  acted: Submission | undefined;
}) {
  if (payments.length + notes.length + refunds.length === 0) return null;
  return (
    <Card title={m.office_fees_happened()}>
      <ul className="fee-happened">
        {payments.map((one) => (
          <PaymentLine key={one.id} one={one} />
        ))}
        {notes.map((one) => (
          <CreditNoteLine key={one.number} one={one} />
        ))}
        {refunds.map((one) => (
          <RefundLine key={one.id} one={one} may={may} acted={acted} />
        ))}
      </ul>
    </Card>
  );
}

function PaymentLine({ one }: { one: OfficeInvoice['payments'][number] }) {
  return (
    <li>
      <p>
        <b className="tn">{moneyInWords(inRupees(one.amount))}</b> {providerWords[one.provider]()},{' '}
        {one.reference}, <CivilDay on={one.receivedOn} />
      </p>
      <p dir="auto">{m.office_fees_paid_by_name({ name: one.paidBy })}</p>
      {one.isForAnother ? <p>{m.office_fees_for_another()}</p> : null}
    </li>
  );
}

function CreditNoteLine({ one }: { one: OfficeInvoice['notes'][number] }) {
  return (
    <li>
      <p>
        <b className="tn">{moneyInWords(inRupees(one.amount))}</b> {noteWords[one.cause]()} (
        {one.number}), <Moment at={one.at} />
        {one.by ? `, ${one.by}` : ''}
      </p>
      <p className="fee-said">{one.reason}</p>
      <p>
        <a
          className="lnk"
          href={`/api/office/credit-notes/${one.id}/paper`}
          target="_blank"
          rel="noopener"
        >
          {m.office_credit_note_paper()}
        </a>
      </p>
    </li>
  );
}

function RefundLine({
  one,
  may,
  acted,
}: {
  one: OfficeInvoice['refunds'][number];
  may: ('confirm' | 'waive' | 'cancel' | 'refund' | 'send_refund')[];
  acted: Submission | undefined;
}) {
  return (
    <li>
      <p>
        <b className="tn">{moneyInWords(inRupees(one.amount))}</b>{' '}
        {one.sentAt
          ? m.office_fees_refund_sent({ reference: one.reference ?? '' })
          : m.office_fees_refund_open()}
      </p>
      {one.sentAt || !may.includes('send_refund') ? null : (
        <SendForm about={one.id} acted={acted} />
      )}
    </li>
  );
}

const noteWords = {
  waived: m.office_fees_state_waived,
  cancelled: m.office_fees_state_cancelled,
  refunded: m.office_fees_refunded,
};
