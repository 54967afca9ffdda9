import { dayInWords } from '#kernel/day-words.ts';
import { here, language } from '#kernel/language.ts';
import * as m from '#messages/all.ts';
import { houseReasonInWords, titleInWords } from '#modules/disputes/contract/document-words.ts';
import { eventSentence, whoWords } from '#modules/disputes/contract/event-words.ts';
import { limitWords } from '#modules/disputes/contract/limit-words.ts';
import { below } from './page-parts.tsx';
import { Part, type Seen } from './part.tsx';

/** Who must do what, and by when; what they themselves must do stands first. */
export function Going({ notice: { limits, inAccount } }: Pick<Seen, 'notice'>) {
  if (limits.length === 0 && inAccount === null) return null;
  const yoursFirst = limits.toSorted((a, b) => Number(b.who === 'you') - Number(a.who === 'you'));
  return (
    <Part id="going" title={m.case_next()}>
      <ul className="plain">
        {yoursFirst.map(({ limit, who, dueOn, isHeld }) => (
          <li key={`${limit} ${who} ${dueOn}`}>
            {whoWords[who]()}
            {': '}
            {limitWords(limit)}, {isHeld ? m.case_held() : m.case_due({ day: dayInWords(dueOn) })}
          </li>
        ))}
      </ul>
      {inAccount ? (
        <p>
          <a href={here(`/cases/${inAccount}`)}>{m.notice_in_account()}</a>
        </p>
      ) : null}
    </Part>
  );
}

/** What happened so far, the newest first. */
export function Story({ notice: { timeline } }: Pick<Seen, 'notice'>) {
  if (timeline.length === 0) return null;
  return (
    <Part id="story" title={m.case_timeline()}>
      <ul className="plain">
        {timeline.toReversed().map(({ id, type, on, party, why }) => (
          <li key={id}>
            {dayInWords(on)}
            {': '}
            {[eventSentence(type), party].filter(Boolean).join(', ')}
            {why ? (
              <p className="words" dir="auto">
                {houseReasonInWords(why)}
              </p>
            ) : null}
          </li>
        ))}
      </ul>
    </Part>
  );
}

export function Papers({ notice: { papers, isVerified }, code }: Seen) {
  return (
    <Part id="papers" title={m.notice_papers()}>
      <p>
        <a href={`/api/response/${code}/letter.pdf?language=${language()}`}>
          {m.notice_paper_keep()}
        </a>
      </p>
      {papers.length === 0 ? <p>{m.notice_papers_none()}</p> : null}
      {papers.length > 0 && !isVerified ? (
        <p>
          <a href={below(code, '/verify')}>{m.notice_papers_proof()}</a>
        </p>
      ) : null}
      {papers.length > 0 && isVerified ? <p>{m.notice_papers_seen()}</p> : null}
      <ul className="plain">
        {papers.map(({ id, title, addedOn }) => (
          <PaperLine
            key={id}
            id={id}
            isVerified={isVerified}
            code={code}
            title={title}
            addedOn={addedOn}
          />
        ))}
      </ul>
    </Part>
  );
}

type PaperLineProps = {
  id: string;
  isVerified: boolean;
  code: string;
  title: string;
  addedOn: string;
};

function PaperLine({ id, isVerified, code, title, addedOn }: PaperLineProps) {
  return (
    <li>
      {isVerified ? (
        <a href={`/api/response/${code}/papers/${id}`} dir="auto">
          {titleInWords(title)}
        </a>
      ) : (
        <span dir="auto">{titleInWords(title)}</span>
      )}{' '}
      <small>{dayInWords(addedOn)}</small>
    </li>
  );
}
