import { speaking } from '#platform/language.ts';
import { owe } from '#platform/outbox.ts';
import { emptySince, idleSince, warnableSince } from '../rules/draft-expiry.ts';
import { claimDraftsToWarn, dropEmptyDrafts, expireDrafts } from '../store/draft-changes.ts';
import type { FilingDeps } from './deps.ts';

export type FilingSweepDeps = Pick<FilingDeps, 'db' | 'now' | 'newId' | 'wakeMail'>;

/** Ends drafts that were idle for thirty days, and tells the owners of those that soon will have been. */
export async function sweep({ db, now, newId, wakeMail }: FilingSweepDeps): Promise<boolean> {
  const at = now();
  await expireDrafts(db, idleSince(at), at);
  await db.transaction().execute(async (tx) => {
    for (const { id, email, language } of await claimDraftsToWarn(tx, warnableSince(at), at))
      if (email)
        await speaking(language, () =>
          owe(tx, { id: newId(), kind: 'filing_ending', refersTo: id, recipient: email }, at),
        );
  });
  wakeMail();
  await dropEmptyDrafts(db, emptySince(at));
  return false;
}
