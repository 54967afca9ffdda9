import { dayInWords } from '#kernel/day-words.ts';
import * as m from '#messages/all.ts';
import { sideWords } from '#modules/offers/contract/words.ts';
import { Badge } from '#ui/desk/badge.tsx';
import { Card } from '#ui/desk/card.tsx';
import type { Submission } from '#ui/forms/submission.ts';
import { dueWords } from '../contract/words.ts';
import { StatementItem } from './statement.tsx';
import { DutyForm, PaymentForm } from './stating.tsx';
import type { PerformanceView, ShownPromise } from './view.ts';
import { dueTones, sumOf } from './words.ts';

type Props = { promise: ShownPromise; view: PerformanceView; sent: Submission | undefined };

/** One thing that the settlement promises, with all that was said of it, and a form to say more. */
export function PromiseCard({ promise, view, sent }: Props) {
  const { kind, name, said, statements } = promise;
  const title = kind === 'money' ? m.performance_payment() : m.performance_duty();
  return (
    <Card title={name || title}>
      {kind === 'money' ? (
        <PaymentDues promise={promise} />
      ) : (
        <>
          <p className="pf-said" dir="auto">
            {said}
          </p>
          <p className="pf-words t2">
            {promise.isPerformed ? m.performance_duty_done() : m.performance_duty_words()}
          </p>
        </>
      )}
      {statements.length > 0 ? (
        <ul className="pf-list">
          {statements.map((one) => (
            <li key={one.id} className="pf-statement">
              <StatementItem statement={one} promise={promise} view={view} sent={sent} />
            </li>
          ))}
        </ul>
      ) : null}
      {kind === 'money' ? (
        <PaymentForm promise={promise} view={view} sent={sent} />
      ) : (
        <DutyForm promise={promise} view={view} sent={sent} />
      )}
    </Card>
  );
}

function PaymentDues({ promise }: Pick<Props, 'promise'>) {
  const { payer, amount, left, overdue, acceleratedOn, dues } = promise;
  return (
    <>
      <p>
        {m.performance_pays({
          payer: sideWords[payer ?? 'respondent'](),
          sum: sumOf(promise, amount ?? 0),
          left: sumOf(promise, left),
        })}
      </p>
      {acceleratedOn ? (
        <p className="pf-words">{m.performance_accelerated({ day: dayInWords(acceleratedOn) })}</p>
      ) : null}
      {overdue > 0 ? (
        <p>
          <b>{m.performance_overdue({ sum: sumOf(promise, overdue) })}</b>
        </p>
      ) : null}
      <ol className="pf-list">
        {dues.map((due) => (
          <li key={due.number} className="pf-due">
            <span>
              {due.number}. {dayInWords(due.dueOn)}:{' '}
              <b className="tn">{sumOf(promise, due.amount)}</b>
            </span>
            <Badge tone={dueTones[due.state]}>{dueWords[due.state]()}</Badge>
            {due.left > 0 && due.left < due.amount ? (
              <span className="t2">{m.performance_left({ sum: sumOf(promise, due.left) })}</span>
            ) : null}
          </li>
        ))}
      </ol>
    </>
  );
}
