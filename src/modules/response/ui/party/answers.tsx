import type { OutputOf } from '#kernel/endpoint.ts';
import * as m from '#messages/all.ts';
import { Badge } from '#ui/desk/badge.tsx';
import { Card } from '#ui/desk/card.tsx';
import { DefinitionList } from '#ui/desk/definition-list.tsx';
import { Moment } from '#ui/desk/moment.tsx';
import type { Submission } from '#ui/forms/submission.ts';
import { responseKindWords } from '../../contract/kind-words.ts';
import type { responsesOfDispute } from '../../contract/office.ts';
import { outcomes } from '../notice/words.ts';
import { Offer } from './offer.tsx';

type Answers = OutputOf<typeof responsesOfDispute>['answers'];

/** What the respondents sent, word for word, for the side that is told of it. The papers with it stand among the documents. */
export function AnswersOfCase({
  answers,
  attempt,
}: {
  answers: Answers;
  attempt?: Submission | undefined;
}) {
  if (answers.length === 0) return null;
  return (
    <Card title={m.case_answers()}>
      <ul className="ds-plain">
        {answers.map((answer) => (
          <li key={answer.id}>
            <Answer answer={answer} />
            <Offer answer={answer} attempt={attempt} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Answer({
  answer: { kind, who, number, sentAt, isLate, isFallen, lines, outcome, why },
}: {
  answer: Answers[number];
}) {
  return (
    <section>
      <h3>
        {responseKindWords[kind]()}: <span dir="auto">{who}</span>
      </h3>
      <p className="t2">
        <Moment at={sentAt} />, {number}{' '}
        {isLate ? <Badge tone="warn">{m.case_answers_late()}</Badge> : null}
      </p>
      <AnswerLines lines={lines} />
      {outcome ? <p>{`${outcomes[outcome]()} ${why}`.trim()}</p> : null}
      {isFallen ? <p>{m.notice_fallen()}</p> : null}
    </section>
  );
}

function AnswerLines({ lines }: { lines: { label: string; value: string }[] }) {
  return (
    <DefinitionList
      facts={lines.map(({ label, value }) => ({
        term: label,
        said: (
          <span className="ds-said" dir="auto">
            {value}
          </span>
        ),
      }))}
    />
  );
}
