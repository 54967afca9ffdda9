import { type Day, dayAt } from '#kernel/days.ts';
import { allow, type Result, refuse } from '#kernel/result.ts';
import type { Role } from '#kernel/viewer.ts';
import { appendActs, type RecordedAct } from '#modules/record/actions.ts';
import type { Db } from '#platform/db.ts';
import { commencements } from '../rules/commencement.ts';
import { happenedOf } from '../rules/facts.ts';
import { type DerivedColumns, type DisputeStep, following } from '../rules/following.ts';
import {
  type DisputeMoveRefusal,
  type DisputeTransition,
  type EventType,
  moved,
  rowOf,
  type Transition,
  transitions,
} from '../rules/machine.ts';
import { type DisputeActorRole, type DisputeState, type Side, TRAITS } from '../rules/words.ts';
import {
  addEvent,
  changeDispute,
  type DisputeRow,
  type EventRow,
  listBases,
  listEvents,
  listParties,
  lockDispute,
  type PartyRow,
} from '../store/disputes.ts';
import { listMembers } from '../store/members.ts';
import { appointedIn } from './appointed-in.ts';
import type { DisputesDeps } from './deps.ts';
import { peopleBehind } from './people-behind.ts';
import { factsFor } from './reading.ts';

export type DisputeActor = { personId: string | null; role: Role | 'system' };
export type Details = Readonly<Record<string, string | number | boolean | null>>;

export type DisputeMove = {
  disputeId: string;
  type: EventType;
  by: DisputeActor;
  as: DisputeActorRole;
  partyId?: string | null;
  /** The civil day that counts, where it is another than today's: the day of a receipt. */
  on?: Day;
  why?: string;
  /** Ids, figures and names of kinds; never a name, an address or somebody's words. */
  details?: Details;
  /** Addresses to which whoever moves it writes about it, and says more than a step does. */
  written?: readonly string[];
};

export type MoveResult = DisputeTransition & { eventId: string };

/**
 * Moves a dispute, with all that follows, inside the caller's transaction: the row, its event, an act of the record, and
 * what other modules do about it. The row is locked first, so of two at once the second is judged by what the first did.
 * Throws when there is no such dispute: whoever calls has looked it up for its viewer.
 */
export async function moveDispute(
  deps: DisputesDeps,
  tx: Db,
  moving: DisputeMove,
): Promise<Result<MoveResult, DisputeMoveRefusal>> {
  const dispute = await lockDispute(tx, moving.disputeId);
  if (!dispute) throw new Error(`There is no dispute ${moving.disputeId}.`);
  const at = deps.now();
  const parties = await listParties(tx, dispute.id);
  const [basis] = await listBases(tx, dispute.id);
  const events = await listEvents(tx, dispute.id);
  const facts = await factsFor(tx, { dispute, parties, events, basis: basis ?? null }, at);
  const act = {
    by: moving.as,
    partyId: moving.partyId ?? null,
    why: moving.why ?? '',
    details: moving.details ?? {},
    on: moving.on ?? dayAt(at),
  };
  const outcome = moved(facts, moving.type, act);
  if (!outcome.ok) return refuse(outcome.refusal);
  const event = await keepMove(deps, tx, {
    dispute,
    parties,
    events,
    moving,
    outcome: outcome.value,
    at,
  });
  return allow({ ...outcome.value, eventId: event.id });
}

type Keeping = {
  dispute: DisputeRow;
  parties: readonly PartyRow[];
  events: readonly EventRow[];
  moving: DisputeMove;
  outcome: DisputeTransition;
  at: Date;
};

async function keepMove(
  deps: DisputesDeps,
  tx: Db,
  { dispute, parties, events, moving, outcome, at }: Keeping,
): Promise<EventRow> {
  const { from, to } = outcome;
  const step = stepOf(moving, outcome, at);
  const received = Object.fromEntries(commencements(parties, events.map(happenedOf)));
  const changed = await changeDispute(tx, dispute.id, {
    ...columnsOf(following({ ...derivedColumnsOf(dispute), received }, step)),
    ...(rowOf(moving.type)?.form?.traits
      ? { traits: TRAITS.filter((one) => step.details[one] === true) }
      : {}),
  });
  const event = await addEvent(
    tx,
    eventOf(deps.newId(), moving, { disputeId: dispute.id, from, to, at }),
  );
  await appendActs(tx, at, [await actOf(tx, { dispute: changed, parties, moving, outcome })]);
  const written = new Set(moving.written?.map((address) => address.toLowerCase()));
  for (const listener of deps.listeners)
    await listener(tx, { dispute: changed, event, parties, written });
  return event;
}

function stepOf(
  { type, on, partyId, by, details }: DisputeMove,
  { from, to }: DisputeTransition,
  at: Date,
): DisputeStep {
  return {
    type,
    at,
    on: on ?? dayAt(at),
    partyId: partyId ?? null,
    details: details ?? {},
    from,
    to,
    byPerson: by.personId,
  };
}

/** The columns that say again what the events say (rules/following.ts). */
export function derivedColumnsOf(row: DisputeRow): Omit<DerivedColumns, 'received'> {
  return {
    state: row.state,
    stateBefore: row.stateBefore as DisputeState | null,
    stateSince: row.stateSince, // its check allows nothing else
    openedAt: row.openedAt,
    commencedOn: row.commencedOn,
    officerId: row.officerId,
  };
}

function columnsOf({
  state,
  stateBefore,
  stateSince,
  openedAt,
  commencedOn,
  officerId,
}: DerivedColumns) {
  return {
    state,
    stateBefore,
    stateSince,
    openedAt,
    commencedOn,
    officerId,
  };
}

type Placed = { disputeId: string; from: DisputeState | 'draft'; to: DisputeState; at: Date };

export function eventOf(
  id: string,
  { type, by, partyId, on, why, details }: Omit<DisputeMove, 'disputeId'>,
  { disputeId, from, to, at }: Placed,
) {
  return {
    id,
    disputeId,
    type,
    at,
    onDay: on ?? dayAt(at),
    partyId: partyId ?? null,
    byPerson: by.personId,
    byRole: by.role,
    fromState: from,
    toState: to,
    why: (why ?? '').slice(0, 5000),
    details: JSON.stringify(details ?? {}),
  };
}

type Telling = {
  dispute: DisputeRow;
  parties: readonly PartyRow[];
  moving: Omit<DisputeMove, 'disputeId'>;
  outcome: { from: DisputeState | 'draft'; to: DisputeState };
};

/** The act of the record that says what happened, and to whom it is told. */
export async function actOf(
  tx: Db,
  { dispute, parties, moving, outcome }: Telling,
): Promise<RecordedAct> {
  const { type, by, partyId, on, why, details } = moving;
  return {
    act: `dispute.${type}`,
    subject: { kind: 'dispute', id: dispute.id },
    by,
    from: outcome.from,
    to: outcome.to,
    why: why?.trim() ? why.slice(0, 5000) : null,
    details: { ...details, ...(partyId ? { party: partyId } : {}), ...(on ? { on } : {}) },
    tells: await tellsOf(tx, { dispute, parties, moving }),
  };
}

type NeutralsTold = Pick<Telling, 'dispute' | 'moving'> & { neutral: true | 'others' };

/** Whom it names, or all who were appointed where it names nobody; of several who act together, the others. */
async function neutralsTold(tx: Db, { dispute, moving, neutral }: NeutralsTold): Promise<string[]> {
  const named = moving.details?.neutral;
  if (neutral === 'others') return (await appointedIn(tx, dispute.id)).filter((id) => id !== named);
  return typeof named === 'string' ? [named] : appointedIn(tx, dispute.id);
}

async function tellsOf(
  tx: Db,
  { dispute, parties, moving }: Omit<Telling, 'outcome'>,
): Promise<string[]> {
  const { tells, isOfFiling, officer: change }: Transition = transitions[moving.type];
  const { office, sides, neutral } = tells;
  // A bank that files ten thousand has a page of the filing; a notice for each would bury all others.
  const isOfMany = dispute.batchId !== null && isOfFiling;
  const hearsAtAll = (side: Side) => side === 'claimant' || dispute.openedAt !== null;
  const hears = (side: Side) =>
    !(isOfMany && side === 'claimant') &&
    hearsAtAll(side) &&
    (sides === 'both' || sides === side || (sides === 'other' && side !== moving.as));
  const isNamed = (id: string) => id === moving.partyId;
  const heard = new Set(
    parties
      .filter(({ id, side }) =>
        sides === 'party' || sides === 'between'
          ? (isNamed(id) || (sides === 'between' && side === 'claimant')) && hearsAtAll(side)
          : hears(side),
      )
      .map(({ id }) => id),
  );
  const members = heard.size > 0 ? await listMembers(tx, dispute.id) : [];
  const officer =
    office === 'case_officer'
      ? (dispute.officerId ?? 'role:case_officer')
      : office
        ? `role:${office}`
        : null;
  const people = await peopleBehind(
    tx,
    members.filter(({ partyId }) => heard.has(partyId)),
  );
  // Whoever has it no longer is told so by name.
  const had = moving.details?.officer;
  const former = change === 'is_removed' && typeof had === 'string' ? [had] : [];
  const appointed = neutral ? await neutralsTold(tx, { dispute, moving, neutral }) : [];
  return [...(officer ? [officer] : []), ...former, ...appointed, ...new Set(people)];
}
