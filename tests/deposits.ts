// A dispute whose arbitrator was appointed, with its deposits asked for, as a test needs it.

import { moneyListener } from '#modules/disputes/actions/money.ts';
import type { EventType } from '#modules/disputes/rules/machine.ts';
import { SAMPLE_PARTICULARS } from '#modules/disputes/rules/machine.ts';
import type { DisputeActorRole } from '#modules/disputes/rules/words.ts';
import { costsOf } from '#modules/fees/actions/costs.ts';
import type { ResponseDeps } from '#modules/response/routes.ts';
import type { Db } from '#platform/db.ts';
import { newId } from '#platform/ids.ts';
import { aFiling, move } from './disputes.ts';
import { dispatched, go, responseDeps } from './notices.ts';

type Step = readonly [EventType, DisputeActorRole, string?];
export type Appointed = { id: string; claimant: string; respondent: string };

/** With money listening: what its moves ask for is billed, and what ends is given back. */
export async function moneyDeps(db: Db, clock: { now: Date }): Promise<ResponseDeps> {
  const deps = await responseDeps(db, clock);
  const listeners = [...deps.listeners];
  const whole = { ...deps, listeners };
  listeners.push(moneyListener(whole));
  return whole;
}

/** Moves one step after the other, each with whatever it may have to say. */
export async function stepped(
  deps: ResponseDeps,
  { id, neutral = 'a neutral' }: { id: string; neutral?: string },
  steps: readonly Step[],
): Promise<void> {
  for (const [type, as, partyId] of steps) {
    const outcome = await move(deps, {
      disputeId: id,
      type,
      as,
      by: { personId: null, role: as === 'registrar' ? 'registrar' : 'system' },
      partyId: partyId ?? null,
      why: 'As the file shows.',
      details: { ...SAMPLE_PARTICULARS.details, neutral, left: 3 },
    });
    if (!outcome.ok) throw new Error(`${type}: ${outcome.refusal}`);
  }
}

/** From the answers to the appointment of somebody. */
export async function appointed(
  deps: ResponseDeps,
  { neutral, counterclaim = 0n }: { neutral?: string; counterclaim?: bigint } = {},
): Promise<Appointed> {
  const { id, partyId: respondent } = await dispatched(deps, aFiling());
  await go(deps, id, [['served', 'system']], respondent);
  await go(deps, id, [['answered', 'respondent']], respondent);
  if (counterclaim > 0n) await claims(deps.db, { id, partyId: respondent, amount: counterclaim });
  const claimant = await firstParty(deps.db, id, 'claimant');
  await reappointed(deps, { id, claimant, respondent }, neutral, [
    ['list_sent', 'registrar'],
    ['list_replied', 'claimant', claimant],
    ['list_replied', 'respondent', respondent],
    ['list_reply_over', 'system'],
  ]);
  return { id, claimant, respondent };
}

/** Somebody of the list that is there is asked and appointed. */
export function reappointed(
  deps: ResponseDeps,
  { id, claimant, respondent }: Appointed,
  neutral = 'a neutral',
  before: readonly Step[] = [],
): Promise<void> {
  return stepped(deps, { id, neutral }, [
    ...before,
    ['arbitrator_invited', 'system'],
    ['arbitrator_accepted', 'neutral'],
    ['disclosure_served', 'system'],
    ['no_objection', 'claimant', claimant],
    ['no_objection', 'respondent', respondent],
    ['objection_time_over', 'system'],
    ['arbitrator_appointed', 'registrar'],
  ]);
}

async function claims(
  db: Db,
  { id, partyId, amount }: { id: string; partyId: string; amount: bigint },
) {
  await db
    .insertInto('dispute_claim')
    .values({
      ...{ id: newId(), disputeId: id, partyId, isCounterclaim: true, place: 1 },
      ...{ head: 'Damage', amountMinor: amount, interestBasis: '' },
      ...{ interestRate: null, interestFrom: null },
    })
    .execute();
}

async function firstParty(db: Db, id: string, side: 'claimant' | 'respondent'): Promise<string> {
  const query = db.selectFrom('dispute_party').where('disputeId', '=', id);
  return (await query.where('side', '=', side).select('id').executeTakeFirstOrThrow()).id;
}

/** The bills for deposits of a dispute, the first one first. */
export async function depositBills(db: Db, id: string) {
  return (await costsOf(db, id)).invoices.filter(({ kind }) => kind === 'deposit');
}
