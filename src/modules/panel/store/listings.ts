import { type Selectable, sql, type Updateable } from 'kysely';
import type { Db } from '#platform/db.ts';
import type { Tables } from '#platform/tables.ts';
import type { List, ListingState } from '../rules/empanelment.ts';

export type ListingRow = Selectable<Tables['panel_listing']>;
export type ListingStepRow = Selectable<Tables['panel_step']>;

export async function addListing(
  tx: Db,
  { id, applicationId, list, at }: { id: string; applicationId: string; list: List; at: Date },
) {
  const row = await tx
    .insertInto('panel_listing')
    .values({
      id,
      applicationId,
      list,
      state: 'applied',
      since: at,
      createdAt: at,
    })
    .onConflict((same) => same.columns(['applicationId', 'list']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function findListing(db: Db, id: string): Promise<ListingRow | null> {
  return (
    (await db.selectFrom('panel_listing').where('id', '=', id).selectAll().executeTakeFirst()) ??
    null
  );
}

/** The places of an application, kept from everybody else until the transaction ends. */
export function lockListings(tx: Db, applicationId: string): Promise<ListingRow[]> {
  return tx
    .selectFrom('panel_listing')
    .where('applicationId', '=', applicationId)
    .orderBy('list')
    .selectAll()
    .forUpdate()
    .execute();
}

export function listListings(db: Db, applicationIds: readonly string[]): Promise<ListingRow[]> {
  if (applicationIds.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('panel_listing')
    .where('applicationId', 'in', applicationIds)
    .orderBy('list')
    .selectAll()
    .execute();
}

export async function changeListing(
  tx: Db,
  id: string,
  change: Updateable<Tables['panel_listing']>,
): Promise<void> {
  await tx.updateTable('panel_listing').set(change).where('id', '=', id).execute();
}

export async function addStep(tx: Db, step: ListingStepRow): Promise<void> {
  await tx.insertInto('panel_step').values(step).execute();
}

export function listSteps(db: Db, applicationId: string) {
  return db
    .selectFrom('panel_step')
    .innerJoin('panel_listing', 'panel_listing.id', 'panel_step.listingId')
    .where('panel_listing.applicationId', '=', applicationId)
    .orderBy('panel_step.at')
    .orderBy('panel_step.id')
    .selectAll('panel_step')
    .select('panel_listing.list')
    .execute();
}

/** A step with the place and the application that it is of; null when the id is not a step's. */
export async function findStep(db: Db, id: string) {
  const row = await db
    .selectFrom('panel_step')
    .innerJoin('panel_listing', 'panel_listing.id', 'panel_step.listingId')
    .where('panel_step.id', '=', id)
    .selectAll('panel_step')
    .select(['panel_listing.applicationId', 'panel_listing.list'])
    .executeTakeFirst();
  return row ?? null;
}

export type ListingQuery = {
  states: readonly ListingState[] | null;
  list: List | null;
  q: string;
  offset: number;
  most: number;
};

/** The places that the office asked for, those that have been waiting longest first, and how many there are. */
export async function listPlaces(db: Db, wanted: ListingQuery) {
  let found = db
    .selectFrom('panel_listing')
    .innerJoin('panel_application', 'panel_application.id', 'panel_listing.applicationId');
  if (wanted.states) found = found.where('panel_listing.state', 'in', wanted.states);
  if (wanted.list) found = found.where('panel_listing.list', '=', wanted.list);
  if (wanted.q) {
    const part = `%${wanted.q.replace(/[\\%_]/g, '\\$&')}%`;
    const number = Number(/(\d{1,9})$/.exec(wanted.q)?.[1] ?? -1);
    found = found.where((is) =>
      is.or([
        is('panel_application.fullName', 'ilike', part),
        is('panel_application.email', 'ilike', part),
        is('panel_application.number', '=', number),
      ]),
    );
  }
  const { total } = await found
    .select((is) => is.fn.countAll<bigint>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await found
    .orderBy('panel_listing.since')
    .orderBy('panel_listing.id')
    .limit(wanted.most)
    .offset(wanted.offset)
    .selectAll('panel_listing')
    .select([
      'panel_application.fullName',
      'panel_application.number',
      'panel_application.receivedAt',
    ])
    .select(() => [openQuestions.as('questionsOpen')])
    .execute();
  return { rows, total: Number(total) };
}

const openQuestions = sql<number>`(select count(*)::int from panel_message q where q.application_id = panel_application.id
  and q.kind = 'question' and not exists (select 1 from panel_message a where a.answers = q.id))`;

/** Applications all of whose places ended by then, with documents that are still there. */
export function listEndedBy(db: Db, until: Date, most: number): Promise<{ id: string }[]> {
  return (
    db
      .selectFrom('panel_application')
      .where('documentsRemovedAt', 'is', null)
      .where((is) =>
        is.not(
          is.exists(
            is
              .selectFrom('panel_listing')
              .whereRef('panel_listing.applicationId', '=', 'panel_application.id')
              .where((one) =>
                one.or([
                  one('state', 'not in', ['declined', 'withdrawn']),
                  one('since', '>', until),
                ]),
              )
              .select('panel_listing.id'),
          ),
        ),
      )
      // Whoever was on the panel once is remembered with their papers: a removal or a challenge may still be asked about.
      .where((is) =>
        is.not(
          is.exists(
            is
              .selectFrom('panel_neutral')
              .whereRef('panel_neutral.applicationId', '=', 'panel_application.id')
              .select('panel_neutral.id'),
          ),
        ),
      )
      .select('id')
      .limit(most)
      .execute()
  );
}
