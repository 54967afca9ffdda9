import { type EventType, mayComeFrom } from '#modules/disputes/rules/machine.ts';
import { waitsForPosting } from '#modules/service/rules/standing.ts';
import { move, type Outcome } from './moving.ts';
import { closeWindows, settle } from './service.ts';
import { factsNow, limitsNow, type World } from './world.ts';

/** What happens by itself when a limit was missed (actions/clock.ts). */
const BY_ITSELF: readonly EventType[] = [
  ...(['registration_lapsed', 'cure_missed', 'no_agreement'] as const),
  ...(['substitution_missed', 'answer_time_over', 'withdrawn'] as const),
];

/** The job of the clock: each move is a transaction of its own, so it may die after any of them. Run again it does no harm. */
export function runClock(world: World, dies: number): Outcome {
  const types = new Set(
    limitsNow(world).flatMap(({ state, stoppedOn, ifMissed }) =>
      state === 'missed' && stoppedOn === null ? [ifMissed] : [],
    ),
  );
  let done = 0;
  for (const type of BY_ITSELF) {
    if (!types.has(type) || !mayComeFrom(type, world.spine.state)) continue;
    if (done >= dies) return 'died';
    if (move(world, { type, by: 'system', party: null }) === 'ok') done += 1;
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
  const facts = factsNow(world);
  closeWindows(world, (partyId) => facts.isOver('service_window', partyId));
  move(world, { type: 'service_failed', by: 'system', party: null });
  move(world, { type: 'substitution_missed', by: 'system', party: null });
  for (const { partyId } of facts.parties.filter(({ isServed }) => !isServed))
    move(world, { type: 'respondent_unserved', by: 'system', party: partyId });
  return 'ok';
}
