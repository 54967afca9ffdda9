import * as m from '#messages/all.ts';
import { HandshakeButton } from '#ui/button.tsx';
import { Badge } from '#ui/desk/badge.tsx';
import { Moment } from '#ui/desk/moment.tsx';
import { SubmissionNotice } from '#ui/desk/submission-notice.tsx';
import { Field, Textarea } from '#ui/field.tsx';
import { PostForm } from '#ui/forms/post-form.tsx';
import { ownOf, type Submission } from '#ui/forms/submission.ts';
import { RadioGroup } from '#ui/radio.tsx';
import type { OnePaper, PaperLine } from '../shapes.ts';
import { answerTones, answerWords } from '../words.ts';

type Props = { paper: OnePaper; filed: PaperLine; acted: Submission | undefined };

/** What the other side said of a paper, and the form of whoever may say it; who reads it stands beneath the button. */
export function PaperAnswers({ paper, filed, acted }: Props) {
  const mayAnswer = filed.may.includes('answer');
  if (!mayAnswer && filed.answers.length === 0) return null;
  const nameOf = (party: string) => paper.parties.find(({ id }) => id === party)?.name ?? '';
  return (
    <section id="answer">
      <h2>{mayAnswer ? m.viewer_answer_to({ number: filed.number }) : m.viewer_answers()}</h2>
      {filed.answers.map(({ party, answer, why, at }) => (
        <p key={at + party} className="ds-small">
          <Badge tone={answerTones[answer]}>{answerWords[answer]()}</Badge> {nameOf(party)},{' '}
          <Moment at={at} />
          {why ? <span dir="auto">: {why}</span> : null}
        </p>
      ))}
      {mayAnswer ? <AnswerForm {...{ paper, acted }} /> : null}
    </section>
  );
}

function AnswerForm({ paper: { id, parties }, acted }: Omit<Props, 'filed'>) {
  const own = ownOf(acted, 'answer', id);
  const names = parties.map(({ name }) => name).join(', ');
  return (
    <PostForm className="desk-form" preventScrollReset>
      <input type="hidden" name="intent" value="answer" />
      <input type="hidden" name="about" value={id} />
      <SubmissionNotice submission={own} done={m.viewer_answered()} />
      <RadioGroup
        legend={m.papers_answer()}
        name="answer"
        required
        defaultValue={own?.values.answer ?? ''}
        options={[
          {
            value: 'admitted',
            label: <Choice word={m.viewer_admit()} says={m.viewer_admit_says()} />,
          },
          { value: 'denied', label: <Choice word={m.viewer_deny()} says={m.viewer_deny_says()} /> },
          {
            value: 'objected',
            label: <Choice word={m.viewer_object()} says={m.viewer_object_says()} />,
          },
        ]}
      />
      <Field label={m.papers_why()} hint={m.papers_why_hint()}>
        <Textarea
          name="why"
          rows={3}
          maxLength={1000}
          defaultValue={own?.values.why ?? ''}
          dir="auto"
        />
      </Field>
      <HandshakeButton size="sm" type="submit">
        {m.viewer_answer_send()}
      </HandshakeButton>
      <p className="t2 ds-small">{m.viewer_answer_audience({ names })}</p>
    </PostForm>
  );
}

function Choice({ word, says }: { word: string; says: string }) {
  return (
    <span className="pvw-choice">
      <b>{word}</b>
      <small>{says}</small>
    </span>
  );
}
