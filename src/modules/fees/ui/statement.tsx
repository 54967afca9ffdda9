import { inRupees, moneyInWords } from '#kernel/amounts.ts';
import { dayInWords } from '#kernel/day-words.ts';
import type { OutputOf } from '#kernel/endpoint.ts';
import { dayIn } from '#kernel/moments.ts';
import * as m from '#messages/all.ts';
import { ActForm } from '#ui/desk/act-form.tsx';
import { Badge } from '#ui/desk/badge.tsx';
import { Card } from '#ui/desk/card.tsx';
import { DefinitionList } from '#ui/desk/definition-list.tsx';
import { PageHead } from '#ui/desk/page-head.tsx';
import { SubmissionNotice } from '#ui/desk/submission-notice.tsx';
import { Field, Input } from '#ui/field.tsx';
import { isSent, type Submission } from '#ui/forms/submission.ts';
import type { neutralStatement } from '../contract/neutral-fees.ts';

export type StatementView = OutputOf<typeof neutralStatement>;
type Fee = StatementView['fees'][number];
type Props = { statement: StatementView; acted: Submission | undefined };

const inWords = (amount: number) => moneyInWords(inRupees(amount));

const stages: Record<Fee['stage'], () => string> = {
  entered: m.earned_stage_entered,
  settled: m.earned_stage_settled,
};
const states: Record<Fee['state'], () => string> = {
  earned: m.earned_state_earned,
  approved: m.earned_state_approved,
  in_payout: m.earned_state_in_payout,
  paid: m.earned_state_paid,
};

/** What a neutral has earned, the tax kept back, and the account to which it is paid. */
export function StatementPage({ statement, acted }: Props) {
  return (
    <div className="desk-stack">
      <PageHead title={m.earned_title()} lead={m.earned_lead()} />
      {isSent(acted) ? <SubmissionNotice submission={acted} done={acted?.message} /> : null}
      <StatementSums statement={statement} />
      <Card title={m.earned_by_case()}>
        {statement.fees.length === 0 ? <p>{m.earned_none()}</p> : null}
        <ul className="ds-plain">
          {statement.fees.map((fee) => (
            <FeeLine key={fee.id} fee={fee} />
          ))}
        </ul>
      </Card>
      <Account statement={statement} acted={acted} />
    </div>
  );
}

export function StatementSums({ statement: { totals, rate } }: Pick<Props, 'statement'>) {
  return (
    <Card title={m.earned_sums()}>
      <DefinitionList
        facts={[
          { term: m.earned_earned(), said: inWords(totals.earned) },
          {
            term: rate
              ? m.earned_tds({ percent: rate.percent, without: rate.withoutPan })
              : m.earned_tds_none(),
            said: inWords(totals.tds),
          },
          { term: m.earned_to_pay(), said: inWords(totals.toPay) },
          { term: m.earned_paid(), said: inWords(totals.paid) },
        ]}
      />
      {rate && !rate.isConfirmed ? <p className="t2">{m.earned_unconfirmed()}</p> : null}
    </Card>
  );
}

function FeeLine({ fee }: { fee: Fee }) {
  return (
    <li>
      <p>
        <strong>{fee.reference}</strong>: {inWords(fee.amount)}{' '}
        <Badge tone={fee.state === 'paid' ? 'good' : 'plain'}>{states[fee.state]()}</Badge>
      </p>
      <p className="t2">{stages[fee.stage]()}</p>
      {fee.tds !== null && fee.net !== null ? (
        <p className="t2">{m.earned_net({ tds: inWords(fee.tds), net: inWords(fee.net) })}</p>
      ) : null}
      {fee.paidAt && fee.bankReference ? (
        <p className="t2">
          {m.earned_paid_on({ day: dayInWords(dayIn(fee.paidAt)), reference: fee.bankReference })}
        </p>
      ) : null}
    </li>
  );
}

function Account({ statement: { account }, acted }: Props) {
  const failed = isSent(acted) ? undefined : acted;
  const typed = (name: string, kept = '') => failed?.values[name] ?? kept;
  return (
    <Card title={m.payee_title()}>
      <p>
        {account
          ? m.payee_known({
              holder: account.holder,
              digits: account.lastDigits,
              ifsc: account.ifsc,
            })
          : m.payee_none()}
      </p>
      {account && !account.hasPan ? <p>{m.payee_no_pan()}</p> : null}
      <ActForm intent="account" acted={failed} label={m.desk_save()}>
        <Field label={m.payee_holder()} error={failed?.fields.holder} required>
          <Input
            name="holder"
            maxLength={140}
            defaultValue={typed('holder', account?.holder)}
            autoComplete="name"
          />
        </Field>
        <Field label={m.payee_account()} error={failed?.fields.account} required>
          <Input
            name="account"
            inputMode="numeric"
            maxLength={24}
            defaultValue={typed('account')}
            autoComplete="off"
          />
        </Field>
        <Field
          label={m.payee_ifsc()}
          hint={m.payee_ifsc_hint()}
          error={failed?.fields.ifsc}
          required
        >
          <Input
            name="ifsc"
            maxLength={20}
            defaultValue={typed('ifsc', account?.ifsc)}
            autoComplete="off"
          />
        </Field>
        <Field label={m.payee_pan()} hint={m.payee_pan_hint()} error={failed?.fields.pan}>
          <Input name="pan" maxLength={20} defaultValue={typed('pan')} autoComplete="off" />
        </Field>
      </ActForm>
    </Card>
  );
}
