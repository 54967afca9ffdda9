import { type Day, dayAt } from '#kernel/days.ts';
import type { Pause } from './reckoning.ts';
import { joined, laterOf } from './reckoning.ts';
import type { ClockEvent } from './words.ts';

/** With one of these the dispute is over; what does not outlive it is no longer waited for. */
export const ENDS: readonly string[] = [
  'draft_expired',
  'registration_lapsed',
  'cure_missed',
  'returned',
  'no_agreement',
  'substitution_missed',
  'rejected',
  'no_reply',
  'withdrawn',
  'settled',
  'terminated',
  'closed',
  'award_made',
  'talks_ended',
];

/** Whether the dispute was over with an event: as it was recorded, and by its name where nobody said. */
export function isEnd({ type, ends }: ClockEvent): boolean {
  return ends ?? ENDS.includes(type);
}

/**
 * The events as limits are counted by them: by the day on which each counts, and within a day as they were recorded. What
 * was taken back is left out; a paper that only invited is not the service of a request.
 */
export function countedEvents(events: readonly ClockEvent[]): ClockEvent[] {
  const ordered = invitations(standing(agreed(founded(recorded(events))))).toSorted(byDay);
  return withdrawals(disposals(receipts(ordered)));
}

/** What begins again, or is asked anew, once a basis was taken back: all that came of the request that it bore. */
const OF_THE_REQUEST: readonly string[] = [
  'notice_dispatched',
  'served',
  'service_reversed',
  'warning_served',
  'service_failed',
  'answered',
  'answer_time_over',
  'extension_asked',
  'time_extended',
  'extension_declined',
  'substitution_asked',
  'substitution_ordered',
  'substitution_declined',
  'respondent_unserved',
  'withdrawal_asked',
  'withdrawal_objected',
  'ex_parte_warned',
  'absence_established',
  'absence_known',
  'earlier_receipt_proved',
  'withdrawal_unopposed',
  'reopening_asked',
  'reopening_granted',
  'reopening_declined',
];

/** Without its basis a request was none, and no limit of it runs or ran out (law and lifecycle 3.3). By when it was recorded. */
function founded(events: readonly ClockEvent[]): readonly ClockEvent[] {
  const last = events.findLast(({ type }) => type === 'basis_withdrawn');
  return last
    ? events.filter(({ type, at }) => at > last.at || !OF_THE_REQUEST.includes(type))
    : events;
}

const GIVES: Readonly<Record<string, string>> = {
  submission: 'agreement_signed',
  talks: 'accepted',
  fast_track: 'fast_track_signed',
};
const TAKES: readonly string[] = ['consent_withdrawn', 'consent_fallen'];

/**
 * A consent on paper is one like any other; and one that was taken back, or fell, is none (invariant I11). What shows at once who
 * gave it, as a paper does that an officer validated, is identified with it: nobody has to look.
 */
function agreed(events: readonly ClockEvent[]): ClockEvent[] {
  const given = events.flatMap((event) => {
    const isPaper = event.type === 'consent_recorded';
    const type = isPaper ? (GIVES[String(event.details.kind)] ?? event.type) : event.type;
    const isShown =
      isPaper || (event.details.shown === true && Object.values(GIVES).includes(type));
    return isShown
      ? [
          { ...event, type },
          { ...event, type: 'consent_identified' },
        ]
      : [event];
  });
  return given.filter(
    (event, at) =>
      !Object.values(GIVES).includes(event.type) ||
      !given
        .slice(at + 1)
        .some(
          ({ type, partyId, details }) =>
            TAKES.includes(type) &&
            partyId === event.partyId &&
            GIVES[String(details.kind)] === event.type,
        ),
  );
}

function byDay(a: ClockEvent, b: ClockEvent): number {
  return a.on === b.on ? a.at.getTime() - b.at.getTime() : a.on < b.on ? -1 : 1;
}

/** As they were recorded. Nothing counts before it has come: a day after that of its recording is that of its recording. */
function recorded(events: readonly ClockEvent[]): ClockEvent[] {
  const ordered = events.toSorted((a, b) => a.at.getTime() - b.at.getTime());
  return ordered.map((event) =>
    event.on > dayAt(event.at) ? { ...event, on: dayAt(event.at) } : event,
  );
}

/** What rests on a service, and falls with it. */
const TAKEN_BACK: readonly string[] = [
  'served',
  'earlier_receipt_proved',
  'warning_served',
  'absence_known',
  'answered',
  'extension_asked',
  'extension_declined',
  'time_extended',
];

/** Law and lifecycle 6.4: a service that the registrar took back starts nothing; what was recorded since stands. */
function standing(events: readonly ClockEvent[]): ClockEvent[] {
  return events.filter(
    (event, at) =>
      !TAKEN_BACK.includes(event.type) ||
      event.partyId === null ||
      !events
        .slice(at + 1)
        .some(({ type, partyId }) => type === 'service_reversed' && partyId === event.partyId),
  );
}

/** Until a notice of arbitration has gone out after it, what reaches a party is the invitation. */
function invitations(events: readonly ClockEvent[]): ClockEvent[] {
  let isInvited = false;
  return events.map((event) => {
    if (event.type === 'invitation_sent') isInvited = true;
    if (event.type === 'notice_dispatched') isInvited = false;
    return isInvited && event.type === 'served' ? { ...event, type: 'invitation_served' } : event;
  });
}

/** An award is received once: a copy that was corrected begins no time anew (s. 34(3) knows the disposal of a request alone). */
function receipts(events: readonly ClockEvent[]): ClockEvent[] {
  const had = new Set<string | null>();
  return events.filter(({ type, partyId }) => {
    if (type !== 'award_received') return true;
    if (had.has(partyId)) return false;
    had.add(partyId);
    return true;
  });
}

const ASKED: Readonly<Record<string, string>> = {
  correction_decided: 'correction_asked',
  additional_award_made: 'additional_award_asked',
  additional_award_declined: 'additional_award_asked',
};

/**
 * ACA s. 34(3) gives the time anew to "the party making that application" who had made a request under s. 33: a disposal
 * that names nobody is of those who asked (law and lifecycle, Part C, 5).
 */
function disposals(events: readonly ClockEvent[]): ClockEvent[] {
  return events.flatMap((event, at) => {
    const asked = ASKED[event.type];
    if (asked === undefined || event.partyId !== null) return [event];
    const who = new Set(
      events
        .slice(0, at)
        .flatMap(({ type, partyId }) => (type === asked && partyId !== null ? [partyId] : [])),
    );
    return who.size === 0 ? [event] : [...who].map((partyId) => ({ ...event, partyId }));
  });
}

/** ACA s. 32(2)(a) hears a respondent; where nobody was to be heard, asking to withdraw was withdrawing, as it was recorded. */
function withdrawals(events: readonly ClockEvent[]): ClockEvent[] {
  return events.map((event) =>
    event.type === 'withdrawal_asked' && event.ends === true
      ? { ...event, type: 'withdrawn' }
      : event,
  );
}

/** The stays, as they were recorded; one that nobody has ended lasts until today, and none ends before it began. */
export function pausesOf(
  events: readonly ClockEvent[],
  today: Day,
): { pauses: Pause[]; isStayed: boolean } {
  const pauses: Pause[] = [];
  let since: Day | null = null;
  for (const { type, on } of events.toSorted((a, b) => a.at.getTime() - b.at.getTime())) {
    if (type === 'stayed') since ??= on;
    if (type !== 'resumed' || since === null) continue;
    pauses.push({ from: since, to: laterOf(on, since) });
    since = null;
  }
  if (since !== null) pauses.push({ from: since, to: today > since ? today : since });
  return { pauses: joined(pauses), isStayed: since !== null };
}
