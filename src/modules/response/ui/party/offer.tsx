import { dayInWords } from '#kernel/day-words.ts';
import { dayIn } from '#kernel/moments.ts';
import * as m from '#messages/all.ts';
import { Button } from '#ui/button.tsx';
import { SubmissionNotice } from '#ui/desk/submission-notice.tsx';
import { Field, Textarea } from '#ui/field.tsx';
import { failedOf, ownOf, type Submission } from '#ui/forms/submission.ts';
import { KeptForm } from '#ui/offline-drafts/kept-form.tsx';
import { Select } from '#ui/select.tsx';
import type { AnswerStance } from '../../contract/account.ts';
import type { AnsweredView } from '../../contract/office.ts';
import { replied } from '../notice/words.ts';

type Props = { answer: AnsweredView; attempt: Submission | undefined };

const choices: Record<AnswerStance, () => string> = {
  accepted: m.case_offer_accepted,
  refused: m.case_offer_refused,
  asked: m.case_offer_asked,
};

/** What was said to an offer; and for the claimant a form that answers it and works without a script. */
export function Offer({ answer, attempt }: Props) {
  const { offer } = answer;
  if (!offer) return null;
  const own = attempt?.values.offer === answer.id ? ownOf(attempt, 'offer') : undefined;
  return (
    <>
      <SubmissionNotice submission={own} done={m.case_done_offer()} />
      {offer.replies.map(({ reply, words, at }) => (
        <div key={reply}>
          <p>{replied[reply]({ day: dayInWords(dayIn(at)) })}</p>
          {words ? (
            <p className="ds-said" dir="auto">
              {words}
            </p>
          ) : null}
        </div>
      ))}
      {offer.left.length > 0 ? (
        <ReplyForm offer={answer.id} left={offer.left} failed={failedOf(own, 'offer')} />
      ) : null}
    </>
  );
}

function ReplyForm({
  offer,
  left,
  failed,
}: {
  offer: string;
  left: readonly AnswerStance[];
  failed: Submission | undefined;
}) {
  return (
    <details className="ds-fold" open>
      <summary>{m.case_offer()}</summary>
      <p>{m.case_offer_words()}</p>
      <KeptForm name={`offer/${offer}`} stays>
        <input type="hidden" name="act" value="offer" />
        <input type="hidden" name="offer" value={offer} />
        <ReplyChoice failed={failed} left={left} />
        <ReplyWords failed={failed} />
        <Button type="submit">{m.case_offer_send()}</Button>
      </KeptForm>
    </details>
  );
}

function ReplyChoice({
  failed,
  left,
}: {
  failed: Submission | undefined;
  left: readonly AnswerStance[];
}) {
  return (
    <Field label={m.case_offer_reply()} error={failed?.fields.reply} required>
      <Select name="reply" defaultValue={failed?.values.reply ?? ''}>
        <option value="">{m.case_offer_choose()}</option>
        {left.map((reply) => (
          <option key={reply} value={reply}>
            {choices[reply]()}
          </option>
        ))}
      </Select>
    </Field>
  );
}

function ReplyWords({ failed }: { failed: Submission | undefined }) {
  return (
    <Field label={m.case_offer_said()} hint={m.case_offer_said_hint()} error={failed?.fields.words}>
      <Textarea name="words" rows={3} maxLength={5000} defaultValue={failed?.values.words} />
    </Field>
  );
}
