import { inRupees, moneyInDigits } from '#kernel/amounts.ts';
import * as m from '#messages/all.ts';
import { Card } from '#ui/desk/card.tsx';
import type { Submission } from '#ui/forms/submission.ts';
import { OrderForm } from './forms.tsx';
import type { OfficeInvoiceProps } from './invoice-facts.tsx';
import { TransferForm } from './transfer-form.tsx';

export function Acts({ invoice, acted }: OfficeInvoiceProps) {
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

function Waive({ acted }: Pick<OfficeInvoiceProps, 'acted'>) {
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

function Cancel({ acted }: Pick<OfficeInvoiceProps, 'acted'>) {
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
