import { addDays, dayAt } from '#kernel/days.ts';
import type { DisputeActorRole } from '#modules/disputes/rules/words.ts';
import type { DeliveryReport } from '#modules/service/rules/attempts.ts';
import { move, type Outcome } from './moving.ts';
import { send, servingOf, settle } from './service.ts';
import { count, factsNow, limitsNow, type Recipient, today, type World } from './world.ts';

const DAY = 86_400_000;

function said(world: World, outcome: string): Outcome {
  if (outcome !== 'ok') count(world, `service ${outcome}`);
  return outcome;
}

type Heard = {
  recipient: number;
  attempt: number;
  status: DeliveryReport['status'];
  minutesAgo: number;
  dies: boolean;
};

/** A provider's word of a message: late, twice and in any order. When the process dies the word is kept and acted on later. */
export function hear(
  world: World,
  { recipient, attempt, status, minutesAgo, dies }: Heard,
): Outcome {
  const one = world.recipients[recipient % Math.max(1, world.recipients.length)];
  const tried = one?.attempts[attempt % one.attempts.length];
  if (!one || !tried || tried.channel === 'portal' || tried.channel === 'post')
    return said(world, 'no_message');
  const at = new Date(Math.max(one.sentAt, world.now - minutesAgo * 60_000));
  const isKnown = tried.reports.some(
    (report) => report.status === status && report.at.getTime() <= at.getTime(),
  );
  if (isKnown) return said(world, 'heard_before');
  tried.reports = [
    ...tried.reports,
    { status, at, source: tried.channel === 'email' ? 'mail_report' : 'whatsapp' },
  ];
  if (!dies) settle(world, one);
  return 'ok';
}

const postOf = (one: Recipient | undefined) =>
  one?.attempts.find(({ channel }) => channel === 'post');

export function post(world: World, recipient: number): Outcome {
  const one = world.recipients[recipient % Math.max(1, world.recipients.length)];
  const tried = postOf(one);
  if (!one || !tried || tried.postedOn !== null) return said(world, 'already_posted');
  tried.postedOn = today(world);
  tried.reports = [
    ...tried.reports,
    { status: 'sent', at: new Date(world.now), source: 'officer' },
  ];
  settle(world, one);
  return 'ok';
}

/** The carrier's proof is brought, and an officer looks at it. */
export function prove(
  world: World,
  { recipient, isGood, daysAgo }: { recipient: number; isGood: boolean; daysAgo: number },
): Outcome {
  const one = world.recipients[recipient % Math.max(1, world.recipients.length)];
  const tried = postOf(one);
  if (!one || !tried) return said(world, 'no_post');
  const posted = {
    channel: tried.channel,
    articleNumber: '',
    queuedOn: dayAt(world.filedAt),
    postedOn: tried.postedOn,
    proof: { state: 'submitted' as const },
  };
  const deliveredOn = addDays(today(world), -daysAgo);
  if (tried.proof?.state === 'validated' || tried.postedOn === null)
    return said(world, 'not_posted');
  const judged = world.rules.judgeProof(posted, {
    isGood,
    deliveredOn,
    basis: 'residence',
    reason: 'Another name',
    today: today(world),
  });
  if (!judged.ok) return said(world, judged.refusal);
  const deliveredAt = new Date(`${deliveredOn}T12:00:00+05:30`);
  tried.proof = {
    state: isGood ? 'validated' : 'rejected',
    deliveredAt: isGood ? deliveredAt : null,
    basis: isGood ? 'residence' : null,
  };
  settle(world, one);
  return 'ok';
}

export function inquire(world: World, party: string): Outcome {
  const own = world.inquiries.get(party) ?? [];
  world.inquiries.set(party, [
    ...own,
    { where: 'At the last address', on: today(world), result: 'Nobody knew them' },
  ]);
  return 'ok';
}

/** The paper that a party is told of the dispute by, the last one of several. */
export function firstOf({ recipients }: World, party: string): Recipient | undefined {
  return recipients.findLast(
    ({ partyId, purpose }) =>
      partyId === party && (purpose === 'notice' || purpose === 'invitation'),
  );
}

export function askOtherWay(
  world: World,
  { by, party }: { by: DisputeActorRole; party: string },
): Outcome {
  const one = firstOf(world, party);
  if (!one) return said(world, 'party_missing');
  const may = world.rules.mayAsk(
    servingOf(one),
    world.inquiries.get(party) ?? [],
    new Date(world.now),
  );
  if (!may.ok) return said(world, may.refusal);
  const outcome = move(world, { type: 'substitution_asked', by, party });
  if (outcome !== 'ok') return outcome;
  one.substitution = { state: 'asked', means: null, carriedOutAt: null, decidedAt: null };
  settle(world, one);
  return 'ok';
}

export function decideOtherWay(
  world: World,
  { by, party, isOrdered }: { by: DisputeActorRole; party: string; isOrdered: boolean },
): Outcome {
  const one = firstOf(world, party);
  if (one?.substitution?.state !== 'asked') return said(world, 'not_asked');
  const record = { inquiries: world.inquiries.get(party) ?? [], lastKnown: '12 Hill Road' };
  const may = isOrdered ? world.rules.mayOrder(servingOf(one), record, new Date(world.now)) : null;
  if (may && !may.ok) return said(world, may.refusal);
  const outcome = move(world, {
    type: isOrdered ? 'substitution_ordered' : 'substitution_declined',
    by,
    party,
  });
  if (outcome !== 'ok') return outcome;
  one.substitution = {
    ...one.substitution,
    state: isOrdered ? 'ordered' : 'declined',
    decidedAt: world.now,
  };
  settle(world, one);
  return 'ok';
}

export function carryOut(
  world: World,
  { party, daysAgo }: { party: string; daysAgo: number },
): Outcome {
  const one = firstOf(world, party);
  const may = one && world.rules.mayCarryOut(servingOf(one), new Date(world.now));
  if (!one?.substitution || !may?.ok)
    return said(world, may && !may.ok ? may.refusal : 'not_ordered');
  const on = dayAt(new Date(world.now - daysAgo * DAY));
  if (one.substitution.decidedAt === null || on < dayAt(new Date(one.substitution.decidedAt)))
    return said(world, 'day_wrong');
  one.substitution = {
    ...one.substitution,
    state: 'carried_out',
    carriedOutAt: new Date(`${on}T12:00:00+05:30`),
  };
  settle(world, one);
  return 'ok';
}

/** The final warning: its event and its paper in one transaction. */
export function warn(
  world: World,
  { by, party }: { by: DisputeActorRole; party: string },
): Outcome {
  const problem = world.rules.warningProblem(factsNow(world), party);
  if (problem) return said(world, problem);
  const outcome = move(world, { type: 'ex_parte_warned', by, party });
  if (outcome === 'ok') send(world, 'warning', [party]);
  return outcome;
}

const wasExtended = ({ events }: World, party: string) =>
  events.some(({ type, partyId }) => type === 'time_extended' && partyId === party);

export function askTime(
  world: World,
  { by, party, days }: { by: DisputeActorRole; party: string; days: number },
): Outcome {
  const dueOn =
    limitsNow(world).findLast(({ row, partyId }) => row === 'answer' && partyId === party)?.dueOn ??
    null;
  const asked = world.rules.askForTime({
    days,
    today: today(world),
    dueOn,
    wasExtended: wasExtended(world, party),
  });
  return asked.ok
    ? move(world, { type: 'extension_asked', by, party, details: { days } })
    : said(world, asked.refusal);
}

export function grantExtension(
  world: World,
  { by, party, days }: { by: DisputeActorRole; party: string; days: number | null },
): Outcome {
  if (days === null) return move(world, { type: 'extension_declined', by, party });
  const given = world.rules.grantExtension({ given: days, wasExtended: wasExtended(world, party) });
  if (!given.ok) return said(world, given.refusal);
  return move(world, {
    type: 'time_extended',
    by,
    party,
    details: { limit: 'answer', days, by: 'officer' },
  });
}
