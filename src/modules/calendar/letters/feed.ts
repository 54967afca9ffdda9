import { addDays } from '#kernel/days.ts';
import { here } from '#kernel/language.ts';
import * as m from '#messages/all.ts';
import { citationInWords } from '#modules/disputes/contract/document-words.ts';
import { whoWords } from '#modules/disputes/contract/event-words.ts';
import { limitWords } from '#modules/disputes/contract/limit-words.ts';
import type { WhoActs } from '#modules/disputes/rules/visible.ts';
import { type CalendarEntry, calendarFeed } from '#platform/mail/calendar.ts';
import { institution } from '../../../../content/institution.ts';
import { dueWords, stateWords } from '../contract/words.ts';
import type { CalendarDue } from '../rules/dues.ts';
import type { SentEntry } from '../rules/sequence.ts';

export type ToldEntry = SentEntry & {
  disputeId: string;
  reference: string;
  /** Who must act, where the limit is still there. */
  who: WhoActs | null;
  citation: string;
};

export type ToldMeeting = Record<'id' | 'disputeId' | 'reference', string> &
  Record<'startsAt' | 'endsAt' | 'changedAt', Date> & { sequence: number; isCancelled: boolean };

export type ToldDue = CalendarDue & { reference: string };

type Told = {
  entries: readonly ToldEntry[];
  meetings: readonly ToldMeeting[];
  dues: readonly ToldDue[];
};

/**
 * Limits, meetings and what a settlement has fall due for a calendar program, which may show them to others: the number of the case, and of nobody's papers, words or sums.
 */
export function disputesCalendar(
  { entries, meetings, dues }: Told,
  { publicUrl }: { publicUrl: string },
): string {
  return calendarFeed(
    m.calendar_feed_name({ name: institution.name }),
    [
      ...entries.map((entry) => calendarEntry(entry, publicUrl)),
      ...meetings.map((meeting) => meetingEntry(meeting, publicUrl)),
      ...dues.map((due) => dueEntry(due, publicUrl)),
    ],
    'Disputes',
  );
}

function meetingEntry(meeting: ToldMeeting, publicUrl: string): CalendarEntry {
  const { id, disputeId, reference, ...told } = meeting;
  const url = `${publicUrl}${here(`/cases/${disputeId}/calendar/meetings/${id}`)}`;
  return {
    ...told,
    uid: `meeting-${id}@${new URL(publicUrl).hostname}`,
    summary: m.calendar_feed_summary({ reference, limit: m.meeting_word() }),
    description: url,
    url,
  };
}

function dueEntry(told: ToldDue, publicUrl: string): CalendarEntry {
  const { id, disputeId, reference, what, dueOn, state, sequence, changedAt } = told;
  const url = `${publicUrl}${here(`/cases/${disputeId}/settle/performance`)}`;
  return {
    ...{ uid: `due-${id}@${new URL(publicUrl).hostname}`, sequence, changedAt, url },
    ...{ isCancelled: false, day: dueOn, dayAfter: addDays(dueOn, 1) },
    summary: m.calendar_feed_summary({ reference, limit: dueWords[what]() }),
    description: state === 'running' ? url : `${stateWords[state]()}\n${url}`,
  };
}

function calendarEntry(told: ToldEntry, publicUrl: string): CalendarEntry {
  const { entry, disputeId, sequence, dueOn, changedAt, state } = told;
  const url = `${publicUrl}${here(`/cases/${disputeId}/calendar`)}`;
  return {
    uid: `limit-${disputeId}-${entry.replaceAll(/[^\w-]/g, '-')}@${new URL(publicUrl).hostname}`,
    sequence,
    isCancelled: state === 'cancelled',
    day: dueOn,
    dayAfter: addDays(dueOn, 1),
    changedAt,
    summary: m.calendar_feed_summary({
      reference: told.reference,
      limit: limitWords(told.limitRow),
    }),
    description: [
      state === 'cancelled' ? '' : stateWords[state](),
      told.who ? whoWords[told.who]() : '',
      told.citation ? m.case_law({ citation: citationInWords(told.citation) }) : '',
      url,
    ]
      .filter(Boolean)
      .join('\n'),
    url,
  };
}
