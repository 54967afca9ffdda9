import { type Day, dayAt } from '#kernel/days.ts';
import { allow, type Result, refuse } from '#kernel/result.ts';
import type { Viewer } from '#kernel/viewer.ts';
import { namesOf } from '#modules/identity/actions/people.ts';
import { isOver, officeMay } from '../rules/consultation.ts';
import { momentOf, type SlotMinutes, suggestSlots, type TimeSpan } from '../rules/slots.ts';
import { isTimeSensitive } from '../rules.ts';
import {
  type ConsultationListView,
  countConsultations,
  listConsultations,
} from '../store/consultation-lists.ts';
import { type Arrangement, feedMadeAt, findLatest, listBusy } from '../store/consultations.ts';
import { findRequest } from '../store/enquiries.ts';
import { listSteps } from '../store/log.ts';
import { type ConsultationDeps, consultationOf } from './consultation-steps.ts';
import { closedDays } from './consultations.ts';
import { roomUrl } from './visits.ts';

type Deps = Pick<ConsultationDeps, 'db' | 'now' | 'settings'>;
export type ConsultationQuery = {
  view: ConsultationListView;
  whose: 'mine' | 'all';
  day?: Day | undefined;
  after?: string | undefined;
};

const PAGE = 50;
const DAY = 86_400_000;

/** What the office has to do about consultations, and an officer's week. */
export async function listOffice(
  { db, now }: Deps,
  { personId }: Viewer,
  { view, whose, day, after }: ConsultationQuery,
) {
  const at = now();
  const officerId = whose === 'mine' ? personId : null;
  const week = view === 'week' ? weekOf(day ?? dayAt(at)) : null;
  const skip = Number(after ?? 0) * PAGE;
  const between = week && { from: momentOf(week.from, 0), to: momentOf(week.after, 0) };
  const rows = await listConsultations(db, {
    view,
    officerId,
    between,
    skip,
    most: week ? 500 : PAGE + 1,
  });
  const names = await namesOf(
    db,
    rows.flatMap(({ officer_id }) => officer_id ?? []),
  );
  const shown = week ? rows : rows.slice(0, PAGE);
  return {
    entries: shown.map((row) => ({
      id: row.id ?? row.request_id,
      requestId: row.request_id,
      visitor: row.full_name,
      officer: row.officer_id && (names.get(row.officer_id) ?? ''),
      state: row.state,
      minutes: row.minutes,
      startsAt: iso(row.starts_at),
      sinceAt: (row.offered_at ?? row.received_at).toISOString(),
      expiresAt: iso(row.offer_expires_at),
      deadline: row.deadline_on,
      isUrgent: isTimeSensitive(row.deadline_on, at),
    })),
    hasMore: rows.length > shown.length,
    counts: await countConsultations(db, officerId),
    week,
    feedMadeAt: iso(await feedMadeAt(db, personId)),
  };
}

/** Monday to Sunday around a day, with the Mondays before and after. */
function weekOf(day: Day) {
  const at = Date.parse(day);
  const monday = at - ((new Date(at).getUTCDay() + 6) % 7) * DAY;
  const plus = (days: number) => new Date(monday + days * DAY).toISOString().slice(0, 10);
  return { from: plus(0), days: [0, 1, 2, 3, 4, 5, 6].map(plus), before: plus(-7), after: plus(7) };
}

/** One request, with what was offered and what became of it. */
export async function showOffice(
  deps: Deps,
  viewer: Viewer,
  id: string,
): Promise<Result<Awaited<ReturnType<typeof described>>, 'not_found'>> {
  const request = await findRequest(deps.db, id);
  return request ? allow(await described(deps, viewer, request)) : refuse('not_found');
}

type Request = NonNullable<Awaited<ReturnType<typeof findRequest>>>;

async function described(deps: Deps, viewer: Viewer, request: Request) {
  const { db, now } = deps;
  const at = now();
  const row = await findLatest(db, request.id);
  const busy = await listBusy(db, { officerId: viewer.personId, from: at, but: row?.id ?? null });
  const minutes = (row?.minutes ?? 30) as SlotMinutes; // the table takes no other
  return {
    requestId: request.id,
    visitor: request.full_name,
    email: request.email,
    phone: row?.call_phone ?? request.phone,
    language: row?.language ?? request.language,
    disputeType: request.dispute_type,
    method: request.preferred_resolution_method,
    description: request.message,
    receivedAt: request.received_at.toISOString(),
    deadline: request.deadline_on,
    isUrgent: isTimeSensitive(request.deadline_on, at),
    minutes,
    ...(row ? await arranged(deps, viewer, row) : notYet),
    mayOfferAnyHour: viewer.roles.includes('registrar'),
    suggestions: suggestSlots(minutes, { now: at, isClosed: await closedDays(db, at), busy }).map(
      (slot) => slot.toISOString(),
    ),
    busy: busy.map(spanInWords),
  };
}

const notYet = {
  id: null,
  officer: null,
  isMine: false,
  state: null,
  timeZone: null,
  slots: [],
  startsAt: null,
  endsAt: null,
  expiresAt: null,
  visitorNote: null,
  outcomeNote: null,
  nextStep: null,
  roomUrl: null,
  may: ['offer' as const],
  steps: [],
};

async function arranged(deps: Deps, { personId }: Viewer, row: Arrangement) {
  const { db, now } = deps;
  return {
    id: row.id,
    officer: (await namesOf(db, [row.officer_id])).get(row.officer_id) ?? '',
    isMine: row.officer_id === personId,
    state: row.state,
    timeZone: row.time_zone,
    slots: row.slots.map((slot) => slot.toISOString()),
    startsAt: iso(row.starts_at),
    endsAt: iso(row.ends_at),
    expiresAt: iso(row.offer_expires_at),
    visitorNote: row.visitor_note,
    outcomeNote: row.outcome_note,
    nextStep: row.next_step,
    roomUrl: roomUrl(deps, row.room),
    may: isOver(row.state) ? ['offer' as const] : officeMay(now(), consultationOf(row)),
    steps: (await listSteps(db, row.id)).map(({ kind, at, starts_at, by_office, body }) => ({
      what: kind,
      at: at.toISOString(),
      startsAt: iso(starts_at),
      byOffice: by_office,
      words: body,
    })),
  };
}

function spanInWords({ startsAt, endsAt }: TimeSpan) {
  return { startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() };
}

function iso(at: Date | null): string | null {
  return at?.toISOString() ?? null;
}
