import { sql } from 'kysely';
import type { Language } from '#kernel/language.ts';
import type { Db } from '#platform/db.ts';
import type { EnquiryKind } from '../rules/queue.ts';
import type { EntryKind, WorkChange } from '../rules/work.ts';

export type Which = { kind: EnquiryKind; id: string };

/** The work on an enquiry; null when there is none of this kind and id. */
export async function findWork(db: Db, which: Which) {
  return (await workOf(db, which).executeTakeFirst()) ?? null;
}

/** The same, locked until the transaction ends: of two officers who act at once, the second sees what the first did. */
export async function lockWork(tx: Db, which: Which) {
  return (await workOf(tx, which).forNoKeyUpdate().executeTakeFirst()) ?? null;
}

export type WorkRow = NonNullable<Awaited<ReturnType<typeof findWork>>>;

function workOf(db: Db, { kind, id }: Which) {
  return db
    .selectFrom('enquiry_work as work')
    .where('work.id', '=', id)
    .where('work.kind', '=', kind)
    .select([
      ...([
        'work.id',
        'work.kind',
        'work.number',
        'work.language',
        'work.received_at',
        'work.state',
        'work.since',
      ] as const),
      ...([
        'work.urgent_from',
        'work.assignee_id',
        'work.follow_up_on',
        'work.close_reason',
        'work.version',
      ] as const),
      sql<boolean>`exists (select from enquiry_entry as entry where entry.enquiry_id = work.id and entry.kind = 'reply')`.as(
        'is_answered',
      ),
    ]);
}

/** Changes the work and makes its next version. */
export async function changeWork(tx: Db, id: string, change: WorkChange): Promise<number> {
  const { state, since, assigneeId, followUpOn, closeReason } = change;
  const row = await tx
    .updateTable('enquiry_work')
    .set((is) => ({
      version: is('version', '+', 1),
      ...(state ? { state } : {}),
      ...(since ? { since } : {}),
      ...(assigneeId === undefined ? {} : { assignee_id: assigneeId }),
      ...(followUpOn === undefined ? {} : { follow_up_on: followUpOn }),
      ...(closeReason === undefined ? {} : { close_reason: closeReason }),
    }))
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirstOrThrow();
  return row.version;
}

export type Entry = {
  id: string;
  enquiryId: string;
  version: number;
  kind: EntryKind;
  at: Date;
  by: string;
  subject?: string | null;
  body?: string | null;
  detail?: string | null;
  letterId?: string | null;
  language?: Language | null;
};

export async function addEntry(tx: Db, entry: Entry): Promise<void> {
  const { enquiryId, by, letterId, subject, body, detail, language, ...rest } = entry;
  const texts = {
    subject: subject || null,
    body: body || null,
    detail: detail || null,
    language: language ?? null,
  };
  await tx
    .insertInto('enquiry_entry')
    .values({
      ...rest,
      ...texts,
      enquiry_id: enquiryId,
      by_person: by,
      letter_id: letterId ?? null,
    })
    .execute();
}

/** Whether the last thing done with an enquiry was this, by the same person in the same words. */
export async function isLastEntry(
  tx: Db,
  { enquiryId, kind, by, body, detail }: Omit<Entry, 'id' | 'version' | 'at'>,
): Promise<boolean> {
  const last = await tx
    .selectFrom('enquiry_entry')
    .where('enquiry_id', '=', enquiryId)
    .orderBy('version', 'desc')
    .limit(1)
    .select(['kind', 'by_person', 'body', 'detail'])
    .executeTakeFirst();
  return (
    last !== undefined &&
    last.kind === kind &&
    last.by_person === by &&
    last.body === (body || null) &&
    last.detail === (detail || null)
  );
}

/** What was done with an enquiry, first things first. */
export function listEntries(db: Db, enquiryId: string) {
  return db
    .selectFrom('enquiry_entry')
    .where('enquiry_id', '=', enquiryId)
    .orderBy('version')
    .orderBy('id')
    .selectAll()
    .execute();
}

export function getEntry(db: Db, id: string) {
  return db.selectFrom('enquiry_entry').where('id', '=', id).selectAll().executeTakeFirstOrThrow();
}

/** The letters that went before one in its thread, first things first. */
export async function listLettersBefore(
  db: Db,
  entry: { id: string; enquiry_id: string; version: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('enquiry_entry')
    .where('enquiry_id', '=', entry.enquiry_id)
    .where('kind', '=', 'reply')
    .where('version', '<', entry.version)
    .orderBy('version')
    .select('letter_id')
    .execute();
  return rows.map(({ letter_id }) => letter_id).filter((id) => id !== null);
}

/** What is said about an enquiry in every letter to its sender. */
export async function getNumber(db: Db, id: string): Promise<{ number: number; receivedAt: Date }> {
  const row = await db
    .selectFrom('enquiry_work')
    .where('id', '=', id)
    .select(['number', 'received_at'])
    .executeTakeFirstOrThrow();
  return { number: row.number, receivedAt: row.received_at };
}
