import { overdue, type Reminder, remindersDue } from '#modules/clocks/rules/reminders.ts';
import type { Limit, Who } from '#modules/clocks/rules/words.ts';
import { keepRecord } from '#modules/record/actions.ts';
import type { Db } from '#platform/db.ts';
import { speaking } from '#platform/language.ts';
import { type Compose, type LetterKind, owe } from '#platform/outbox.ts';
import { reminderLetter } from '../letters/reminder.ts';
import { saidFor } from '../rules/by-itself.ts';
import { happenedOf, toldBy } from '../rules/facts.ts';
import { type EventType, mayComeFrom } from '../rules/machine.ts';
import { actorsOf } from '../rules/next.ts';
import { addReminder, findReminder, listOpenAfter, type OpenDispute } from '../store/clock.ts';
import { listMembers } from '../store/members.ts';
import { listContacts, type PartyRow } from '../store/spine.ts';
import type { DisputesDeps } from './deps.ts';
import { holidaysIn, limitsWith } from './limits.ts';
import { moveDispute } from './moves.ts';

/**
 * What happens by itself when a limit was missed. An invitation to conciliate or mediate is not among them: section 62(4)
 * leaves it to whoever invited to take silence for a no.
 */
const BY_ITSELF: readonly EventType[] = [
  // That service failed says whoever knows whether the letter was posted at all (service/actions/windows.ts).
  ...(['registration_lapsed', 'cure_missed', 'no_agreement'] as const),
  ...(['substitution_missed', 'time_extended', 'answer_time_over', 'withdrawn'] as const),
];

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
async function moveWhatRanOut(deps: DisputesDeps, { dispute, events }: OpenDispute, limits: readonly Limit[]): Promise<number> {
  const missed = limits.filter(({ state, stoppedOn }) => state === 'missed' && stoppedOn === null);
  let moved = 0;
  for (const type of BY_ITSELF) {
    // A limit that was missed stays missed; what followed from it long ago is not tried every night again.
    if (!mayComeFrom(type, dispute.state)) continue;
    for (const said of saidFor(type, missed, events)) {
      const moving = { disputeId: dispute.id, type, by: system, as: 'system' as const, ...said };
      const outcome = await deps.db.transaction().execute((tx) => moveDispute(deps, tx, moving));
      if (outcome.ok) moved += 1;
    }
  }
  return moved;
}

async function tell(deps: DisputesDeps, open: OpenDispute, limits: readonly Limit[]): Promise<number> {
  const sent = new Set(open.sent);
  const now = deps.now();
  const due = [
    ...remindersDue(limits, now, sent).map((reminder) => ({ reminder, isOver: false })),
    ...overdue(limits, now, sent).map((reminder) => ({ reminder, isOver: true })),
  ];
  for (const { reminder, isOver } of due) await deps.db.transaction().execute((tx) => tellOne(deps, tx, { open, reminder, isOver }));
  return due.length;
}

type Telling = { open: OpenDispute; reminder: Reminder; isOver: boolean };

async function tellOne(deps: DisputesDeps, tx: Db, { open: { dispute, parties, events }, reminder, isOver }: Telling): Promise<void> {
  const at = deps.now();
  const id = deps.newId();
  const { limit, who, key } = reminder;
  const row = {
    id,
    dispute_id: dispute.id,
    key: key.slice(0, 200),
    limit_row: limit.row,
    due_on: limit.dueOn,
    is_over: isOver,
    sent_at: at,
  };
  if (!(await addReminder(tx, row))) return;
  const told = partiesTold(who, limit, { parties, events }).filter(({ side }) => side === 'claimant' || dispute.opened_at !== null);
  const members = (await listMembers(tx, dispute.id)).filter(({ party_id }) => told.some((party) => party.id === party_id));
  const office = OFFICE[who];
  await keepRecord(tx, at, [
    {
      ...{ act: isOver ? 'dispute.limit_missed' : 'dispute.reminded', subject: { kind: 'dispute', id: dispute.id }, by: system },
      details: { limit: limit.row, due: limit.dueOn, ...(limit.partyId ? { party: limit.partyId } : {}) },
      tells: [
        ...(office === 'case_officer' ? [dispute.officer_id ?? 'role:case_officer'] : office ? [`role:${office}`] : []),
        ...new Set(members.flatMap(({ person_id }) => person_id ?? [])),
      ],
    },
  ]);
  const contacts = (
    await listContacts(
      tx,
      told.map((party) => party.id),
    )
  ).filter(({ channel, ended_at }) => channel === 'email' && !ended_at);
  for (const party of told) {
    const address = contacts.find(({ party_id }) => party_id === party.id)?.value;
    const letter = { id: deps.newId(), kind: 'dispute_due' as const, refers_to: id, recipient: address ?? '' };
    if (address) await speaking(party.language, () => owe(tx, letter, at));
  }
}

const OFFICE: Partial<Record<Who, 'case_officer' | 'registrar'>> = {
  officer: 'case_officer',
  registrar: 'registrar',
  scrutineer: 'registrar',
};

/** Whose act it is (rules/next.ts): not whom it is about, and nobody who cannot do it here or has done it. */
function partiesTold(who: Who, limit: Limit, { parties, events }: Pick<OpenDispute, 'parties' | 'events'>): PartyRow[] {
  if (OFFICE[who] || who === 'court' || who === 'arbitrator' || who === 'neutral') return [];
  const actors = actorsOf(limit, toldBy(parties, events.map(happenedOf)));
  return parties.filter(({ id }) => actors.includes(id));
}

/** Who writes the letters of the clock. */
export function clockLetters({ db }: Pick<DisputesDeps, 'db'>): Record<Extract<LetterKind, 'dispute_due'>, Compose> {
  return {
    dispute_due: async (id, to) => {
      const reminder = await findReminder(db, id);
      if (!reminder) return null;
      const { dispute_id, reference, limit_row, due_on, is_over } = reminder;
      return reminderLetter(to, { disputeId: dispute_id, reference, limit: limit_row, dueOn: due_on, isOver: is_over });
    },
  };
}
