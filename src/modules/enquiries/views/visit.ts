import type { VisitRecord } from '../actions/visits.ts';
import { inIndia, onTheirClock, partsInIndia } from '../contract/consultation-words.ts';
import { type Consultation, ROOM_OPENS_BEFORE, roomStateAt } from '../rules/consultation.ts';
import { hasLapsed, isNear, visitorMay } from '../rules/consultation-acts.ts';
import { overlap, spanOf, type TimeSpan } from '../rules/slots.ts';

/** What the holder of a mailed link sees of their consultation. */
export function visitView({ row, consultation, officer, busy, now, roomUrl }: VisitRecord) {
  const { startsAt } = consultation;
  const door = roomStateAt(now, consultation);
  const slotView = (at: Date) => ({
    startsAt: at.toISOString(),
    words: inIndia(at),
    ...partsInIndia(at),
    yourWords: onTheirClock(at, row.timeZone),
  });
  return {
    state: hasLapsed(consultation, now) ? ('lapsed' as const) : row.state,
    officer,
    minutes: row.minutes,
    slots: row.slots.map((at) => ({
      ...slotView(at),
      is: standingOf(at, consultation, { now, busy }),
    })),
    booked: startsAt ? slotView(startsAt) : null,
    expires: inIndia(row.offerExpiresAt),
    may: visitorMay(now, consultation),
    phoneEnding: (row.callPhone ?? row.phone).replace(/\D/g, '').slice(-4),
    door,
    doorOpens: startsAt ? inIndia(new Date(startsAt.getTime() - ROOM_OPENS_BEFORE)) : null,
    meetsOnline: roomUrl !== null,
    roomUrl: door === 'open' ? roomUrl : null,
  };
}

function standingOf(
  at: Date,
  { startsAt, minutes }: Consultation,
  { now, busy }: { now: Date; busy: readonly TimeSpan[] },
) {
  if (startsAt?.getTime() === at.getTime()) return 'chosen' as const;
  if (isNear(at, now)) return 'near' as const;
  return busy.some((other) => overlap(other, spanOf(at, minutes)))
    ? ('taken' as const)
    : ('free' as const);
}
