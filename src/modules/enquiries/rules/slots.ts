import { type Day, dayAt } from '#kernel/days.ts';
import type { Problem } from '#kernel/endpoint.ts';

export const SLOT_MINUTES = [15, 30, 45, 60] as const;
export type SlotMinutes = (typeof SLOT_MINUTES)[number];
export const SLOT_FIELDS = ['slot1', 'slot2', 'slot3'] as const;

export type TimeSpan = { startsAt: Date; endsAt: Date };
export type SlotOffer = { slots: readonly Date[]; minutes: SlotMinutes; reason: string };
/** What an offer is held against: the moment, the officer's booked times, the days on which the office is closed. */
export type SlotOfferContext = {
  now: Date;
  mayOfferAnyHour: boolean;
  isClosed: (day: Day) => boolean;
  busy: readonly TimeSpan[];
};

export type SlotOfferRefusal =
  | 'slot_odd'
  | 'slot_too_soon'
  | 'slot_too_far'
  | 'slot_twice'
  | 'slot_busy'
  | 'slot_outside_hours'
  | 'reason_missing';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
// India has one time zone and no summer time, so its clock is arithmetic.
const IST = 5.5 * HOUR;

/** Between the offer and the first slot: the visitor has to read the mail. */
export const OFFER_NOTICE = 2 * HOUR;
export const OFFER_HORIZON = 30 * DAY;
/** In minutes of the day on the clock in Mumbai: 09:00 to 19:00. */
export const OFFICE_HOURS = { from: 9 * 60, to: 19 * 60 };

/** Why three slots may not be offered, with the field to mend; null when they may. */
export function offerProblem(
  { slots, minutes, reason }: SlotOffer,
  desk: SlotOfferContext,
): Problem<SlotOfferRefusal> | null {
  const spans = slots.map((startsAt) => spanOf(startsAt, minutes));
  for (const [at, span] of spans.entries()) {
    const field = SLOT_FIELDS[at] ?? 'slots';
    const code =
      slotProblem(span, desk) ??
      (spans.slice(0, at).some((earlier) => overlap(earlier, span)) ? 'slot_twice' : null);
    if (code) return { code, field };
    if (isInOfficeHours(span, desk.isClosed)) continue;
    if (!desk.mayOfferAnyHour) return { code: 'slot_outside_hours', field };
    if (reason === '') return { code: 'reason_missing', field: 'reason' };
  }
  return null;
}

function slotProblem(span: TimeSpan, { now, busy }: SlotOfferContext): SlotOfferRefusal | null {
  const startsIn = span.startsAt.getTime() - now.getTime();
  if (span.startsAt.getTime() % (5 * MINUTE) !== 0) return 'slot_odd';
  if (startsIn < OFFER_NOTICE) return 'slot_too_soon';
  if (startsIn > OFFER_HORIZON) return 'slot_too_far';
  return busy.some((other) => overlap(other, span)) ? 'slot_busy' : null;
}

export function spanOf(startsAt: Date, minutes: SlotMinutes): TimeSpan {
  return { startsAt, endsAt: new Date(startsAt.getTime() + minutes * MINUTE) };
}

/** Two that only touch do not overlap. */
export function overlap(one: TimeSpan, other: TimeSpan): boolean {
  return one.startsAt < other.endsAt && other.startsAt < one.endsAt;
}

/** Whether it begins and ends between 09:00 and 19:00 on a working day in Mumbai. */
export function isInOfficeHours(span: TimeSpan, isClosed: SlotOfferContext['isClosed']): boolean {
  const from = minuteOfDay(span.startsAt);
  const to = from + (span.endsAt.getTime() - span.startsAt.getTime()) / MINUTE;
  return !isClosed(dayAt(span.startsAt)) && from >= OFFICE_HOURS.from && to <= OFFICE_HOURS.to;
}

function minuteOfDay(at: Date): number {
  return Math.floor(((at.getTime() + IST) % DAY) / MINUTE);
}

/** An offer ends 72 hours after it was made, or when the first of its slots begins. */
export function offerExpiresAt(offeredAt: Date, slots: readonly Date[]): Date {
  return new Date(
    Math.min(offeredAt.getTime() + 72 * HOUR, ...slots.map((slot) => slot.getTime())),
  );
}

// One before noon, one after, one late: whoever works, sleeps late or fetches children finds one.
const WISHES = [11 * 60, 15 * 60, 17 * 60];

/** Three free slots on three working days from tomorrow on; fewer when the month is full. */
export function suggestSlots(
  minutes: SlotMinutes,
  desk: Pick<SlotOfferContext, 'now' | 'isClosed' | 'busy'>,
): Date[] {
  const found: Date[] = [];
  for (let ahead = 1; ahead < OFFER_HORIZON / DAY && found.length < WISHES.length; ahead += 1) {
    const day = dayAt(new Date(desk.now.getTime() + ahead * DAY));
    if (desk.isClosed(day)) continue;
    const wish = WISHES[found.length] ?? OFFICE_HOURS.from;
    const free = hoursFrom(wish)
      .map((minute) => spanOf(momentOf(day, minute), minutes))
      .find(
        (span) =>
          isInOfficeHours(span, desk.isClosed) && !desk.busy.some((other) => overlap(other, span)),
      );
    if (free) found.push(free.startsAt);
  }
  return found;
}

/** Every half hour of the office, the wished one first, then on to the evening, then from the morning. */
function hoursFrom(wish: number): number[] {
  const halves = (OFFICE_HOURS.to - OFFICE_HOURS.from) / 30;
  const begin = (wish - OFFICE_HOURS.from) / 30;
  return Array.from(
    { length: halves },
    (_, step) => OFFICE_HOURS.from + ((begin + step) % halves) * 30,
  );
}

/** A minute of a civil day on the clock in Mumbai, as a moment. */
export function momentOf(day: Day, minute: number): Date {
  return new Date(Date.parse(`${day}T00:00:00Z`) + minute * MINUTE - IST);
}

/** A moment as a form or a program writes it: with its offset, or without one on the clock in Mumbai. Null when it is none. */
export function momentIn(text: string): Date | null {
  const form = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})?$/.exec(
    text,
  );
  if (!form) return null;
  const at = Date.parse(form[3] ? text : `${text}+05:30`);
  return Number.isNaN(at) ? null : new Date(at);
}
