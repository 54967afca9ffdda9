import { sql } from 'kysely';
import type { Db } from '#platform/db.ts';
import type { ListingState } from '../rules/empanelment.ts';

export type WaitingListing = {
  /** Of the place, or of the notice. */
  id: string;
  applicationId: string;
  state: ListingState;
  since: Date;
  fullName: string;
  number: number;
  receivedAt: Date;
  /** Whether every question that was asked has its answer, and one was asked. */
  answered: boolean;
};

const MOST = 500;

type For = { isOfficer: boolean; memberId: string | null };

/** Places that wait for an officer's checks, and those on which a member has neither voted nor declared a relation. */
export async function listWaiting(db: Db, { isOfficer, memberId }: For): Promise<WaitingListing[]> {
  const { rows } = await sql<WaitingListing>`
    select l.id, l.application_id, l.state, l.since, a.full_name, a.number, a.received_at,
      exists (select 1 from panel_message q where q.application_id = a.id and q.kind = 'answer') as answered
    from panel_listing l join panel_application a on a.id = l.application_id
    where (${isOfficer} and l.state = 'applied' and not exists (
        select 1 from panel_message q where q.application_id = a.id and q.kind = 'question'
        and not exists (select 1 from panel_message r where r.answers = q.id)))
      or (${memberId}::uuid is not null and l.state in ('documents_checked', 'trial_list')
        and not exists (select 1 from panel_vote v where v.listing_id = l.id and v.round = l.round and v.member_id = ${memberId}::uuid
          and v.question = case l.state when 'trial_list' then 'activation' else 'admission' end)
        and not exists (select 1 from panel_declaration d where d.application_id = a.id and d.member_id = ${memberId}::uuid
          and d.relation is not null))
    order by l.since, l.id limit ${MOST}`.execute(db);
  return rows;
}

/** Notices that may be decided: replied to, or past their fourteen days; and the member has not voted yet. */
export async function listProceedingsWaiting(
  db: Db,
  { memberId, today }: { memberId: string; today: string },
): Promise<WaitingListing[]> {
  const { rows } = await sql<WaitingListing>`
    select p.id, p.application_id, 'active' as state, p.noticed_at as since, a.full_name, a.number, a.received_at, true as answered
    from panel_proceeding p join panel_application a on a.id = p.application_id
    where p.decided_at is null and (p.replied_at is not null or p.reply_due_on < ${today}::date)
      and not exists (select 1 from panel_proceeding_vote v where v.proceeding_id = p.id and v.member_id = ${memberId}::uuid)
      and not exists (select 1 from panel_declaration d where d.application_id = a.id and d.member_id = ${memberId}::uuid
        and d.relation is not null)
    order by p.noticed_at, p.id limit ${MOST}`.execute(db);
  return rows;
}

/** Neutrals whose newest public words nobody has looked at. */
export async function listProfilesToReview(
  db: Db,
): Promise<{ id: string; since: Date; fullName: string; number: number; receivedAt: Date }[]> {
  return db
    .selectFrom('panel_profile')
    .innerJoin('panel_neutral', 'panel_neutral.id', 'panel_profile.neutralId')
    .innerJoin('panel_application', 'panel_application.id', 'panel_neutral.applicationId')
    .where('panel_profile.mayBeShown', '=', true)
    .where('panel_profile.lookedAt', 'is', null)
    .where(
      'panel_profile.version',
      '=',
      sql<number>`(select max(version) from panel_profile newest where newest.neutral_id = panel_neutral.id)`,
    )
    .orderBy('panel_profile.savedAt')
    .limit(MOST)
    .select(['panel_neutral.id', 'panel_profile.savedAt as since', 'panel_application.fullName'])
    .select(['panel_application.number', 'panel_application.receivedAt'])
    .execute();
}
