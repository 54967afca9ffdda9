import { here } from '#kernel/language.ts';
import { newLink } from '#modules/codes/actions/links.ts';
import { getPerson, namesOf } from '#modules/identity/actions/people.ts';
import type { CalendarPart } from '#platform/mail/calendar.ts';
import type { Compose } from '#platform/outbox.ts';
import * as letters from '../letters/consultations.ts';
import { type Arrangement, addConsultationLink, getArrangement } from '../store/consultations.ts';
import { type ConsultationStepRow, listStepsWith } from '../store/log.ts';
import { meetingOf, officerCalendarPart, officerPage, visitorCalendar } from './calendars.ts';
import type { ConsultationDeps } from './consultation-steps.ts';

type Deps = Pick<ConsultationDeps, 'db' | 'now' | 'newToken' | 'settings'>;

/** This module's letters about consultations. Each is about a step, and nobody wants it once a later step was taken. */
export function consultationLetters(deps: Deps) {
  return {
    consultation_offer: about(deps, (row, step, before) => async (to) => {
      const off = step.startsAt ? (await visitorParts(deps, row, step)).calendar : null;
      const more = {
        slots: row.slots,
        expiresAt: row.offerExpiresAt,
        apologises: before === 'office_missed',
        givenUp: step.startsAt,
        off,
      };
      return letters.offer(to, { ...(await visitorWords(deps, row)), ...more });
    }),
    consultation_booked: about(deps, (row, step) => async (to) => {
      const { words, startsAt, calendar } = await visitorParts(deps, row, step);
      return startsAt && calendar ? letters.booked(to, { ...words, startsAt, calendar }) : null;
    }),
    consultation_moved: about(deps, (row, step) => async (to) => {
      const { words, startsAt, calendar } = await visitorParts(deps, row, step);
      if (step.kind === 'cancelled')
        return letters.cancelled(to, {
          startsAt,
          byOffice: step.byOffice,
          words: step.body,
          calendar,
        });
      if (!startsAt || !calendar) return null;
      if (step.kind === 'office_missed') return letters.apology(to, { startsAt });
      if (step.kind === 'declined') return letters.released(to, { startsAt, calendar });
      return letters.booked(to, { ...words, startsAt, calendar }, 'moved');
    }),
    consultation_reminder: about(deps, (row, step) => async (to) => {
      const { words, startsAt, calendar } = await visitorParts(deps, row, step);
      return startsAt && calendar && isAhead(row, deps.now())
        ? letters.reminder(to, { ...words, startsAt, calendar })
        : null;
    }),
    consultation_booked_officer: about(deps, (row, step) => async (to) => {
      const { words, calendar } = await officerParts(deps, row, step);
      if (!words || !calendar) return null;
      if (step.kind === 'booked' || step.kind === 'moved')
        return letters.officerBooked(to, { ...words, what: step.kind, calendar });
      return letters.officerReleased(to, { ...words, calendar, note: row.visitorNote });
    }),
    consultation_reminder_officer: about(deps, (row, step) => async (to) => {
      const { words } = await officerParts(deps, row, step);
      return words && isAhead(row, deps.now()) ? letters.officerReminder(to, words) : null;
    }),
  } satisfies Record<string, Compose>;
}

type Written = Awaited<ReturnType<Compose>>;
type Write = (
  row: Arrangement,
  step: ConsultationStepRow,
  before: ConsultationStepRow['kind'] | null,
) => (to: Parameters<Compose>[1]) => Promise<Written>;

function about({ db }: Deps, write: Write): Compose {
  return async (id, to) => {
    const steps = await listStepsWith(db, id);
    const at = steps.findIndex((step) => step.id === id);
    const [before, step, after] = [steps[at - 1], steps[at], steps[at + 1]];
    if (!step || after) return null;
    const row = await getArrangement(db, step.arrangementId);
    return write(row, step, before?.kind ?? null)(to);
  };
}

function isAhead({ state, startsAt }: Arrangement, now: Date): boolean {
  return state === 'booked' && startsAt !== null && now < startsAt;
}

async function visitorWords(
  deps: Deps,
  row: Arrangement,
): Promise<letters.ConsultationLetterContext> {
  const { token, hash } = newLink(deps);
  await addConsultationLink(deps.db, linkOf(hash, row, deps));
  const address = (path: string) => `${deps.settings.publicUrl}${here(path)}`;
  return {
    officer: (await namesOf(deps.db, [row.officerId])).get(row.officerId) ?? '',
    minutes: row.minutes,
    zone: row.timeZone,
    link: address(`/consultation/${token}`),
    joinLink: address(`/consultation/join/${token}`),
    phone: (row.callPhone ?? row.phone).replace(/\D/g, '').slice(-4),
    meetsOnline: deps.settings.meetingUrl !== undefined,
  };
}

function linkOf(hash: string, row: Arrangement, deps: Deps) {
  return {
    tokenHash: hash,
    arrangementId: row.id,
    createdAt: deps.now(),
  };
}

type VisitorParts = {
  words: letters.ConsultationLetterContext;
  startsAt: Date | null;
  calendar: CalendarPart | null;
};

async function visitorParts(
  deps: Deps,
  row: Arrangement,
  step: ConsultationStepRow,
): Promise<VisitorParts> {
  const words = await visitorWords(deps, row);
  const meeting = meetingOf(row, step);
  const calendar =
    meeting && visitorCalendar(deps, row, meeting, { url: words.joinLink, officer: words.officer });
  return { words, startsAt: step.startsAt, calendar };
}

async function officerParts(deps: Deps, row: Arrangement, step: ConsultationStepRow) {
  const meeting = meetingOf(row, step);
  if (!meeting) return { words: null, calendar: null };
  const calendar = officerCalendarPart(deps, row, meeting, await getPerson(deps.db, row.officerId));
  const words: letters.ForOfficer = {
    visitor: row.fullName,
    startsAt: meeting.startsAt,
    minutes: step.minutes,
    link: officerPage(deps, row.id),
    phone: row.callPhone ?? row.phone,
    meetsOnline: deps.settings.meetingUrl !== undefined,
  };
  return { words, calendar };
}
