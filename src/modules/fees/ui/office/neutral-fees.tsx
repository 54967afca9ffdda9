import { inRupees, moneyInWords } from '#kernel/amounts.ts';
import type { OutputOf } from '#kernel/endpoint.ts';
import * as m from '#messages/all.ts';
import { ActForm } from '#ui/desk/act-form.tsx';
import { Badge } from '#ui/desk/badge.tsx';
import { Card } from '#ui/desk/card.tsx';
import { Moment } from '#ui/desk/moment.tsx';
import { Notice } from '#ui/desk/notice.tsx';
import { PageHead } from '#ui/desk/page-head.tsx';
import { SubmissionNotice } from '#ui/desk/submission-notice.tsx';
import { Field, Input } from '#ui/field.tsx';
import { failedOf, isSent, type Submission } from '#ui/forms/submission.ts';
import { Link } from '#ui/link.tsx';
import type { officeNeutralFees } from '../../contract/neutral-fees.ts';

type View = OutputOf<typeof officeNeutralFees>;
type Fee = View['fees'][number];
type Props = { found: View; acted: Submission | undefined };

const inWords = (amount: number) => moneyInWords(inRupees(amount));
const states: Record<Fee['state'], () => string> = {
  earned: m.office_payout_earned,
  approved: m.office_payout_approved,
  in_payout: m.office_payout_in_file,
  paid: m.office_payout_paid,
};

/** What neutrals have earned, from the approval to the bank's reference. */
export function NeutralFeesPage({ found, acted }: Props) {
  const { fees, payouts, unconfirmed, may } = found;
  const payable = fees.filter(({ state, hasAccount }) => state === 'approved' && hasAccount);
  return (
    <div className="desk-stack">
      <PageHead title={m.office_payout_title()} lead={m.office_payout_lead()} />
      {isSent(acted) ? <SubmissionNotice submission={acted} done={m.desk_saved()} /> : null}
      {unconfirmed.map((title) => (
        <Notice key={title} tone="warn">
          {m.office_payout_unconfirmed({ title })}
        </Notice>
      ))}
      <Card title={m.office_payout_fees()}>
        {fees.length === 0 ? <p>{m.office_payout_none()}</p> : null}
        <ul className="ds-plain">
          {fees.map((fee) => (
            <FeeItem key={fee.id} fee={fee} may={may} acted={acted} />
          ))}
        </ul>
      </Card>
      <Card title={m.office_payout_files()}>
        {may.includes('pay') ? (
          <ActForm
            intent="payout"
            acted={failedOf(acted, 'payout')}
            label={m.office_payout_make({ count: payable.length })}
          />
        ) : null}
        <ul className="ds-plain">
          {payouts.map(({ id, number, madeAt }) => (
            <li key={id}>
              {may.includes('pay') ? (
                <a className="lnk" href={`/api/office/payouts/${id}/file`}>
                  {m.office_payout_file({ number })}
                </a>
              ) : (
                m.office_payout_file({ number })
              )}{' '}
              <Moment at={madeAt} />
            </li>
          ))}
        </ul>
      </Card>
    </div>
  );
}

type ItemProps = { fee: Fee; may: View['may']; acted: Submission | undefined };

function FeeItem({ fee, may, acted }: ItemProps) {
  const failed = failedOf(acted, 'paid', fee.id);
  return (
    <li>
      <p>
        <strong dir="auto">{fee.payee}</strong>: {inWords(fee.amount)}{' '}
        <Badge tone={fee.state === 'paid' ? 'good' : 'plain'}>{states[fee.state]()}</Badge>
      </p>
      <p className="t2">
        <Link className="lnk" to={`/office/disputes/${fee.disputeId}/money`}>
          {fee.reference}
        </Link>{' '}
        {fee.tds !== null && fee.net !== null
          ? m.office_payout_net({ tds: inWords(fee.tds), net: inWords(fee.net) })
          : null}{' '}
        {fee.bankReference}
      </p>
      {fee.hasAccount ? null : <p>{m.office_payout_no_account()}</p>}
      {fee.state === 'earned' && may.includes('approve') ? (
        <ActForm
          intent="approve"
          about={fee.id}
          acted={failedOf(acted, 'approve', fee.id)}
          label={m.office_payout_approve()}
        />
      ) : null}
      {fee.state === 'in_payout' && may.includes('pay') ? (
        <ActForm intent="paid" about={fee.id} acted={failed} label={m.office_payout_mark()}>
          <Field label={m.office_payout_reference()} error={failed?.fields.reference} required>
            <Input
              name="reference"
              maxLength={64}
              defaultValue={failed?.values.reference}
              autoComplete="off"
            />
          </Field>
        </ActForm>
      ) : null}
    </li>
  );
}
