import type { Day } from '#kernel/days.ts';
import type { Deadline } from '#modules/clocks/rules/words.ts';
import { actRules, mayKnow, movesFor, type NextReader, type Parties } from './act-rules.ts';
import { type DisputeFacts, mayComeFrom, moved, samplesOf, transitions } from './machine.ts';
import { missedOf } from './missed.ts';
import type { DeadlineConsequence, NextActPlace } from './next-words.ts';
import type { WhoActs } from './visible.ts';
import type { DisputeActorRole } from './words.ts';

type Counted = Pick<Deadline, 'row' | 'partyId' | 'seat'>;

/** The parties whose act a limit waits for; none where it is the institution's, or where nobody can do it here. */
export function actorsOf(limit: Counted, facts: Parties): string[] {
  const { row, partyId } = limit;
  const by = actRules[row]?.by ?? 'institution';
  if (by === 'institution') return [];
  if (by === 'party')
    return facts.parties.flatMap((one) =>
      one.partyId === partyId && !one.isReleased ? [one.partyId] : [],
    );
  const all =
    by === 'claimant' ? facts.parties.filter(({ side }) => side === 'claimant') : by(facts, limit);
  return all.map((one) => one.partyId);
}

/** Of them those for whom the door stands open now. */
export function awaitedOf(limit: Counted, facts: DisputeFacts): string[] {
  const { row, partyId: about, seat } = limit;
  return actRules[row]
    ? actorsOf(limit, facts).filter((actor) => isOpen(row, { actor, about, seat }, facts))
    : [];
}

export type NextAct = {
  /** The row of the rule pack, or what is to be done without one. */
  act: string;
  who: WhoActs;
  /** The party that must act, where it is one. */
  byParty: string | null;
  /** Whom it is about, where it is another. */
  aboutParty: string | null;
  startedOn: Day | null;
  dueOn: Day | null;
  isHeld: boolean;
  isPaused: boolean;
  citation: string;
  /** Where the reader does it; null for what is somebody else's. */
  place: NextActPlace | null;
  missed: DeadlineConsequence | null;
};

/** What is to be done next, by whom, until when, where, and what follows without it: what is the reader's first, then by its day. */
export function nextActs(
  facts: DisputeFacts,
  limits: readonly Deadline[],
  reader: NextReader,
): NextAct[] {
  const running = limits.filter(({ state }) => state === 'running' || state === 'paused');
  const timed = running.flatMap((limit) => actsUnder(limit, facts, reader));
  return [...timed, ...untimed(facts, reader)].toSorted(
    (a, b) =>
      Number(b.who === 'you') - Number(a.who === 'you') ||
      (a.dueOn ?? LAST).localeCompare(b.dueOn ?? LAST),
  );
}

const LAST = '9999-12-31';

function actsUnder(limit: Deadline, facts: DisputeFacts, reader: NextReader): NextAct[] {
  const rule = actRules[limit.row];
  if (!rule || !mayKnow(rule, reader, limit.partyId)) return [];
  const { row, partyId, startedOn, dueOn, heldSince, state, citation } = limit;
  const said = {
    act: row,
    startedOn,
    dueOn,
    isHeld: heldSince !== null,
    isPaused: state === 'paused',
    citation,
    missed: missedOf(rule, limit),
  };
  const about = (actor: string | null) => (partyId !== actor ? partyId : null);
  if (rule.by === 'institution')
    return [{ ...said, who: 'institution', byParty: null, aboutParty: partyId, place: null }];
  const actors = awaitedOf(limit, facts);
  const own = actors.find((one) => reader.partyIds.includes(one));
  const others =
    rule.by === 'claimant' ? actors.slice(0, own ? 0 : 1) : actors.filter((one) => one !== own);
  return [
    ...(own
      ? [{ ...said, who: 'you' as const, byParty: own, aboutParty: about(own), place: rule.place }]
      : []),
    ...others.map((one) => ({
      ...said,
      who: standsAs(one, facts, reader),
      byParty: one,
      aboutParty: about(one),
      place: null,
    })),
  ];
}

type Door = { actor: string; about: string | null; seat: string | null };

/** Whether an act can be done now: in a stay, or where nothing is left of what it was about, its deadline is no promise. */
function isOpen(limit: string, { actor, about, seat }: Door, facts: DisputeFacts): boolean {
  const party = facts.parties.find(({ partyId }) => partyId === actor);
  // Nothing is taken as the party's while it is not decided who it is (response/rules/choices.ts).
  if (party?.isDisputed) return false;
  const by = party?.side;
  const opens = movesFor(limit);
  if (opens.length === 0 || !by) return true;
  const all = facts.parties.map(({ partyId }) => partyId);
  const meant = by === 'respondent' ? [actor] : about === null ? all : [actor, about];
  const said = samplesOf(facts, seat);
  return opens.some((type) =>
    // Of what others record for a party, such as a payment, only the state is asked.
    (transitions[type].by as readonly DisputeActorRole[]).includes(by)
      ? meant.some((partyId) => said.some((one) => moved(facts, type, { by, partyId, ...one }).ok))
      : mayComeFrom(type, facts.state),
  );
}

function standsAs(partyId: string, { parties }: Parties, { as }: NextReader): WhoActs {
  return parties.find((one) => one.partyId === partyId)?.side === as ? 'all' : 'other_side';
}

/** What has no last day: an offer that waits for a word, and a silence that the claimant may take for a no (ACA s. 62(4)). */
function untimed(
  { parties, offersOpen, state }: Pick<DisputeFacts, 'parties' | 'offersOpen' | 'state'>,
  { as, partyIds, may }: NextReader,
): NextAct[] {
  if (as !== 'claimant') return [];
  const none = {
    startedOn: null,
    dueOn: null,
    isHeld: false,
    isPaused: false,
    citation: '',
    missed: null,
    who: 'you' as const,
    byParty: partyIds[0] ?? null,
  };
  const offered = mayComeFrom('offer_answered', state) ? offersOpen : [];
  return [
    ...offered
      .filter((one) => parties.some(({ partyId }) => partyId === one))
      .map((one) => ({ ...none, act: 'offer', aboutParty: one, place: 'offers' as const })),
    ...(may.includes('no_reply')
      ? [{ ...none, act: 'no_reply', aboutParty: null, place: 'no_reply' as const }]
      : []),
  ];
}
