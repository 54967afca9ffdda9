import { dayInWords, weekdayInWords } from '#kernel/day-words.ts';
import { daysBetween } from '#kernel/days.ts';
import * as m from '#messages/all.ts';
import { citationInWords } from '#modules/disputes/contract/document-words.ts';
import { whoWords } from '#modules/disputes/contract/event-words.ts';
import { limitWords } from '#modules/disputes/contract/limit-words.ts';
import { Badge, type Tone } from '#ui/desk/badge.tsx';
import { Card } from '#ui/desk/card.tsx';
import { Link } from '#ui/link.tsx';
import { dueWords, stateWords } from '../contract/words.ts';
import type { EntryState } from '../rules/entries.ts';
import { agendaOf } from './layout.ts';
import { meetingState, whenWords } from './meeting-words.ts';
import { MeetingList } from './meetings-list.tsx';
import {
  type CalendarContent,
  type CalendarItem,
  type DueEntry,
  itemsOf,
  keyOfItem,
  type LimitEntry,
  type MeetingEntry,
} from './shapes.ts';
import { stateIcons } from './states.ts';

type AgendaProps = { calendar: CalendarContent; isOfMany: boolean };

/** What is to be done by when, nearest first, then what is behind us; each with the law that says so. */
export function Agenda({ calendar, isOfMany }: AgendaProps) {
  const { today } = calendar;
  const { week, later, behind } = agendaOf(itemsOf(calendar), today);
  const finding = calendar.meetings.filter(({ state }) => state === 'asked');
  const group = (title: string, of: readonly CalendarItem[]) =>
    of.length === 0 ? null : (
      <section>
        <h3 className="cal-group">{title}</h3>
        <ul className="cal-list">
          {of.map((item) => (
            <li key={keyOfItem(item)}>
              <Item {...{ item, today, isOfMany }} />
            </li>
          ))}
        </ul>
      </section>
    );
  return (
    <Card
      title={m.calendar_agenda()}
      aside={<span className="t2 cal-small">{weekdayInWords(today)}</span>}
    >
      {week.length + later.length === 0 ? <p>{m.calendar_none()}</p> : null}
      {finding.length > 0 ? (
        <section>
          <h3 className="cal-group">{m.meeting_state_asked()}</h3>
          <MeetingList meetings={finding} isOfMany={isOfMany} />
        </section>
      ) : null}
      {group(m.calendar_group_week(), week)}
      {group(m.calendar_group_later(), later)}
      {group(m.calendar_group_behind(), behind)}
    </Card>
  );
}

type ItemProps = { item: CalendarItem; today: string; isOfMany: boolean };

function Item({ item, today, isOfMany }: ItemProps) {
  if (item.kind === 'limit') return <Row {...{ entry: item.entry, today, isOfMany }} />;
  if (item.kind === 'due') return <DueRow {...{ due: item.due, today, isOfMany }} />;
  return <MeetingLine {...{ meeting: item.meeting, dueOn: item.dueOn, isOfMany }} />;
}

type DueProps = { due: DueEntry; today: string; isOfMany: boolean };

/** What a settlement has fall due: of its sums the page of the settlement tells. */
function DueRow({ due, today, isOfMany }: DueProps) {
  const { disputeId, reference, what, dueOn, state } = due;
  return (
    <>
      <span className={`cal-day cal-${state} cal-of-none tn`} aria-hidden="true">
        {Number(dueOn.slice(8))}
      </span>
      <div>
        <p>
          <Link className="lnk" to={`/cases/${disputeId}/settle/performance`}>
            <b>{dueWords[what]()}</b>
          </Link>
        </p>
        {isOfMany ? <p className="tn">{reference}</p> : null}
        <p>{m.case_due({ day: weekdayInWords(dueOn) })}</p>
      </div>
      <Badge tone={limitTones[state]} icon={stateIcons[state]}>
        {state === 'running' ? leftOf(dueOn, today) : stateWords[state]()}
      </Badge>
    </>
  );
}

// A limit that is near is no failure: red is for one that was missed.
export const limitTones: Record<EntryState, Tone> = {
  running: 'plain',
  held: 'warn',
  met: 'good',
  missed: 'bad',
};

type RowProps = { entry: LimitEntry; today: string; isOfMany: boolean };

function Row({ entry, today, isOfMany }: RowProps) {
  const { disputeId, reference, limit, party, who, side, startedOn, dueOn, state } = entry;
  const notes = [
    m.calendar_counted({ day: dayInWords(startedOn) }),
    ...(entry.movedFrom ? [m.calendar_moved({ day: dayInWords(entry.movedFrom) })] : []),
    ...(entry.doneOn ? [m.calendar_done({ day: dayInWords(entry.doneOn) })] : []),
  ];
  return (
    <>
      <span className={`cal-day cal-${state} cal-of-${side ?? 'none'} tn`} aria-hidden="true">
        {Number(dueOn.slice(8))}
      </span>
      <div>
        <p>
          <b>{limitWords(limit)}</b>
        </p>
        {isOfMany ? (
          <p>
            <Link className="lnk tn" to={`/cases/${disputeId}`} viewTransition={false}>
              {reference}
            </Link>
          </p>
        ) : null}
        <p>
          {whoWords[who]()}
          {party && who !== 'you' ? (
            <>
              , <span dir="auto">{party}</span>
            </>
          ) : null}
          , {m.case_due({ day: weekdayInWords(dueOn) })}
        </p>
        <p className="t2 cal-small">{notes.join(' ')}</p>
        <p className="t2 cal-small">{citationInWords(entry.citation)}</p>
      </div>
      <Badge tone={limitTones[state]} icon={stateIcons[state]}>
        {state === 'running' ? leftOf(dueOn, today) : stateWords[state]()}
      </Badge>
    </>
  );
}

type MeetingProps = { meeting: MeetingEntry; dueOn: string; isOfMany: boolean };

function MeetingLine({ meeting, dueOn, isOfMany }: MeetingProps) {
  const { id, disputeId, reference, title, startsAt, minutes, state, isBehind } = meeting;
  const { words, icon } = meetingState({ state, isBehind });
  const isOpen = state === 'settled' && !isBehind;
  return (
    <>
      <span className={`cal-day cal-of-meeting tn ${isOpen ? '' : 'cal-met'}`} aria-hidden="true">
        {Number(dueOn.slice(8))}
      </span>
      <div>
        <p>
          <Link className="lnk" to={`/cases/${disputeId}/calendar/meetings/${id}`}>
            <b dir="auto">{title}</b>
          </Link>
        </p>
        {isOfMany ? <p className="tn">{reference}</p> : null}
        <p>{whenWords({ startsAt, minutes })}</p>
        <p className="t2 cal-small">{m.calendar_asked_alone()}</p>
      </div>
      <Badge tone={isOpen ? 'info' : 'plain'} icon={icon}>
        {words}
      </Badge>
    </>
  );
}

export function leftOf(dueOn: string, today: string): string {
  const count = daysBetween(today, dueOn);
  return count > 0 ? m.calendar_days({ count }) : m.calendar_last_day();
}
