import type { Deadline } from '#modules/clocks/rules/words.ts';
import { NOMINEES } from '#modules/disputes/rules/machine/members.ts';
import {
  EVENT_TYPES,
  type EventType,
  mayComeFrom,
  rowOf,
} from '#modules/disputes/rules/machine.ts';
import { OFFICE_REQUESTS, UNDONE_BY, WAITING_IN } from '#modules/disputes/rules/waiting.ts';
import type { DisputeActorRole } from '#modules/disputes/rules/words.ts';
import { isOver } from './moving.ts';
import { factsNow, type Kept, limitsNow, type World } from './world.ts';

// From every state that is not final something or somebody's clock leads on.

/** What follows from a limit beside its own `ifMissed`: the watch over windows tells the claimant of whoever was not reached. */
const ALSO: Readonly<Record<string, EventType>> = { service_window: 'respondent_unserved' };
/** Questions that the queue of the responses shows, by the limit until which they are to be decided. */
const OF_RESPONSES = ['identity_decision', 'reopening_decision'];
/** Who acts when a limit is over: the timer, or whoever the escalation wakes. */
const WOKEN: readonly DisputeActorRole[] = ['system', 'registrar', 'claimant'];

export function whatLeadsOn(world: World): string | null {
  const { state } = world.spine;
  const open = limitsNow(world).filter(
    (limit) => limit.stoppedOn === null && limit.state !== 'ended' && limit.state !== 'met',
  );
  const rows = new Set(open.map(({ row }) => row));
  // The job of the appointments serves it as soon as nobody is in doubt (appointments/actions/timers.ts).
  if (factsNow(world).members.some(({ stage }) => stage === 'accepted'))
    return 'a signed disclosure that waits';
  // ACA s. 76(d); Mediation Act 2023 s. 24: talks that somebody leads are ended by any party whenever it wants.
  if (TALKING.includes(state) && mayEndTalks(world)) return 'a party ends the talks';
  const byClock = open.find((limit) => leads(world, limit));
  if (byClock) return byClock.id;
  const here = WAITING_IN.find(
    (one) => one.state === state && (one.processes?.includes(world.process) ?? true),
  );
  const seen = here?.limits.find((row) => rows.has(row));
  if (seen) return seen;
  const asked = OFFICE_REQUESTS.find(
    (one) => one.limits.some((row) => rows.has(row)) && isPending(world, one),
  );
  return asked?.reason ?? OF_RESPONSES.find((row) => rows.has(row)) ?? null;
}

const TALKING: readonly string[] = ['con_active', 'med_active'];

function mayEndTalks(world: World): boolean {
  const facts = factsNow(world);
  return world.parties.every(({ id: partyId, side: by }) => {
    const act = { by, partyId, why: 'It is no use', details: {} };
    return world.rules.moved(facts, 'talks_ended', act).ok;
  });
}

function leads(world: World, limit: Deadline): boolean {
  const follows = [limit.ifMissed, ALSO[limit.row]].flatMap((name) =>
    EVENT_TYPES.filter((type) => type === name),
  );
  return follows.some((type) => {
    if (!mayComeFrom(type, world.spine.state)) return false;
    if (limit.state !== 'missed') return true;
    const isOfParty =
      rowOf(type)?.ofEach || type === 'respondent_unserved' || type === 'respondent_released';
    const party = isOfParty ? limit.partyId : null;
    const act = { partyId: party, why: 'It is over' };
    return saidIn(world).some((details) =>
      WOKEN.some((by) => world.rules.moved(factsNow(world), type, { ...act, by, details }).ok),
    );
  });
}

/** What is said with it: nothing, of which side's seat it is, or of which member. */
const saidIn = (world: World) => [
  {},
  ...NOMINEES.map((seat) => ({ seat, outcome: 'silent' })),
  ...factsNow(world).members.map(({ seat, neutral }) => ({ seat, neutral })),
];

type Asked = (typeof OFFICE_REQUESTS)[number];

function isPending({ events }: World, { type, answers, where }: Asked): boolean {
  const isAsked = (event: Kept) =>
    event.type === type && (!where || (event.details[where.detail] ?? false) === where.is);
  const isUndone = (answer: Kept, since: readonly Kept[]) =>
    answer.type === UNDONE_BY.answer &&
    since.some((event) => event.type === UNDONE_BY.by && event.partyId === answer.partyId);
  return events.some((asked, at) => {
    const since = events.slice(at + 1);
    const answer = (one: Kept, place: number) =>
      answers.includes(one.type) &&
      (one.partyId ?? asked.partyId) === asked.partyId &&
      !isUndone(one, since.slice(place + 1));
    return isAsked(asked) && !since.some(answer);
  });
}

export function deadEnd(world: World): string | null {
  if (isOver(world.spine.state) || whatLeadsOn(world) !== null) return null;
  return `nothing and nobody's clock leads on from ${world.spine.state}`;
}
