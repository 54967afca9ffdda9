import { inRupees, moneyInWords } from '#kernel/amounts.ts';
import type { OutputOf } from '#kernel/endpoint.ts';
import * as m from '#messages/all.ts';
import { Badge } from '#ui/desk/badge.tsx';
import { Card } from '#ui/desk/card.tsx';
import type { Fact } from '#ui/desk/definition-list.tsx';
import { DefinitionList } from '#ui/desk/definition-list.tsx';
import { EmptyState } from '#ui/desk/empty-state.tsx';
import { CivilDay, Moment } from '#ui/desk/moment.tsx';
import { Notice } from '#ui/desk/notice.tsx';
import { PageHead } from '#ui/desk/page-head.tsx';
import type { Submission } from '#ui/forms/submission.ts';
import { Link } from '#ui/link.tsx';
import './sheet.css';
import type { officePayments } from '../../contract/payments.ts';
import { OrderForm, Said, SendForm } from './forms.tsx';
import { MatchForm, type MatchPreview } from './match-form.tsx';
import { MoneyTabs } from './payments.tsx';
import { providerWords, reasonWords } from './words.ts';

type Money = OutputOf<typeof officePayments>;
type Props = { money: Money; sought: MatchPreview | null; acted: Submission | undefined };

/** Money that waits for a person: refunds to send, payments that no invoice took, and news to look into. */
export function WaitingPage({ money, sought, acted }: Props) {
  const { payments, refunds, events, may } = money;
  const isEmpty = payments.length + refunds.length + events.length === 0;
  return (
    <div className="desk-stack">
      <PageHead title={m.office_fees()} lead={m.office_fees_lead()} />
      <MoneyTabs show="match" toMatch={payments.length} />
      <Said acted={acted} />
      <SetUp money={money} />
      {isEmpty ? <EmptyState title={m.office_fees_nothing_waits()} /> : null}
      {refunds.map((one) => (
        <Refund key={one.id} refund={one} acted={acted} mayConfirm={may.includes('confirm')} />
      ))}
      {payments.map((one) => (
        <Payment key={one.id} {...{ payment: one, sought, acted, may }} />
      ))}
      {events.map((one) => (
        <UnreadEvent key={one.id} one={one} />
      ))}
    </div>
  );
}

function UnreadEvent({
  one,
}: {
  one: { id: string; type: string; receivedAt: string; said: string };
}) {
  return (
    <Card title={m.office_fees_event()} aside={<Badge tone="warn">{one.type}</Badge>}>
      <p>{m.office_fees_event_words()}</p>
      <p className="fee-said">{one.said}</p>
      <Moment at={one.receivedAt} />
    </Card>
  );
}

/** What is not set up, told where its absence would be puzzling. */
function SetUp({ money: { hasRazorpay, hasBankAccount, hasGstin } }: { money: Money }) {
  const missing = [
    ...(hasBankAccount ? [] : [m.office_fees_no_account()]),
    ...(hasGstin ? [] : [m.office_fees_no_gstin()]),
    ...(hasRazorpay ? [] : [m.office_fees_no_razorpay()]),
  ];
  if (missing.length === 0) return null;
  return (
    <Notice tone="info" title={m.office_fees_set_up()}>
      <ul>
        {missing.map((one) => (
          <li key={one}>{one}</li>
        ))}
      </ul>
    </Notice>
  );
}

function Refund({
  refund,
  acted,
  mayConfirm,
}: {
  refund: Money['refunds'][number];
  acted: Submission | undefined;
  mayConfirm: boolean;
}) {
  const facts = refundFacts(refund);
  return (
    <Card title={m.office_fees_refund_to({ name: refund.to })}>
      <DefinitionList facts={facts} />
      {mayConfirm ? <SendForm about={refund.id} acted={acted} /> : null}
    </Card>
  );
}

function refundFacts(refund: Money['refunds'][number]): Fact[] {
  return [
    {
      term: m.office_fees_amount(),
      said: <span className="tn">{moneyInWords(inRupees(refund.amount))}</span>,
    },
    { term: m.office_fees_reason(), said: <span className="fee-said">{refund.reason}</span> },
    { term: m.office_fees_ordered(), said: <Moment at={refund.orderedAt} /> },
    ...(refund.invoiceId
      ? [
          {
            term: m.office_fees_number(),
            said: <Link to={`/office/payments/${refund.invoiceId}`}>{refund.number}</Link>,
          },
        ]
      : []),
  ];
}

type PaymentProps = {
  payment: Money['payments'][number];
  sought: MatchPreview | null;
  acted: Submission | undefined;
  may: Money['may'];
};

function Payment({ payment, sought, acted, may }: PaymentProps) {
  const facts = paymentFacts(payment);
  return (
    <Card
      title={payment.reference}
      aside={<Badge tone="warn">{reasonWords[payment.reason]()}</Badge>}
    >
      <DefinitionList facts={facts} />
      {may.includes('confirm') ? (
        <MatchForm payment={payment} sought={sought} acted={acted} />
      ) : null}
      {may.includes('order') ? (
        <OrderForm
          intent="refund_unused"
          about={payment.id}
          acted={acted}
          label={m.office_fees_order_back()}
        />
      ) : null}
    </Card>
  );
}

function paymentFacts(payment: Money['payments'][number]): Fact[] {
  return [
    {
      term: m.office_fees_left(),
      said: (
        <span className="tn">
          {m.office_fees_left_of({
            left: moneyInWords(inRupees(payment.unused)),
            whole: moneyInWords(inRupees(payment.amount)),
          })}
        </span>
      ),
    },
    { term: m.office_fees_received_on(), said: <CivilDay on={payment.receivedOn} /> },
    { term: m.office_fees_way(), said: providerWords[payment.provider]() },
    ...(payment.narration
      ? [
          {
            term: m.office_fees_narration(),
            said: <span className="fee-said">{payment.narration}</span>,
          },
        ]
      : []),
  ];
}
