import { sql } from 'kysely';
import type { Db } from '#platform/db.ts';
import type { List } from '../rules/empanelment.ts';
import { shown } from './shown-members.ts';

type Wanted = { list: List | null; q: string; offset: number; most: number };

/** Everybody on the lists with the newest profile; what an officer has yet to look at comes first. */
export async function listNeutrals(db: Db, wanted: Wanted) {
  let found = db
    .selectFrom('panel_neutral')
    .innerJoin('panel_application', 'panel_application.id', 'panel_neutral.applicationId')
    .innerJoin('panel_profile', 'panel_profile.neutralId', 'panel_neutral.id')
    .where(
      'panel_profile.version',
      '=',
      sql<number>`(select max(version) from panel_profile newest where newest.neutral_id = panel_neutral.id)`,
    );
  const { list } = wanted;
  if (list)
    found = found.where((is) =>
      is.exists(
        is
          .selectFrom('panel_listing')
          .whereRef('panel_listing.applicationId', '=', 'panel_neutral.applicationId')
          .where('list', '=', list)
          .select('panel_listing.id'),
      ),
    );
  if (wanted.q)
    found = found.where(
      'panel_application.fullName',
      'ilike',
      `%${wanted.q.replace(/[\\%_]/g, '\\$&')}%`,
    );
  const { total } = await found
    .select((is) => is.fn.countAll<bigint>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await found
    .orderBy(sql`panel_profile.may_be_shown and panel_profile.looked_at is null`, 'desc')
    .orderBy('panel_application.fullName')
    .orderBy('panel_neutral.id')
    .limit(wanted.most)
    .offset(wanted.offset)
    .selectAll('panel_profile')
    .select(['panel_neutral.applicationId', 'panel_application.fullName'])
    .select(sql<boolean>`exists (${shown} and n.id = panel_neutral.id)`.as('isShown'))
    .execute();
  return { rows, total: Number(total) };
}
