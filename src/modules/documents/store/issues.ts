import { type Insertable, sql } from 'kysely';
import type { Db } from '#platform/db.ts';
import type { Tables } from '#platform/tables.ts';

export type IssueRow = { id: string; title: string };

/** The issues of a dispute, in the order in which they were first named. */
export function listIssues(db: Db, disputeId: string): Promise<IssueRow[]> {
  return db
    .selectFrom('dispute_issue')
    .where('disputeId', '=', disputeId)
    .orderBy('addedAt')
    .orderBy('id')
    .select(['id', 'title'])
    .execute();
}

/** Which papers of a dispute go to which issues: all papers, or some. */
export function listIssuesOfPapers(
  db: Db,
  disputeId: string,
  among: readonly string[] | null,
): Promise<{ documentId: string; issueId: string }[]> {
  return db
    .selectFrom('exhibit_issue')
    .innerJoin('dispute_issue', 'dispute_issue.id', 'exhibit_issue.issueId')
    .where('dispute_issue.disputeId', '=', disputeId)
    .$if(among !== null, (some) =>
      some.where(sql<boolean>`exhibit_issue.document_id = any(${[...(among ?? [])]}::uuid[])`),
    )
    .orderBy('dispute_issue.addedAt')
    .select(['exhibit_issue.documentId', 'exhibit_issue.issueId'])
    .execute();
}

export async function addIssue(tx: Db, issue: Insertable<Tables['dispute_issue']>): Promise<void> {
  await tx.insertInto('dispute_issue').values(issue).execute();
}

export async function addIssuesOfPaper(
  tx: Db,
  documentId: string,
  issueIds: readonly string[],
): Promise<void> {
  if (issueIds.length === 0) return;
  await tx
    .insertInto('exhibit_issue')
    .values(issueIds.map((issueId) => ({ documentId, issueId })))
    .execute();
}

/** What somebody named first, wherever. */
export function listIssuesBy(db: Db, personId: string) {
  return db
    .selectFrom('dispute_issue')
    .where('addedBy', '=', personId)
    .orderBy(sql`added_at`)
    .select(['title', 'addedAt'])
    .execute();
}
