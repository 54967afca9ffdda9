import type { ReactNode } from 'react';
import * as m from '#messages/all.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/desk/card.tsx';
import { SubmissionNotice } from '#ui/desk/submission-notice.tsx';
import { PostForm } from '#ui/forms/post-form.tsx';
import { failedOf, ownOf, type Submission } from '#ui/forms/submission.ts';
import { errorOfLines, PeopleChoice, ReasonField, TimeLines } from './meeting-fields.tsx';
import { type MeetingContent, type MeetingTime, spanWords } from './meeting-words.ts';

type MeetingProps = { meeting: MeetingContent; attempt: Submission | undefined };
type SettleProps = MeetingProps & { time: Pick<MeetingTime, 'startsAt' | 'endsAt'> };

/** Settles one time, or moves the meeting to it. */
export function Settle({ meeting, time, attempt }: SettleProps) {
  const failed = failedOf(attempt, 'settle', time.startsAt);
  const isMove = meeting.state === 'settled';
  const when = spanWords(time);
  return (
    <PostForm className="desk-form" preventScrollReset>
      <input type="hidden" name="act" value="settle" />
      <input type="hidden" name="about" value={time.startsAt} />
      {isMove ? <ReasonField typed={failed?.values ?? {}} error={failed?.fields.reason} /> : null}
      <Button type="submit" size="sm" look="solid">
        {isMove ? m.meeting_move_to({ when }) : m.meeting_settle({ when })}
      </Button>
    </PostForm>
  );
}

/** What whoever runs a meeting may do beside settling its best time. */
export function Running({ meeting, attempt }: MeetingProps) {
  const { couldAsk, times, mayFix } = meeting;
  const fixable = times.filter(({ isTooSoon }) => !isTooSoon);
  return (
    <Card>
      {mayFix && fixable.length > 0 ? (
        <Folded title={m.meeting_fix()} isOpen={false}>
          {fixable.map((time) => (
            <Settle key={time.startsAt} {...{ meeting, time, attempt }} />
          ))}
        </Folded>
      ) : null}
      {meeting.asks === 'times' ? <MoreTimes attempt={attempt} /> : null}
      {couldAsk.length > 0 ? <MorePeople people={couldAsk} attempt={attempt} /> : null}
      <Cancel attempt={attempt} />
    </Card>
  );
}

type FoldedProps = { title: string; isOpen: boolean; children: ReactNode };

function Folded({ title, isOpen, children }: FoldedProps) {
  return (
    <details className="mtg-fold" open={isOpen || undefined}>
      <summary>{title}</summary>
      {children}
    </details>
  );
}

type Attempted = { attempt: Submission | undefined };

function MoreTimes({ attempt }: Attempted) {
  const failed = failedOf(attempt, 'times');
  return (
    <Folded title={m.meeting_more_times()} isOpen={ownOf(attempt, 'times') !== undefined}>
      <PostForm className="desk-form" preventScrollReset>
        <input type="hidden" name="act" value="times" />
        <SubmissionNotice submission={ownOf(attempt, 'times')} done={m.meeting_added()} />
        <TimeLines
          count={3}
          typed={failed?.values ?? {}}
          error={failed && errorOfLines(failed.fields, 'times')}
        />
        <Button type="submit">{m.meeting_more_times()}</Button>
      </PostForm>
    </Folded>
  );
}

function MorePeople({ people, attempt }: Attempted & { people: MeetingContent['couldAsk'] }) {
  const failed = failedOf(attempt, 'people');
  return (
    <Folded title={m.meeting_more_people()} isOpen={ownOf(attempt, 'people') !== undefined}>
      <PostForm className="desk-form" preventScrollReset>
        <input type="hidden" name="act" value="people" />
        <SubmissionNotice submission={ownOf(attempt, 'people')} done={m.meeting_added()} />
        <PeopleChoice
          people={people}
          chosen={failed?.values.people}
          isAll={false}
          error={failed?.fields.people}
        />
        <Button type="submit">{m.meeting_more_people()}</Button>
      </PostForm>
    </Folded>
  );
}

function Cancel({ attempt }: Attempted) {
  const failed = failedOf(attempt, 'cancel');
  return (
    <Folded title={m.meeting_cancel()} isOpen={failed !== undefined}>
      <PostForm className="desk-form" preventScrollReset>
        <input type="hidden" name="act" value="cancel" />
        <SubmissionNotice submission={failed} />
        <ReasonField typed={failed?.values ?? {}} error={failed?.fields.reason} />
        <Button type="submit">{m.meeting_cancel()}</Button>
      </PostForm>
    </Folded>
  );
}
