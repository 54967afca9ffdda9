import { addDays, type Day, dayAt } from '#kernel/days.ts';
import type { EventType } from '#modules/disputes/rules/machine.ts';
import { checklistFor, roundOf } from '#modules/disputes/rules/scrutiny.ts';
import type { DisputeActorRole, PastEvent } from '#modules/disputes/rules/words.ts';
import type { InvoiceKind } from '#modules/fees/rules/invoices.ts';
import { isHoliday } from '#modules/institution/rules/calendar.ts';
import type { Status } from '#modules/service/rules/words.ts';
import { type Footing, gate } from './gate.ts';
import { runClock, watch } from './jobs.ts';
import * as money from './money.ts';
import { move, type Outcome } from './moving.ts';
import * as proofs from './proofs.ts';
import { open } from './service.ts';
import { count, limitsNow, today, type World } from './world.ts';

/** Something that is done or that happens. A step is a value and says all of itself, so that others may be left out around it. */
export type Step =
  | { do: 'wait'; minutes: number }
  /** To a second about the end of the limit of that place among those that run. */
  | { do: 'until'; limit: number; seconds: -1 | 0 | 1 }
  | { do: 'leap'; to: 'rest' | 'leap_day' | 'new_year' }
  | {
      do: 'move';
      type: EventType;
      by: DisputeActorRole;
      party: string | null;
      why: string;
      on?: Day;
      details?: PastEvent['details'];
    }
  | { do: 'look'; wanting: boolean }
  | { do: 'gate'; footing: Footing; papers: boolean; reasons: string }
  | { do: 'bill'; party: string; kind: InvoiceKind; paise: number }
  | { do: 'pay'; bill: number; paise: number; reference: number }
  | { do: 'waive'; bill: number }
  | { do: 'cancel'; bill: number }
  | { do: 'refund'; bill: number; paise: number }
  | { do: 'unused_back'; payment: number }
  | { do: 'send_refund'; refund: number; reference: number }
  | {
      do: 'hear';
      recipient: number;
      attempt: number;
      status: Exclude<Status, 'queued' | 'no_proof'>;
      minutesAgo: number;
      dies: boolean;
    }
  | { do: 'post'; recipient: number }
  | { do: 'prove'; recipient: number; isGood: boolean; daysAgo: number }
  | { do: 'open'; party: string; isPage: boolean }
  | { do: 'inquire'; party: string }
  | { do: 'ask_other_way'; by: DisputeActorRole; party: string }
  | { do: 'decide_other_way'; by: DisputeActorRole; party: string; isOrdered: boolean }
  | { do: 'carry_out'; party: string; daysAgo: number }
  | { do: 'warn'; by: DisputeActorRole; party: string }
  | { do: 'ask_time'; by: DisputeActorRole; party: string; days: number }
  | { do: 'give_time'; by: DisputeActorRole; party: string; days: number | null }
  /** Jobs: after so many moves the process dies, and what is left comes at the next run. */
  | { do: 'clock'; dies: number }
  | { do: 'watch'; dies: number }
  /** Two acts at once: both were meant for the same picture; the lock lets one first, and the other is judged by what it did. */
  | { do: 'race'; one: Step; other: Step };

const doing: { [Do in Step['do']]: (world: World, step: Extract<Step, { do: Do }>) => Outcome } = {
  wait: (world, { minutes }) => later(world, minutes * 60_000),
  until: (world, { limit, seconds }) => {
    const running = limitsNow(world).filter(({ state }) => state === 'running');
    const one = running[limit % Math.max(1, running.length)];
    return one ? later(world, one.overAt.getTime() + seconds * 1000 - world.now) : 'no_limit';
  },
  leap: (world, { to }) => leap(world, to),
  move: (world, step) => move(world, step),
  look: (world, { wanting }) => look(world, wanting),
  gate: (world, step) => gate(world, step),
  bill: (world, { party, kind, paise }) =>
    money.bill(world, { party, kind, amount: BigInt(paise) }),
  pay: (world, { bill, paise, reference }) =>
    money.payIn(world, { at: bill, amount: BigInt(paise), reference }),
  waive: (world, { bill }) => money.waiveBill(world, bill),
  cancel: (world, { bill }) => money.cancelBill(world, bill),
  refund: (world, { bill, paise }) => money.refund(world, bill, BigInt(paise)),
  unused_back: (world, { payment }) => money.refundUnused(world, payment),
  send_refund: (world, { refund, reference }) => money.sendRefund(world, refund, reference),
  hear: (world, step) => proofs.hear(world, step),
  post: (world, { recipient }) => proofs.post(world, recipient),
  prove: (world, step) => proofs.prove(world, step),
  open: (world, { party, isPage }) => open(world, party, isPage),
  inquire: (world, { party }) => proofs.inquire(world, party),
  ask_other_way: (world, step) => proofs.askOtherWay(world, step),
  decide_other_way: (world, step) => proofs.decideOtherWay(world, step),
  carry_out: (world, step) => proofs.carryOut(world, step),
  warn: (world, step) => proofs.warn(world, step),
  ask_time: (world, step) => proofs.askTime(world, step),
  give_time: (world, step) => proofs.grantExtension(world, step),
  clock: (world, { dies }) => runClock(world, dies),
  watch: (world, { dies }) => watch(world, dies),
  race: (world, { one, other }) => `${take(world, one)} | ${take(world, other)}`,
};

/** Does a step in the world, as the product would; says what came of it. */
export function take(world: World, step: Step): Outcome {
  count(world, `step ${step.do}`);
  // No two transactions of one dispute share a moment: each waits for the lock.
  world.now += 1;
  // The table has one entry for each kind, so the entry's own kind is the step's.
  const act = doing[step.do] as (world: World, step: Step) => Outcome;
  return act(world, step);
}

function later(world: World, milliseconds: number): Outcome {
  world.now += Math.max(0, milliseconds);
  return 'ok';
}

/** The morning of a day on which people forget to count: a day of rest, 29 February, the first of a year. */
function leap(world: World, to: 'rest' | 'leap_day' | 'new_year'): Outcome {
  const is = {
    rest: (day: Day) => isHoliday(world.holidays, day),
    leap_day: isLeapDay,
    new_year: (day: Day) => day.endsWith('-01-01'),
  }[to];
  let day = addDays(today(world), 1);
  for (let tries = 0; !is(day) && tries < 400; tries += 1) day = addDays(day, 1);
  return is(day) ? later(world, Date.parse(`${day}T10:00:00+05:30`) - world.now) : 'too_far';
}

const isLeapDay = (day: Day) => day.endsWith('-02-29');

/** An officer goes through the whole list; at times one item is wanting. */
function look(world: World, wanting: boolean): Outcome {
  if (world.spine.state !== 'scrutiny') return 'not_from_here';
  const round = roundOf(world.events);
  for (const [at, item] of checklistFor(world).entries())
    world.looks.push({
      id: `look${world.looks.length}`,
      round,
      item,
      verdict: wanting && at === 0 ? 'wanting' : 'ok',
      note: `Seen on ${dayAt(new Date(world.now))}`,
      correction: 'Send it again',
    });
  return 'ok';
}
