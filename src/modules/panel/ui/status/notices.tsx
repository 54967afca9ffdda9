import { dayInWords } from '#kernel/day-words.ts';
import { dayAt } from '#kernel/days.ts';
import { localizedProps } from '#kernel/language.ts';
import * as m from '#messages/all.ts';
import { HandshakeButton } from '#ui/button.tsx';
import { Field, Textarea } from '#ui/field.tsx';
import { PostForm } from '#ui/forms/post-form.tsx';
import type { Submission } from '#ui/forms/submission.ts';
import type { ConductOutcome } from '../../rules/proceeding.ts';
import type { ApplicationStatusView, StatusCardProps } from './types.ts';
import { outcomeWords, principleTitle } from './words.ts';

type Notice = ApplicationStatusView['proceedings'][number];

/** Notices under the code of conduct, with the reply and the decision. */
export function Notices({ standing: { proceedings }, acted }: StatusCardProps) {
  return proceedings.map((one) => (
    <NoticeCard key={one.id} notice={one} acted={acted?.about === one.id ? acted : undefined} />
  ));
}

function NoticeCard({ notice, acted }: { notice: Notice; acted: Submission | undefined }) {
  return (
    <section className="std-card std-notice" aria-labelledby={`std-${notice.id}`}>
      <h2 id={`std-${notice.id}`} className="t-l">
        {m.standing_notice()}
      </h2>
      <dl className="std-next">
        <div>
          <dt>{m.standing_notice_on()}</dt>
          <dd>{dayInWords(dayAt(new Date(notice.noticedAt)))}</dd>
        </div>
        <div>
          <dt>{m.standing_principle()}</dt>
          <dd {...localizedProps(principleTitle(notice.principle))} />
        </div>
        <div>
          <dt>{m.standing_reply_by()}</dt>
          <dd>{m.standing_reply_by_day({ day: dayInWords(notice.replyDueOn) })}</dd>
        </div>
      </dl>
      <h3 className="t-m">{m.standing_facts()}</h3>
      <p className="std-text">{notice.facts}</p>
      {notice.reply ? (
        <div className="std-answer">
          <h3 className="t-m">{m.standing_your_reply()}</h3>
          <p className="std-text">{notice.reply}</p>
        </div>
      ) : null}
      {notice.mayReply ? <ReplyForm notice={notice} acted={acted} /> : null}
      {notice.outcome ? (
        <div className="std-answer">
          <h3 className="t-m">{m.standing_outcome()}</h3>
          <p>
            {outcomeWords(
              notice.outcome as ConductOutcome,
              notice.suspendedUntil ? dayInWords(notice.suspendedUntil) : '',
            )}
          </p>
          <p className="std-text">{notice.reasons}</p>
        </div>
      ) : null}
    </section>
  );
}

function ReplyForm({ notice, acted }: { notice: Notice; acted: Submission | undefined }) {
  return (
    <PostForm className="std-form" preventScrollReset>
      <input type="hidden" name="intent" value="notice_reply" />
      <input type="hidden" name="about" value={notice.id} />
      <Field
        label={m.standing_your_reply()}
        hint={m.standing_reply_hint()}
        error={acted?.fields.text}
        required
      >
        <Textarea name="text" rows={8} maxLength={10_000} defaultValue={acted?.values.text} />
      </Field>
      <HandshakeButton type="submit">{m.standing_send_reply()}</HandshakeButton>
    </PostForm>
  );
}
