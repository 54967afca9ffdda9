import { dayAt } from '#kernel/days.ts';
import { othersThan } from '#modules/disputes/rules/machine/challenging.ts';
import type { EventType } from '#modules/disputes/rules/machine.ts';
import { SAMPLE_PARTICULARS } from '#modules/disputes/rules/machine.ts';
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
  followingAtOnce(world, type);
  return 'ok';
}

/** What an action of the appointments makes in the same transaction. */
function followingAtOnce(world: World, type: EventType): void {
  const bySystem = (next: EventType) => move(world, { type: next, by: 'system', party: null });
  if (type === 'list_replied') bySystem('list_reply_over');
  if (type === 'arbitrator_accepted') bySystem('disclosure_served');
  if (type === 'no_objection' || type === 'objected') bySystem('objection_time_over');
  if (type === 'objection_decided') bySystem('next_in_rank');
  if (type === 'neutral_named') bySystem('neutral_invited');
  if (type === 'neutral_accepted') bySystem('disclosure_served');
  if (type === 'objection_decided') bySystem('neutral_passed');
  if (type === 'objection_time_over' || type === 'objection_decided')
    bySystem(world.process === 'mediation' ? 'mediator_appointed' : 'conciliator_appointed');
  if (type === 'challenged') askOthers(world);
  if (ENDS_MANDATES.includes(type)) endMandates(world);
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
      details: { neutral: challenged?.details.neutral ?? null, challenger },
    });
}

/** And a mandate ends where what was said has ended it. */
function endMandates(world: World): void {
  for (const ground of ['challenge', 'parties']) {
    const [mandate] = factsNow(world).mandates;
    if (!mandate) return;
    const details = { neutral: mandate.neutral, ground };
    move(world, { type: 'mandate_ended', by: 'system', party: null, details });
  }
}

/** Three people of a list, whom the office asks in their order. */
const NEUTRALS = ['nina', 'noor', 'nils'];
const OF_CANDIDATES: readonly EventType[] = [
  'arbitrator_accepted',
  'arbitrator_declined',
  'disclosure_served',
  'arbitrator_appointed',
  'arbitrator_withdrew',
  'next_in_rank',
  'no_objection',
  'objected',
  'objection_time_over',
  'objection_decided',
  'neutral_accepted',
  'neutral_declined',
  'neutral_passed',
  'neutral_withdrew',
  'conciliator_appointed',
  'mediator_appointed',
  'first_appearance',
  'non_settlement_reported',
  'conciliation_ended',
];

/** Whom an act of the appointment names: the next who was not asked, or whoever is asked now. */
function candidateIn(world: World, type: EventType): PastEvent['details'] {
  const { members, candidatesPast } = factsNow(world);
  const [candidate] = members;
  if (type === 'list_reply_over') return { left: NEUTRALS.length };
  if (type === 'arbitrator_invited')
    return { neutral: NEUTRALS.find((one) => !candidatesPast.includes(one)) ?? null, ties: 0 };
  if (OF_MANDATES.includes(type)) return ofMandate(world, type);
  const next = NEUTRALS.find((one) => !candidatesPast.includes(one)) ?? null;
  if (type === 'neutral_named') return { names: next };
  if (type === 'neutral_invited') return { neutral: next, name: next, ties: 0 };
  if (!OF_CANDIDATES.includes(type)) return {};
  return { neutral: candidate?.neutral ?? 'nobody', ties: 0, document: 'a disclosure' };
}

const OF_MANDATES: readonly EventType[] = [
  'appointment_received',
  'circumstances_disclosed',
  'circumstances_known',
  'challenged',
  'challenge_told',
  'challenge_answered',
  'challenge_decided',
  'mandate_given_up',
  'mandate_ended',
];

/** Whoever decides, and what is said of them; a challenge after its time bears the mark. */
function ofMandate(world: World, type: EventType): PastEvent['details'] {
  const [mandate] = factsNow(world).mandates;
  const neutral = mandate?.neutral ?? 'nobody';
  if (type === 'appointment_received') return { neutral: null, document: mandate?.papers[0] ?? '' };
  if (type === 'circumstances_disclosed')
    return { neutral, document: `later ${world.events.length}` };
  if (type === 'circumstances_known') return { neutral, document: mandate?.papers.at(-1) ?? '' };
  const challenger = mandate?.challenges.find(({ outcome }) => outcome === null)?.partyId ?? null;
  return { neutral, challenger, isLate: world.events.length % 2 === 0 };
}

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
