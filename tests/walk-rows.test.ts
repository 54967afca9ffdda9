// The small walk beside tests/walk.test.ts: real rows, through the actions, with a process that dies between two acts and two
// acts at once. Afterwards the tables are replayed from the acts of the record, as `npm run verify` does.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DisputesDeps, Listener } from '#modules/disputes/actions/deps.ts';
import { moneyListener, moneyOf } from '#modules/disputes/actions/money.ts';
import { moveDispute } from '#modules/disputes/actions/moves.ts';
import { verifyDisputes } from '#modules/disputes/actions/verifying.ts';
import {
  EVENT_TYPES,
  type EventType,
  mayComeFrom,
  SAMPLE_PARTICULARS,
  transitions,
} from '#modules/disputes/rules/machine.ts';
import { checklistFor } from '#modules/disputes/rules/scrutiny.ts';
import type { DisputeActorRole, DisputeState } from '#modules/disputes/rules/words.ts';
import { costsOf } from '#modules/fees/actions/costs.ts';
import { recordPayment } from '#modules/fees/actions/payments.ts';
import { verifyFees } from '#modules/fees/actions/verifying.ts';
import { serviceListener } from '#modules/service/actions/dispute-listener.ts';
import { portalOpened } from '#modules/service/actions/portal.ts';
import { verifyService } from '#modules/service/actions/verifying.ts';
import { serviceParts, settings } from './app.ts';
import { signedIn } from './cast.ts';
import { type TestDatabase, testDatabase } from './database.ts';
import { aFiling, aParty, disputesDeps, opened } from './disputes.ts';
import { type Chance, chanceOf } from './walk/chance.ts';

const WALKS = 9;
const STEPS = 60;
const PROCESSES = ['arbitration', 'mediation', 'conciliation'] as const;
const system = { personId: null, role: 'system' } as const;
const roles = {
  claimant: 'visitor',
  respondent: 'visitor',
  officer: 'case_officer',
  registrar: 'registrar',
  neutral: 'person',
} as const;
/** What only ends a walk, or needs rows of its own that the office writes: seldom. */
const SELDOM: readonly EventType[] = [
  'returned',
  'withdrawal_asked',
  'withdrawn',
  'rejected',
  'stayed',
  'registration_lapsed',
  'standstill_proposed',
  'standstill_signed',
  'standstill_refused',
  'standstill_begun',
  'standstill_ended',
];

class Died extends Error {}

let database: TestDatabase;
let deps: DisputesDeps;
const clock = { now: new Date('2026-11-20T06:30:00Z') };
beforeAll(async () => {
  database = await testDatabase();
  const listeners: Listener[] = [];
  deps = { ...(await disputesDeps(database.db, clock)), listeners };
  listeners.push(
    moneyListener(deps),
    serviceListener({ ...deps, ...serviceParts, settings, noticeLink: async () => null }),
  );
});
afterAll(() => database.drop());

type Walk = { id: string; parties: readonly string[]; chance: Chance; counts: Map<string, number> };
const count = ({ counts }: Walk, what: string) => counts.set(what, (counts.get(what) ?? 0) + 1);

/** A move of the table, in a transaction of its own; when the process dies, everything of it is as if it had not been. */
async function tryMove(walk: Walk, type: EventType, isDying: boolean): Promise<void> {
  const { id, parties, chance } = walk;
  const by: readonly DisputeActorRole[] = transitions[type].by;
  const as = by[chance.below(by.length)] ?? 'system';
  const partyId = chance.once(8) ? null : (parties[chance.below(parties.length)] ?? null);
  const role = as === 'system' || as === 'accounts' ? ('system' as const) : roles[as];
  // The first paper is the service's own to write; what others name is another's.
  const { document: _, ...plain } = SAMPLE_PARTICULARS.details as Record<
    string,
    string | number | boolean | null
  >;
  const details = type === 'stayed' || type === 'resumed' ? SAMPLE_PARTICULARS.details : plain;
  const moving = {
    disputeId: id,
    type,
    as,
    by: { personId: null, role },
    partyId,
    why: 'As the file shows.',
    details,
  };
  try {
    await database.db.transaction().execute(async (tx) => {
      const outcome = await moveDispute(deps, tx, moving);
      count(walk, outcome.ok ? 'moved' : 'refused');
      if (isDying) throw new Died('between the act and its end');
    });
  } catch (error) {
    if (!(error instanceof Died)) throw error;
    count(walk, 'died');
  }
}

async function pay(walk: Walk): Promise<void> {
  const [invoice] = (await costsOf(database.db, walk.id)).invoices;
  const money = { settings: {}, ...moneyOf(deps) };
  const paid = {
    provider: 'bank_transfer',
    amount: 100_000n + BigInt(walk.chance.below(5)) * 100_000n,
    receivedOn: '2026-11-20',
  } as const;
  const reference = `UTR${walk.id.slice(0, 8)}${walk.chance.below(9)}`;
  const told = { ...paid, reference, narration: '', invoiceId: invoice?.id ?? null, by: system };
  const outcome = await database.db
    .transaction()
    .execute((tx) => recordPayment(money, { tx, at: clock.now }, told));
  count(walk, outcome.ok ? 'paid' : 'refused');
}

async function open(walk: Walk): Promise<void> {
  const partyId = walk.parties[1 + walk.chance.below(walk.parties.length - 1)] ?? '';
  const opening = {
    disputeId: walk.id,
    partyId,
    verifiedBy: 'one_time_code',
    provedAt: clock.now,
    personId: null,
    shown: 'page',
  } as const;
  await database.db.transaction().execute((tx) => portalOpened(deps, tx, opening));
  count(walk, 'opened');
}

/** The officer's whole list, found in order: what is looked at there is walked in its own tests. */
async function lookedThrough(id: string, process: (typeof PROCESSES)[number]): Promise<void> {
  const rhea = await signedIn(database.db, { roles: ['registrar'] });
  const looks = checklistFor({ process, track: 'online' }).map((item, at) => ({
    id: deps.newId(),
    disputeId: id,
    number: at + 1,
    round: 1,
    item,
    verdict: 'ok' as const,
    note: '',
    correction: '',
    at: clock.now,
    byPerson: rhea.personId,
  }));
  await database.db.insertInto('dispute_check').values(looks).execute();
}

async function step(walk: Walk): Promise<void> {
  const { chance } = walk;
  clock.now = new Date(clock.now.getTime() + 1000 + chance.below(3) * 40_000_000);
  const roll = chance.below(10);
  if (roll === 0) return pay(walk);
  if (roll < 3) return open(walk);
  const query = database.db.selectFrom('dispute').where('id', '=', walk.id).select('state');
  const state = (await query.executeTakeFirstOrThrow()).state as DisputeState;
  const here = EVENT_TYPES.filter(
    (type) => mayComeFrom(type, state) && (!SELDOM.includes(type) || chance.once(15)),
  );
  const onwards = here.filter((type) => transitions[type].to !== 'same' && !SELDOM.includes(type));
  const from = chance.once(2) && onwards.length > 0 ? onwards : here;
  const one = from[chance.below(from.length)] ?? 'document_added';
  if (roll > 4) return tryMove(walk, one, chance.once(6));
  // Two at once: the lock lets one first, and the other is judged by what it did.
  await Promise.all([
    tryMove(walk, one, false),
    tryMove(walk, chance.once(2) ? one : (here[chance.below(here.length)] ?? one), false),
  ]);
}

test('rows that were walked with deaths and two at once are what their acts replay to', async () => {
  const counts = new Map<string, number>();
  for (let seed = 1; seed <= WALKS; seed += 1) {
    const process = PROCESSES[seed % PROCESSES.length] ?? 'mediation';
    const parties = [
      aParty('claimant'),
      aParty('respondent'),
      aParty('respondent', { name: 'Bea Borrower' }),
    ];
    const { id } = await opened(deps, aFiling({ parties, process }));
    const rows = await database.db
      .selectFrom('dispute_party')
      .where('disputeId', '=', id)
      .orderBy('side')
      .orderBy('name')
      .select('id')
      .execute();
    const walk: Walk = { id, parties: rows.map((row) => row.id), chance: chanceOf(seed), counts };
    await lookedThrough(id, process);
    for (let at = 0; at < STEPS; at += 1) await step(walk);
  }
  for (const found of [
    await verifyDisputes(database.db),
    await verifyFees(database.db),
    await verifyService(database.db),
  ])
    expect(found.differs).toEqual([]);
  const balance = await database.db
    .selectFrom('fees_entry')
    .select(({ fn }) => fn.sum('amount').as('sum'))
    .executeTakeFirst();
  expect(Number(balance?.sum ?? 0)).toBe(0);
  // A walk that never comes near proves nothing.
  const events = await database.db.selectFrom('dispute_event').select('type').execute();
  for (const type of ['served', 'invitation_sent', 'registration_paid', 'accepted'])
    expect(events.filter((event) => event.type === type).length, type).toBeGreaterThan(0);
  for (const what of ['moved', 'refused', 'died', 'paid', 'opened'])
    expect(counts.get(what) ?? 0, what).toBeGreaterThan(3);
}, 120_000);
