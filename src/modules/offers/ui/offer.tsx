import { moneyInWords } from '#kernel/amounts.ts';
import { dayInWords } from '#kernel/day-words.ts';
import * as m from '#messages/all.ts';
import { Button } from '#ui/button.tsx';
import { Badge } from '#ui/desk/badge.tsx';
import { Card } from '#ui/desk/card.tsx';
import { DefinitionList } from '#ui/desk/definition-list.tsx';
import { SubmissionNotice } from '#ui/desk/submission-notice.tsx';
import { PostForm } from '#ui/forms/post-form.tsx';
import { failedOf, type Submission } from '#ui/forms/submission.ts';
import { costsWords, offerStateWords, sideWords } from '../contract/words.ts';
import { ClausesSaid } from './clauses-said.tsx';
import type { SettleView } from './view.ts';
import { answerWords, offerTones } from './words.ts';

type Offer = SettleView['offers'][number];
type Props = { offer: Offer; view: SettleView; sent: Submission | undefined };

/** One offer: its terms, how it stands, and what the reader may do with it. */
export function OfferCard({ offer, view, sent }: Props) {
  const { side, state, may, standsUntil } = offer;
  const isOwn = side === view.as;
  return (
    <Card title={titleOf(offer, isOwn)}>
      <p className="off-top">
        <Badge tone={offerTones[state]}>{offerStateWords[state]()}</Badge>{' '}
        {state === 'open' ? m.offers_until({ day: dayInWords(standsUntil) }) : null}
      </p>
      <Terms offer={offer} currency={view.currency} />
      <SubmissionNotice submission={failedOf(sent, 'answer', offer.id)} />
      {may.length > 0 ? (
        <div className="off-acts">
          {may.map((answer) =>
            answer === 'accepted' ? (
              <details key={answer}>
                <summary>{answerWords[answer]()}</summary>
                <p>{sumAndDays(offer, view.currency)}</p>
                <p className="t2">{m.offers_accept_words()}</p>
                <Answer offer={offer.id} answer={answer} label={m.offers_accept_yes()} />
              </details>
            ) : (
              <Answer key={answer} offer={offer.id} answer={answer} label={answerWords[answer]()} />
            ),
          )}
        </div>
      ) : null}
    </Card>
  );
}

function titleOf({ origin, number: n }: Offer, isOwn: boolean): string {
  if (origin === 'bidding') return m.offers_bid({ n });
  return isOwn ? m.offers_own({ n }) : m.offers_theirs({ n });
}

type AnswerProps = { offer: string; answer: Offer['may'][number]; label: string };

function Answer({ offer, answer, label }: AnswerProps) {
  return (
    <PostForm preventScrollReset>
      <input type="hidden" name="intent" value="answer" />
      <input type="hidden" name="about" value={offer} />
      <input type="hidden" name="answer" value={answer} />
      <Button type="submit" look={answer === 'accepted' ? 'solid' : 'line'} size="sm">
        {label}
      </Button>
    </PostForm>
  );
}

/** What whoever accepts is asked once more: who pays how much, in how many payments, the first when. */
function sumAndDays({ payer, amount, plan }: Offer, currency: string): string {
  const [first] = plan;
  if (!first) return m.offers_accept_none();
  const sum = moneyInWords({ amount, currency });
  const said = { payer: sideWords[payer](), sum, n: plan.length, day: dayInWords(first.on) };
  return m.offers_accept_sum(said);
}

function Terms({ offer, currency }: { offer: Offer; currency: string }) {
  const { payer, amount, plan, costs, duties, isAccelerated, clauses } = offer;
  const sum = (minor: number) => moneyInWords({ amount: minor, currency });
  return (
    <>
      <DefinitionList
        facts={[
          { term: m.offers_pays(), said: `${sideWords[payer]()}: ${sum(amount)}` },
          { term: m.offers_costs(), said: costsWords[costs]() },
        ]}
      />
      {plan.length > 1 ? (
        <details>
          <summary>{m.offers_plan({ n: plan.length })}</summary>
          <ol className="off-plan">
            {plan.map(({ number, on, amount: part }) => (
              <li key={number}>
                {dayInWords(on)}: <span className="tn">{sum(part)}</span>
              </li>
            ))}
          </ol>
          {isAccelerated ? <p>{m.offers_accelerated()}</p> : null}
        </details>
      ) : null}
      {plan.length === 1 && plan[0] ? (
        <p>{m.offers_once({ day: dayInWords(plan[0].on) })}</p>
      ) : null}
      {duties ? (
        <p className="off-duties" dir="auto">
          {duties}
        </p>
      ) : null}
      {clauses.length > 0 ? <ClausesSaid className="off-duties" {...{ payer, clauses }} /> : null}
    </>
  );
}
