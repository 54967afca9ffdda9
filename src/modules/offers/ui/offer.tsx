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
import { costsWords } from '../contract/words.ts';
import type { SettleView } from './view.ts';
import { answerWords, offerStates, sideWords } from './words.ts';

type Offer = SettleView['offers'][number];
type Props = { offer: Offer; view: SettleView; sent: Submission | undefined };

/** One offer: its terms, how it stands, and what the reader may do with it. */
export function OfferCard({ offer, view, sent }: Props) {
  const { number, side, state, may, standsUntil } = offer;
  const isOwn = side === view.as;
  const { tone, label } = offerStates[state];
  return (
    <Card title={isOwn ? m.offers_own({ n: number }) : m.offers_theirs({ n: number })}>
      <p className="off-top">
        <Badge tone={tone}>{label()}</Badge>{' '}
        {state === 'open' ? m.offers_until({ day: dayInWords(standsUntil) }) : null}
      </p>
      <Terms offer={offer} currency={view.currency} />
      <SubmissionNotice submission={failedOf(sent, 'answer', offer.id)} />
      {may.length > 0 ? (
        <PostForm className="off-acts" preventScrollReset>
          <input type="hidden" name="intent" value="answer" />
          <input type="hidden" name="about" value={offer.id} />
          {may.map((answer) => (
            <Button
              key={answer}
              type="submit"
              name="answer"
              value={answer}
              look={answer === 'accepted' ? 'solid' : 'line'}
              size="sm"
            >
              {answerWords[answer]()}
            </Button>
          ))}
        </PostForm>
      ) : null}
      {may.includes('accepted') ? <p className="t2">{m.offers_accept_words()}</p> : null}
    </Card>
  );
}

function Terms({ offer, currency }: { offer: Offer; currency: string }) {
  const { payer, amount, plan, costs, duties, isAccelerated } = offer;
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
    </>
  );
}
