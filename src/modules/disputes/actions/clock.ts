import { overdue, type Reminder, remindersDue } from '#modules/clocks/rules/reminders.ts';
import type { ClockActor, Deadline } from '#modules/clocks/rules/words.ts';
import { appendActs } from '#modules/record/actions.ts';
import type { Db } from '#platform/db.ts';
import { speaking } from '#platform/language.ts';
import { type Compose, type LetterKind, owe } from '#platform/outbox.ts';
import { reminderLetter } from '../letters/reminder.ts';
import { followingFrom, particularsFor } from '../rules/by-itself.ts';
import { mayComeFrom } from '../rules/machine.ts';
import { actorsOf, awaitedOf } from '../rules/next.ts';
import { addReminder, findReminder, listOpenAfter, type OpenDispute } from '../store/clock.ts';
import { listContacts, type PartyRow } from '../store/disputes.ts';
import { listMembers } from '../store/members.ts';
import { neutralsFor } from './appointed-in.ts';
import type { DisputesDeps } from './deps.ts';
import { holidaysIn, limitsFor, limitsWith } from './limits.ts';
import { moveDispute } from './moves.ts';
import { factsFor, findFile } from './reading.ts';

const PORTION = 200;
const system = { personId: null, role: 'system' } as const;

/** Looks at every open dispute: moves what ran out, reminds before, tells the office after. A second run changes nothing. */
export async function runClock(deps: DisputesDeps): Promise<{ moved: number; reminded: number }> {
  const now = deps.now();
  const holidays = await holidaysIn(deps.db, now);
  const done = { moved: 0, reminded: 0 };
  let after: string | null = null;
  for (;;) {
    const portion: OpenDispute[] = await listOpenAfter(deps.db, after, PORTION);
    for (const open of portion) {
      const limits = limitsWith(holidays, open, now);
      done.moved += await moveWhatRanOut(deps, open, limits);
      done.reminded += await tell(deps, open, limits);
    }
    const last = portion.at(-1);
    if (!last || portion.length < PORTION) break;
    after = last.dispute.id;
  }
  if (done.reminded > 0) deps.wakeMail();
  return done;
}

/** The machine judges each again, under the lock: what was done a moment ago is not undone by a timer. */
async function moveWhatRanOut(
  deps: DisputesDeps,
  { dispute, events }: OpenDispute,
  limits: readonly Deadline[],
): Promise<number> {
  const missed = limits.filter(({ state, stoppedOn }) => state === 'missed' && stoppedOn === null);
  let moved = 0;
  for (const type of followingFrom(missed)) {
    // A limit that was missed stays missed; what followed from it long ago is not tried every night again.
    if (!mayComeFrom(type, dispute.state)) continue;
    for (const said of particularsFor(type, missed, events)) {
      const moving = { disputeId: dispute.id, type, by: system, as: 'system' as const, ...said };
      const outcome = await deps.db.transaction().execute((tx) => moveDispute(deps, tx, moving));
      if (outcome.ok) moved += 1;
    }
  }
  return moved;
}

async function tell(
  deps: DisputesDeps,
  open: OpenDispute,
  limits: readonly Deadline[],
): Promise<number> {
  const sent = new Set(open.sent);
  const now = deps.now();
  const due = [
    ...remindersDue(limits, now, sent).map((reminder) => ({ reminder, isOver: false })),
    ...overdue(limits, now, sent).map((reminder) => ({ reminder, isOver: true })),
  ];
  let told = 0;
  for (const { reminder, isOver } of due)
    if (await deps.db.transaction().execute((tx) => tellOne(deps, tx, { open, reminder, isOver })))
      told += 1;
  return told;
}

type Telling = { open: OpenDispute; reminder: Reminder; isOver: boolean };

async function tellOne(
  deps: DisputesDeps,
  tx: Db,
  { open: { dispute }, reminder, isOver }: Telling,
): Promise<boolean> {
  const at = deps.now();
  const id = deps.newId();
  const { limit, who, key } = reminder;
  const asked = isOfParties(who)
    ? await partiesTold(tx, { disputeId: dispute.id, limit, isOver, at })
    : [];
  // Nobody is reminded of what they cannot do now; whose door opens again hears of it then.
  if (isOfParties(who) && !isOver && asked.length === 0) return false;
  const row = {
    id,
    disputeId: dispute.id,
    key: key.slice(0, 200),
    limitRow: limit.row,
    dueOn: limit.dueOn,
    isOver,
    sentAt: at,
  };
  if (!(await addReminder(tx, row))) return false;
  const told = asked.filter(({ side }) => side === 'claimant' || dispute.openedAt !== null);
  const members = (await listMembers(tx, dispute.id)).filter(({ partyId }) =>
    told.some((party) => party.id === partyId),
  );
  const office = OFFICE[who];
  await appendActs(tx, at, [
    {
      act: isOver ? 'dispute.limit_missed' : 'dispute.reminded',
      subject: { kind: 'dispute', id: dispute.id },
      by: system,
      details: {
        limit: limit.row,
        due: limit.dueOn,
        ...(limit.partyId ? { party: limit.partyId } : {}),
      },
      tells: [
        ...(who === 'neutral' ? await neutralsFor(tx, dispute.id, limit) : []),
        ...(office === 'case_officer'
          ? [dispute.officerId ?? 'role:case_officer']
          : office
            ? [`role:${office}`]
            : []),
        ...new Set(members.flatMap(({ personId }) => personId ?? [])),
      ],
    },
  ]);
  const contacts = (
    await listContacts(
      tx,
      told.map((party) => party.id),
    )
  ).filter(({ channel, endedAt }) => channel === 'email' && !endedAt);
  for (const party of told) {
    const address = contacts.find(({ partyId }) => partyId === party.id)?.value;
    const letter = {
      id: deps.newId(),
      kind: 'dispute_due' as const,
      refersTo: id,
      recipient: address ?? '',
    };
    if (address) await speaking(party.language, () => owe(tx, letter, at));
  }
  return true;
}

const OFFICE: Partial<Record<ClockActor, 'case_officer' | 'registrar'>> = {
  officer: 'case_officer',
  registrar: 'registrar',
  scrutineer: 'registrar',
};

function isOfParties(who: ClockActor): boolean {
  return !OFFICE[who] && who !== 'court' && who !== 'arbitrator' && who !== 'neutral';
}

type Asking = {
  disputeId: string;
  limit: Pick<Deadline, 'row' | 'partyId' | 'seat' | 'dueOn'>;
  isOver: boolean;
  at: Date;
};

/**
 * Whose act it is (rules/act-rules.ts), as the case stands at this moment: not whom it is about, nobody who has done it, and nobody
 * for whom its door is shut. That a time is over is told whatever may still be done.
 */
async function partiesTold(db: Db, { disputeId, limit, isOver, at }: Asking): Promise<PartyRow[]> {
  const file = await findFile(db, disputeId);
  if (!file) return [];
  const facts = await factsFor(db, file, at);
  const isDoubted = (id: string) =>
    facts.parties.some(({ partyId, isDisputed }) => partyId === id && isDisputed);
  if (isOver)
    return file.parties.filter(({ id }) => actorsOf(limit, facts).includes(id) && !isDoubted(id));
  const now = (await limitsFor(db, file, at)).filter(
    ({ row, dueOn, state }) => row === limit.row && dueOn === limit.dueOn && state === 'running',
  );
  const awaited = now
    .filter(({ partyId }) => limit.partyId === null || partyId === limit.partyId)
    .flatMap((one) => awaitedOf(one, facts));
  return file.parties.filter(({ id }) => awaited.includes(id));
}

/** Who writes the letters of the clock. */
export function clockLetters({
  db,
  now,
}: Pick<DisputesDeps, 'db' | 'now'>): Record<Extract<LetterKind, 'dispute_due'>, Compose> {
  return {
    dispute_due: async (id, to) => {
      const reminder = await findReminder(db, id);
      if (!reminder) return null;
      const { disputeId, reference, limitRow, dueOn, isOver } = reminder;
      const limit = { row: limitRow, partyId: null, seat: null, dueOn };
      // The post may go out long after it was owed, when there is nothing left to be done.
      if (
        !isOver &&
        (await partiesTold(db, { disputeId, limit, isOver: false, at: now() })).length === 0
      )
        return null;
      return reminderLetter(to, {
        disputeId,
        reference,
        limit: limitRow,
        dueOn,
        isOver,
      });
    },
  };
}
