import * as m from '#messages/all.ts';
import { Button } from '#ui/button.tsx';
import { Bar } from '#ui/desk/bar.tsx';
import { Card } from '#ui/desk/card.tsx';
import { SubmissionNotice } from '#ui/desk/submission-notice.tsx';
import { PostForm } from '#ui/forms/post-form.tsx';
import { ownOf, type Submission } from '#ui/forms/submission.ts';
import { RadioGroup } from '#ui/radio.tsx';
import type { DivisionView } from './division-action.ts';

type Props = { view: DivisionView; sent: Submission | undefined };
type Result = NonNullable<DivisionView['result']>;

/** Who would have what, explained from one's own points alone, and the secret answer to it. */
export function DivisionResult({ view, sent }: Props) {
  const { division, result, points } = view;
  if (!division || !result) return null;
  const { shares, worth, said } = result;
  const isSplit = shares.some(({ over, under }) => over > 0 && over < under);
  return (
    <Card title={m.division_result()}>
      <p>{m.division_worth({ worth })}</p>
      <Bar of={worth} />
      <table className="pk-worth">
        <caption className="sr">{m.division_result()}</caption>
        <thead>
          <tr>
            <th scope="col">{m.division_whose()}</th>
            <th scope="col">{m.division_own_points()}</th>
          </tr>
        </thead>
        <tbody>
          {division.things.map((thing, at) => (
            <tr key={thing}>
              <th scope="row">
                <b dir="auto">{thing}</b>
                <br />
                {whoseWords(shares[at])}
              </th>
              <td>{points?.[at]}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {isSplit ? <p>{m.division_split_words()}</p> : null}
      <details>
        <summary className="pk-sum">{m.packages_why()}</summary>
        <p>{m.division_why()}</p>
      </details>
      {said === null ? (
        <Answer id={division.id} sent={sent} />
      ) : (
        <p>{said ? m.division_answered_yes() : m.division_answered_no()}</p>
      )}
    </Card>
  );
}

function whoseWords(share: Result['shares'][number] | undefined): string {
  const { over, under } = share ?? { over: 0, under: 1 };
  if (over === under) return m.division_yours();
  if (over === 0) return m.division_theirs();
  return m.division_parts({ own: `${over}/${under}`, theirs: `${under - over}/${under}` });
}

function Answer({ id, sent }: { id: string; sent: Submission | undefined }) {
  const acted = ownOf(sent, 'answer', id);
  return (
    <PostForm className="desk-form" preventScrollReset>
      <input type="hidden" name="intent" value="answer" />
      <input type="hidden" name="about" value={id} />
      <SubmissionNotice submission={acted} />
      <RadioGroup
        legend={m.division_question()}
        name="yes"
        defaultValue={acted?.values.yes ?? ''}
        error={acted?.fields.yes}
        options={[
          { value: 'yes', label: m.packages_yes() },
          { value: 'no', label: m.packages_no() },
        ]}
      />
      <p>{m.division_answer_words()}</p>
      <Button type="submit" look="solid">
        {m.division_answer_send()}
      </Button>
    </PostForm>
  );
}
