import { here } from '#kernel/language.ts';
import { allow, type Result, refuse } from '#kernel/result.ts';
import type { Viewer } from '#kernel/viewer.ts';
import { linkHash, newLink } from '#modules/codes/actions/links.ts';
import { getPerson, listPeopleWith } from '#modules/identity/actions/people.ts';
import { appendActs } from '#modules/record/actions.ts';
import type { Db } from '#platform/db.ts';
import { speaking } from '#platform/language.ts';
import {
  type Meeting,
  officerFeed,
  officerInvitation,
  visitorInvitation,
} from '../letters/invitations.ts';
import { type SlotMinutes, spanOf } from '../rules/slots.ts';
import { findFeed, listBookedOf, setFeed } from '../store/consultation-feeds.ts';
import { findRequest } from '../store/consultation-requests.ts';
import { type Arrangement, findByLink, findLatest } from '../store/consultations.ts';
import { type ConsultationStepRow, findLastBooking } from '../store/log.ts';
import { actorOf, type ConsultationDeps } from './consultation-steps.ts';

type Deps = Pick<ConsultationDeps, 'db' | 'settings'>;

/** The entry that a step leads to. Every step but a booking and a move takes the time out of the calendar again. */
export function meetingOf(
  row: Arrangement,
  { startsAt, minutes, kind, at, sequence }: ConsultationStepRow,
): Meeting | null {
  if (!startsAt) return null;
  const span = spanOf(startsAt, minutes as SlotMinutes); // the table takes no other
  return {
    id: row.id,
    sequence,
    isOff: kind === 'cancelled' || kind === 'declined' || kind === 'offered',
    ...span,
    changedAt: at,
  };
}

export function visitorCalendar(
  { settings }: Deps,
  row: Arrangement,
  meeting: Meeting,
  { url, officer }: { url: string; officer: string },
) {
  const visitor = { name: row.fullName, email: row.email };
  return visitorInvitation(meeting, { url, publicUrl: settings.publicUrl }, visitor, officer);
}

export function officerPage({ settings }: Pick<ConsultationDeps, 'settings'>, id: string): string {
  return `${settings.publicUrl}/office/consultations/${id}`;
}

export function officerCalendarPart(
  deps: Deps,
  row: Arrangement,
  meeting: Meeting,
  officer: { name: string; email: string | null },
) {
  const place = { url: officerPage(deps, row.id), publicUrl: deps.settings.publicUrl };
  return officerInvitation(meeting, place, {
    name: officer.name,
    email: officer.email ?? deps.settings.officeEmail,
  });
}

type File<Refusal> = Promise<Result<string, Refusal | 'not_booked'>>;

/** The visitor's entry, by the mailed link. */
export async function visitorFile(deps: Deps, token: string): File<'link_unknown'> {
  const row = await findByLink(deps.db, linkHash(token));
  if (!row) return refuse('link_unknown');
  const meeting = await lastMeeting(deps.db, row);
  if (!meeting) return refuse('not_booked');
  const officer = (await getPerson(deps.db, row.officerId)).name;
  // A plain link brings no language of ours along; the visitor asked in this one.
  return speaking(row.language, () => {
    const url = `${deps.settings.publicUrl}${here(`/consultation/join/${encodeURIComponent(token)}`)}`;
    return allow(visitorCalendar(deps, row, meeting, { url, officer }).content);
  });
}

/** The same for whoever works in the office. */
export async function officerFile(deps: Deps, id: string): File<'not_found'> {
  const request = await findRequest(deps.db, id);
  const row = request && (await findLatest(deps.db, request.id));
  if (!row) return refuse('not_found');
  const meeting = await lastMeeting(deps.db, row);
  if (!meeting) return refuse('not_booked');
  return allow(
    officerCalendarPart(deps, row, meeting, await getPerson(deps.db, row.officerId)).content,
  );
}

async function lastMeeting(db: Db, row: Arrangement): Promise<Meeting | null> {
  const step = await findLastBooking(db, row.id);
  return step ? meetingOf(row, step) : null;
}

/** A new private address for the viewer's calendar; whoever had the old one is shut out. It is told this once. */
export async function renewFeed(deps: ConsultationDeps, viewer: Viewer): Promise<{ url: string }> {
  const { token, hash } = newLink(deps);
  const madeAt = deps.now();
  await deps.db.transaction().execute(async (tx) => {
    await setFeed(tx, { personId: viewer.personId, tokenHash: hash, madeAt });
    const subject = { kind: 'person' as const, id: viewer.personId };
    await appendActs(tx, madeAt, [
      { act: 'consultation.calendar_renewed', subject, by: actorOf(viewer) },
    ]);
  });
  return { url: `${deps.settings.publicUrl}/api/calendars/${token}` };
}

const MONTH = 31 * 86_400_000;

/** An officer's calendar: the last month and all that is to come. It ends with the office of whom it belongs to. */
export async function feedFile(
  deps: ConsultationDeps,
  token: string,
): Promise<Result<string, 'not_found'>> {
  const feed = await findFeed(deps.db, linkHash(token));
  if (!feed || !(await worksHere(deps.db, feed.personId))) return refuse('not_found');
  const rows = await listBookedOf(deps.db, feed.personId, new Date(deps.now().getTime() - MONTH));
  const meetings = rows.flatMap((row) => {
    if (!row.startsAt || !row.endsAt || !row.bookedAt) return [];
    const { id, sequence, startsAt, endsAt, bookedAt: changedAt } = row;
    const place = { url: officerPage(deps, id), publicUrl: deps.settings.publicUrl };
    return [{ meeting: { id, sequence, isOff: false, startsAt, endsAt, changedAt }, place }];
  });
  return allow(officerFeed(meetings));
}

async function worksHere(db: Db, personId: string): Promise<boolean> {
  const holders = await Promise.all([
    listPeopleWith(db, 'case_officer'),
    listPeopleWith(db, 'registrar'),
  ]);
  return holders.flat().some(({ id }) => id === personId);
}
