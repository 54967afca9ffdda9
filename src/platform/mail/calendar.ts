import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  type ICalEventData,
  ICalEventStatus,
} from 'ical-generator';

/** One entry of a calendar. The same `uid` with a higher `sequence` takes the place of the earlier one (RFC 5545, 3.8.7.4). */
export type CalendarEntry = EntryTime & {
  uid: string;
  sequence: number;
  isCancelled: boolean;
  /** When this entry was last changed. */
  changedAt: Date;
  summary: string;
  description: string;
  url: string;
};

/** From one moment to another, or whole days: the first, and the one after the last (RFC 5545, 3.6.1). */
type EntryTime = { startsAt: Date; endsAt: Date } | { day: string; dayAfter: string };

type Invitation = CalendarEntry & {
  organizer: { name: string; email: string };
  attendee: { name: string; email: string };
};

export type CalendarPart = { method: 'REQUEST' | 'CANCEL'; content: string };

/** An invitation to one entry, or its cancellation, as mail programs understand it (RFC 5546). Times are in UTC. */
export function invitation({ organizer, attendee, ...entry }: Invitation): CalendarPart {
  const method = entry.isCancelled ? 'CANCEL' : 'REQUEST';
  const calendar = ical({ prodId: productOf('Consultations'), method: ICalCalendarMethod[method] });
  const invited = {
    ...attendee,
    role: ICalAttendeeRole.REQ,
    status: ICalAttendeeStatus.ACCEPTED,
    rsvp: false,
  };
  calendar.createEvent({ ...eventOf(entry), organizer, attendees: [invited] });
  return { method, content: calendar.toString() };
}

/** A whole calendar, for a program that asks for it again and again. */
export function calendarFeed(
  name: string,
  entries: readonly CalendarEntry[],
  product = 'Consultations',
): string {
  const calendar = ical({
    prodId: productOf(product),
    method: ICalCalendarMethod.PUBLISH,
    name,
    ttl: 900,
  });
  for (const entry of entries) calendar.createEvent(eventOf(entry));
  return calendar.toString();
}

function productOf(product: string) {
  return { company: 'Munch', product, language: 'EN' };
}

function eventOf({
  uid,
  sequence,
  isCancelled,
  changedAt,
  summary,
  description,
  url,
  ...time
}: CalendarEntry): ICalEventData {
  return {
    id: uid,
    sequence,
    ...timeOf(time),
    stamp: changedAt,
    lastModified: changedAt,
    summary,
    description,
    url,
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  };
}

function timeOf(time: EntryTime): Pick<ICalEventData, 'start' | 'end' | 'allDay'> {
  if ('day' in time)
    return {
      // A civil day has no zone: the same date wherever the program stands.
      start: new Date(`${time.day}T00:00:00Z`),
      end: new Date(`${time.dayAfter}T00:00:00Z`),
      allDay: true,
    };
  return { start: time.startsAt, end: time.endsAt };
}
