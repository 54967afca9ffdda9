import { addDays, daysBetween } from '#kernel/days.ts';
import type {
  AppointmentCandidate,
  NomineeSeat,
} from '#modules/disputes/rules/machine/fact-types.ts';
import {
  EVENT_TYPES,
  type EventType,
  mayComeFrom,
  transitions,
} from '#modules/disputes/rules/machine.ts';
import { type DisputeActorRole, type DisputeState, STATES } from '#modules/disputes/rules/words.ts';
import type { Chance } from './chance.ts';
import { FOOTINGS, type Footing } from './gate.ts';
import { nameForSeat } from './moving.ts';
import type { Step } from './steps.ts';
import { factsNow, limitsNow, today, type World } from './world.ts';

const ACTORS = [
  'claimant',
  'respondent',
  'officer',
  'registrar',
  'neutral',
  'accounts',
  'system',
] as const satisfies readonly DisputeActorRole[];
const FOOTING_NAMES = Object.keys(FOOTINGS) as [Footing, ...Footing[]];
const STATUSES = ['sent', 'delivered', 'read', 'failed', 'bounced'] as const;
const REASONS = 'The papers were looked at, and this is what they say.';

/** What has a way of its own (money, the gate, service, a request for time) and is tried bare only now and then, as a cheat. */
const BY_OTHER_DOORS: readonly EventType[] = [
  'submitted',
  'registration_paid',
  'registration_not_due',
  'served',
  'posting_late',
  'warning_served',
  'ex_parte_warned',
  'absence_known',
  'basis_shown',
  'basis_not_shown',
  'agreement_complete',
  'court_order_verified',
  'notice_dispatched',
  'invitation_sent',
  'substitution_asked',
  'substitution_ordered',
  'substitution_declined',
  'extension_asked',
  'time_extended',
  'deposits_asked',
  'deposit_share_paid',
  'deposit_share_paid_for',
  'deposits_paid',
  'settled',
  'terms_signed',
];
/** Leads nowhere from everywhere, or ends everything: seldom, or no walk would be long. */
const SELDOM: readonly EventType[] = [
  'officer_assigned',
  'officer_given',
  'officer_removed',
  'call_back_asked',
  'contact_changed',
  'representative_added',
  'document_added',
  'returned',
  'withdrawal_asked',
  'withdrawn',
  'rejected',
  'registration_lapsed',
  'stayed',
  'interim_order_by_court',
  'agreement_refused',
  'identity_disputed',
  'talks_ended',
  'choice_failed',
  'consent_fallen',
  'neutral_withdrew',
  'non_settlement_reported',
  'conciliation_ended',
  'arbitrator_named',
  'arbitrator_named_by_court',
  'waiver_proposed',
  'waiver_signed',
  'waiver_refused',
  'standstill_proposed',
  'standstill_signed',
  'standstill_refused',
  'standstill_ended',
];

const partiesOf = ({ parties }: World) => parties.map(({ id }) => id) as [string, ...string[]];
const respondentsOf = ({ parties }: World) =>
  parties.flatMap(({ id, side }) => (side === 'respondent' ? [id] : [])) as [string, ...string[]];
type Choose = (world: World, chance: Chance) => Step;

/** Late, or all walks would be short. */
const mayEnd = ({ spine }: World): boolean =>
  ['arb_prelim', 'arb_suspended', 'con_active', 'med_active', 'stayed'].includes(spine.state);

const SITS: readonly string[] = [
  'arb_appointed',
  'arb_suspended',
  'arb_prelim',
  'con_active',
  'med_active',
];

/** How many have signed, mostly as many as are still in it. */
const settles: Choose = (world, chance) => {
  const stays = factsNow(world).parties.filter(({ isReleased }) => !isReleased).length;
  return {
    ...bare(SITS.includes(world.spine.state) ? 'terms_signed' : 'settled', 'system', null),
    details: { signed: stays - chance.pick([0, 0, 1]) },
  };
};

/** All have signed: whoever leads or decides puts their name to it, or nobody does in time. */
const waitsForName: Choose = (world, chance) => {
  const { members } = factsNow(world);
  const by = { ...bare('terms_authenticated', 'neutral', null), why: '' };
  const neutral = members[chance.below(Math.max(1, members.length))]?.neutral ?? 'n9';
  const signed = members.length - chance.pick([0, 0, 0, 1]);
  const roll = chance.below(8);
  if (roll === 0) return time(world, chance);
  if (roll === 1) return bare('terms_unauthenticated', 'registrar', null);
  if (world.process !== 'arbitration') return { ...by, details: { neutral } };
  if (roll === 2 || roll === 3)
    return { ...by, type: 'terms_objected', why: REASONS, details: { neutral } };
  const why = chance.once(2) ? REASONS : '';
  return { ...by, type: 'award_on_terms', why, details: { neutral, signed } };
};

/** The next step of a history: mostly what leads on, often time, at times somebody who cheats, and now and then two at once. */
export function choose(world: World, chance: Chance): Step {
  const roll = chance.below(100);
  if (roll < 26) return time(world, chance);
  if (roll < 38)
    return chance.once(2)
      ? { do: 'clock', dies: dies(chance) }
      : { do: 'watch', dies: dies(chance) };
  if (roll < 74) return (helps[world.spine.state] ?? anything)(world, chance);
  if (roll < 82) return money(world, chance);
  if (roll < 92) return anything(world, chance);
  if (roll < 95) return (mayEnd(world) && chance.once(3) ? settles : cheat)(world, chance);
  const one = chance.once(2)
    ? anything(world, chance)
    : (helps[world.spine.state] ?? anything)(world, chance);
  // Twice the same, or two that want different things of one picture.
  return { do: 'race', one, other: chance.once(2) ? one : anything(world, chance) };
}

const dies = (chance: Chance) => (chance.once(4) ? chance.below(3) : 99);

function time(world: World, chance: Chance): Step {
  const roll = chance.below(10);
  const running = limitsNow(world).filter(({ state }) => state === 'running').length;
  if (roll < 4 && running > 0)
    return { do: 'until', limit: chance.below(running), seconds: chance.pick([-1, 0, 0, 1]) };
  if (roll < 6) return { do: 'wait', minutes: chance.below(600) };
  if (roll < 9) return { do: 'wait', minutes: 1440 * (1 + chance.below(6)) + chance.below(1440) };
  return { do: 'leap', to: chance.pick(['rest', 'rest', 'leap_day', 'new_year']) };
}

const decide: Choose = (_, chance) => ({
  do: 'gate',
  footing: chance.pick(['clause', 'clause', ...FOOTING_NAMES, 'all_signed', 'order']),
  papers: !chance.once(4),
  reasons: chance.once(10) ? 'Short' : REASONS,
});
const invite: Choose = (_, chance) =>
  bare('invitation_sent', chance.pick(['officer', 'registrar']), null);
const bare = (
  type: EventType,
  by: DisputeActorRole,
  party: string | null,
  why = 'because',
): Extract<Step, { do: 'move' }> => ({
  do: 'move',
  type,
  by,
  party,
  why,
});

/** Of the own side, for itself: what parties sign or say. */
const says =
  (type: EventType): Choose =>
  (world, chance) => {
    const { id, side } = chance.pick(
      world.parties as [World['parties'][number], ...World['parties']],
    );
    return bare(type, side, id);
  };

/** A letter that was delivered before its reader opened the page, and is proved after it (Part C, 4). */
function provedLate(world: World): Step | null {
  for (const [recipient, { servedOn, attempts }] of world.recipients.entries()) {
    const letter = attempts.find(
      ({ channel, postedOn, proof }) =>
        channel === 'post' && postedOn !== null && proof?.state !== 'validated',
    );
    if (!letter?.postedOn || servedOn === null || letter.postedOn >= servedOn) continue;
    return {
      do: 'prove',
      recipient,
      isGood: true,
      daysAgo: daysBetween(letter.postedOn, today(world)),
    };
  }
  return null;
}

const serve: Choose = (world, chance) => {
  const party = chance.pick(respondentsOf(world));
  const recipient = chance.below(Math.max(1, world.recipients.length));
  const roll = chance.below(14);
  const earlier = provedLate(world);
  if (earlier && chance.once(3)) return earlier;
  if (roll < 5)
    return {
      do: 'hear',
      recipient,
      attempt: chance.below(3),
      status: chance.pick(STATUSES),
      dies: chance.once(8),
      minutesAgo: chance.below(3) * chance.below(3000),
    };
  if (roll < 6) return { do: 'post', recipient };
  if (roll < 7)
    return { do: 'prove', recipient, isGood: !chance.once(4), daysAgo: chance.below(9) };
  if (roll < 8) return { do: 'open', party, isPage: !chance.once(3) };
  if (roll < 9) return { do: 'inquire', party };
  if (roll < 11)
    return { do: 'ask_other_way', by: chance.once(8) ? 'respondent' : 'claimant', party };
  if (roll < 12)
    return {
      do: 'decide_other_way',
      by: chance.once(6) ? 'officer' : 'registrar',
      party,
      isOrdered: !chance.once(3),
    };
  return { do: 'carry_out', party, daysAgo: chance.below(4) };
};

/** Where nobody was reached: looked for, asked for, ordered, done. */
const anotherWay: Choose = (world, chance) => {
  const party = chance.pick(respondentsOf(world));
  const roll = chance.below(8);
  if (roll < 2) return { do: 'inquire', party };
  if (roll < 4) return { do: 'ask_other_way', by: 'claimant', party };
  if (roll < 6)
    return { do: 'decide_other_way', by: 'registrar', party, isOrdered: !chance.once(3) };
  return serve(world, chance);
};

const answer: Choose = (world, chance) => {
  const party = chance.pick(respondentsOf(world));
  const roll = chance.below(12);
  if (roll < 1) return bare(chance.once(2) ? 'answered' : 'offered', 'respondent', party);
  if (roll < 4)
    return {
      do: 'ask_time',
      by: chance.once(8) ? 'claimant' : 'respondent',
      party,
      days: chance.below(9),
    };
  if (roll < 6)
    return { do: 'give_time', by: 'officer', party, days: chance.once(3) ? null : chance.below(9) };
  if (roll < 8) return { do: 'warn', by: 'officer', party };
  if (roll < 9)
    return bare(
      chance.once(3) ? 'identity_confirmed' : 'identity_disputed',
      chance.once(2) ? 'respondent' : 'officer',
      party,
    );
  return serve(world, chance);
};

/** It goes on without somebody, who asks to be heard after all. */
const unheard = (party: string, chance: Chance): Step => {
  const roll = chance.below(5);
  if (roll < 3) return bare('absence_established', 'registrar', party);
  if (roll < 4)
    return {
      ...bare('reopening_asked', 'respondent', party),
      details: { cause: chance.pick(['illness', 'unaware']) },
    };
  return bare(chance.pick(['reopening_granted', 'reopening_declined']), 'registrar', party);
};

/** Whoever has not answered is warned, and may open the warning. */
const withoutThem: Choose = (world, chance) => {
  const silent = factsNow(world).parties.filter(
    ({ side, hasAnswered }) => side === 'respondent' && !hasAnswered,
  );
  const party = silent[chance.below(silent.length)]?.partyId ?? chance.pick(respondentsOf(world));
  const running = limitsNow(world).filter(({ state }) => state === 'running');
  const last = running.findIndex(
    ({ row, partyId }) => row === 'final_warning' && partyId === party,
  );
  if (last >= 0 && !chance.once(3))
    return { do: 'until', limit: last, seconds: chance.pick([-1, 0, 1]) };
  const roll = chance.below(10);
  if (roll < 2) return { do: 'warn', by: chance.once(5) ? 'respondent' : 'officer', party };
  if (roll < 4) return { do: 'open', party, isPage: false };
  if (roll < 8) return unheard(party, chance);
  return roll < 9 && chance.once(4) ? bare('answered', 'respondent', party) : serve(world, chance);
};

/** The standstill that waits for signatures or holds. */
const standstillIn = (world: World) =>
  factsNow(world).standstills.findLast(({ until }) => today(world) < until);
/** Whether the sides do something about one now: mostly once one waits for signatures. */
const isHolding = (world: World, chance: Chance): boolean =>
  chance.once(standstillIn(world)?.stage === 'open' ? 2 : 20);

/** One side proposes that limits stand still, each signs, or one refuses; what holds is ended. */
const holding: Choose = (world, chance) => {
  const { parties } = factsNow(world);
  const last = standstillIn(world);
  if (last?.stage === 'begun') return says('standstill_ended')(world, chance);
  if (last?.stage !== 'open') return says('standstill_proposed')(world, chance);
  if (chance.once(9)) return says('standstill_refused')(world, chance);
  const next = parties.find(
    ({ partyId, isReleased }) => !isReleased && !last.signed.includes(partyId),
  );
  return next
    ? bare('standstill_signed', next.side, next.partyId)
    : says('standstill_signed')(world, chance);
};

/** Names are sent, and the sides strike and rank them; or each side names somebody. */
const withNames: Choose = (world, chance) => {
  const { list, members, candidatesPast, seats, waivers } = factsNow(world);
  // A text that is out is mostly answered.
  if (waivers.some(({ isRefused }) => !isRefused) && chance.once(4))
    return says(chance.pick(['waiver_signed', 'waiver_refused']))(world, chance);
  if (chance.once(40)) return bare('arbitrator_named_by_court', 'registrar', null);
  if (chance.once(30))
    return says(
      chance.pick(['waiver_proposed', 'waiver_signed', 'waiver_refused', 'waiver_refused']),
    )(world, chance);
  if (isHolding(world, chance)) return holding(world, chance);
  if (seats.length === 3) return withNominees(world, chance);
  const [candidate] = members;
  if (!candidate && chance.once(9)) return says('arbitrator_named')(world, chance);
  if (list?.isOut) return says('list_replied')(world, chance);
  if (candidate) return (chance.once(3) ? withCandidate : withMember)(candidate)(world, chance);
  if (list && list.left > candidatesPast.length && !chance.once(6))
    return bare('arbitrator_invited', chance.pick(['system', 'registrar']), null);
  return bare('list_sent', chance.once(6) ? 'officer' : 'registrar', null);
};

/** Both sides name somebody, each of them is asked, and the two name who presides. */
const withNominees: Choose = (world, chance) => {
  const { members, nominations, presiding } = factsNow(world);
  const isOut = (seat: NomineeSeat) => nominations[seat]?.isOut;
  const moving = members.filter(({ stage }) => stage !== 'appointed');
  const [asked] = moving.slice(chance.below(Math.max(1, moving.length)));
  if (asked && !chance.once(4)) return withMember(asked)(world, chance);
  if (isOut('claimant') || isOut('respondent')) {
    const running = limitsNow(world).filter(({ state }) => state === 'running');
    const last = running.findIndex(({ row }) => row === 'nominee');
    return last >= 0 && chance.once(5)
      ? { do: 'until', limit: last, seconds: 0 }
      : says('nominee_named')(world, chance);
  }
  if (presiding?.isOut && !chance.once(5)) return bare('presiding_proposed', 'neutral', null);
  const [first] = members;
  if (first?.stage === 'appointed' && chance.once(12))
    return bare('arbitrator_withdrew', 'neutral', null);
  return chance.once(2)
    ? bare('arbitrator_invited', 'registrar', null)
    : bare('nominees_asked', chance.pick(['registrar', 'system']), null);
};

/** Mostly they accept and nobody objects, or no walk would come to the third of them. */
const withMember =
  (member: AppointmentCandidate): Choose =>
  (world, chance) => {
    const { stage, heard, objecting, isExcluded } = member;
    if (chance.once(8) || objecting.length > 0 || isExcluded)
      return withCandidate(member)(world, chance);
    if (stage === 'invited') return bare('arbitrator_accepted', 'neutral', null);
    if (stage === 'heard') return bare('arbitrator_appointed', 'registrar', null);
    const silent = world.parties.find(({ id }) => !heard.includes(id));
    return silent
      ? bare('no_objection', silent.side, silent.id)
      : says('no_objection')(world, chance);
  };

/** Somebody is asked, answers, and both sides say whether they object. */
const withCandidate =
  ({ stage, objecting, isExcluded }: AppointmentCandidate): Choose =>
  (world, chance) => {
    if (stage === 'invited')
      return bare(chance.once(4) ? 'arbitrator_declined' : 'arbitrator_accepted', 'neutral', null);
    const [objector] = objecting;
    if (objector && !chance.once(4))
      return {
        ...bare('objection_decided', 'registrar', objector),
        details: { upheld: chance.once(3) },
      };
    if (isExcluded) return bare('next_in_rank', 'system', null);
    if (chance.once(16)) return looksAgain(world, chance);
    if (stage === 'heard') return bare('arbitrator_appointed', 'registrar', null);
    return says(chance.once(5) ? 'objected' : 'no_objection')(world, chance);
  };

/** Somebody comes after a disclosure was signed: whoever signed is asked, answers, or is found to be tied. */
const looksAgain: Choose = (world, chance) => {
  const { looks } = factsNow(world);
  const isAsked = looks.some(({ isOpen }) => isOpen);
  if (isAsked && !chance.once(3))
    return bare(chance.once(3) ? 'circumstances_disclosed' : 'nothing_disclosed', 'neutral', null);
  if (looks.some(({ ties }) => ties !== null) && chance.once(2))
    return bare('tie_cleared', 'system', null);
  return bare(chance.once(4) ? 'tie_found' : 'disclosure_asked', 'system', null);
};

/** Once somebody decides money is waited for and they may be challenged; a challenge that is open is mostly gone on with. */
const sitting: Choose = (world, chance) => {
  if (chance.once(16)) return settles(world, chance);
  if (chance.once(8)) return looksAgain(world, chance);
  const isOpen = factsNow(world).mandates.some(({ challenges }) =>
    challenges.some(({ outcome }) => outcome === null),
  );
  return (chance.once(isOpen ? 5 : 2) ? unpaid : withMandate)(world, chance);
};

/** Somebody decides: they are challenged, answered for and decide, disclose more, or their mandate ends. */
const withMandate: Choose = (world, chance) => {
  const { mandates, seats } = factsNow(world);
  const open = mandates
    .flatMap(({ challenges }) => challenges)
    .find(({ outcome }) => outcome === null);
  const party = chance.pick(partiesOf(world));
  const roll = chance.below(12);
  if (open && roll < 5)
    return {
      ...bare(
        seats.length === 3 ? 'challenge_voted' : 'challenge_decided',
        'neutral',
        open.partyId,
      ),
      details: { upheld: chance.once(3) },
    };
  const other = world.parties.find(({ id }) => id !== open?.partyId);
  if (open && other && roll < 9)
    return {
      ...bare('challenge_answered', other.side, other.id),
      details: { agrees: chance.once(2) },
    };
  if (roll < 2) return bare('appointment_received', 'system', party);
  if (roll < 5) return says('challenged')(world, chance);
  if (roll < 6) return bare('circumstances_disclosed', 'neutral', null);
  if (roll < 8) return bare('circumstances_known', 'system', party);
  if (roll < 10) return says('mandate_given_up')(world, chance);
  if (roll < 11)
    return {
      ...bare('mandate_ended', 'registrar', null),
      details: { ground: chance.pick(['death', 'incapacity', 'failure', 'court', 'challenge']) },
    };
  return bare('arbitrator_withdrew', chance.once(2) ? 'neutral' : 'registrar', null);
};

/** Somebody is named by both sides, or by the institution, and heard on. */
const towardsTalks: Choose = (world, chance) => {
  const { members, seats, process } = factsNow(world);
  const moving = members.filter(({ stage }) => stage !== 'appointed');
  const asked = moving.length > 0 ? chance.pick(moving as [AppointmentCandidate]) : undefined;
  if (asked && (members.length === seats.length || !chance.once(3))) {
    const step = withCandidate(asked)(world, chance);
    const type = step.do === 'move' ? (OF_TALKS[step.type] ?? step.type) : null;
    return step.do === 'move' && type ? { ...step, type } : step;
  }
  if (process === 'conciliation' && (seats.length > 1 || chance.once(3)))
    return towardsSeveral(world, chance);
  const roll = chance.below(8);
  if (roll < 4) return says('neutral_named')(world, chance);
  if (roll < 6) return says('choice_left')(world, chance);
  return bare('neutral_invited', roll < 7 ? 'registrar' : 'system', null);
};

/** Two or three conciliators by the word of all, each side's own and one who presides (ACA ss. 63 and 64). */
const towardsSeveral: Choose = (world, chance) => {
  const { seats, choice } = factsNow(world);
  const silent = world.parties.find(({ id }) => (choice.many?.[id] ?? 1) === 1);
  if (seats.length === 1 && silent) {
    const said = Object.values(choice.many ?? {}).find((many) => many > 1);
    const many = said ?? chance.pick([2, 3]);
    return { ...bare('conciliators_proposed', silent.side, silent.id), details: { many } };
  }
  const { side, id } = chance.pick(
    world.parties as [World['parties'][number], ...World['parties']],
  );
  const seat = seats.includes('presiding') && chance.once(2) ? 'presiding' : side;
  if (chance.once(12)) return bare('neutral_invited', chance.pick(['system', 'registrar']), null);
  return { ...bare('neutral_named', side, id), details: { seat, names: nameForSeat(world, seat) } };
};

/** What the steps towards an arbitrator are called on the way to talks. */
const OF_TALKS: Partial<Record<EventType, EventType>> = {
  arbitrator_declined: 'neutral_declined',
  arbitrator_accepted: 'neutral_accepted',
  next_in_rank: 'neutral_passed',
};

/** Somebody leads the talks, until a party, the neutral or the time ends them. */
const inTalks: Choose = (world, chance) => {
  if (chance.once(10)) return looksAgain(world, chance);
  if (chance.once(12)) return says('talks_ended')(world, chance);
  if (chance.once(12)) return settles(world, chance);
  if (chance.once(12)) return bare('neutral_withdrew', 'neutral', null);
  if (world.process !== 'mediation')
    return chance.once(8)
      ? bare(chance.pick(['end_declared', 'conciliation_ended']), 'neutral', null)
      : time(world, chance);
  if (chance.once(14)) return bare('non_settlement_reported', 'neutral', null);
  const { days, isOver } = factsNow(world);
  if (days.appearedOn === null) return bare('first_appearance', 'neutral', null);
  if (isOver('mediation')) return bare('mediation_expired', 'system', null);
  const { longer, parties } = factsNow(world);
  const next = parties.find(
    ({ partyId, isReleased }) => !isReleased && !longer.agreed.includes(partyId),
  );
  if (chance.once(2) && next) return bare('longer_agreed', next.side, next.partyId);
  const running = limitsNow(world).filter(({ state }) => state === 'running');
  const whole = running.findIndex(({ row }) => row === 'mediation');
  return whole < 0
    ? time(world, chance)
    : { do: 'until', limit: whole, seconds: chance.pick([-1, 0, 1]) };
};

/** What leads on from where a dispute is. */
const helps: Partial<Record<DisputeState, Choose>> = {
  filed: (world, chance) => (chance.once(6) ? { do: 'waive', bill: 0 } : pay(world, chance)),
  scrutiny: (_, chance) =>
    chance.once(2)
      ? { do: 'look', wanting: chance.once(5) }
      : bare(chance.once(4) ? 'defects_noted' : 'admitted', 'officer', null),
  defective: (world, chance) =>
    chance.once(3) ? says('resubmitted')(world, chance) : bare('resubmitted', 'claimant', 'ada'),
  track_check: (world, chance) =>
    world.process === 'arbitration' ? decide(world, chance) : invite(world, chance),
  arb_invite: (world, chance) =>
    chance.pick([
      says('agreement_signed'),
      says('agreement_signed'),
      invite,
      decide,
      decide,
      serve,
      says('agreement_refused'),
    ])(world, chance),
  arb_notice: (_, chance) =>
    bare('notice_dispatched', chance.pick(['officer', 'registrar', 'system']), null),
  arb_serving: serve,
  arb_service_failed: anotherWay,
  arb_commenced: answer,
  arb_constituting: (world, chance) => {
    if (factsNow(world).mandates.length > 0 && chance.once(5)) return withMandate(world, chance);
    const isNaming = factsNow(world).members.length > 0 ? !chance.once(6) : chance.once(2);
    return (isNaming ? withNames : withoutThem)(world, chance);
  },
  arb_appointed: (world, chance) => sitting(world, chance),
  arb_suspended: (world, chance) => sitting(world, chance),
  arb_prelim: (world, chance) => (chance.once(4) ? anything : sitting)(world, chance),
  con_appoint: towardsTalks,
  med_appoint: towardsTalks,
  con_active: inTalks,
  med_active: inTalks,
  arb_terms: waitsForName,
  con_terms: waitsForName,
  med_terms: waitsForName,
  con_wait: (world, chance) => chance.pick([says('accepted'), serve])(world, chance),
  med_invite: (world, chance) => chance.pick([says('accepted'), serve])(world, chance),
  stayed: (world, chance) =>
    chance.once(12)
      ? settles(world, chance)
      : bare('resumed', chance.once(5) ? 'officer' : 'registrar', null),
};

const pay: Choose = (world, chance) => {
  const bill = chance.below(Math.max(1, world.bills.length));
  const due = Number(world.bills[bill]?.due ?? 0n);
  const paise = chance.pick([due, due, Math.floor(due / 2), due + 12_345, 1, 0, -due]);
  return { do: 'pay', bill, paise, reference: chance.once(5) ? 1 : 1 + chance.below(1000) };
};

/** Somebody pays a share of a deposit, or lets its time pass; now and then the tribunal is another. */
const unpaid: Choose = (world, chance) => {
  const roll = chance.below(12);
  if (roll < 1) return bare('arbitrator_withdrew', chance.once(2) ? 'neutral' : 'registrar', null);
  const clocks = limitsNow(world).filter(({ state }) => state === 'running');
  const limit = clocks.findIndex(({ row }) => row.startsWith('deposit'));
  if (roll < 5 && limit >= 0) return { do: 'until', limit, seconds: chance.pick([-1, 0, 1]) };
  if (roll < 7) return { do: 'clock', dies: dies(chance) };
  const open = world.bills.flatMap(({ claimOf, due }, bill) =>
    claimOf !== null && due > 0n ? [{ bill, paise: Number(due) }] : [],
  );
  const one = open[chance.below(Math.max(1, open.length))];
  return one ? { do: 'pay', ...one, reference: 1 + chance.below(1000) } : anything(world, chance);
};

const money: Choose = (world, chance) => {
  const roll = chance.below(10);
  const bill = chance.below(world.bills.length + 1);
  if (roll < 4) return pay(world, chance);
  if (roll < 5)
    return {
      do: 'bill',
      party: chance.pick(partiesOf(world)),
      kind: chance.pick(['admin', 'deposit', 'other']),
      paise: 1 + chance.below(9_999_999),
    };
  if (roll < 6) return chance.once(2) ? { do: 'waive', bill } : { do: 'cancel', bill };
  if (roll < 8)
    return {
      do: 'refund',
      bill,
      paise: chance.pick([Number(world.bills[bill]?.paid ?? 0n), 1 + chance.below(600_000), 0]),
    };
  if (roll < 9) return { do: 'unused_back', payment: chance.below(world.payments.length + 1) };
  return {
    do: 'send_refund',
    refund: chance.below(world.refunds.length + 1),
    reference: chance.below(4),
  };
};

/** Something that the table knows here, by one whose move it is, about anybody. */
const anything: Choose = (world, chance) => {
  const types = chance.once(4) ? here[world.spine.state].all : here[world.spine.state].often;
  const type = types[chance.below(types.length)] ?? 'document_added';
  const by: readonly DisputeActorRole[] = transitions[type].by;
  const actor = by[chance.below(by.length)] ?? 'system';
  const own = world.parties.filter(
    ({ side }) =>
      (actor !== 'claimant' && actor !== 'respondent') || side === actor || chance.once(6),
  );
  const party = chance.once(6) ? null : (own[chance.below(own.length)]?.id ?? null);
  const isOffice = actor === 'officer' || actor === 'registrar';
  const day =
    isOffice && chance.once(10)
      ? { on: chance.pick(['1990-01-01', '2035-12-31', addDays(today(world), -1)]) }
      : {};
  return { ...bare(type, actor, party, chance.once(8) ? ' ' : 'because'), ...day };
};

/** What the table knows in a state, of what has no other way: all of it, and what is done often. */
const here = Object.fromEntries(
  STATES.map((state) => {
    const all = EVENT_TYPES.filter(
      (type) => mayComeFrom(type, state) && !BY_OTHER_DOORS.includes(type),
    );
    return [state, { all, often: all.filter((type) => !SELDOM.includes(type)) }];
  }),
) as Record<DisputeState, { all: EventType[]; often: EventType[] }>; // a key for each state

/** Anybody tries anything about anybody, from anywhere; nothing but the rules stands in the way. What only other modules do is theirs. */
const cheat: Choose = (world, chance) => {
  const type = EVENT_TYPES[chance.below(EVENT_TYPES.length)] ?? 'answered';
  const party = chance.pick([null, 'eve', ...partiesOf(world)]);
  const theirs: readonly DisputeActorRole[] = transitions[type].by;
  const cheats = ACTORS.filter(
    (actor) => !BY_OTHER_DOORS.includes(type) || !theirs.includes(actor),
  );
  const by = cheats[chance.below(cheats.length)] ?? 'accounts';
  return bare(type, by, party, chance.pick(['', 'because']));
};
