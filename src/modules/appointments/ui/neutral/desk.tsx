import '../sheet.css';
import type { ReactNode } from 'react';
import { dayInWords } from '#kernel/day-words.ts';
import { daysBetween } from '#kernel/days.ts';
import * as m from '#messages/all.ts';
import { limitWords } from '#modules/disputes/contract/limit-words.ts';
import { Button } from '#ui/button.tsx';
import { Badge } from '#ui/desk/badge.tsx';
import { Card } from '#ui/desk/card.tsx';
import { PageHead } from '#ui/desk/page-head.tsx';
import { SubmissionNotice } from '#ui/desk/submission-notice.tsx';
import { isSent, type Submission } from '#ui/forms/submission.ts';
import { Link } from '#ui/link.tsx';
import { roleWords } from '../../contract/role-words.ts';
import { AheadCard } from './ahead.tsx';
import type { OwnCalendar } from './ahead-of.ts';
import { FreeDays, Leave, Load } from './desk-time.tsx';
import { stateOf } from './invitations.tsx';
import { Question } from './question.tsx';
import type { DeskView } from './types.ts';

type Wait = DeskView['waiting'][number];
type Props = {
  desk: DeskView;
  acted: Submission | undefined;
  calendar: OwnCalendar;
  side?: ReactNode;
};

/** One page of what waits for a neutral: first a question to them, then everything else by its limit. */
export function NeutralDeskPage({ desk, acted, calendar, side }: Props) {
  const rest = desk.waiting.filter(({ place }) => place !== 'question');
  const [first] = desk.waiting;
  return (
    <div className="desk-stack">
      <PageHead
        title={m.desk_title()}
        above={dayInWords(desk.today)}
        lead={
          first
            ? m.desk_waits({ count: desk.waiting.length, day: dayInWords(first.dueOn) })
            : m.desk_nothing()
        }
      />
      {isSent(acted) ? <SubmissionNotice submission={acted} done={acted?.message} /> : null}
      <div className="ndk">
        <div className="ndk-main">
          {desk.questions.map((one) => (
            <Question key={one.id} question={one} load={desk.load} acted={acted} />
          ))}
          <Waits waits={rest} today={desk.today} />
          <AheadCard calendar={calendar} availability={desk.availability} />
          <Disputes disputes={desk.disputes} />
        </div>
        <div className="ndk-side">
          <Load load={desk.load} />
          {desk.availability ? (
            <>
              <FreeDays availability={desk.availability} acted={acted} />
              <Leave availability={desk.availability} today={desk.today} acted={acted} />
            </>
          ) : null}
          {side}
        </div>
      </div>
    </div>
  );
}

const PLACES: Record<Wait['place'], (id: string) => string> = {
  question: (id) => `/account/appointments/${id}`,
  mandate: (id) => `/account/appointments/${id}`,
  terms: (id) => `/cases/${id}/terms`,
  case: (id) => `/cases/${id}`,
};

function Waits({ waits, today }: { waits: readonly Wait[]; today: string }) {
  if (waits.length === 0) return null;
  return (
    <Card title={m.desk_after()}>
      <ul className="ndk-waits">
        {waits.map((one) => (
          <li key={`${one.id} ${one.limit}`}>
            <p className="ndk-when">
              <b>{dayInWords(one.dueOn)}</b>
              <span className="t2">{daysLeft(today, one.dueOn)}</span>
            </p>
            <div className="ndk-what">
              <p>
                <b>{limitWords(one.limit)}</b> <span dir="auto">{one.title}</span>
              </p>
              <p className="t2">{[one.reference, one.citation].filter(Boolean).join(' · ')}</p>
            </div>
            <Button size="sm" to={PLACES[one.place](one.id)}>
              {m.desk_open()}
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function daysLeft(today: string, dueOn: string): string {
  const days = daysBetween(today, dueOn);
  if (days < 0) return m.desk_over();
  return days === 0 ? m.desk_today() : m.desk_days({ count: days });
}

function Disputes({ disputes }: { disputes: DeskView['disputes'] }) {
  return (
    <Card
      title={m.desk_disputes()}
      aside={
        <Link className="lnk" to="/account/appointments">
          {m.invited_title()}
        </Link>
      }
    >
      {disputes.length === 0 ? <p className="t2">{m.desk_disputes_none()}</p> : null}
      <ul className="ndk-waits">
        {disputes.map((one) => (
          <li key={one.id}>
            <div className="ndk-what">
              <p>
                <Link
                  className="lnk"
                  to={
                    one.state === 'appointed'
                      ? `/cases/${one.id}`
                      : `/account/appointments/${one.id}`
                  }
                >
                  {one.reference}
                </Link>{' '}
                <span dir="auto">{one.title}</span>
              </p>
              <p className="t2">
                {one.state === 'appointed' ? roleWords[one.role]() : stateOf(one)}
              </p>
              {one.state === 'appointed' && one.role !== 'arbitrator' ? (
                <p>
                  <Link className="lnk" to={`/cases/${one.id}/settle/sessions`}>
                    {m.sessions_title()}
                  </Link>
                </p>
              ) : null}
            </div>
            {one.state === 'appointed' ? (
              <Badge tone="good">{m.desk_running()}</Badge>
            ) : (
              <Badge tone="plain">{m.desk_promised()}</Badge>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
