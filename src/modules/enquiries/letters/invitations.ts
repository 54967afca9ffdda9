import * as m from '#messages/all.ts';
import {
  type CalendarEntry,
  type CalendarPart,
  calendarFeed,
  invitation,
} from '#platform/mail/calendar.ts';
import { institution } from '../../../../content/institution.ts';

/** A booked time as a calendar shows it; `isOff` when it was given up. */
export type Meeting = {
  id: string;
  sequence: number;
  isOff: boolean;
  startsAt: Date;
  endsAt: Date;
  changedAt: Date;
};
type Place = { url: string; publicUrl: string };

/** The visitor's entry: how to join and how to change stand behind one link. */
export function visitorInvitation(
  meeting: Meeting,
  place: Place,
  visitor: { name: string; email: string },
  officer: string,
): CalendarPart {
  const { name, email } = institution;
  const description = m.mail_consult_ics_description({ officer, name, link: place.url });
  const entry = entryOf(meeting, place, {
    summary: m.mail_consult_ics_summary({ name }),
    description,
  });
  return invitation({ ...entry, organizer: { name, email }, attendee: visitor });
}

/** The officer's entry names nobody: a calendar program may show it to others. */
export function officerInvitation(
  meeting: Meeting,
  place: Place,
  officer: { name: string; email: string },
): CalendarPart {
  const { name, email } = institution;
  return invitation({
    ...officersEntry(meeting, place),
    organizer: { name, email },
    attendee: officer,
  });
}

export function officerFeed(meetings: readonly { meeting: Meeting; place: Place }[]): string {
  const name = m.office_consult_ics_calendar({ name: institution.name });
  return calendarFeed(
    name,
    meetings.map(({ meeting, place }) => officersEntry(meeting, place)),
  );
}

function officersEntry(meeting: Meeting, place: Place): CalendarEntry {
  const words = {
    summary: m.office_consult_ics_summary(),
    description: m.office_consult_ics_description({ link: place.url }),
  };
  return entryOf(meeting, place, words);
}

function entryOf(
  { id, isOff, ...meeting }: Meeting,
  { url, publicUrl }: Place,
  words: { summary: string; description: string },
): CalendarEntry {
  return {
    ...meeting,
    ...words,
    uid: `consultation-${id}@${new URL(publicUrl).hostname}`,
    isCancelled: isOff,
    url,
  };
}
