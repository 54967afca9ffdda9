import { problemOf, type Submission } from '#ui/forms/submission.ts';
import './sheet.css';
import { dayInWords } from '#kernel/day-words.ts';
import { dayAt } from '#kernel/days.ts';
import { named } from '#kernel/named.ts';
import * as m from '#messages/all.ts';
import { Link } from '#ui/link.tsx';
import {
  AnswerForm,
  type AppliedPlace,
  ConductForm,
  DecisionForm,
  WithdrawForm,
} from './applicant-forms.tsx';
import type { OwnAct } from './form-actions.ts';
import { Notices } from './notices.tsx';
import type { ApplicationStatusView, StatusCardProps } from './types.ts';
import { listWords, stateSentences, stateWords, waitsWords } from './words.ts';

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
    <p className="std-came" role="status" tabIndex={-1} data-answer="">
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

function PlaceCard({ place, acted }: { place: AppliedPlace; acted: Submission | undefined }) {
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
function Next({ place }: { place: AppliedPlace }) {
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
