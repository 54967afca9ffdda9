import type { Day } from '#kernel/days.ts';
import type { ClockEventName } from '#modules/clocks/rules/event-names.ts';
import type { Deadline } from '#modules/clocks/rules/words.ts';
import {
  type DisputeFacts,
  type EventType,
  mayComeFrom,
  moved,
  type PartyStanding,
  SAMPLE_PARTICULARS,
  transitions,
} from './machine.ts';
import type { DeadlineConsequence, NextActPlace } from './next-words.ts';
import type { WhoActs } from './visible.ts';
import type { DisputeActorRole } from './words.ts';

type Parties = Pick<DisputeFacts, 'parties' | 'withdrawalObjected' | 'withdrawalUnopposed'>;
/** `party` is the one that the limit is counted for; a function names those of whom it is still awaited. */
type Acting = 'claimant' | 'party' | 'institution' | ((facts: Parties) => PartyStanding[]);
export type ActRule = {
  by: Acting;
  place: NextActPlace | null;
  /** What follows where no event does; otherwise the event says it. */
  missed?: DeadlineConsequence;
  /** The moves that do it: while none of them can be made, nobody is told to. */
  opens?: readonly EventType[];
  /** What began it stands in the claimant's story alone (rules/visible.ts), and so does it. */
  isClaimants?: true;
};

const respondents = ({ parties }: Parties) =>
  parties.filter(({ side, isReleased }) => side === 'respondent' && !isReleased);
const unheard = (facts: Parties) => {
  const heard = [...facts.withdrawalObjected, ...facts.withdrawalUnopposed];
  return respondents(facts).filter(({ partyId, isServed }) => isServed && !heard.includes(partyId));
};
const notInTalks = (facts: Parties) => respondents(facts).filter(({ consents }) => !consents.talks);
const notAgreed = ({ parties }: Parties) =>
  parties.filter(({ isReleased, consents }) => !isReleased && !consents.submission);

/** What follows from each event that follows from a missed limit, as the parties are told it. */
const CONSEQUENCES: Partial<Record<ClockEventName, DeadlineConsequence>> = {
  registration_lapsed: 'lapses',
  cure_missed: 'is_returned',
  no_agreement: 'closes',
  service_failed: 'claimant_chooses',
  substitution_missed: 'is_withdrawn',
  respondent_released: 'respondent_goes',
  answer_time_over: 'goes_on_unheard',
  time_extended: 'time_is_given',
  absence_established: 'goes_on_without',
  withdrawn: 'withdrawal_stands',
  interim_order_at_risk: 'order_may_fall',
  no_reply: 'may_count_as_no',
};

function missedOf(
  { missed }: ActRule,
  { ifMissed }: Pick<Deadline, 'ifMissed'>,
): DeadlineConsequence {
  return missed ?? (ifMissed ? CONSEQUENCES[ifMissed] : undefined) ?? 'office_is_told';
}

const office: ActRule = { by: 'institution', place: null };
const asked: ActRule = { ...office, isClaimants: true };

/**
 * Whose act ends each limit that an event of today can start, where it is done and what follows without it; null where there is no
 * place for it yet, so that nobody is told of it or reminded. A test asks that no row is left out.
 */
export const actRules: Readonly<Record<string, ActRule | null>> = {
  registration_payment: {
    by: 'claimant',
    place: 'costs',
    opens: ['registration_paid'],
    isClaimants: true,
  },
  scrutiny: asked,
  cure_defects: {
    by: 'claimant',
    place: 'defects',
    opens: ['resubmitted'],
    isClaimants: true,
  },
  basis_decision: office,
  invitation_dispatch: office,
  amicable_invitation_dispatch: office,
  agree_to_arbitrate: {
    by: notAgreed,
    place: 'agreement',
    opens: ['agreement_signed'],
  },
  agreement_look: office,
  consent_look: office,
  consent_decision: office,
  notice_dispatch: office,
  service_window: office,
  substitution_application: {
    by: 'claimant',
    place: 'reach',
    opens: ['substitution_asked'],
    isClaimants: true,
  },
  substitution_decision: asked,
  // It is counted for whoever was not reached, and is the claimant's to do.
  unserved_respondent: {
    by: 'claimant',
    place: 'reach',
    opens: ['substitution_asked', 'respondent_released'],
    isClaimants: true,
  },
  answer: { by: 'party', place: 'papers', opens: ['answered'] },
  extension_decision: office,
  identity_decision: office,
  final_warning: { by: 'party', place: 'papers', opens: ['answered'] },
  withdrawal_objection: {
    by: unheard,
    place: 'objection',
    opens: ['withdrawal_objected'],
  },
  withdrawal_decision: office,
  tribunal_formation: office,
  conciliator_appointment: office,
  mediator_appointment: office,
  stay_review: office,
  // ACA s. 9(2): the arbitration commences with the service, which is the institution's to see to.
  commencement_after_interim: office,
  // Nobody can agree on an arbitrator here yet; the institution forms the tribunal (tribunal_formation).
  appointment_by_agreement: null,
  reopening: {
    by: 'party',
    place: 'reopening',
    missed: 'stays_closed',
    opens: ['reopening_asked'],
  },
  reopening_decision: office,
  conciliation_invitation: {
    by: notInTalks,
    place: 'papers',
    opens: ['accepted', 'rejected'],
  },
  mediation_consent: {
    by: notInTalks,
    place: 'papers',
    opens: ['accepted', 'rejected'],
  },
};

type Counted = Pick<Deadline, 'row' | 'partyId'>;

/** The parties whose act a limit waits for; none where it is the institution's, or where nobody can do it here. */
export function actorsOf({ row, partyId }: Counted, facts: Parties): string[] {
  const by = actRules[row]?.by ?? 'institution';
  if (by === 'institution') return [];
  if (by === 'party')
    return facts.parties.flatMap((one) =>
      one.partyId === partyId && !one.isReleased ? [one.partyId] : [],
    );
  const all =
    by === 'claimant' ? facts.parties.filter(({ side }) => side === 'claimant') : by(facts);
  return all.map((one) => one.partyId);
}

/** Of them those for whom the door stands open now. */
export function awaitedOf(limit: Counted, facts: DisputeFacts): string[] {
  const rule = actRules[limit.row];
  return rule
    ? actorsOf(limit, facts).filter((actor) => isOpen(rule, { actor, about: limit.partyId }, facts))
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
  citation: string;
  /** Where the reader does it; null for what is somebody else's. */
  place: NextActPlace | null;
  missed: DeadlineConsequence | null;
};

export type NextReader = {
  as: DisputeActorRole;
  partyIds: readonly string[];
  may: readonly EventType[];
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
  if (!rule || !mayKnow(rule, reader)) return [];
  const { row, partyId, startedOn, dueOn, heldSince, citation } = limit;
  const said = {
    act: row,
    startedOn,
    dueOn,
    isHeld: heldSince !== null,
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

/** Whether a reader may know of a limit at all: what is between the claimant and the institution stays there. */
export function mayKnow(
  { isClaimants }: Pick<ActRule, 'isClaimants'>,
  { as }: Pick<NextReader, 'as'>,
): boolean {
  return as !== 'respondent' || !isClaimants;
}

type Door = { actor: string; about: string | null };

/** Whether an act can be done now: in a stay, or where nothing is left of what it was about, its deadline is no promise. */
function isOpen({ opens }: ActRule, { actor, about }: Door, facts: DisputeFacts): boolean {
  const party = facts.parties.find(({ partyId }) => partyId === actor);
  // Nothing is taken as the party's while it is not decided who it is (response/rules/choices.ts).
  if (party?.isDisputed) return false;
  const by = party?.side;
  if (!opens || !by) return true;
  const all = facts.parties.map(({ partyId }) => partyId);
  const meant = by === 'respondent' ? [actor] : about === null ? all : [actor, about];
  return opens.some((type) =>
    // Of what others record for a party, such as a payment, only the state is asked.
    (transitions[type].by as readonly DisputeActorRole[]).includes(by)
      ? meant.some((partyId) => moved(facts, type, { by, partyId, ...SAMPLE_PARTICULARS }).ok)
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

/** A limit that nobody kept, and what came of it. */
export type MissedDeadline = {
  act: string;
  partyId: string | null;
  dueOn: Day;
  ledTo: DeadlineConsequence;
};

/** What a passed limit led to is said, and not left out: the last round of each, where nobody has acted since. */
export function passedLimits(
  facts: Parties,
  limits: readonly Deadline[],
  reader: Pick<NextReader, 'as'>,
): MissedDeadline[] {
  return limits.flatMap((limit) => {
    const { row, partyId, state, stoppedOn, dueOn, round } = limit;
    const rule = actRules[row];
    const isLast = !limits.some(
      (other) => other.row === row && other.partyId === partyId && other.round > round,
    );
    if (!rule) return [];
    const missed = missedOf(rule, limit);
    if (missed === 'office_is_told' || state !== 'missed' || stoppedOn !== null || !isLast)
      return [];
    // That somebody was not reached is told to the claimant alone, and so is that it is theirs to choose.
    if (!mayKnow(missed === 'claimant_chooses' ? asked : rule, reader)) return [];
    const isGone = facts.parties.some(
      (one) => one.partyId === partyId && one.isReleased && missed !== 'respondent_goes',
    );
    return isGone ? [] : [{ act: row, partyId, dueOn, ledTo: missed }];
  });
}
