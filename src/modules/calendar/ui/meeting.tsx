import { dayIn, momentInShort, timeIn } from '#kernel/moments.ts';
import * as m from '#messages/all.ts';
import { Button } from '#ui/button.tsx';
import { Badge } from '#ui/desk/badge.tsx';
import { Card } from '#ui/desk/card.tsx';
import { Notice } from '#ui/desk/notice.tsx';
import { SubmissionNotice } from '#ui/desk/submission-notice.tsx';
import { PostForm } from '#ui/forms/post-form.tsx';
import { failedOf, isSent, ownOf, type Submission } from '#ui/forms/submission.ts';
import { Link } from '#ui/link.tsx';
import { RadioGroup } from '#ui/radio.tsx';
import { CAN_CHOICES, canWords } from '../contract/words.ts';
import { errorOfLines, FreeLines } from './meeting-fields.tsx';
import { Running, Settle } from './meeting-running.tsx';
import {
  actWords,
  type MeetingContent,
  type MeetingTime,
  meetingPlaceWords,
  meetingState,
  spanWords,
  whenWords,
} from './meeting-words.ts';
import './sheet.css';

type MeetingProps = { meeting: MeetingContent; attempt: Submission | undefined };

/** One meeting: when all can, what the reader says of each time, who is asked, and what was done. */
export function MeetingPage({ meeting, attempt }: MeetingProps) {
  return (
    <>
      <SubmissionNotice submission={doneOf(attempt, 'cancel')} done={m.meeting_cancelled_done()} />
      <Head meeting={meeting} />
      {meeting.isClosed ? null : (
        <>
          <Best {...{ meeting, attempt }} />
          {meeting.asks === 'times' ? (
            <Marks {...{ meeting, attempt }} />
          ) : (
            <Free {...{ meeting, attempt }} />
          )}
        </>
      )}
      <People meeting={meeting} />
      {meeting.mayRun ? <Running {...{ meeting, attempt }} /> : null}
      <History meeting={meeting} />
    </>
  );
}

/** What was done by a form that stands here no more. */
function doneOf(attempt: Submission | undefined, intent: string) {
  return isSent(attempt) ? ownOf(attempt, intent) : undefined;
}

function Head({ meeting }: { meeting: MeetingContent }) {
  const { disputeId, place, proposedBy, isClosed, state } = meeting;
  const { words, icon } = meetingState({ state, isBehind: isClosed });
  return (
    <Card>
      <p>
        <Badge tone={state === 'settled' && !isClosed ? 'info' : 'plain'} icon={icon}>
          {words}
        </Badge>
      </p>
      {state === 'asked' ? null : <p>{whenWords(meeting)}</p>}
      <p className="t2">
        {meetingPlaceWords(place)}. {m.meeting_by({ name: proposedBy })}
      </p>
      <Link className="lnk" to={`/cases/${disputeId}/calendar/meetings`}>
        {m.meeting_title()}
      </Link>
    </Card>
  );
}

function Best({ meeting, attempt }: MeetingProps) {
  const isAsked = meeting.state === 'asked';
  const best = meeting.best.filter(({ startsAt }) => isAsked || startsAt !== meeting.startsAt);
  const waiting = meeting.people.filter(({ hasAnswered }) => !hasAnswered).map(({ name }) => name);
  const attempted = ownOf(attempt, 'settle');
  const notice = <SubmissionNotice submission={attempted} done={m.meeting_settled_done()} />;
  // Of a meeting that is set, what is left to say is where else it could go.
  if (!isAsked && best.length === 0) return attempted ? notice : null;
  return (
    <Card title={m.meeting_best()}>
      {notice}
      {best.length === 0 ? <p>{m.meeting_best_none()}</p> : null}
      {waiting.length > 0 ? (
        <p className="t2">{m.meeting_best_waiting({ names: waiting.join(', ') })}</p>
      ) : null}
      <ol className="mtg-list">
        {best.map((time) => (
          <li key={time.startsAt}>
            <div>
              <p>
                <b>{spanWords(time)}</b>
              </p>
              <p className="t2 cal-small">
                {time.ifNeeded.length > 0
                  ? m.meeting_best_if_needed({ names: time.ifNeeded.join(', ') })
                  : m.meeting_best_all()}{' '}
                {time.isTied ? m.meeting_best_tied() : null}
              </p>
            </div>
            {meeting.maySettle ? <Settle {...{ meeting, time, attempt }} /> : null}
          </li>
        ))}
      </ol>
    </Card>
  );
}

function Marks({ meeting, attempt }: MeetingProps) {
  return (
    <Card title={m.meeting_mark()}>
      <PostForm className="desk-form" preventScrollReset>
        <input type="hidden" name="act" value="mark" />
        <SubmissionNotice submission={ownOf(attempt, 'mark')} done={m.meeting_marked()} />
        {meeting.times.map((time) => (
          <Mark key={time.startsAt} time={time} typed={failedOf(attempt, 'mark')?.values ?? {}} />
        ))}
        <Button type="submit">{m.meeting_mark_save()}</Button>
      </PostForm>
    </Card>
  );
}

function Mark({ time, typed }: { time: MeetingTime; typed: Readonly<Record<string, string>> }) {
  const name = `can-${time.startsAt}`;
  const chosen = typed[name] ?? time.own ?? undefined;
  return (
    <div className="mtg-time">
      <RadioGroup
        legend={spanWords(time)}
        name={name}
        {...(chosen ? { defaultValue: chosen } : {})}
        options={CAN_CHOICES.map((can) => ({ value: can, label: canWords[can]() }))}
      />
      {time.isOwnBusy ? <Notice tone="warn">{m.meeting_busy()}</Notice> : null}
      {time.isTooSoon ? <p className="t2 cal-small">{m.meeting_time_soon()}</p> : null}
      <p className="t2 cal-small">{sayings(time).join('. ')}</p>
    </div>
  );
}

function sayings({ yes, ifNeeded, no, open }: MeetingTime): string[] {
  const of = (names: readonly string[], say: (about: { names: string }) => string) =>
    names.length > 0 ? [say({ names: names.join(', ') })] : [];
  return [
    ...of(yes, m.meeting_time_yes),
    ...of(ifNeeded, m.meeting_time_if_needed),
    ...of(no, m.meeting_time_no),
    ...of(open, m.meeting_time_open),
  ];
}

function Free({ meeting, attempt }: MeetingProps) {
  const failed = failedOf(attempt, 'free');
  const kept = Object.fromEntries(
    meeting.free.flatMap(({ startsAt, endsAt, can }, at) => [
      [`day-${at}`, dayIn(startsAt)],
      [`from-${at}`, timeIn(startsAt)],
      [`to-${at}`, timeIn(endsAt)],
      [`can-${at}`, can],
    ]),
  );
  return (
    <Card title={m.meeting_mark()}>
      <PostForm className="desk-form" preventScrollReset>
        <input type="hidden" name="act" value="free" />
        <SubmissionNotice submission={ownOf(attempt, 'free')} done={m.meeting_marked()} />
        <FreeLines
          count={Math.max(6, meeting.free.length + 2)}
          typed={failed?.values ?? kept}
          error={failed && errorOfLines(failed.fields, 'marks')}
        />
        <Button type="submit">{m.meeting_mark_save()}</Button>
      </PostForm>
    </Card>
  );
}

function People({ meeting }: { meeting: MeetingContent }) {
  return (
    <Card title={m.meeting_people()}>
      <ul className="mtg-list">
        {meeting.people.map(({ id, name, party, isYou, hasAnswered }) => (
          <li key={id}>
            <p>
              <span dir="auto">{name}</span>
              {isYou ? ` (${m.meeting_you()})` : ''}
              {party && party !== name ? (
                <>
                  {' '}
                  <span className="t2" dir="auto">
                    {party}
                  </span>
                </>
              ) : null}
            </p>
            <Badge icon={hasAnswered ? 'check' : 'clock'}>
              {hasAnswered ? m.meeting_answered() : m.meeting_waiting()}
            </Badge>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function History({ meeting }: { meeting: MeetingContent }) {
  return (
    <Card title={m.meeting_history()}>
      <ol className="mtg-list">
        {meeting.acts.map(({ act, by, at, startsAt, reason }) => (
          <li key={at + act}>
            <div>
              <p>
                {actWords[act]({ name: by })}
                {startsAt ? `: ${whenWords({ startsAt, minutes: meeting.minutes })}` : ''}
              </p>
              {reason ? <p dir="auto">{reason}</p> : null}
              <p className="t2 cal-small">{momentInShort(at)}</p>
            </div>
          </li>
        ))}
      </ol>
    </Card>
  );
}
