import type { ConsultationsOfOffice, RequestOfOffice } from '../actions/consultation-desk.ts';
import { isTimeSensitive } from '../rules.ts';
import type { listConsultations } from '../store/consultation-lists.ts';
import type { ConsultationStepRow } from '../store/log.ts';

type Row = Awaited<ReturnType<typeof listConsultations>>[number];
type Names = ReadonlyMap<string, string>;

/** What the office has to do about consultations, or an officer's week. */
export function consultationsView({ rows, names, at, feedMadeAt, ...list }: ConsultationsOfOffice) {
  return {
    ...list,
    entries: rows.map((row) => entryView(row, names, at)),
    feedMadeAt: iso(feedMadeAt),
  };
}

function entryView(row: Row, names: Names, at: Date) {
  return {
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
  };
}

/** One request, with what was offered and what became of it. */
export function officeConsultationView(seen: RequestOfOffice) {
  const { request, arranged, at } = seen;
  return {
    requestId: request.id,
    visitor: request.full_name,
    email: request.email,
    phone: arranged?.row.call_phone ?? request.phone,
    language: arranged?.row.language ?? request.language,
    disputeType: request.dispute_type,
    method: request.preferred_resolution_method,
    description: request.message,
    receivedAt: request.received_at.toISOString(),
    deadline: request.deadline_on,
    isUrgent: isTimeSensitive(request.deadline_on, at),
    minutes: seen.minutes,
    ...(arranged ? arrangedView(arranged) : nothingArranged),
    may: seen.may,
    mayOfferAnyHour: seen.mayOfferAnyHour,
    suggestions: seen.suggestions.map((slot) => slot.toISOString()),
    busy: seen.busy.map(({ startsAt, endsAt }) => ({
      startsAt: startsAt.toISOString(),
      endsAt: endsAt.toISOString(),
    })),
  };
}

const nothingArranged = {
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
  steps: [],
};

function arrangedView({ row, steps, ...more }: NonNullable<RequestOfOffice['arranged']>) {
  return {
    ...more,
    id: row.id,
    state: row.state,
    timeZone: row.time_zone,
    slots: row.slots.map((slot) => slot.toISOString()),
    startsAt: iso(row.starts_at),
    endsAt: iso(row.ends_at),
    expiresAt: iso(row.offer_expires_at),
    visitorNote: row.visitor_note,
    outcomeNote: row.outcome_note,
    nextStep: row.next_step,
    steps: steps.map(stepView),
  };
}

function stepView({ kind, at, starts_at, by_office, body }: ConsultationStepRow) {
  return {
    what: kind,
    at: at.toISOString(),
    startsAt: iso(starts_at),
    byOffice: by_office,
    words: body,
  };
}

function iso(at: Date | null): string | null {
  return at?.toISOString() ?? null;
}
