import { followingFrom, particularsFor } from '#modules/disputes/rules/by-itself.ts';
import { mayComeFrom } from '#modules/disputes/rules/machine.ts';
import { waitsForPosting } from '#modules/service/rules/service-status.ts';
import { closeNominations, move, type Outcome } from './moving.ts';
import { closeWindows, settle } from './service.ts';
import { factsNow, limitsNow, type World } from './world.ts';

/** The job of the clock: each move is a transaction of its own, so it may die after any of them. Run again it does no harm. */
export function runClock(world: World, dies: number): Outcome {
  const missed = limitsNow(world).filter(
    ({ state, stoppedOn }) => state === 'missed' && stoppedOn === null,
  );
  let done = 0;
  const events = world.events.map((event) => ({ ...event, partyId: event.partyId }));
  for (const type of followingFrom(missed)) {
    if (!mayComeFrom(type, world.spine.state)) continue;
    for (const { partyId = null, details = {} } of particularsFor(type, missed, events)) {
      if (done >= dies) return 'died';
      if (move(world, { type, by: 'system', party: partyId, details }) === 'ok') done += 1;
    }
  }
  return `moved ${done}`;
}

/** The job of the service: what the outbox handed over, messages whose 72 hours are over, and windows that are over (actions/timers.ts, actions/windows.ts). */
export function watch(world: World, dies: number): Outcome {
  for (const [at, one] of [...world.recipients].entries()) {
    if (at >= dies) return 'died';
    for (const attempt of one.attempts.filter(
      ({ channel, reports }) =>
        reports.length === 0 && (channel === 'email' || channel === 'whatsapp'),
    ))
      attempt.reports = [{ status: 'sent', at: new Date(world.now), source: 'outbox' }];
    if (!one.isEnded) settle(world, one);
  }
  const unposted = world.recipients.filter(
    (one) => !one.isEnded && one.standing !== 'served' && waitsForPosting(one, new Date(world.now)),
  );
  for (const partyId of new Set(unposted.map((one) => one.partyId)))
    move(world, { type: 'posting_late', by: 'system', party: partyId });
  move(world, { type: 'list_reply_over', by: 'system', party: null });
  closeNominations(world);
  for (const type of ['next_in_rank', 'disclosure_served', 'objection_time_over'] as const)
    for (const { neutral, seat } of factsNow(world).members) {
      const details = { neutral, seat: seat === 'sole' ? null : seat };
      move(world, { type, by: 'system', party: null, details });
    }
  const facts = factsNow(world);
  closeWindows(world, (partyId) => facts.isOver('service_window', partyId));
  move(world, { type: 'service_failed', by: 'system', party: null });
  move(world, { type: 'substitution_missed', by: 'system', party: null });
  for (const { partyId } of facts.parties.filter(({ isServed }) => !isServed))
    move(world, { type: 'respondent_unserved', by: 'system', party: partyId });
  return 'ok';
}
