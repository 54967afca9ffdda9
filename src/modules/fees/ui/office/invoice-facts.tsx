import { inRupees, moneyInWords } from '#kernel/amounts.ts';
import type { OutputOf } from '#kernel/endpoint.ts';
import * as m from '#messages/all.ts';
import { Badge } from '#ui/desk/badge.tsx';
import { Card } from '#ui/desk/card.tsx';
import { DataList } from '#ui/desk/data-list.tsx';
import { DefinitionList } from '#ui/desk/definition-list.tsx';
import { CivilDay } from '#ui/desk/moment.tsx';
import type { Submission } from '#ui/forms/submission.ts';
import type { officeInvoice } from '../../contract/office.ts';
import { invoiceStateInWords } from '../../contract/states.ts';
import { stateTones, stateWords } from './words.ts';

export type OfficeInvoice = OutputOf<typeof officeInvoice>;

export type OfficeInvoiceProps = { invoice: OfficeInvoice; acted: Submission | undefined };

export function Facts({ invoice }: { invoice: OfficeInvoice }) {
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

function addressFact(invoice: OfficeInvoice) {
  return invoice.address
    ? [
        {
          term: m.office_fees_address(),
          said: <span className="fee-said">{invoice.address}</span>,
        },
      ]
    : [];
}

export function Lines({ invoice }: { invoice: OfficeInvoice }) {
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

function sumsOf({ net, cgst, sgst, igst, total, paid, credited, due }: OfficeInvoice) {
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
