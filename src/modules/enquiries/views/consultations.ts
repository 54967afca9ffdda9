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
    id: row.id ?? row.requestId,
    requestId: row.requestId,
    visitor: row.fullName,
    officer: row.officerId && (names.get(row.officerId) ?? ''),
    state: row.state,
    minutes: row.minutes,
    startsAt: iso(row.startsAt),
    sinceAt: (row.offeredAt ?? row.receivedAt).toISOString(),
    expiresAt: iso(row.offerExpiresAt),
    deadline: row.deadlineOn,
    isUrgent: isTimeSensitive(row.deadlineOn, at),
  };
}

/** One request, with what was offered and what became of it. */
export function officeConsultationView(seen: RequestOfOffice) {
  const { request, arranged, at } = seen;
  return {
    requestId: request.id,
    visitor: request.fullName,
    email: request.email,
    phone: arranged?.row.callPhone ?? request.phone,
    language: arranged?.row.language ?? request.language,
    disputeType: request.disputeType,
    method: request.preferredResolutionMethod,
    description: request.message,
    receivedAt: request.receivedAt.toISOString(),
    deadline: request.deadlineOn,
    isUrgent: isTimeSensitive(request.deadlineOn, at),
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
    timeZone: row.timeZone,
    slots: row.slots.map((slot) => slot.toISOString()),
    startsAt: iso(row.startsAt),
    endsAt: iso(row.endsAt),
    expiresAt: iso(row.offerExpiresAt),
    visitorNote: row.visitorNote,
    outcomeNote: row.outcomeNote,
    nextStep: row.nextStep,
    steps: steps.map(stepView),
  };
}

function stepView({ kind, at, startsAt, byOffice, body }: ConsultationStepRow) {
  return {
    what: kind,
    at: at.toISOString(),
    startsAt: iso(startsAt),
    byOffice,
    words: body,
  };
}

function iso(at: Date | null): string | null {
  return at?.toISOString() ?? null;
}
