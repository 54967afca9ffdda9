import type { ReactNode } from 'react';
import { moneyInWords } from '#kernel/amounts.ts';
import { dayInWords } from '#kernel/day-words.ts';
import { here, language } from '#kernel/language.ts';
import { dayIn } from '#kernel/moments.ts';
import * as m from '#messages/all.ts';
import { eventSentence, whoWords } from '#modules/disputes/contract/event-words.ts';
import { interestInWords } from '#modules/disputes/contract/interest-words.ts';
import { limitWords } from '#modules/disputes/contract/limit-words.ts';
import { limitationLines } from '#modules/disputes/contract/limitation-words.ts';
import { doubtWords } from '#modules/disputes/contract/next-words.ts';
import { houseReasonInWords, titleInWords } from '#modules/disputes/contract/paper-words.ts';
import {
  actingLines,
  requestedTermsLines,
  signedLines,
} from '#modules/disputes/contract/terms-words.ts';
import { responseKindWords } from '../../contract/kind-words.ts';
import type { NoticeView } from '../../contract/notice.ts';
import { UNPROVED } from '../../contract/words.ts';

import { below, Frame, Lines, Reach } from './frame.tsx';
import { choices, outcomes, replied, slugOf } from './words.ts';

type Seen = { notice: NoticeView; code: string };

/** Everything on one page, the most pressing first: who, how much, by when, what you can do, what if you do nothing. */
export function NoticePage({ notice, code }: Seen) {
  const { you, reference, sum, currency, isVerified, house, isOver, isReleased } = notice;
  // Whoever has nothing to do any more is not told what follows if she does nothing.
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

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

/** Whoever reads a notice while the case stands at the gate has had one whose basis was taken back. */
function isAtGate({ process, state }: NoticeView): boolean {
  return process === 'arbitration' && state === 'track_check';
}

function isInvitation({ state }: NoticeView): boolean {
  return state === 'arb_invite' || state === 'con_wait' || state === 'med_invite';
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
    return <p className="by">{`${title}. ${words}`}</p>;
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

/** Who must do what, and by when; what she herself must do stands first. */
function Going({ notice: { limits, inAccount } }: Pick<Seen, 'notice'>) {
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
function Story({ notice: { timeline } }: Pick<Seen, 'notice'>) {
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

function Choices({ notice, code }: Seen) {
  return (
    <Part id="choices" title={m.notice_choices()}>
      {isInvitation(notice) && notice.process !== 'arbitration' ? (
        <p>{m.notice_no_penalty()}</p>
      ) : null}
      {notice.choices.length === 0 ? <p>{m.notice_choices_none()}</p> : null}
      <ul className="choices">
        {notice.choices.map((kind) => (
          <li key={kind}>
            <a href={wayTo(notice, code, kind)}>
              <strong>{choices[kind].label()}</strong>
              <span>{choices[kind].why()}</span>
              {notice.drafts.includes(kind) ? <em>{m.notice_draft()}</em> : null}
            </a>
          </li>
        ))}
      </ul>
    </Part>
  );
}

/** A choice that asks who she is leads there first, and then on to itself. */
function wayTo(
  { isVerified }: NoticeView,
  code: string,
  kind: NoticeView['choices'][number],
): string {
  if (isVerified || UNPROVED.includes(kind)) return below(code, `/${slugOf(kind)}`);
  return `${below(code, '/verify')}?then=${slugOf(kind)}`;
}

function Sent({ notice: { sent }, code }: Seen) {
  if (sent.length === 0) return null;
  return (
    <Part id="sent" title={m.notice_sent()}>
      <ul className="plain">
        {sent.map(({ id, kind, number, outcome, why, isFallen, paperId, replies }) => (
          <li key={id}>
            <a href={below(code, `/sent/${id}`)}>
              {responseKindWords[kind]()}, {number}
            </a>
            {paperId ? (
              <>
                {' '}
                <a href={`/api/response/${code}/papers/${paperId}`}>PDF</a>
              </>
            ) : null}
            {outcome ? <p>{`${outcomes[outcome]()} ${why}`.trim()}</p> : null}
            {isFallen ? <p>{m.notice_fallen()}</p> : null}
            {replies.map(({ reply, words, at }) => (
              <div key={reply}>
                <p>{replied[reply]({ day: dayInWords(dayIn(at)) })}</p>
                {words ? (
                  <p className="words" dir="auto">
                    {words}
                  </p>
                ) : null}
              </div>
            ))}
          </li>
        ))}
      </ul>
    </Part>
  );
}

function Ignored({ notice }: Pick<Seen, 'notice'>) {
  const said = [m.notice_ignore_silence(), ...followingSilence(notice)];
  return (
    <ul className="plain">
      {said.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}

/** What follows when somebody does nothing: only an arbitration goes on without them. */
function followingSilence(notice: NoticeView): string[] {
  if (isInvitation(notice)) return [m.notice_ignore_invite()];
  if (notice.process !== 'arbitration') return [m.notice_ignore_talks()];
  return [m.notice_ignore_goes_on(), ...warningToCome(notice), m.notice_ignore_later()];
}

/** Nobody is promised another warning without whom it goes on already. */
function warningToCome({ isAbsent, warningDays }: NoticeView): string[] {
  return isAbsent || warningDays === null ? [] : [m.notice_ignore_warning({ days: warningDays })];
}

function Said({
  notice: { title, facts, claims, currency, sum, relief, agreement, limitation },
}: Pick<Seen, 'notice'>) {
  return (
    <Part id="said" title={m.notice_they_say()}>
      <p className="note">{m.notice_they_say_note()}</p>
      <h3 dir="auto">{title}</h3>
      <p className="words" dir="auto">
        {facts}
      </p>
      <h3>{m.notice_they_claim()}</h3>
      <dl className="claims">
        {claims.map(({ head, amount, interestBasis, interestRate, interestFrom }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two heads may have one name
          <div key={`${at}-${head}`}>
            <dt dir="auto">{head}</dt>
            <dd>
              {moneyInWords({ amount, currency })}
              {interestBasis === ''
                ? null
                : `, ${interestInWords({ interestBasis, interestRate, interestFrom })}`}
            </dd>
          </div>
        ))}
        {claims.length > 1 ? (
          <div className="total">
            <dt>{m.notice_total()}</dt>
            <dd>{moneyInWords({ amount: sum, currency })}</dd>
          </div>
        ) : null}
      </dl>
      {relief ? (
        <>
          <h3>{m.case_relief()}</h3>
          <p className="words" dir="auto">
            {relief}
          </p>
        </>
      ) : null}
      <InTime limitation={limitation} />
      {agreement ? (
        <>
          <h3>{m.notice_agreement()}</h3>
          <blockquote dir="auto">{agreement.clause}</blockquote>
          <AgreementOf agreement={agreement} />
        </>
      ) : null}
    </Part>
  );
}

/** When the request was signed and by whom, and the fingerprint that stands on the paper too. */
function Signed({ notice: { filedOn, terms, filingHash } }: Pick<Seen, 'notice'>) {
  return (
    <Part id="signed" title={m.request_paper_title()}>
      <Lines
        all={[
          { label: m.request_paper_filed(), value: dayInWords(filedOn) },
          ...signedLines(terms),
          ...actingLines(terms),
          ...requestedTermsLines(terms),
          { label: m.request_paper_hash(), value: filingHash },
        ]}
      />
    </Part>
  );
}

/** Where the clause stands; each of these only where it was told. */
function AgreementOf({
  agreement: { page, agreedOn, version },
}: {
  agreement: NonNullable<NoticeView['agreement']>;
}) {
  const all = [
    ...(page ? [{ label: m.request_paper_page(), value: page }] : []),
    ...(agreedOn ? [{ label: m.request_paper_agreed_on(), value: dayInWords(agreedOn) }] : []),
    ...(version ? [{ label: m.request_paper_version(), value: version }] : []),
  ];
  return all.length === 0 ? null : <Lines all={all} />;
}

/** What limitation is counted by stands beside the claimant's words, never in them. */
function InTime({ limitation }: Pick<NoticeView, 'limitation'>) {
  const lines = limitationLines(limitation);
  if (lines.length === 0) return null;
  return (
    <>
      <h3>{m.case_limitation()}</h3>
      <dl className="claims">
        {lines.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd dir="auto">{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function Papers({ notice: { papers, isVerified }, code }: Seen) {
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
          <li key={id}>
            {isVerified ? (
              <a href={`/api/response/${code}/papers/${id}`} dir="auto">
                {titleInWords(title)}
              </a>
            ) : (
              <span dir="auto">{titleInWords(title)}</span>
            )}{' '}
            <small>{dayInWords(addedOn)}</small>
          </li>
        ))}
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
