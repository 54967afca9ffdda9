import { allow, type Result } from '#kernel/result.ts';
import type { Db } from '#platform/db.ts';
import { issuesNamed } from '../rules/issues.ts';
import { addIssue, addIssuesOfPaper, listIssues, listIssuesOfPapers } from '../store/issues.ts';
import type { DocumentsDeps } from './deps.ts';

type Naming = { disputeId: string; personId: string; titles: readonly string[] };

/** What is named for the first time joins the list of the dispute. The caller holds the dispute. */
export async function keepIssues(
  deps: DocumentsDeps,
  tx: Db,
  { disputeId, personId, titles }: Naming,
): Promise<Result<null, 'issues_full'>> {
  const found = issuesNamed(titles, await listIssues(tx, disputeId));
  if (!found.ok) return found;
  for (const title of found.value.fresh)
    await addIssue(tx, {
      id: deps.newId(),
      disputeId,
      title,
      addedAt: deps.now(),
      addedBy: personId,
    });
  return allow(null);
}

/** Says to which issues a paper goes; a later version that names none goes to those of the former. */
export async function nameIssues(
  tx: Db,
  disputeId: string,
  {
    documentId,
    former,
    titles,
  }: { documentId: string; former: string | null; titles: readonly string[] },
): Promise<void> {
  const known = await listIssues(tx, disputeId);
  const named = issuesNamed(titles, known);
  const own = named.ok ? named.value.ids : [];
  const before =
    own.length === 0 && former
      ? (await listIssuesOfPapers(tx, disputeId, [former])).map(({ issueId }) => issueId)
      : [];
  await addIssuesOfPaper(tx, documentId, own.length > 0 ? own : before);
}
