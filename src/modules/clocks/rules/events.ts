import { type Day, dayAt } from '#kernel/days.ts';
import type { Pause } from './reckoning.ts';
import { joined, laterOf } from './reckoning.ts';
import type { ClockEvent, ConsentEffect, EventMeaning, Frame } from './words.ts';

/** With one of these, which no module records yet, a dispute will be over; of any other whoever recorded it says so. */
const ENDS_TO_COME: readonly string[] = ['draft_expired', 'terminated', 'closed', 'award_made'];

/** Whether the dispute was over with an event; what does not outlive it is no longer waited for. */
export function isEnd({ type, ends }: ClockEvent): boolean {
  return ends ?? ENDS_TO_COME.includes(type);
}

type Meanings = Frame['meanings'];

/**
 * The events as limits are counted by them: by the day on which each counts, and within a day as they were recorded. What
 * was taken back is left out; a paper that only invited is not the service of a request.
 */
export function countedEvents(events: readonly ClockEvent[], meanings: Meanings): ClockEvent[] {
  const standing = served(agreed(founded(recorded(events), meanings), meanings), meanings);
  const ordered = invitations(standing, meanings).toSorted(byDay);
  return extensions(withdrawals(disposals(receipts(ordered)), meanings), meanings);
}

function meaningOf({ type }: ClockEvent, meanings: Meanings): EventMeaning {
  return (Object.hasOwn(meanings, type) ? meanings[type] : undefined) ?? {};
}

/** Without its basis a request was none, and no limit of it runs or ran out (law and lifecycle 3.3). By when it was recorded. */
function founded(events: readonly ClockEvent[], meanings: Meanings): readonly ClockEvent[] {
  const last = events.findLast((event) => meaningOf(event, meanings).takesBack === 'request');
  return last
    ? events.filter(
        (event) => event.at > last.at || meaningOf(event, meanings).restsOn === undefined,
      )
    : events;
}

/**
 * A consent on paper is one like any other; and one that was taken back, or fell, is none (invariant I11). What shows at once who
 * gave it, as a paper does that an officer validated, is identified with it: nobody has to look.
 */
function agreed(events: readonly ClockEvent[], meanings: Meanings): ClockEvent[] {
  const doing = (event: ClockEvent) => meaningOf(event, meanings).consent;
  const named = (does: ConsentEffect['does'], kind?: string) =>
    Object.keys(meanings).find((type) => {
      const consent = meanings[type]?.consent;
      return consent?.does === does && consent.kind === kind;
    });
  const shows = named('shows');
  const given = events.flatMap((event) => {
    const consent = doing(event);
    if (consent?.does !== 'gives') return [event];
    const isPaper = consent.kind === undefined;
    const type = isPaper ? (named('gives', String(event.details.kind)) ?? event.type) : event.type;
    const isShown = shows !== undefined && (isPaper || event.details.shown === true);
    return isShown
      ? [
          { ...event, type },
          { ...event, type: shows },
        ]
      : [event];
  });
  return given.filter((event, at) => {
    const consent = doing(event);
    if (consent?.does !== 'gives' || consent.kind === undefined) return true;
    return !given
      .slice(at + 1)
      .some(
        (later) =>
          doing(later)?.does === 'ends' &&
          later.partyId === event.partyId &&
          later.details.kind === consent.kind,
      );
  });
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

/** Law and lifecycle 6.4: a service that the registrar took back starts nothing; what was recorded since stands. */
function served(events: readonly ClockEvent[], meanings: Meanings): ClockEvent[] {
  return events.filter((event, at) => {
    const { restsOn } = meaningOf(event, meanings);
    const isOfAll = restsOn === 'each_service';
    if (!isOfAll && (restsOn !== 'service' || event.partyId === null)) return true;
    return !events
      .slice(at + 1)
      .some(
        (later) =>
          meaningOf(later, meanings).takesBack === 'service' &&
          (isOfAll || later.partyId === event.partyId),
      );
  });
}

/** Until a notice of arbitration has gone out after it, what reaches a party is the invitation. */
function invitations(events: readonly ClockEvent[], meanings: Meanings): ClockEvent[] {
  let isInvited = false;
  return events.map((event) => {
    const { sends } = meaningOf(event, meanings);
    if (sends) isInvited = sends === 'invitation';
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

/** More time by the parties' agreement moves an end as more time by an officer does. */
function extensions(events: readonly ClockEvent[], meanings: Meanings): ClockEvent[] {
  return events.map((event) =>
    meaningOf(event, meanings).lengthens ? { ...event, type: 'time_extended' } : event,
  );
}

/** ACA s. 32(2)(a) hears a respondent; where nobody was to be heard, asking to withdraw was withdrawing, as it was recorded. */
function withdrawals(events: readonly ClockEvent[], meanings: Meanings): ClockEvent[] {
  return events.map((event) => {
    const { endsAs } = meaningOf(event, meanings);
    return endsAs && event.ends === true ? { ...event, type: endsAs } : event;
  });
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
