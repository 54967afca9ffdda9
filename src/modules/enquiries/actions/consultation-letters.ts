import { here } from '#kernel/language.ts';
import { newLink } from '#modules/codes/actions/links.ts';
import { getPerson, namesOf } from '#modules/identity/actions/people.ts';
import type { CalendarPart } from '#platform/mail/calendar.ts';
import type { Compose } from '#platform/outbox.ts';
import * as letters from '../letters/consultations.ts';
import {
  type Arrangement,
  addConsultationLink,
  type Change,
  getArrangement,
  getChange,
} from '../store/consultations.ts';
import { meetingOf, officerCalendarPart, officerPage, visitorCalendar } from './calendars.ts';
import type { ConsultationDeps } from './consultation-steps.ts';

type Deps = Pick<ConsultationDeps, 'db' | 'now' | 'newToken' | 'settings'>;

/** This module's letters about consultations. Each is about a step, and nobody wants it once a later step was taken. */
export function consultationLetters(deps: Deps) {
  return {
    consultation_offer: about(deps, (row, change, before) => async (to) => {
      const off = change.starts_at ? (await visitorParts(deps, row, change)).calendar : null;
      const more = {
        slots: row.slots,
        expiresAt: row.offer_expires_at,
        apologises: before === 'office_missed',
        givenUp: change.starts_at,
        off,
      };
      return letters.offer(to, { ...(await visitorWords(deps, row)), ...more });
    }),
    consultation_booked: about(deps, (row, change) => async (to) => {
      const { words, startsAt, calendar } = await visitorParts(deps, row, change);
      return startsAt && calendar ? letters.booked(to, { ...words, startsAt, calendar }) : null;
    }),
    consultation_moved: about(deps, (row, change) => async (to) => {
      const { words, startsAt, calendar } = await visitorParts(deps, row, change);
      if (change.what === 'cancelled')
        return letters.cancelled(to, {
          startsAt,
          byOffice: change.by_office,
          words: change.words,
          calendar,
        });
      if (!startsAt || !calendar) return null;
      if (change.what === 'office_missed') return letters.apology(to, { startsAt });
      if (change.what === 'declined') return letters.released(to, { startsAt, calendar });
      return letters.moved(to, { ...words, startsAt, calendar });
    }),
    consultation_reminder: about(deps, (row, change) => async (to) => {
      const { words, startsAt, calendar } = await visitorParts(deps, row, change);
      return startsAt && calendar && isAhead(row, deps.now())
        ? letters.reminder(to, { ...words, startsAt, calendar })
        : null;
    }),
    consultation_booked_officer: about(deps, (row, change) => async (to) => {
      const { words, calendar } = await officerParts(deps, row, change);
      if (!words || !calendar) return null;
      if (change.what === 'booked' || change.what === 'moved')
        return letters.officerBooked(to, { ...words, what: change.what, calendar });
      return letters.officerReleased(to, { ...words, calendar, note: row.visitor_note });
    }),
    consultation_reminder_officer: about(deps, (row, change) => async (to) => {
      const { words } = await officerParts(deps, row, change);
      return words && isAhead(row, deps.now()) ? letters.officerReminder(to, words) : null;
    }),
  } satisfies Record<string, Compose>;
}

type Written = Awaited<ReturnType<Compose>>;
type Write = (
  row: Arrangement,
  change: Change,
  before: Change['what'] | null,
) => (to: Parameters<Compose>[1]) => Promise<Written>;

function about({ db }: Deps, write: Write): Compose {
  return async (id, to) => {
    const { change, isLast, before } = await getChange(db, id);
    return isLast
      ? write(await getArrangement(db, change.arrangement_id), change, before)(to)
      : null;
  };
}

function isAhead({ state, starts_at }: Arrangement, now: Date): boolean {
  return state === 'booked' && starts_at !== null && now < starts_at;
}

async function visitorWords(deps: Deps, row: Arrangement): Promise<letters.About> {
  const { token, hash } = newLink(deps);
  await addConsultationLink(deps.db, {
    tokenHash: hash,
    arrangementId: row.id,
    createdAt: deps.now(),
  });
  const address = (path: string) => `${deps.settings.publicUrl}${here(path)}`;
  return {
    officer: (await namesOf(deps.db, [row.officer_id])).get(row.officer_id) ?? '',
    ...{ minutes: row.minutes, zone: row.time_zone, link: address(`/consultation/${token}`) },
    ...{
      joinLink: address(`/consultation/join/${token}`),
      phone: (row.call_phone ?? row.phone).replace(/\D/g, '').slice(-4),
    },
    meetsOnline: deps.settings.meetingUrl !== undefined,
  };
}

type VisitorParts = { words: letters.About; startsAt: Date | null; calendar: CalendarPart | null };

async function visitorParts(deps: Deps, row: Arrangement, change: Change): Promise<VisitorParts> {
  const words = await visitorWords(deps, row);
  const meeting = meetingOf(row, change);
  const calendar =
    meeting && visitorCalendar(deps, row, meeting, { url: words.joinLink, officer: words.officer });
  return { words, startsAt: change.starts_at, calendar };
}

async function officerParts(deps: Deps, row: Arrangement, change: Change) {
  const meeting = meetingOf(row, change);
  if (!meeting) return { words: null, calendar: null };
  const calendar = officerCalendarPart(
    deps,
    row,
    meeting,
    await getPerson(deps.db, row.officer_id),
  );
  const words: letters.ForOfficer = {
    ...{
      visitor: `${row.first_name} ${row.last_name}`,
      startsAt: meeting.startsAt,
      minutes: change.minutes,
      link: officerPage(deps, row.id),
    },
    ...{ phone: row.call_phone ?? row.phone, meetsOnline: deps.settings.meetingUrl !== undefined },
  };
  return { words, calendar };
}
