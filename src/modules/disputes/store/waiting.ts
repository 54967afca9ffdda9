import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '#platform/db.ts';
import { UNDONE_BY } from '../rules/waiting.ts';
import { type DisputeState, FINAL, type Process } from '../rules/words.ts';
import type { DisputeRow, EventRow, PartyRow } from './disputes.ts';
import { isOf, type WorkFilter } from './lines.ts';
import { first } from './lists.ts';

export type TimedDisputeRows = { dispute: DisputeRow; parties: PartyRow[]; events: EventRow[] };

/** What the limits of some disputes are counted from, in three questions for all of them. */
export async function listTimed(
  db: Db,
  ids: readonly string[],
): Promise<Map<string, TimedDisputeRows>> {
  if (ids.length === 0) return new Map();
  const disputes = await db.selectFrom('dispute').where('id', 'in', ids).selectAll().execute();
  const parties = await db
    .selectFrom('dispute_party')
    .where('disputeId', 'in', ids)
    .orderBy('side')
    .orderBy('place')
    .selectAll()
    .execute();
  const events = await db
    .selectFrom('dispute_event')
    .where('disputeId', 'in', ids)
    .orderBy('number')
    .selectAll()
    .execute();
  const of = <Row extends { disputeId: string }>(rows: readonly Row[]) =>
    Map.groupBy(rows, ({ disputeId }) => disputeId);
  const [partiesOf, eventsOf] = [of(parties), of(events)];
  return new Map(
    disputes.map((dispute) => [
      dispute.id,
      { dispute, parties: partiesOf.get(dispute.id) ?? [], events: eventsOf.get(dispute.id) ?? [] },
    ]),
  );
}

/** A dispute that waits for the office: since when it has been where it is, or since when what was asked has been open. */
export type WaitingDisputeRow = {
  id: string;
  reference: string;
  officerId: string | null;
  claimant: string;
  since: Date;
};

const shown = sql`dispute.id, dispute.reference, dispute.officer_id, ${first('claimant')} as claimant`;

/** A state, in some processes or in all. */
type InState = { state: DisputeState; processes?: readonly Process[] };

function isIn({ state, processes }: InState): RawBuilder<SqlBool> {
  const inState = sql<SqlBool>`dispute.state = ${sql.lit(state)}`;
  return processes
    ? sql<SqlBool>`(${inState} and dispute.process in (${sql.join(processes.map((one) => sql.lit(one)))}))`
    : inState;
}

/** Disputes in a state that waits for the office itself, the longest waiting first. */
export async function listInState(
  db: Db,
  where: InState,
  whose: WorkFilter,
  most: number,
): Promise<WaitingDisputeRow[]> {
  const { rows } = await sql<WaitingDisputeRow>`
    select ${shown}, dispute.state_since as since from dispute
    where ${isIn(where)} and ${isOf(whose)} order by dispute.state_since, dispute.id limit ${most}`.execute(
    db,
  );
  return rows;
}

/** How many disputes are in some states. */
export async function countInStates(
  db: Db,
  states: readonly InState[],
  whose: WorkFilter,
): Promise<number> {
  if (states.length === 0) return 0;
  const among = sql.join(states.map(isIn), sql` or `);
  const { rows } = await sql<{ many: number }>`
    select count(*)::integer as many from dispute where (${among}) and ${isOf(whose)}`.execute(db);
  return rows[0]?.many ?? 0;
}

/** What somebody asks of the office: the kind of the event, what it makes the office do, and the kinds that answer it. */
export type OfficeQuestion<Reason extends string> = {
  type: string;
  reason: Reason;
  answers: readonly string[];
  where?: { detail: string; is: string | boolean };
};

/** What was asked and is answered by nothing since, the longest waiting first: one line for each dispute and reason. */
export async function listOpenQuestions<Reason extends string>(
  db: Db,
  questions: readonly OfficeQuestion<Reason>[],
  whose: WorkFilter,
  most: number,
) {
  if (questions.length === 0) return [];
  const { rows } = await sql<WaitingDisputeRow & { reason: Reason }>`
    select ${shown}, asked.reason, asked.since from (${openQuestions(questions, whose)}) asked
    join dispute on dispute.id = asked.dispute_id order by asked.since, dispute.id limit ${most}`.execute(
    db,
  );
  return rows;
}

/** How much was asked and is answered by nothing since. */
export async function countOpenQuestions(
  db: Db,
  questions: readonly OfficeQuestion<string>[],
  whose: WorkFilter,
): Promise<number> {
  if (questions.length === 0) return 0;
  const { rows } = await sql<{
    many: number;
  }>`select count(*)::integer as many from (${openQuestions(questions, whose)}) asked`.execute(db);
  return rows[0]?.many ?? 0;
}

const isOpen = sql<SqlBool>`dispute.state not in (${sql.join(FINAL.map((state) => sql.lit(state)))})`;

function isAsked({ type, where }: OfficeQuestion<string>): RawBuilder<SqlBool> {
  const isType = sql<SqlBool>`event.type = ${sql.lit(type)}`;
  return where
    ? sql<SqlBool>`(${isType} and coalesce(event.details->>${where.detail}, 'false') = ${String(where.is)})`
    : isType;
}

// Four who signed one agreement are one thing to look at.
function openQuestions(
  questions: readonly OfficeQuestion<string>[],
  whose: WorkFilter,
): RawBuilder<unknown> {
  const reason = questions.map((one) => sql`when ${one.type} then ${one.reason}`);
  const answers = questions.map(
    (one) => sql`(event.type = ${one.type} and answer.type in (${sql.join(one.answers)}))`,
  );
  return sql`
    select event.dispute_id, case event.type ${sql.join(reason, sql` `)} end as reason, min(event.at) as since
    from dispute_event event join dispute on dispute.id = event.dispute_id
    where (${sql.join(questions.map(isAsked), sql` or `)}) and ${isOpen} and ${isOf(whose)}
      and not exists (select from dispute_event answer where answer.dispute_id = event.dispute_id and answer.number > event.number
        and (event.party_id is null or answer.party_id is null or answer.party_id = event.party_id)
        and coalesce(answer.details->>'seat', event.details->>'seat', '') = coalesce(event.details->>'seat', answer.details->>'seat', '')
        and (${sql.join(answers, sql` or `)})
        and not (answer.type = ${UNDONE_BY.answer} and exists (select from dispute_event undone where undone.dispute_id = answer.dispute_id
          and undone.type = ${UNDONE_BY.by} and undone.number > answer.number and undone.party_id = answer.party_id)))
    group by event.dispute_id, 2`;
}
