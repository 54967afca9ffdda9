import type { Deadline } from '#modules/clocks/rules/words.ts';
import type { DisputeFile } from '#modules/disputes/actions/reading.ts';
import type { NomineeSeat, TribunalSeat } from '#modules/disputes/rules/machine/fact-types.ts';
import { NOMINEES } from '#modules/disputes/rules/machine/members.ts';
import { type DisputeFacts, moved } from '#modules/disputes/rules/machine.ts';
import type { Db } from '#platform/db.ts';
import { findOwnNomination } from '../store/nominations.ts';
import type { CandidateRead } from './candidate.ts';
import { namesFound } from './nominees.ts';

export type SeatStanding = 'vacant' | 'naming' | 'office' | 'agreeing' | 'asked';
type SeatRead = {
  seat: TribunalSeat;
  candidate: CandidateRead | null;
  standing: SeatStanding;
};

/** The seats of a tribunal of three, each with whoever is asked or appointed, or with what it waits for; none of a sole arbitrator. */
export function seatsRead(facts: DisputeFacts, members: readonly CandidateRead[]): SeatRead[] {
  if (facts.seats.length < 2) return [];
  return facts.seats.map((seat) => {
    const candidate = members.find(({ invitation }) => invitation.seat === seat) ?? null;
    return { seat, candidate, standing: candidate ? 'asked' : standingOf(facts, seat) };
  });
}

function standingOf(facts: DisputeFacts, seat: TribunalSeat): SeatStanding {
  if (mayNameFor(facts, seat)) return 'office';
  if (seat === 'presiding') return facts.presiding?.isOut ? 'agreeing' : 'vacant';
  const side = NOMINEES.find((one) => one === seat);
  return side && facts.nominations[side]?.isOut ? 'naming' : 'vacant';
}

/** Whether the registrar finds somebody for a seat, by the table of moves. */
export function mayNameFor(facts: DisputeFacts, seat: TribunalSeat): boolean {
  if (seat === 'sole') return false;
  const details = { seat, neutral: 'somebody', ties: 0 };
  const why = 'a reason';
  return moved(facts, 'arbitrator_invited', { by: 'registrar', partyId: null, why, details }).ok;
}

/** Whom the registrar may ask to name somebody now, by the same table. */
export function mayAskFor(facts: DisputeFacts): ('both' | NomineeSeat)[] {
  const may = (seat: NomineeSeat | null) => {
    const details = seat === null ? {} : { seat };
    const act = { by: 'registrar', partyId: null, why: '', details } as const;
    return moved(facts, 'nominees_asked', act).ok;
  };
  // One side alone is asked where the other has its arbitrator, or is asked already.
  return may(null) ? ['both'] : NOMINEES.filter(may);
}

type Limits = readonly Deadline[];
type Asked = { facts: DisputeFacts; partyIds: readonly string[]; q: string; limits: Limits };

/** Where a party's side is asked to name somebody: what it may do, and what it did; nothing of the other side's. */
export async function nominationFor(
  db: Db,
  file: DisputeFile,
  { facts, partyIds, q, limits }: Asked,
) {
  const own = file.parties.filter(({ id }) => partyIds.includes(id));
  const isAsked = own.some(({ side }) => facts.nominations[side]?.isOut);
  if (!isAsked) return null;
  const mayName = own.filter(({ id, side }) => {
    const act = { by: side, partyId: id, why: '', details: {} };
    return moved(facts, 'nominee_named', act).ok;
  });
  const due = limits.findLast(
    ({ row, partyId }) => row === 'nominee' && partyIds.includes(partyId ?? ''),
  );
  const sealed = await findOwnNomination(db, partyIds);
  const before = file.events.findLastIndex(({ type }) => type === 'nominees_asked') - 1;
  const last = file.events[before]?.details as { outcome?: unknown } | undefined; // as openIfDue kept it
  return {
    mayName: mayName.map(({ id, name }) => ({ id, name })),
    dueOn: due?.dueOn ?? null,
    own: sealed?.name ?? null,
    isAgain: last?.outcome === 'same',
    found: mayName.length > 0 ? await namesFound(db, q, facts) : { q, names: [], isMore: false },
  };
}

/** Of each party whose side is asked: whether it has named somebody, and until when it may. Whom, the office does not read either. */
export function namingOf(
  file: DisputeFile,
  { facts, limits }: { facts: DisputeFacts; limits: Limits },
) {
  const asked = facts.parties.filter(
    ({ side, isReleased }) => !isReleased && facts.nominations[side]?.isOut,
  );
  return asked.map(({ partyId, side }) => ({
    party: file.parties.find(({ id }) => id === partyId)?.name ?? '',
    hasNamed: facts.nominations[side]?.named.includes(partyId) ?? false,
    dueOn:
      limits.findLast((limit) => limit.row === 'nominee' && limit.partyId === partyId)?.dueOn ??
      null,
  }));
}
