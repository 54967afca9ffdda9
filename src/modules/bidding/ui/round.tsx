import { moneyInWords } from '#kernel/amounts.ts';
import * as m from '#messages/all.ts';
import { ActForm } from '#ui/desk/act-form.tsx';
import { Card } from '#ui/desk/card.tsx';
import { Moment } from '#ui/desk/moment.tsx';
import { Field, Input } from '#ui/field.tsx';
import { failedOf, type Submission } from '#ui/forms/submission.ts';
import type { BiddingPageView, BiddingShown } from './view.ts';

type Props = { bidding: BiddingShown; view: BiddingPageView; sent: Submission | undefined };

/** The round that runs: until when, one door a round with one's own bid behind it, and the next bid. */
export function RoundCard({ bidding, view, sent }: Props) {
  const { round, rounds, roundEndsAt, isIn } = bidding;
  return (
    <>
      <section className="bid-round" aria-labelledby="bid-round-h">
        <h2 id="bid-round-h">{m.bidding_round({ n: round, of: rounds })}</h2>
        <p>
          {m.bidding_closes()} {roundEndsAt ? <Moment at={roundEndsAt} /> : null}
        </p>
        <Doors bidding={bidding} currency={view.currency} />
        <p>{isIn ? m.bidding_is_in() : m.bidding_not_in()}</p>
      </section>
      {isIn ? null : <BidForm bidding={bidding} view={view} sent={sent} />}
    </>
  );
}

function Doors({ bidding, currency }: { bidding: BiddingShown; currency: string }) {
  const { rounds, round, own } = bidding;
  return (
    <ol className="bid-doors">
      {Array.from({ length: rounds }, (_, at) => at + 1).map((n) => {
        const made = own.find((one) => one.round === n);
        const look = n === round ? 'on' : n < round ? 'was' : '';
        return (
          <li
            key={n}
            className={`bid-door ${look}`}
            aria-current={n === round ? 'step' : undefined}
          >
            <small>{m.bidding_door({ n })}</small>
            <b className="tn">
              {made?.amount != null ? moneyInWords({ amount: made.amount, currency }) : '–'}
            </b>
            <small>{doorWords(n, bidding, made !== undefined)}</small>
          </li>
        );
      })}
    </ol>
  );
}

function doorWords(n: number, { round }: BiddingShown, isMade: boolean): string {
  if (isMade) return m.bidding_door_sealed();
  if (n > round) return m.bidding_door_later();
  return n === round ? m.bidding_door_now() : m.bidding_door_carried();
}

function BidForm({ bidding, view, sent }: Props) {
  const { id, round, payer, cap, own } = bidding;
  const isPayer = payer === view.as;
  const sum = (amount: number) => moneyInWords({ amount, currency: view.currency });
  const failed = failedOf(sent, 'bid', id);
  const last = own.at(-1)?.amount;
  const most = isPayer || last == null ? cap : last;
  return (
    <Card title={isPayer ? m.bidding_offer() : m.bidding_ask()}>
      <ActForm intent="bid" about={id} acted={sent} label={m.bidding_send()}>
        <input type="hidden" name="round" value={round} />
        <Field
          label={isPayer ? m.bidding_offer_sum() : m.bidding_ask_sum()}
          hint={
            isPayer
              ? m.bidding_offer_hint({ least: sum(last ?? 0), most: sum(cap) })
              : m.bidding_ask_hint({ most: sum(most) })
          }
          error={failed?.fields.amount}
          required
        >
          <Input
            name="amount"
            inputMode="decimal"
            autoComplete="off"
            maxLength={60}
            defaultValue={failed?.values.amount}
            required
          />
        </Field>
        <p className="t2">{m.bidding_once()}</p>
      </ActForm>
    </Card>
  );
}
