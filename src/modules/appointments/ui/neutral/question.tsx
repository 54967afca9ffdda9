import { dayInWords } from '#kernel/day-words.ts';
import { languageName } from '#kernel/language.ts';
import * as m from '#messages/all.ts';
import { Button, HandshakeButton } from '#ui/button.tsx';
import { SubmissionNotice } from '#ui/desk/submission-notice.tsx';
import { PostForm } from '#ui/forms/post-form.tsx';
import { failedOf, type Submission } from '#ui/forms/submission.ts';
import { roleWords } from '../../contract/role-words.ts';
import type { DeskView } from './types.ts';

type Asked = DeskView['questions'][number];
type Props = {
  question: Asked;
  load: DeskView['load'];
  acted: Submission | undefined;
};

/** A question to the neutral: the names first, then accepting with the disclosure, or declining in one press. */
export function Question({ question, load, acted }: Props) {
  const { id, reference, role, dueOn, claimants, respondents, lawyers } = question;
  const isFull = load.open + load.promised >= load.most;
  return (
    <section className="ndk-ask" aria-labelledby={`ask-${id}`}>
      <p className="ndk-ask-top">
        <b>{m.invited_one_title({ role: roleWords[role]() })}</b>
        <span>
          {reference}
          {dueOn ? ` · ${m.invited_due({ day: dayInWords(dueOn) })}` : ''}
        </span>
      </p>
      <h2 id={`ask-${id}`}>{m.desk_names_first()}</h2>
      <p>{m.invited_one_lead()}</p>
      <div className="ndk-sides">
        <Side label={m.invited_claimants()} names={claimants} className="ndk-a" />
        <Side label={m.invited_respondents()} names={respondents} className="ndk-b" />
      </div>
      <dl className="ndk-facts">
        {lawyers.length > 0 ? <Fact term={m.invited_lawyers()} said={lawyers.join('; ')} /> : null}
        <Fact term={m.invited_language()} said={languageName(question.language)} />
        {role === 'arbitrator' ? <Fact term={m.invited_seat()} said={question.seat} /> : null}
      </dl>
      <SubmissionNotice submission={failedOf(acted, 'decline', id)} />
      {isFull ? <p>{m.desk_full({ open: load.open + load.promised, most: load.most })}</p> : null}
      <div className="ndk-acts">
        <HandshakeButton look="lite" to={`/account/appointments/${id}`}>
          {m.desk_accept()}
        </HandshakeButton>
        <PostForm preventScrollReset>
          <input type="hidden" name="intent" value="decline" />
          <input type="hidden" name="about" value={id} />
          <Button type="submit" className="ndk-decline">
            {m.desk_decline()}
          </Button>
        </PostForm>
      </div>
    </section>
  );
}

type SideProps = { label: string; names: readonly string[]; className: string };

function Side({ label, names, className }: SideProps) {
  return (
    <div className={`ndk-side-card ${className}`}>
      {names.map((name) => (
        <b key={name} dir="auto" className="trb-line">
          {name}
        </b>
      ))}
      <span>{label}</span>
    </div>
  );
}

function Fact({ term, said }: { term: string; said: string }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd dir="auto">{said}</dd>
    </div>
  );
}
