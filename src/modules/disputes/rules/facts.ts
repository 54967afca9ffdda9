import type { Day } from '#kernel/days.ts';
import { commencements } from './commencement.ts';
import { consentsAfter, counts } from './consents.ts';
import { eventDaysOf } from './machine/days.ts';
import type { DisputeEvent, DisputeFacts, EventType, PartyStanding } from './machine.ts';
import {
  type AppointmentBasis,
  type DisputeState,
  FINAL,
  type PastEvent,
  type Process,
  type Side,
  type Track,
} from './words.ts';

export type PartySide = { id: string; side: Side };
type Seen = Omit<DisputeEvent, 'type'> & { type: string };

/** What the events alone tell: replayed, they give the same again (invariant I6). */
export type FactsFromEvents = Pick<
  DisputeFacts,
  | (
      | 'registration'
      | 'parties'
      | 'withdrawalAsked'
      | 'withdrawalLiberty'
      | 'withdrawalObjected'
      | 'withdrawalUnopposed'
      | 'extensionAsked'
      | 'substitutionAsked'
      | 'unserved'
      | 'offersOpen'
      | 'offersAsked'
    )
  | ('receivedOn' | 'days')
>;

/** What ends the question of the registration fee: it was paid, given up by order, or nothing was due. */
const SETTLES: readonly string[] = [
  'registration_paid',
  'registration_waived',
  'registration_not_due',
] satisfies EventType[];

/** What answers the news that somebody was not reached; after an application that was declined it is told anew. */
const HEEDED = [
  'substitution_ordered',
  'substitution_declined',
  'served',
  'service_reversed',
] as const satisfies EventType[];

/** How everybody stands to a request that there is none of. */
const UNREQUESTED = {
  isServed: false,
  hasAnswered: false,
  hasWarning: false,
  isWarned: false,
  isAbsent: false,
  asksToReopen: false,
  reopeningCauses: [],
};
/** Whoever has answered waits for no more time, and nobody does to whom nothing was delivered. */
const TIME_DECIDED = [
  'time_extended',
  'extension_declined',
  'answered',
  'service_reversed',
] as const satisfies EventType[];

type Change = (party: PartyStanding, event: Seen) => Partial<PartyStanding>;

/** What an event changes of the party that it names. Everything else leaves parties as they are. */
const changes: Partial<Record<EventType, Change>> = {
  served: () => ({ isServed: true }),
  // Of somebody whom nothing reached there is no answer either: what another person said is in the papers, and binds nobody.
  service_reversed: () => UNREQUESTED,
  // Whoever has answered is heard: there is nothing to decide on a request to be.
  answered: () => ({ hasAnswered: true, isAbsent: false, asksToReopen: false }),
  identity_disputed: () => ({ isDisputed: true }),
  identity_confirmed: () => ({ isDisputed: false }),
  respondent_released: () => ({ isReleased: true }),
  ex_parte_warned: () => ({ hasWarning: true }),
  warning_served: () => ({ isWarned: true }),
  absence_established: () => ({ isAbsent: true }),
  reopening_asked: ({ reopeningCauses }, { details }) => ({
    asksToReopen: true,
    reopeningCauses: [...reopeningCauses, String(details.cause ?? '')],
  }),
  // A warning that came before they were given their time anew warned nobody of its end.
  reopening_granted: () => ({
    asksToReopen: false,
    isAbsent: false,
    hasWarning: false,
    isWarned: false,
  }),
  reopening_declined: () => ({ asksToReopen: false }),
};

export function factsFromEvents(
  parties: readonly PartySide[],
  events: readonly Seen[],
): FactsFromEvents {
  const standings = new Map(parties.map(({ id, side }) => [id, beginning(id, side)]));
  for (const event of events) {
    const { type, partyId, details } = event;
    // What was received until then was an invitation to agree; the request for arbitration is another paper.
    if (type === 'notice_dispatched')
      for (const party of standings.values()) party.isServed = false;
    // Without its basis the request was none: nobody has received one, and nobody has answered it.
    if (type === 'basis_withdrawn')
      for (const party of standings.values()) Object.assign(party, UNREQUESTED);
    const change = (changes as Partial<Record<string, Change>>)[type];
    const party = partyId === null ? undefined : standings.get(partyId);
    if (!party) continue;
    if (change) Object.assign(party, change(party, event));
    party.consents = consentsAfter(party.consents, { type, details });
    party.hasAgreed = counts(party.consents, 'submission') || counts(party.consents, 'talks');
  }
  return {
    registration: events.some(({ type }) => SETTLES.includes(type)) ? 'settled' : 'due',
    parties: [...standings.values()],
    withdrawalAsked: isPending(events, 'withdrawal_asked', ['withdrawal_declined', 'withdrawn']),
    withdrawalLiberty:
      events.findLast(({ type }) => type === 'withdrawal_asked')?.details.liberty === 'without'
        ? 'without'
        : 'with',
    withdrawalObjected: heardOn(events, 'withdrawal_objected'),
    withdrawalUnopposed: heardOn(events, 'withdrawal_unopposed'),
    extensionAsked: pendingParties(events, 'extension_asked', TIME_DECIDED),
    substitutionAsked: pendingParties(events, 'substitution_asked', [
      'substitution_ordered',
      'substitution_declined',
    ]),
    unserved: pendingParties(events, 'respondent_unserved', HEEDED),
    ...offersIn(events),
    receivedOn: Object.fromEntries(commencements(parties, events)),
    days: eventDaysOf(events),
  };
}

/** Of each respondent the last offer counts. What a person said whom nothing reached is nobody's offer, and a basis taken back ends all. */
function offersIn(events: readonly Seen[]): Pick<FactsFromEvents, 'offersOpen' | 'offersAsked'> {
  const open = new Map<string, { isAsked: boolean }>();
  for (const { type, partyId, details } of events) {
    if (type === 'basis_withdrawn') open.clear();
    if (partyId === null) continue;
    if (type === 'offered') open.set(partyId, { isAsked: false });
    else if (type === 'service_reversed' || type === 'respondent_released') open.delete(partyId);
    else if (type !== 'offer_answered' || !open.has(partyId)) continue;
    else if (details.reply === 'asked') open.set(partyId, { isAsked: true });
    else open.delete(partyId);
  }
  return {
    offersOpen: [...open.keys()],
    offersAsked: [...open].flatMap(([partyId, { isAsked }]) => (isAsked ? [partyId] : [])),
  };
}

function beginning(partyId: string, side: Side): PartyStanding {
  return {
    partyId,
    side,
    hasAgreed: false,
    isDisputed: false,
    isReleased: false,
    consents: {},
    ...UNREQUESTED,
  };
}

function isPending(
  events: readonly Seen[],
  asked: EventType,
  decided: readonly EventType[],
): boolean {
  const ends: readonly string[] = [...decided, 'basis_withdrawn'];
  const last = events.findLast(({ type }) => type === asked || ends.includes(type));
  return last?.type === asked;
}

/** Who has said so of the withdrawal since somebody last asked for it. */
function heardOn(events: readonly Seen[], said: EventType): string[] {
  const since = events.findLastIndex(({ type }) => type === 'withdrawal_asked');
  return events
    .slice(since + 1)
    .flatMap(({ type, partyId }) => (type === said && partyId ? [partyId] : []));
}

function pendingParties(
  events: readonly Seen[],
  asked: EventType,
  decided: readonly EventType[],
): string[] {
  const parties = new Set(
    events.flatMap(({ type, partyId }) => (type === asked && partyId ? [partyId] : [])),
  );
  return [...parties].filter((partyId) =>
    isPending(
      events.filter((event) => event.partyId === partyId || event.type === 'basis_withdrawn'),
      asked,
      decided,
    ),
  );
}

/** Whether the claim against a party was withdrawn, from the rows of the events. */
export function isReleased(
  events: readonly Pick<EventAsKept, 'type' | 'party_id'>[],
  partyId: string,
): boolean {
  return events.some(
    ({ type, party_id }) =>
      type === ('respondent_released' satisfies EventType) && party_id === partyId,
  );
}

type EventAsKept = {
  type: string;
  at: Date;
  on_day: Day;
  party_id: string | null;
  to_state: string;
  details: unknown;
};

/** An event's row in the words of the rules and of the clocks. */
export function happenedOf({
  type,
  at,
  on_day,
  party_id,
  to_state,
  details,
}: EventAsKept): PastEvent {
  const ends = (FINAL as readonly string[]).includes(to_state);
  return {
    type,
    at,
    on: on_day,
    partyId: party_id,
    details: details as PastEvent['details'],
    ends,
  };
}

/** What stands beside the events: the row itself, the gate's last record, and the officer's checklist. */
export type FactsBesideEvents = {
  process: Process;
  track: Track;
  state: DisputeState;
  before: DisputeState | null;
  basis: AppointmentBasis | null;
  checksOpen: number;
  defectsOpen: number;
} & Pick<DisputeFacts, 'today' | 'isOver' | 'extension'>;

export function factsOf(
  beside: FactsBesideEvents,
  parties: readonly PartySide[],
  events: readonly Seen[],
): DisputeFacts {
  return { ...beside, ...factsFromEvents(parties, events) };
}

/** The state in which a row of events ends; what the table says of the dispute must be the same. */
export function stateAfter(events: readonly { toState: DisputeState }[]): DisputeState | null {
  return events.at(-1)?.toState ?? null;
}
