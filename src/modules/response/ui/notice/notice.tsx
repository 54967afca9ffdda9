import { moneyInWords } from '#kernel/amounts.ts';
import { dayInWords } from '#kernel/day-words.ts';
import * as m from '#messages/all.ts';
import { doubtWords } from '#modules/disputes/contract/next-words.ts';
import type { NoticeView } from '../../contract/notice.ts';
import { Choices, Ignored } from './choices.tsx';
import { Said, Signed } from './claim.tsx';
import { Going, Papers, Story } from './course.tsx';
import { Frame, Reach } from './frame.tsx';
import { below } from './page-parts.tsx';
import { Part, type Seen } from './part.tsx';
import { Sent } from './sent.tsx';

/** Everything on one page, the most pressing first: who, how much, by when, what you can do, what if you do nothing. */
export function NoticePage({ notice, code }: Seen) {
  const { you, reference, sum, currency, isVerified, house, isOver, isReleased } = notice;
  // Whoever has nothing to do any more is not told what follows if they do nothing.
  const isAsked = !isOver && !isReleased && !isAtGate(notice);
  // Nor whoever has answered already: nothing of it can happen any more.
  const mayIgnore = isAsked && !(notice.time?.isMet ?? false) && !notice.doubt;
  return (
    <Frame path={`/n/${code}`} house={house}>
      <h1>{headingOf(notice)}</h1>
      <p>{m.notice_for({ name: you.name, reference })}</p>
      <div className="key">
        {sum > 0 ? (
          <p className="sum">{m.notice_sum({ sum: moneyInWords({ amount: sum, currency }) })}</p>
        ) : null}
        <By notice={notice} />
      </div>
      {isAsked ? <p>{whatOf(notice)}</p> : null}
      <AfterNo notice={notice} />
      <Choices notice={notice} code={code} />
      <Sent notice={notice} code={code} />
      {isReleased ? null : <Going notice={notice} />}
      {mayIgnore ? (
        <Part id="ignore" title={m.notice_ignore()}>
          <Ignored notice={notice} />
        </Part>
      ) : null}
      <Story notice={notice} />
      <Said notice={notice} />
      <Signed notice={notice} />
      <Papers notice={notice} code={code} />
      <Part id="people" title={m.notice_people()}>
        <p>{m.notice_people_words()}</p>
        <Reach house={house} />
        <p>{m.notice_lawyer()}</p>
      </Part>
      {isVerified ? <Leave code={code} /> : null}
    </Frame>
  );
}

/** Whoever reads a notice while the case stands at the gate has had one whose basis was taken back. */
function isAtGate({ process, state }: NoticeView): boolean {
  return process === 'arbitration' && state === 'track_check';
}

function headingOf({ claimants, process, state }: NoticeView): string {
  const who = claimants.join(', ');
  if (process === 'mediation') return m.notice_heading_mediation({ who });
  if (process === 'conciliation') return m.notice_heading_conciliation({ who });
  return state === 'arb_invite'
    ? m.notice_heading_invite({ who })
    : m.notice_heading_arbitration({ who });
}

function whatOf(notice: NoticeView): string {
  if (notice.process !== 'arbitration') return m.notice_what_talks();
  return notice.state === 'arb_invite' ? m.notice_what_invite() : m.notice_what_arbitration();
}

function By({ notice }: Pick<Seen, 'notice'>) {
  const { time, isOver, isReleased, isAbsent } = notice;
  if (isReleased) return <p className="by">{m.notice_released()}</p>;
  if (isOver) return <p className="by">{m.notice_over()}</p>;
  if (isAtGate(notice)) return <p className="by">{m.notice_basis_withdrawn()}</p>;
  if (isAbsent) return <p className="by">{m.notice_by_absent()}</p>;
  if (notice.doubt) {
    const { title, words } = doubtWords(notice.doubt.dueOn);
    return (
      <p className="by">
        <strong>{title}</strong> {words}
      </p>
    );
  }
  if (!time) return null;
  const day = dayInWords(time.on);
  if (time.isHeld) return <p className="by">{m.notice_by_held()}</p>;
  if (time.isMet) return <p className="by">{m.notice_by_met()}</p>;
  if (time.isOver) return <p className="by">{m.notice_by_over({ day })}</p>;
  return (
    <p className="by">{time.isSupposed ? m.notice_by_supposed({ day }) : m.notice_by({ day })}</p>
  );
}

/** Talks that were refused, or that nobody began: what that means, and what may still come. */
function AfterNo({ notice: { state } }: Pick<Seen, 'notice'>) {
  if (
    state !== 'closed_no_mediation' &&
    state !== 'closed_no_conciliation' &&
    state !== 'closed_talks_ended'
  )
    return null;
  return (
    <Part id="after-no" title={m.notice_next()}>
      <ul>
        <li>{m.notice_after_no_ended()}</li>
        <li>{m.notice_after_no_court()}</li>
        <li>{m.notice_after_no_again()}</li>
      </ul>
    </Part>
  );
}

/** On a lent phone that is the last thing to do. */
function Leave({ code }: { code: string }) {
  return (
    <form method="post" action={below(code, '/verify')} className="leave" data-keep-end>
      <p>{m.notice_verified()}</p>
      <button type="submit" name="intent" value="leave" className="second">
        {m.notice_leave()}
      </button>
    </form>
  );
}
