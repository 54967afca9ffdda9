import { dayInWords } from '#kernel/day-words.ts';
import * as m from '#messages/all.ts';
import { sideWords } from '#modules/offers/contract/words.ts';
import { ActForm } from '#ui/desk/act-form.tsx';
import { Badge } from '#ui/desk/badge.tsx';
import { Moment } from '#ui/desk/moment.tsx';
import { Field, Textarea } from '#ui/field.tsx';
import { failedOf, type Submission } from '#ui/forms/submission.ts';
import { kindWords, stateWords, wayWords } from '../contract/words.ts';
import type { PerformanceView, ShownPromise, ShownStatement } from './view.ts';
import { statementTones, sumOf } from './words.ts';

type Props = {
  statement: ShownStatement;
  promise: ShownPromise;
  view: PerformanceView;
  sent: Submission | undefined;
};

/** What a side said, every word to it in its order, and what the reader may say now. */
export function StatementItem({ statement, promise, sent }: Props) {
  const { side, kind, happenedOn, state, note, by, saidAt, answers, answerUntil, may } = statement;
  return (
    <>
      <p className="pf-top">
        <b>
          {sideWords[side]()}: {kindWords[kind]()}
        </b>
        <Badge tone={statementTones[state]}>{stateWords[state]()}</Badge>
      </p>
      <p className="pf-words">
        {[factsOf(statement, promise), dayInWords(happenedOn)].filter(Boolean).join(', ')}
      </p>
      {note ? (
        <p className="pf-said" dir="auto">
          {note}
        </p>
      ) : null}
      <p className="t2">
        <bdi>{by}</bdi>, <Moment at={saidAt} />
      </p>
      {answers.map((one) => (
        <p key={one.at} className="pf-words">
          {sideWords[one.side]()}: {stateWords[one.says]()}
          {one.why ? (
            <>
              {' '}
              <bdi>“{one.why}”</bdi>
            </>
          ) : null}{' '}
          <span className="t2">
            <bdi>{one.by}</bdi>, <Moment at={one.at} />
          </span>
        </p>
      ))}
      {answerUntil ? (
        <p className="pf-words t2">
          {m.performance_answer_until({ day: dayInWords(answerUntil) })}
        </p>
      ) : null}
      {may.length > 0 ? <Answers statement={statement} sent={sent} /> : null}
    </>
  );
}

function factsOf({ amount, way, reference }: ShownStatement, promise: ShownPromise): string {
  const parts = [
    amount === null ? '' : sumOf(promise, amount),
    way ? wayWords[way]() : '',
    reference,
  ];
  return parts.filter(Boolean).join(', ');
}

function Answers({ statement: { id, may }, sent }: Pick<Props, 'statement' | 'sent'>) {
  return (
    <div className="pf-acts">
      {may.includes('confirmed') ? (
        <ActForm intent="confirm" about={id} acted={sent} label={m.performance_confirm()} />
      ) : null}
      {may.includes('disputed') ? (
        <WithReason intent="dispute" id={id} label={m.performance_dispute()} sent={sent} />
      ) : null}
      {may.includes('withdrawn') ? (
        <WithReason intent="withdraw" id={id} label={m.performance_withdraw()} sent={sent} />
      ) : null}
    </div>
  );
}

type ReasonProps = { intent: string; id: string; label: string; sent: Submission | undefined };

function WithReason({ intent, id, label, sent }: ReasonProps) {
  const acted = failedOf(sent, intent, id);
  const { fields = {}, values = {} } = acted ?? {};
  return (
    <details open={acted !== undefined}>
      <summary className="pf-sum">{label}</summary>
      <ActForm intent={intent} about={id} acted={sent} label={label}>
        <Field label={m.performance_why()} error={fields.why} required>
          <Textarea name="why" rows={2} maxLength={1000} defaultValue={values.why} required />
        </Field>
      </ActForm>
    </details>
  );
}
