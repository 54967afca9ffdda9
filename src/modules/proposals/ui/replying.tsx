import { dayInWords } from '#kernel/day-words.ts';
import * as m from '#messages/all.ts';
import { leaderWords } from '#modules/offers/contract/words.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { ActForm } from '#ui/desk/act-form.tsx';
import { SubmissionNotice } from '#ui/desk/submission-notice.tsx';
import { Field, Textarea } from '#ui/field.tsx';
import { PostForm } from '#ui/forms/post-form.tsx';
import { ownOf, type Submission } from '#ui/forms/submission.ts';
import { Select } from '#ui/select.tsx';
import type { ProposalsView, StandingProposal } from './view.ts';
import { clauseName } from './words.ts';

type Props = { view: ProposalsView; standing: StandingProposal; sent: Submission | undefined };

/** What a side may do with it: say yes or no in secret where it is asked, and observe on it. */
export function ReplyPart({ view, standing, sent }: Props) {
  return (
    <>
      {standing.answersUntil ? <SecretAnswer view={view} standing={standing} sent={sent} /> : null}
      <Observing view={view} standing={standing} sent={sent} />
    </>
  );
}

function SecretAnswer({ standing, sent }: Props) {
  const { id, answer, answersUntil, isTimeOver } = standing;
  if (isTimeOver) return <p>{m.proposals_time_over()}</p>;
  if (answer !== null)
    return <p>{answer ? m.proposals_answered_yes() : m.proposals_answered_no()}</p>;
  return (
    <PostForm className="desk-form" preventScrollReset>
      <input type="hidden" name="intent" value="answer" />
      <input type="hidden" name="about" value={id} />
      <SubmissionNotice submission={ownOf(sent, 'answer', id)} />
      <p className="pr-words">
        {m.proposals_answer_words({ day: dayInWords(answersUntil ?? '') })}
      </p>
      <p className="pr-answers">
        <Button type="submit" name="yes" value="yes" look="solid">
          {m.proposals_yes()}
        </Button>
        <Button type="submit" name="yes" value="no">
          {m.proposals_no()}
        </Button>
      </p>
    </PostForm>
  );
}

function Observing({ view, standing, sent }: Props) {
  const { fields = {}, values = {} } = ownOf(sent, 'observe', standing.id) ?? {};
  const leader = leaderWords[view.process]();
  return (
    <details open={Object.keys(fields).length > 0}>
      <summary className="pr-sum">{m.proposals_observe()}</summary>
      <p className="pr-words">{m.proposals_observe_words({ leader })}</p>
      <ActForm
        intent="observe"
        about={standing.id}
        acted={sent}
        label={m.proposals_observe_send()}
        key={view.observations.length}
      >
        <Field label={m.proposals_observe_clause()} error={fields.clause}>
          <Select name="clause" defaultValue={values.clause ?? '0'}>
            <option value="0">{m.proposals_whole()}</option>
            {standing.clauses.map((one, at) => (
              <option key={one.key} value={one.key}>
                {`${at + 1}. ${clauseName(one)}`}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={m.proposals_observe_said()} error={fields.said} required>
          <Textarea name="said" rows={4} maxLength={5000} defaultValue={values.said} required />
        </Field>
        <Checkbox name="isForAll" defaultChecked={values.isForAll === 'on'}>
          {m.proposals_observe_all()}
        </Checkbox>
      </ActForm>
    </details>
  );
}
