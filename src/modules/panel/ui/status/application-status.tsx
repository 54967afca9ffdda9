import { DOCUMENT_ACCEPT, DOCUMENT_MB } from '#kernel/document-types.ts';
import { problemOf, type Submission } from '#ui/forms/submission.ts';
import './sheet.css';
import { dayInWords } from '#kernel/day-words.ts';
import { dayAt } from '#kernel/days.ts';
import { named } from '#kernel/named.ts';
import * as m from '#messages/all.ts';
import { Button, HandshakeButton } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Field, Textarea } from '#ui/field.tsx';
import { FileInput } from '#ui/file-input.tsx';
import { PostForm } from '#ui/forms/post-form.tsx';
import { Link } from '#ui/link.tsx';
import type { OwnAct } from './form-actions.ts';
import { Notices } from './notices.tsx';
import type { ApplicationStatusView, StatusCardProps } from './types.ts';
import { conductVersion, listWords, stateSentences, stateWords, waitsWords } from './words.ts';

type Place = ApplicationStatusView['places'][number];

const day = (moment: string) => dayInWords(dayAt(new Date(moment)));

/** Where an application stands: what waits for its owner first, then each list, then the way so far. */
export function ApplicationStatusCards({ standing, acted }: StatusCardProps) {
  return (
    <div className="std">
      <p className="t2">
        {m.standing_reference({ reference: standing.reference, day: day(standing.receivedAt) })}
      </p>
      <Came acted={acted} />
      <Notices standing={standing} acted={acted} />
      <Questions standing={standing} acted={acted} />
      {standing.places.map((place) => (
        <PlaceCard key={place.id} place={place} acted={acted} />
      ))}
      {standing.documentsGoneOn ? (
        <p className="b-s t2">
          {m.standing_documents_gone({ day: dayInWords(standing.documentsGoneOn) })}
        </p>
      ) : null}
      <Way steps={standing.steps} />
    </div>
  );
}

const done: Record<OwnAct, () => string> = {
  answer: m.standing_done_answer,
  notice_reply: m.standing_done_reply,
  decision_reply: m.standing_done_reply,
  withdraw: m.standing_done_withdraw,
  accept_conduct: m.standing_done_conduct,
};

/** What the last form came to; a refusal stands at its form as well. */
function Came({ acted }: { acted: Submission | undefined }) {
  if (!acted) return null;
  if (problemOf(acted)) {
    return (
      <p className="std-came std-bad" role="alert">
        {problemOf(acted)}
      </p>
    );
  }
  return (
    <p className="std-came" role="status">
      {named(done, acted.intent)?.()}
    </p>
  );
}

function Questions({ standing: { questions }, acted }: StatusCardProps) {
  if (questions.length === 0) return null;
  return (
    <section className="std-card" aria-labelledby="std-questions">
      <h2 id="std-questions" className="t-l">
        {m.standing_questions()}
      </h2>
      {questions.map(({ id, text, at, answer }) => (
        <article className="std-talk" key={id}>
          <p className="b-s t2">{m.standing_asked_on({ day: day(at) })}</p>
          <p className="std-text">{text}</p>
          {answer ? (
            <blockquote className="std-answer">
              <p className="b-s t2">{m.standing_answered_on({ day: day(answer.at) })}</p>
              <p className="std-text">{answer.text}</p>
              {answer.documentName ? <p className="b-s">{answer.documentName}</p> : null}
            </blockquote>
          ) : (
            <AnswerForm question={id} acted={acted?.about === id ? acted : undefined} />
          )}
        </article>
      ))}
    </section>
  );
}

function AnswerForm({ question, acted }: { question: string; acted: Submission | undefined }) {
  return (
    <PostForm encType="multipart/form-data" className="std-form" preventScrollReset>
      <input type="hidden" name="intent" value="answer" />
      <input type="hidden" name="about" value={question} />
      <Field label={m.standing_your_answer()} error={acted?.fields.text} required>
        <Textarea name="text" rows={5} maxLength={5000} defaultValue={acted?.values.text} />
      </Field>
      <Field
        label={m.standing_document()}
        hint={m.empanel_file_hint({ most: DOCUMENT_MB })}
        error={acted?.fields.document}
      >
        <FileInput name="document" accept={DOCUMENT_ACCEPT} />
      </Field>
      <HandshakeButton type="submit">{m.standing_send_answer()}</HandshakeButton>
    </PostForm>
  );
}

function PlaceCard({ place, acted }: { place: Place; acted: Submission | undefined }) {
  const list = listWords[place.list]();
  return (
    <section className="std-card" aria-labelledby={`std-${place.list}`}>
      <h2 id={`std-${place.list}`} className="t-l">
        {list}
      </h2>
      <p className={`std-state std-${place.state}`}>{stateWords[place.state]()}</p>
      <p>{stateSentences[place.state]({ list })}</p>
      <Next place={place} />
      {place.state === 'active' || place.state === 'on_leave' ? (
        <p>
          <Link className="lnk" to="/account/profile-of-neutral">
            {m.standing_profile_link()}
          </Link>
        </p>
      ) : null}
      {place.decision ? (
        <div className="std-answer">
          <h3 className="t-m">{m.standing_reasons()}</h3>
          <p className="std-text">{place.decision}</p>
        </div>
      ) : null}
      {place.may.includes('accept_conduct') ? <ConductForm place={place} acted={acted} /> : null}
      {place.may.includes('reply_to_decision') ? (
        <DecisionForm place={place} acted={acted} />
      ) : null}
      {place.may.includes('withdraw') ? <WithdrawForm place={place} list={list} /> : null}
    </section>
  );
}

/** Who acts next, and by when. */
function Next({ place }: { place: Place }) {
  const { waitsFor, dueOn, suspendedUntil, mayApplyAgainOn } = place;
  return (
    <dl className="std-next">
      <div>
        <dt>{m.standing_since()}</dt>
        <dd>{day(place.since)}</dd>
      </div>
      {waitsFor === 'nobody' ? null : (
        <div>
          <dt>{m.standing_next()}</dt>
          <dd>{waitsWords[waitsFor]()}</dd>
        </div>
      )}
      {dueOn && !suspendedUntil ? (
        <div>
          <dt>{m.standing_by()}</dt>
          <dd>{dayInWords(dueOn)}</dd>
        </div>
      ) : null}
      {suspendedUntil ? (
        <div>
          <dt>{m.standing_suspended_until()}</dt>
          <dd>{dayInWords(suspendedUntil)}</dd>
        </div>
      ) : null}
      {mayApplyAgainOn ? (
        <div>
          <dt>{m.standing_again()}</dt>
          <dd>{m.standing_again_on({ day: dayInWords(mayApplyAgainOn) })}</dd>
        </div>
      ) : null}
    </dl>
  );
}

function ConductForm({ place, acted }: { place: Place; acted: Submission | undefined }) {
  const error =
    acted?.about === place.id && acted.intent === 'accept_conduct' ? problemOf(acted) : null;
  return (
    <PostForm className="std-form" preventScrollReset>
      <input type="hidden" name="intent" value="accept_conduct" />
      <input type="hidden" name="about" value={place.id} />
      <input type="hidden" name="version" value={conductVersion} />
      <p>
        <Link className="lnk" to="/code-of-conduct" target="_blank">
          {m.standing_conduct_read({ version: conductVersion })}
        </Link>
      </p>
      <Checkbox name="accepted" required>
        {m.standing_conduct_accept()}
      </Checkbox>
      {error ? <p className="std-bad">{error}</p> : null}
      <HandshakeButton type="submit">{m.standing_conduct_button()}</HandshakeButton>
    </PostForm>
  );
}

function DecisionForm({ place, acted }: { place: Place; acted: Submission | undefined }) {
  const own = acted?.about === place.id ? acted : undefined;
  return (
    <PostForm className="std-form" preventScrollReset>
      <input type="hidden" name="intent" value="decision_reply" />
      <input type="hidden" name="about" value={place.id} />
      <Field
        label={m.standing_decision_reply()}
        hint={m.standing_decision_reply_hint()}
        error={own?.fields.text}
      >
        <Textarea name="text" rows={5} maxLength={5000} defaultValue={own?.values.text} />
      </Field>
      <HandshakeButton type="submit">{m.standing_send_reply()}</HandshakeButton>
    </PostForm>
  );
}

/** Behind a line that opens: nobody withdraws by a slip. */
function WithdrawForm({ place, list }: { place: Place; list: string }) {
  return (
    <details className="std-more">
      <summary>{m.standing_withdraw()}</summary>
      <PostForm className="std-form" preventScrollReset>
        <input type="hidden" name="intent" value="withdraw" />
        <input type="hidden" name="about" value={place.id} />
        <p>{m.standing_withdraw_text({ list })}</p>
        <Button type="submit">{m.standing_withdraw_button()}</Button>
      </PostForm>
    </details>
  );
}

function Way({ steps }: Pick<ApplicationStatusView, 'steps'>) {
  if (steps.length === 0) return null;
  return (
    <section className="std-card" aria-labelledby="std-way">
      <h2 id="std-way" className="t-l">
        {m.standing_way()}
      </h2>
      <ol className="std-way">
        {steps.map((step) => (
          <li key={`${step.at} ${step.list} ${step.to}`}>
            <b>{stateWords[step.to]()}</b>{' '}
            <span className="t2">
              {m.standing_way_line({ list: listWords[step.list](), day: day(step.at) })}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
