import { inRupees, moneyInDigits, moneyInWords } from '#kernel/amounts.ts';
import type { OutputOf } from '#kernel/endpoint.ts';
import * as m from '#messages/all.ts';
import { Button } from '#ui/button.tsx';
import { Badge } from '#ui/desk/badge.tsx';
import { Card } from '#ui/desk/card.tsx';
import { DataList } from '#ui/desk/data-list.tsx';
import { DefinitionList } from '#ui/desk/definition-list.tsx';
import { CivilDay, Moment } from '#ui/desk/moment.tsx';
import { PageHead } from '#ui/desk/page-head.tsx';
import type { Submission } from '#ui/forms/submission.ts';
import './sheet.css';
import type { officeInvoice } from '../../contract/office.ts';
import { invoiceStateInWords } from '../../contract/states.ts';
import { OrderForm, Said, SendForm, TransferForm } from './forms.tsx';
import { kindWords, providerWords, stateTones, stateWords } from './words.ts';

type Invoice = OutputOf<typeof officeInvoice>;
type Props = { invoice: Invoice; acted: Submission | undefined };

/** One invoice: what it asks for, what came of it, and what the viewer may do with it. */
export function InvoicePage({ invoice, acted }: Props) {
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

function InvoiceHead({ invoice }: Pick<Props, 'invoice'>) {
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

function Facts({ invoice }: { invoice: Invoice }) {
  const facts = [
    { term: m.office_fees_payer(), said: invoice.payer },
    ...addressFact(invoice),
    { term: m.invoice_supply(), said: invoiceStateInWords(invoice.placeOfSupply) },
    ...(invoice.gstin
      ? [{ term: m.office_fees_gstin(), said: <span className="tn">{invoice.gstin}</span> }]
      : []),
    { term: m.office_fees_own_reference(), said: <span className="tn">{invoice.reference}</span> },
    { term: m.office_fees_issued(), said: <CivilDay on={invoice.issuedOn} /> },
    { term: m.office_fees_pay_by(), said: <CivilDay on={invoice.dueOn} /> },
  ];
  return (
    <Card
      title={m.office_fees_about()}
      aside={<Badge tone={stateTones[invoice.state]}>{stateWords[invoice.state]()}</Badge>}
    >
      <DefinitionList facts={facts} />
    </Card>
  );
}

function addressFact(invoice: Invoice) {
  return invoice.address
    ? [
        {
          term: m.office_fees_address(),
          said: <span className="fee-said">{invoice.address}</span>,
        },
      ]
    : [];
}

function Lines({ invoice }: { invoice: Invoice }) {
  const sums = sumsOf(invoice);
  return (
    <Card title={m.office_fees_lines()}>
      <DataList
        caption={m.office_fees_lines()}
        rows={invoice.lines}
        keyOf={(line) => `${line.words} ${line.amount}`}
        name={{ label: m.office_fees_for(), cell: (line) => line.words }}
        columns={[
          {
            label: m.office_fees_amount(),
            end: true,
            tight: true,
            cell: (line) => <span className="tn">{moneyInWords(inRupees(line.amount))}</span>,
          },
        ]}
      />
      <DefinitionList facts={sums} />
    </Card>
  );
}

function sumsOf({ net, cgst, sgst, igst, total, paid, credited, due }: Invoice) {
  const tax = (term: string, amount: number) =>
    amount > 0
      ? [{ term, said: <span className="tn">{moneyInWords(inRupees(amount))}</span> }]
      : [];
  const sums = [
    ...tax(m.office_fees_net(), net),
    ...tax('CGST', cgst),
    ...tax('SGST', sgst),
    ...tax('IGST', igst),
    ...tax(m.office_fees_total(), total),
    ...tax(m.office_fees_paid(), paid),
    ...tax(m.office_fees_credited(), credited),
    { term: m.office_fees_due(), said: <b className="tn">{moneyInWords(inRupees(due))}</b> },
  ];
  return sums;
}

function Happened({
  invoice: { payments, notes, refunds, may },
  acted,
}: {
  invoice: Invoice;
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

function PaymentLine({ one }: { one: Invoice['payments'][number] }) {
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

function CreditNoteLine({ one }: { one: Invoice['notes'][number] }) {
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
  one: Invoice['refunds'][number];
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

function Acts({ invoice, acted }: Props) {
  const { may, due, paid, today, parties } = invoice;
  return (
    <>
      {may.includes('confirm') ? (
        <Card title={m.office_fees_transfer()}>
          <TransferForm
            acted={acted}
            due={moneyInDigits(inRupees(due))}
            today={today}
            isKnown
            payers={parties}
            payerId={invoice.partyId}
          />
        </Card>
      ) : null}
      {may.includes('waive') ? <Waive acted={acted} /> : null}
      {may.includes('cancel') ? <Cancel acted={acted} /> : null}
      {may.includes('refund') ? <Refund acted={acted} paid={paid} /> : null}
    </>
  );
}

function Waive({ acted }: Pick<Props, 'acted'>) {
  return (
    <Card title={m.office_fees_waive()}>
      <OrderForm
        intent="waive"
        acted={acted}
        label={m.office_fees_waive_now()}
        hint={m.office_fees_waive_hint()}
      />
    </Card>
  );
}

function Cancel({ acted }: Pick<Props, 'acted'>) {
  return (
    <Card title={m.office_fees_cancel()}>
      <OrderForm
        intent="cancel"
        acted={acted}
        label={m.office_fees_cancel_now()}
        hint={m.office_fees_cancel_hint()}
      />
    </Card>
  );
}

function Refund({ acted, paid }: { acted: Submission | undefined; paid: number }) {
  return (
    <Card title={m.office_fees_refund()}>
      <OrderForm
        intent="refund"
        acted={acted}
        label={m.office_fees_refund_now()}
        amount={moneyInDigits(inRupees(paid))}
      />
    </Card>
  );
}
