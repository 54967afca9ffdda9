import { type Day, dayAt } from '#kernel/days.ts';
import { allow, type Result, refuse } from '#kernel/result.ts';
import type { Viewer } from '#kernel/viewer.ts';
import { namesOf } from '#modules/identity/actions/people.ts';
import type { ConsultationAct } from '../rules/consultation.ts';
import { isOver, officeMay } from '../rules/consultation-acts.ts';
import { momentOf, type SlotMinutes, suggestSlots, type TimeSpan } from '../rules/slots.ts';
import { feedMadeAt } from '../store/consultation-feeds.ts';
import {
  type ConsultationListView,
  countConsultations,
  listConsultations,
} from '../store/consultation-lists.ts';
import { findRequest } from '../store/consultation-requests.ts';
import { type Arrangement, findLatest, listBusy } from '../store/consultations.ts';
import { type ConsultationStepRow, listSteps } from '../store/log.ts';
import { closedDays } from './consultation-offers.ts';
import { type ConsultationDeps, consultationOf } from './consultation-steps.ts';
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

export type ConsultationsOfOffice = Awaited<ReturnType<typeof listOffice>>;
export type RequestOfOffice = {
  at: Date;
  request: NonNullable<Awaited<ReturnType<typeof findRequest>>>;
  minutes: SlotMinutes;
  busy: readonly TimeSpan[];
  suggestions: readonly Date[];
  mayOfferAnyHour: boolean;
  may: ConsultationAct[];
  /** What was offered last, if anything was. */
  arranged: {
    row: Arrangement;
    steps: readonly ConsultationStepRow[];
    officer: string;
    isMine: boolean;
    roomUrl: string | null;
  } | null;
};

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
  const shown = week ? rows : rows.slice(0, PAGE);
  return {
    at,
    rows: shown,
    names: await namesOf(
      db,
      shown.flatMap((one) => one.officerId ?? []),
    ),
    hasMore: rows.length > shown.length,
    counts: await countConsultations(db, officerId),
    week,
    feedMadeAt: await feedMadeAt(db, personId),
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
  { db, now, settings }: Deps,
  viewer: Viewer,
  id: string,
): Promise<Result<RequestOfOffice, 'not_found'>> {
  const request = await findRequest(db, id);
  if (!request) return refuse('not_found');
  const at = now();
  const row = await findLatest(db, request.id);
  const busy = await listBusy(db, { officerId: viewer.personId, from: at, but: row?.id ?? null });
  const minutes = (row?.minutes ?? 30) as SlotMinutes; // the table takes no other
  return allow({
    at,
    request,
    minutes,
    busy,
    suggestions: suggestSlots(minutes, { now: at, isClosed: await closedDays(db, at), busy }),
    mayOfferAnyHour: viewer.roles.includes('registrar'),
    may: !row || isOver(row.state) ? ['offer'] : officeMay(at, consultationOf(row)),
    arranged: row
      ? {
          row,
          steps: await listSteps(db, row.id),
          officer: (await namesOf(db, [row.officerId])).get(row.officerId) ?? '',
          isMine: row.officerId === viewer.personId,
          roomUrl: roomUrl({ settings }, row.room),
        }
      : null,
  });
}
