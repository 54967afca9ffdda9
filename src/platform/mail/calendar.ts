import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  type ICalEventData,
  ICalEventStatus,
} from 'ical-generator';

/** One entry of a calendar. The same `uid` with a higher `sequence` takes the place of the earlier one (RFC 5545, 3.8.7.4). */
export type CalendarEntry = {
  uid: string;
  sequence: number;
  isCancelled: boolean;
  startsAt: Date;
  endsAt: Date;
  /** When this entry was last changed. */
  changedAt: Date;
  summary: string;
  description: string;
  url: string;
};

type Invitation = CalendarEntry & {
  organizer: { name: string; email: string };
  attendee: { name: string; email: string };
};

export type CalendarPart = { method: 'REQUEST' | 'CANCEL'; content: string };

/** An invitation to one entry, or its cancellation, as mail programs understand it (RFC 5546). Times are in UTC. */
export function invitation({ organizer, attendee, ...entry }: Invitation): CalendarPart {
  const method = entry.isCancelled ? 'CANCEL' : 'REQUEST';
  const calendar = ical({ prodId: PRODUCT, method: ICalCalendarMethod[method] });
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
export function calendarFeed(name: string, entries: readonly CalendarEntry[]): string {
  const calendar = ical({ prodId: PRODUCT, method: ICalCalendarMethod.PUBLISH, name, ttl: 900 });
  for (const entry of entries) calendar.createEvent(eventOf(entry));
  return calendar.toString();
}

const PRODUCT = { company: 'Munch', product: 'Consultations', language: 'EN' };

function eventOf({
  uid,
  sequence,
  isCancelled,
  startsAt,
  endsAt,
  changedAt,
  summary,
  description,
  url,
}: CalendarEntry): ICalEventData {
  return {
    id: uid,
    sequence,
    start: startsAt,
    end: endsAt,
    stamp: changedAt,
    lastModified: changedAt,
    summary,
    description,
    url,
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  };
}
