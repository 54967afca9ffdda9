import { looksLikePhone } from '#kernel/contacts.ts';
import { allow, type Result, refuse } from '#kernel/result.ts';
import { linkHash } from '#modules/codes/actions/links.ts';
import { namesOf } from '#modules/identity/actions/people.ts';
import { appendActs } from '#modules/record/actions.ts';
import type { Db } from '#platform/db.ts';
import {
  cancel,
  type DeclineRefusal,
  decline,
  type PickRefusal,
  pick,
  roomStateAt,
} from '../rules/consultation.ts';
import { momentIn, spanOf } from '../rules/slots.ts';
import {
  type Arrangement,
  findByLink,
  listBusy,
  lockByLink,
  lockOfficer,
  setArrangement,
} from '../store/consultations.ts';
import {
  type ConsultationDeps,
  consultationOf,
  isZone,
  nothingBooked,
  recordConsultationStep,
  visitorActs,
} from './consultation-steps.ts';

type Unknown = 'link_unknown';
type Seen<Refusal = never> = Promise<Result<VisitRecord, Refusal | Unknown>>;
export type VisitRecord = Awaited<ReturnType<typeof seen>>;

/** What the holder of a link sees. */
export async function visit(deps: ConsultationDeps, token: string): Seen {
  const row = await findByLink(deps.db, linkHash(token));
  return row ? allow(await seen(deps, deps.db, row)) : refuse('link_unknown');
}

export type PickedSlot = { startsAt: string; timeZone?: string | undefined };

/** Picks a slot, or another one. What the office wrote down as the visitor's time zone counts before what a browser says. */
export function pickSlot(
  deps: ConsultationDeps,
  token: string,
  { startsAt: text, timeZone = '' }: PickedSlot,
): Seen<PickRefusal> {
  return act<PickRefusal>(deps, token, async (tx, row) => {
    const now = deps.now();
    const startsAt = momentIn(text);
    if (!startsAt) return refuse('slot_unknown');
    await lockOfficer(tx, row.officerId);
    const busy = await listBusy(tx, { officerId: row.officerId, from: now, but: row.id });
    const consultation = consultationOf(row);
    const outcome = pick(now, startsAt, consultation, busy);
    if (!outcome.ok) return outcome;
    const what = outcome.value;
    if (what === 'same') return allow(null);
    const span = spanOf(startsAt, consultation.minutes);
    const zone = row.timeZone ?? (isZone(timeZone) ? timeZone : null);
    await recordConsultationStep(deps, tx, row, {
      what,
      by: visitorActs,
      startsAt,
      tells: [row.officerId],
      set: {
        ...nothingBooked,
        state: 'booked',
        startsAt: span.startsAt,
        endsAt: span.endsAt,
        bookedAt: now,
        timeZone: zone,
      },
      details: { startsAt: startsAt.toISOString(), was: row.startsAt?.toISOString() ?? null },
      visitorReads: what === 'moved' ? 'consultation_moved' : 'consultation_booked',
      officerReads: 'consultation_booked_officer',
    });
    return allow(null);
  });
}

/** None of the three suits: work for the officer. */
export function declineSlots(
  deps: ConsultationDeps,
  token: string,
  note: string,
): Seen<DeclineRefusal> {
  return act<DeclineRefusal>(deps, token, async (tx, row) => {
    const outcome = decline(deps.now(), consultationOf(row));
    if (!outcome.ok) return outcome;
    if (outcome.value === 'same') return allow(null);
    await giveUp(deps, tx, row, { what: 'declined', note });
    return allow(null);
  });
}

/** The visitor wants no consultation, or not any more. */
export function cancelVisit(
  deps: ConsultationDeps,
  token: string,
  note: string,
): Seen<'consultation_over'> {
  return act<'consultation_over'>(deps, token, async (tx, row) => {
    const outcome = cancel(deps.now(), consultationOf(row), 'visitor');
    if (!outcome.ok) return outcome;
    if (outcome.value === 'same') return allow(null);
    await giveUp(deps, tx, row, { what: 'cancelled', note });
    return allow(null);
  });
}

type GivingUp = { what: 'declined' | 'cancelled'; note: string };

async function giveUp(
  deps: ConsultationDeps,
  tx: Db,
  row: Arrangement,
  { what, note }: GivingUp,
): Promise<void> {
  const givenUp = row.state === 'booked' ? row.startsAt : null;
  await recordConsultationStep(deps, tx, row, {
    what,
    by: visitorActs,
    startsAt: givenUp,
    tells: [row.officerId],
    set: { ...nothingBooked, state: what, visitorNote: note || null },
    details: { gave_up: givenUp?.toISOString() ?? null, left_note: note !== '' },
    visitorReads: what === 'cancelled' || givenUp ? 'consultation_moved' : null,
    officerReads: givenUp && 'consultation_booked_officer',
  });
}

/** The number that the officer calls. It is kept beside the request, which stays as it was sent. */
export function correctPhone(
  deps: ConsultationDeps,
  token: string,
  phone: string,
): Seen<'consultation_over' | 'phone_invalid'> {
  return act<'consultation_over' | 'phone_invalid'>(deps, token, async (tx, row) => {
    const now = deps.now();
    if (!looksLikePhone(phone)) return refuse('phone_invalid');
    if (
      row.state === 'held' ||
      row.state === 'cancelled' ||
      roomStateAt(now, consultationOf(row)) === 'over'
    )
      return refuse('consultation_over');
    if ((row.callPhone ?? row.phone) === phone) return allow(null);
    await setArrangement(tx, row.id, { callPhone: phone });
    const subject = { kind: 'consultation' as const, id: row.id };
    await appendActs(tx, now, [
      { act: 'consultation.phone_corrected', subject, by: visitorActs, tells: [row.officerId] },
    ]);
    return allow(null);
  });
}

type Doing<Refusal> = (tx: Db, row: Arrangement) => Promise<Result<null, Refusal>>;

async function act<Refusal>(
  deps: ConsultationDeps,
  token: string,
  doing: Doing<Refusal>,
): Seen<Refusal> {
  const hash = linkHash(token);
  const outcome = await deps.db
    .transaction()
    .execute(async (tx): Promise<Result<null, Refusal | Unknown>> => {
      const row = await lockByLink(tx, hash);
      return row ? doing(tx, row) : refuse('link_unknown');
    });
  if (!outcome.ok) return outcome;
  deps.wakeMail();
  return visit(deps, token);
}

async function seen(deps: ConsultationDeps, db: Db, row: Arrangement) {
  const now = deps.now();
  return {
    row,
    now,
    consultation: consultationOf(row),
    busy: await listBusy(db, { officerId: row.officerId, from: now, but: row.id }),
    officer: (await namesOf(db, [row.officerId])).get(row.officerId) ?? '',
    roomUrl: roomUrl(deps, row.room),
  };
}

/** Where the meeting is; null when the office has no rooms and calls by phone. */
export function roomUrl(
  { settings }: Pick<ConsultationDeps, 'settings'>,
  room: string,
): string | null {
  return settings.meetingUrl?.replaceAll('{room}', encodeURIComponent(room)) ?? null;
}
