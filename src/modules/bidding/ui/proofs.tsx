import { moneyInWords } from '#kernel/amounts.ts';
import * as m from '#messages/all.ts';
import { ActForm } from '#ui/desk/act-form.tsx';
import { Card } from '#ui/desk/card.tsx';
import { Field, Input } from '#ui/field.tsx';
import { ownOf, type Submission } from '#ui/forms/submission.ts';
import { Select } from '#ui/select.tsx';
import type { BiddingPageView, BiddingShown } from './view.ts';
import { sideWords } from './words.ts';

/** One's own bids with what proves them, to keep: once the bidding is over, the hash alone is left. */
export function OwnBids({ bidding, currency }: { bidding: BiddingShown; currency: string }) {
  return (
    <Card title={m.bidding_own()}>
      <p>{bidding.state === 'running' ? m.bidding_own_keep() : m.bidding_own_gone()}</p>
      <ol className="bid-own">
        {bidding.own.map(({ round, amount, nonce, hash }) => (
          <li key={round}>
            {amount === null
              ? m.bidding_own_round({ n: round })
              : m.bidding_own_line({ n: round, sum: moneyInWords({ amount, currency }) })}
            {nonce ? <span>{m.bidding_own_nonce({ nonce })}</span> : null}
            <span className="t2">{m.bidding_own_hash({ hash })}</span>
          </li>
        ))}
      </ol>
    </Card>
  );
}

type Props = { view: BiddingPageView; sent: Submission | undefined };

/** Whoever was given a sum and its number asks here whether that was bid. */
export function VerifyBid({ view, sent }: Props) {
  const { values = {}, fields = {} } = ownOf(sent, 'verify') ?? {};
  return (
    <Card>
      <details open={sent?.intent === 'verify'}>
        <summary className="bid-sum">{m.bidding_verify()}</summary>
        <p>{m.bidding_verify_words()}</p>
        <ActForm intent="verify" acted={sent} label={m.bidding_verify_send()}>
          <Field label={m.bidding_verify_side()}>
            <Select name="side" defaultValue={values.side ?? view.as}>
              {(['claimant', 'respondent'] as const).map((side) => (
                <option key={side} value={side}>
                  {sideWords[side]()}
                </option>
              ))}
            </Select>
          </Field>
          <VerifyField name="round" label={m.bidding_verify_round()} {...{ values, fields }} />
          <VerifyField name="amount" label={m.bidding_verify_sum()} {...{ values, fields }} />
          <VerifyField name="nonce" label={m.bidding_verify_nonce()} {...{ values, fields }} />
        </ActForm>
      </details>
    </Card>
  );
}

type FieldProps = {
  name: 'round' | 'amount' | 'nonce';
  label: string;
  values: Submission['values'];
  fields: Submission['fields'];
};

function VerifyField({ name, label, values, fields }: FieldProps) {
  return (
    <Field label={label} error={fields[name]} required>
      <Input name={name} autoComplete="off" maxLength={60} defaultValue={values[name]} required />
    </Field>
  );
}
