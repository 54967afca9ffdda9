import { addDays, dayAt } from '#kernel/days.ts';
import type { Mandate } from '#modules/disputes/rules/machine/fact-types.ts';
import { othersThan } from '#modules/disputes/rules/machine/mandate-guards.ts';
import { NOMINEES, namedByCourt } from '#modules/disputes/rules/machine/members.ts';
import {
  EVENT_TYPES,
  type EventType,
  SAMPLE_PARTICULARS,
  type Transition,
  transitions,
} from '#modules/disputes/rules/machine.ts';
import { jointNames } from '#modules/disputes/rules/talks-names.ts';
import {
  type DisputeActorRole,
  type DisputeState,
  FINAL,
  type Final,
  type PastEvent,
} from '#modules/disputes/rules/words.ts';
import { count, factsNow, type Kept, today, type World } from './world.ts';

/** What came of something that was tried: `ok`, or the refusal's own name. */
export type Outcome = string;

export type Move = {
  type: EventType;
  by: DisputeActorRole;
  party: string | null;
  why?: string;
  on?: string;
  details?: PastEvent['details'];
};

/**
 * What `moveDispute` does under its lock: the facts as they are at this moment, the machine's word, and then the row, its event
 * and what other modules do about it, all in one transaction.
 */
export function move(
  world: World,
  { type, by, party, why = 'because', on, details: said = {} }: Move,
): Outcome {
  const details = { ...SAMPLE_PARTICULARS.details, ...unsaid(world, type), ...said };
  const act = { by, partyId: party, why, details, on: on ?? today(world) };
  const outcome = world.rules.moved(factsNow(world), type, act);
  if (!outcome.ok) {
    count(world, `refused ${outcome.refusal}`);
    return outcome.refusal;
  }
  const { from, to } = outcome.value;
  const event: Kept = {
    type,
    at: new Date(world.now),
    on: on ?? today(world),
    partyId: party,
    details,
    from,
    to,
    by,
    byPerson: null,
    ends: FINAL.includes(to),
  };
  world.spine = world.rules.following(world.spine, event);
  world.events.push(event);
  count(world, `event ${type}`);
  count(world, `state ${to}`);
  // The record that takes a basis back is kept with it (disputes/actions/basis-withdrawal.ts).
  if (type === 'basis_withdrawn') {
    const last = world.bases.at(-1);
    if (last) world.bases.push({ basis: 'none', findings: last.findings, at: world.now });
    for (const recipient of world.recipients)
      Object.assign(recipient, { isEnded: true, isWindowOver: true });
  }
  for (const hears of world.listeners) hears(world, event);
  // With the last answer the list is closed in the same transaction (appointments/actions/party.ts).
  followingAtOnce(world, type, details);
  return 'ok';
}

/** What an action of the appointments makes in the same transaction. */
function followingAtOnce(world: World, type: EventType, { neutral, seat }: PastEvent['details']) {
  const of =
    typeof neutral === 'string' && type !== 'list_replied' ? { neutral, seat: seat ?? null } : {};
  const bySystem = (next: EventType, details: PastEvent['details'] = of) =>
    move(world, {
      type: next,
      by: 'system',
      party: null,
      details: { seat: null, ...details },
    });
  if (type === 'list_replied') bySystem('list_reply_over');
  if (type === 'nominee_named') closeNominations(world);
  if (type === 'arbitrator_accepted') bySystem('disclosure_served');
  if (type === 'no_objection' || type === 'objected') bySystem('objection_time_over');
  if (type === 'objection_decided') bySystem('next_in_rank');
  if (type === 'arbitrator_named') askJoint(world);
  if (type === 'arbitrator_named_by_court') askByCourt(world);
  if (type === 'neutral_named' || type === 'conciliators_proposed') askForTalks(world);
  if (type === 'longer_agreed') bySystem('talks_lengthened', longerIn(world));
  if (type === 'standstill_signed') bySystem('standstill_begun', standstillIn(world));
  if (type === 'neutral_accepted') bySystem('disclosure_served');
  if (type === 'objection_decided') bySystem('neutral_passed');
  if (type === 'objection_time_over' || type === 'objection_decided') appointForTalks(world);
  if (type === 'arbitrator_appointed') bySystem('presiding_asked', { seat: 'presiding' });
  if (type === 'presiding_proposed') bySystem('presiding_named');
  if (type === 'challenge_voted') decideByMost(world);
  if (type === 'challenged') askOthers(world);
  if (ENDS_MANDATES.includes(type)) endMandates(world);
  if (ENDS.includes(type) && seat === 'presiding')
    bySystem('presiding_asked', { seat: 'presiding' });
  else if (ENDS.includes(type) && seat) bySystem('nominees_asked', { seat });
}

/** Whoever all have named for each place that is free is asked (appointments/actions/asking.ts). */
function askForTalks(world: World): void {
  const facts = factsNow(world);
  const free = facts.seats.filter((seat) => !facts.members.some((one) => one.seat === seat));
  for (const seat of free) {
    const known = [
      ...factsNow(world).members.map(({ neutral }) => neutral),
      ...facts.candidatesPast,
    ];
    const name = jointNames(facts, seat).find((one) => !known.includes(one)) ?? 'nobody';
    const details = { neutral: name, name, ties: 0, seat: seat === 'sole' ? null : seat };
    move(world, { type: 'neutral_invited', by: 'system', party: null, details });
  }
}

/** All who lead talks together, once each was heard on (appointments/actions/talks.ts). */
function appointForTalks(world: World): void {
  const type = world.process === 'mediation' ? 'mediator_appointed' : 'conciliator_appointed';
  for (const { neutral, seat } of factsNow(world).members.filter(
    ({ stage }) => stage === 'heard',
  )) {
    const { members, seats } = factsNow(world);
    const isPart = seats.some(
      (one) => one !== seat && !members.some((of) => of.seat === one && of.stage === 'appointed'),
    );
    const details = { neutral, ties: 0, seat: seat === 'sole' ? null : seat, isPart };
    move(world, { type, by: 'system', party: null, details });
  }
}

/** Whom a side, or all of them, would name for a place of several. */
export function nameForSeat(world: World, seat: string): string | null {
  if (seat !== 'presiding') return nextOf(world, seat);
  const { members, candidatesPast } = factsNow(world);
  const known = [...members.map(({ neutral }) => neutral), ...candidatesPast];
  return NEUTRALS.filter((one) => !known.includes(one))[1] ?? null;
}

/** How much longer the talks may take, as whoever records it says (sessions/actions/longer.ts). */
function longerIn(world: World): PastEvent['details'] {
  const time = factsNow(world).talksTime();
  return time ? { limit: time.row, days: time.days, by: 'parties' } : {};
}

/** What the last signature lets begin (offers/actions/standstill.ts); before the last one it is refused. */
function standstillIn(world: World): PastEvent['details'] {
  const { id = 'a standstill', until = '' } = factsNow(world).standstills.at(-1) ?? {};
  return { standstill: id, until };
}

/** Whoever the last party has named is asked, where every other has named them (appointments/actions/joint.ts). */
function askJoint(world: World): void {
  const name = world.events.at(-1)?.details.names ?? null;
  const details = { neutral: name, name, ties: 0, seat: null };
  move(world, { type: 'arbitrator_invited', by: 'system', party: null, details });
}

/** Whoever a court has named is asked, and somebody else for the same seat no more (appointments/actions/court.ts). */
function askByCourt(world: World): void {
  const { neutral = null, seat = null } = world.events.at(-1)?.details ?? {};
  const before = factsNow(world).members.find((one) => one.seat === (seat ?? 'sole'));
  const by = { by: 'system', party: null } as const;
  if (before)
    move(world, { type: 'next_in_rank', ...by, details: { neutral: before.neutral, seat } });
  // Nothing is said to be waived that not all have signed.
  const details = { neutral, ties: 0, seat, waived: null };
  move(world, { type: 'arbitrator_invited', ...by, details });
  if (seat === null) return;
  for (const other of NOMINEES)
    if (other !== seat) move(world, { type: 'nominees_asked', ...by, details: { seat: other } });
}

const ENDS_MANDATES: readonly EventType[] = [
  'challenge_answered',
  'challenge_decided',
  'mandate_given_up',
];

/** Each of the others is asked about a challenge (appointments/actions/challenging.ts). */
function askOthers(world: World): void {
  const challenged = world.events.at(-1);
  const challenger = challenged?.partyId ?? null;
  for (const party of othersThan(factsNow(world), challenger))
    move(world, {
      ...{ type: 'challenge_told', by: 'system', party },
      details: {
        ...{ neutral: challenged?.details.neutral ?? null, challenger },
        seat: challenged?.details.seat ?? null,
      },
    });
}

/** And a mandate ends where what was said has ended it. */
function endMandates(world: World): void {
  for (const ground of ['challenge', 'parties']) {
    for (const mandate of factsNow(world).mandates) {
      const details = { ...named(world, mandate), ground };
      move(world, { type: 'mandate_ended', by: 'system', party: null, details });
    }
  }
}

/** What most of three would decide is decided (appointments/actions/deciding.ts). */
function decideByMost(world: World): void {
  const voted = world.events.at(-1);
  if (!voted) return;
  const { neutral = null, seat = null, upheld = null } = voted.details;
  const details = { neutral, seat, upheld };
  move(world, { type: 'challenge_decided', by: 'system', party: voted.partyId, details });
}

const ENDS: readonly EventType[] = [
  ...(['arbitrator_declined', 'next_in_rank'] as const),
  ...(['arbitrator_withdrew', 'mandate_ended'] as const),
];

/** Opens what the sides named, and asks whom they named (appointments/actions/nominating.ts). */
export function closeNominations(world: World): void {
  for (const seat of NOMINEES) {
    const asked = factsNow(world).nominations[seat];
    if (!asked?.isOut) continue;
    const nominee = asked.named.length > 0 ? nextOf(world, seat) : null;
    const outcome = nominee ? 'named' : 'silent';
    const details = { seat, nominee, outcome };
    const over = { type: 'nomination_over', by: 'system', party: null, details } as const;
    if (move(world, over) === 'ok' && nominee)
      move(world, {
        ...{ type: 'arbitrator_invited', by: 'system', party: null },
        details: { seat, neutral: nominee, ties: 0 },
      });
  }
}

/** Some people whom sides name, or a list names, whom nobody asked yet. */
const NEUTRALS = ['nina', 'noor', 'nils', 'nora', 'nick', 'nell', 'nath', 'neha'];
function nextOf(world: World, seat: string): string | null {
  const { members, candidatesPast } = factsNow(world);
  const known = [...members.map(({ neutral }) => neutral), ...candidatesPast];
  const free = NEUTRALS.filter((one) => !known.includes(one));
  return (seat === 'respondent' ? free.at(-1) : free[0]) ?? null;
}

/** What whoever leads talks does in them. */
const OF_LEADERS: readonly EventType[] = [
  'first_appearance',
  'non_settlement_reported',
  'conciliation_ended',
  'end_declared',
];
const OF_CANDIDATES: readonly EventType[] = EVENT_TYPES.filter((type) => {
  const { candidate } = transitions[type] as Transition;
  return OF_LEADERS.includes(type) || (candidate !== undefined && candidate !== 'invited');
});

/** Which stage a member is at before an act of the appointment, so that most of them find somebody. */
const STAGE: Partial<Record<EventType, string>> = {
  arbitrator_accepted: 'invited',
  next_in_rank: 'invited',
  disclosure_served: 'accepted',
  no_objection: 'disclosed',
  objected: 'disclosed',
  objection_time_over: 'disclosed',
  arbitrator_appointed: 'heard',
  arbitrator_withdrew: 'appointed',
  neutral_accepted: 'invited',
  neutral_passed: 'invited',
  conciliator_appointed: 'heard',
  mediator_appointed: 'heard',
  neutral_withdrew: 'appointed',
};

/** With the last of three, one notice names all of them. */
const notice = (world: World, isLast: boolean) => (isLast ? `notice ${world.events.length}` : null);

/** Whom an act of the appointment names: the next who was not asked, or somebody who is asked now. */
function candidateIn(world: World, type: EventType): PastEvent['details'] {
  const { members, seats, nominations, presiding, waivers } = factsNow(world);
  const isThree = seats.length > 1;
  if (OF_LOOKS.includes(type)) return ofLook(world, type);
  if (OF_MANDATES.includes(type)) return ofMandate(world, type);
  const led = nextOf(world, 'claimant');
  if (type === 'neutral_named' || type === 'arbitrator_named') return { names: led };
  if (type === 'waiver_proposed') return { waiver: `waiver ${world.events.length}`, neutral: led };
  if (type === 'waiver_signed' || type === 'waiver_refused')
    return { waiver: waivers.findLast(({ isRefused }) => !isRefused)?.id ?? 'a waiver' };
  if (type === 'standstill_proposed')
    return { standstill: `standstill ${world.events.length}`, until: addDays(today(world), 50) };
  if (type.startsWith('standstill_')) return standstillIn(world);
  if (type === 'neutral_invited') return { neutral: led, name: led, ties: 0 };
  if (type === 'list_reply_over') return { left: 3 };
  if (type === 'nominees_asked') return { seat: null };
  if (type === 'presiding_asked') return { seat: 'presiding' };
  if (type === 'presiding_proposed' || type === 'presiding_named') {
    const proposed = Object.keys(presiding?.proposals ?? {});
    const nominees = members.filter(({ seat }) => seat === 'claimant' || seat === 'respondent');
    const next = nominees.find(({ neutral }) => !proposed.includes(neutral)) ?? nominees[0];
    return {
      neutral: next?.neutral ?? null,
      seat: next?.seat ?? null,
      name: nextOf(world, 'presiding'),
    };
  }
  if (type === 'arbitrator_named_by_court') {
    const [seat] = seats.filter(
      (one) => !members.some((member) => member.seat === one && member.stage === 'appointed'),
    );
    return { neutral: led, seat: (isThree && seat) || null };
  }
  if (type === 'arbitrator_invited') {
    const seat = seats.find((one) => !members.some((member) => member.seat === one));
    const side = NOMINEES.find((one) => one === seat);
    const named =
      namedByCourt(factsNow(world), seat ?? 'sole') ??
      (seat === 'presiding' ? presiding?.name : side && nominations[side]?.nominee);
    const neutral = named ?? nextOf(world, 'claimant');
    return {
      neutral,
      ties: 0,
      ...(waivers.some((one) => one.neutral === neutral) ? { waived: 'something' } : {}),
      seat: (isThree && seat) || null,
    };
  }
  if (!OF_CANDIDATES.includes(type)) return {};
  const stage = STAGE[type];
  const { declared = [] } = factsNow(world).choice;
  const isEnd = type === 'end_declared' || type === 'conciliation_ended';
  const member =
    (isEnd ? members.find(({ neutral }) => !declared.includes(neutral)) : undefined) ??
    members.find((one) => (stage ? one.stage === stage : one.objecting.length > 0)) ??
    members[0];
  const others = seats.every(
    (seat) =>
      seat === member?.seat ||
      members.some((one) => one.seat === seat && one.stage === 'appointed'),
  );
  return {
    ...{ neutral: member?.neutral ?? 'nobody', ties: 0 },
    document: type === 'arbitrator_appointed' ? notice(world, others) : 'a disclosure',
    ...(isThree ? { seat: member?.seat ?? null, isPart: /_appointed$/.test(type) && !others } : {}),
  };
}

const OF_MANDATES: readonly EventType[] = [
  'appointment_received',
  'circumstances_known',
  'challenged',
  'challenge_told',
  'challenge_answered',
  'challenge_voted',
  'challenge_decided',
  'mandate_given_up',
  'mandate_ended',
];

/** A mandate as acts name it: of three, with its seat. */
function named(world: World, { neutral }: Pick<Mandate, 'neutral'>): PastEvent['details'] {
  const seat = factsNow(world).members.find((one) => one.neutral === neutral)?.seat ?? 'sole';
  return { neutral, seat: seat === 'sole' ? null : seat };
}

/** Somebody who decides, and what is said of them; a challenge after its time bears the mark. */
function ofMandate(world: World, type: EventType): PastEvent['details'] {
  const { mandates } = factsNow(world);
  const isOpen = ({ outcome }: Mandate['challenges'][number]) => outcome === null;
  const challenged = mandates.find(({ challenges }) => challenges.some(isOpen));
  const any = mandates[world.events.length % Math.max(1, mandates.length)];
  const mandate = (OF_OPEN.includes(type) && challenged) || any;
  const of = mandate ? named(world, mandate) : { neutral: 'nobody' };
  const paperOf = (document = '') => {
    const isOne = mandates.filter(({ papers }) => papers.includes(document)).length === 1;
    return { document, seat: (isOne && of.seat) || null };
  };
  if (type === 'appointment_received') return { neutral: null, ...paperOf(mandate?.papers[0]) };
  if (type === 'circumstances_known') return { ...of, ...paperOf(mandate?.papers.at(-1)) };
  const open = mandate?.challenges.find(isOpen);
  const voters = mandates.map(({ neutral }) => neutral);
  const voter = voters.find((one) => !open?.votes?.some(({ neutral }) => neutral === one)) ?? null;
  const challenger = open?.partyId ?? null;
  return { ...of, challenger, voter, isLate: world.events.length % 2 === 0 };
}

/** What concerns a disclosure after it was signed. */
const OF_LOOKS: readonly EventType[] = [
  ...(['disclosure_asked', 'nothing_disclosed', 'circumstances_disclosed'] as const),
  ...(['tie_found', 'tie_cleared'] as const),
];

/** Somebody who is asked or sits, mostly one who was asked again; of few names, so that some come twice. */
function ofLook(world: World, type: EventType): PastEvent['details'] {
  const { members, looks } = factsNow(world);
  const many = world.events.length;
  const isMeant = ({ isOpen, ties }: (typeof looks)[number]) =>
    type === 'tie_cleared' ? ties !== null : isOpen;
  const asked = many % 4 > 0 && looks.find(isMeant)?.neutral;
  const neutral = asked || members[many % Math.max(1, members.length)]?.neutral || 'nobody';
  const of = {
    ...named(world, { neutral }),
    ...(type === 'disclosure_asked' ? { names: `names ${many % 5}` } : {}),
    ...(type === 'tie_found' ? { of: many % 2 === 0 ? 'affiliated' : 'same_name' } : {}),
  };
  const isPaper = type === 'nothing_disclosed' || type === 'circumstances_disclosed';
  return isPaper ? { ...of, document: `later ${many}` } : of;
}

/** Acts about a challenge that is open. */
const OF_OPEN: readonly EventType[] = [
  'challenge_told',
  'challenge_answered',
  'challenge_voted',
  'challenge_decided',
];

/** What an action says of an act where whoever tries it says nothing: which consent, whether its giver is known, on which order. */
function unsaid(world: World, type: EventType): PastEvent['details'] {
  const { process, events } = world;
  if (type === 'stayed' || type === 'resumed') return { document: 'an order' };
  if (!OF_CONSENTS.includes(type)) return candidateIn(world, type);
  const kind =
    type === 'fast_track_signed'
      ? 'fast_track'
      : process === 'arbitration'
        ? 'submission'
        : 'talks';
  return { kind, consent: `consent ${events.length}`, shown: events.length % 3 > 0 };
}

const OF_CONSENTS: readonly EventType[] = [
  'agreement_signed',
  'accepted',
  'fast_track_signed',
  'consent_recorded',
  'consent_identified',
  'consent_withdrawn',
  'consent_disputed',
  'consent_upheld',
  'consent_fallen',
];

export const isOver = (state: DisputeState): state is Final => FINAL.includes(state);

/** The filing itself: the row comes with it, and the bill for the registration. */
export function submit(world: World): void {
  const at = new Date(world.now);
  const event: Kept = {
    type: 'submitted',
    at,
    on: dayAt(at),
    partyId: null,
    details: {},
    from: 'draft',
    to: 'filed',
    by: 'claimant',
    byPerson: null,
  };
  world.events.push(event);
  count(world, 'event submitted');
  count(world, 'state filed');
  for (const hears of world.listeners) hears(world, event);
}
