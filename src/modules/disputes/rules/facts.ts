import type { Day } from '#kernel/days.ts';
import { membersIn } from './candidate.ts';
import { commencements } from './commencement.ts';
import { counts } from './consents.ts';
import { consentsAfter } from './consents-after.ts';
import { depositsIn } from './deposits.ts';
import { looksIn } from './disclosure-looks.ts';
import { eventDaysOf } from './event-days.ts';
import { longerIn } from './longer.ts';
import { seatIn, seatsOf } from './machine/members.ts';
import {
  type DisputeEvent,
  type DisputeFacts,
  EVENT_TYPES,
  type PartyStanding,
  rowOf,
  type Transition,
} from './machine.ts';
import { mandatesIn } from './mandates.ts';
import { nominationsIn } from './nominations.ts';
import { closing, isUnfounding, offersIn, pendingParties, withdrawalIn } from './questions.ts';
import { standstillsIn } from './standstills.ts';
import { choiceIn } from './talks-choice.ts';
import { talksSeats } from './talks-names.ts';
import { waiversIn } from './waivers.ts';
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
      | 'list'
      | 'listReplied'
      | 'members'
      | 'candidatesPast'
      | 'mandates'
      | 'looks'
      | 'deposits'
      | 'choice'
      | 'nominations'
      | 'presiding'
      | 'seats'
      | 'wasComplete'
      | 'courtNamed'
      | 'waivers'
      | 'longer'
      | 'standstills'
    )
  | ('receivedOn' | 'days')
>;

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

export function factsFromEvents(
  parties: readonly PartySide[],
  events: readonly Seen[],
): FactsFromEvents {
  const standings = new Map(parties.map(({ id, side }) => [id, beginning(id, side)]));
  for (const event of events) {
    const row = rowOf(event.type);
    // Without its basis the request was none: nobody has received one, and nobody has answered it.
    if (row?.takesBack === 'request')
      for (const party of standings.values()) Object.assign(party, UNREQUESTED);
    // What was received until then was an invitation to agree; the request for arbitration is another paper.
    if (row?.sends === 'request') for (const party of standings.values()) party.isServed = false;
    const party = event.partyId === null ? undefined : standings.get(event.partyId);
    if (party && row) Object.assign(party, changed(party, row, event));
  }
  return {
    registration: events.some(closing('registration')) ? 'settled' : 'due',
    parties: [...standings.values()],
    ...withdrawalIn(events),
    extensionAsked: pendingParties(events, 'extension'),
    substitutionAsked: pendingParties(events, 'substitution'),
    unserved: pendingParties(events, 'unserved'),
    ...offersIn(events),
    ...listIn(events),
    ...membersIn(events),
    mandates: mandatesIn(events),
    looks: looksIn(events),
    deposits: depositsIn(events),
    choice: choiceIn(events),
    // ACA s. 10(2): one decides, where nothing else was agreed.
    seats: seatsOf(1),
    wasComplete: wasComplete(events),
    ...nominationsIn(parties, events),
    courtNamed: courtNamedIn(events),
    waivers: waiversIn(events),
    longer: longerIn(events),
    standstills: standstillsIn(events),
    receivedOn: Object.fromEntries(commencements(parties, events)),
    days: eventDaysOf(events),
  };
}

/** What an event changes of the party that it names. */
function changed(
  party: PartyStanding,
  { takesBack, changes, consent }: Transition,
  { type, details }: Seen,
): Partial<PartyStanding> {
  // Of somebody whom nothing reached there is no answer either: what another person said is in the papers, and binds nobody.
  if (takesBack === 'service') return UNREQUESTED;
  if (consent) {
    const consents = consentsAfter(party.consents, { type, details });
    return { consents, hasAgreed: counts(consents, 'submission') || counts(consents, 'talks') };
  }
  if (!changes?.asksToReopen) return changes ?? {};
  return {
    ...changes,
    reopeningCauses: [...party.reopeningCauses, String(details.cause ?? '')],
  };
}

/** Whom a court named for each seat; it falls with the request, and with the service of anybody. */
function courtNamedIn(events: readonly Seen[]): DisputeFacts['courtNamed'] {
  const since = events.slice(events.findLastIndex(({ type }) => rowOf(type)?.takesBack) + 1);
  return Object.fromEntries(
    since
      .filter(({ type }) => rowOf(type)?.byCourt)
      .map(({ details }) => [seatIn(details), String(details.neutral)]),
  );
}

/** Whether a tribunal stood since the request last lost its basis; of three, with the last of them. */
function wasComplete(events: readonly Seen[]): boolean {
  const since = events.slice(events.findLastIndex(isUnfounding) + 1);
  return since.some(
    ({ type, details }) => rowOf(type)?.candidate === 'appointed' && details.isPart !== true,
  );
}

/**
 * The list that was sent last. It falls with the request on which it rests, and with the service of anybody: who was not reached
 * was not heard on it. It falls with a court's order, and
 * while it is out with whoever is asked otherwise: nobody opens what was sealed.
 */
function listIn(events: readonly Seen[]): Pick<FactsFromEvents, 'list' | 'listReplied'> {
  const of = (what: Transition['list']) => (event: Seen) => rowOf(event.type)?.list === what;
  const at = events.findLastIndex(of('sent'));
  const since = events.slice(at + 1);
  const sent = events[at];
  const over = since.findIndex(of('closed'));
  const isOtherwise = ({ type }: Seen) => rowOf(type)?.candidate === 'invited';
  const isFallen =
    since.some((event) => rowOf(event.type)?.takesBack || of('dropped')(event)) ||
    since.slice(0, over < 0 ? since.length : over).some(isOtherwise);
  const closed = since[over];
  if (!sent || isFallen) return { list: null, listReplied: [] };
  return {
    list: {
      id: String(sent.details.list),
      isOut: closed === undefined,
      left: Number(closed?.details.left ?? 0),
    },
    listReplied: since.filter(of('replied')).flatMap(({ partyId }) => partyId ?? []),
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

/** Whether the claim against a party was withdrawn, from the rows of the events. */
export function isReleased(
  events: readonly Pick<EventAsKept, 'type' | 'partyId'>[],
  partyId: string,
): boolean {
  return events.some(
    ({ type, partyId: itsParty }) => itsParty === partyId && rowOf(type)?.changes?.isReleased,
  );
}

/** What may set a party apart from its side: then it stays among its own (rules/access.ts, `placesLeft`). */
export const SETTING_APART: readonly string[] = EVENT_TYPES.filter((type) => {
  const { isReleased: releases, isDisputed: disputes } = rowOf(type)?.changes ?? {};
  return releases === true || disputes === true;
});

type EventAsKept = {
  type: string;
  at: Date;
  onDay: Day;
  partyId: string | null;
  toState: string;
  details: unknown;
};

/** An event's row in the words of the rules and of the clocks. */
export function happenedOf({ type, at, onDay, partyId, toState, details }: EventAsKept): PastEvent {
  const ends = (FINAL as readonly string[]).includes(toState);
  return {
    type,
    at,
    on: onDay,
    partyId,
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
} & Pick<DisputeFacts, 'today' | 'isOver' | 'extension' | 'talksTime' | 'lawEndsOn'> &
  Partial<Pick<DisputeFacts, 'seats'>>;

export function factsOf(
  beside: FactsBesideEvents,
  parties: readonly PartySide[],
  events: readonly Seen[],
): DisputeFacts {
  const told = factsFromEvents(parties, events);
  const facts = { ...told, ...beside };
  // How many lead talks is the parties' own agreement, and not that of the contract on arbitrators.
  return beside.process === 'arbitration'
    ? facts
    : { ...facts, seats: talksSeats(beside.process, told) };
}

/** The state in which a row of events ends; what the table says of the dispute must be the same. */
export function stateAfter(events: readonly { toState: DisputeState }[]): DisputeState | null {
  return events.at(-1)?.toState ?? null;
}
