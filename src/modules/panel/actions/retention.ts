import { currentSetting } from '#modules/institution/actions/current.ts';
import { keptSince } from '#modules/institution/rules/retention.ts';
import { appendActs } from '#modules/record/actions.ts';
import { emptyApplication } from '../store/applications.ts';
import { dropStatusLinks, emptyMessages } from '../store/checks.ts';
import { dropDocuments } from '../store/documents.ts';
import { listEndedBy } from '../store/listings.ts';
import type { PanelDeps } from './deps.ts';
import { subjectOf } from './moves.ts';

type RetentionDeps = Pick<PanelDeps, 'db' | 'now'>;

const SOME = 100;

/** For how many months the documents of an application that came to nothing are kept; the institution sets it. */
export async function monthsKept(db: RetentionDeps['db'], at: Date): Promise<number> {
  return (await currentSetting(db, 'retention', at)).value.declinedApplications;
}

/** Removes the documents of applications that came to nothing, once they were kept for long enough. True when there are more. */
export async function removeOldDocuments({ db, now }: RetentionDeps): Promise<boolean> {
  const at = now();
  const until = keptSince('declinedApplications', await monthsKept(db, at), at);
  const ended = await listEndedBy(db, until, SOME);
  for (const { id } of ended) {
    await db.transaction().execute(async (tx) => {
      const documents = [...(await emptyApplication(tx, id, at)), ...(await emptyMessages(tx, id))];
      await dropDocuments(tx, documents);
      const details = { documents: documents.length };
      await appendActs(tx, at, [
        {
          act: 'application.documents_removed',
          subject: subjectOf({ id }),
          by: { personId: null, role: 'system' },
          details,
        },
      ]);
    });
  }
  await dropStatusLinks(db, at);
  return ended.length === SOME;
}
