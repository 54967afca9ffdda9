import { dropOverdueUploads, isPieceNamed, lockPieceContent } from '../store/uploads.ts';
import type { DocumentsDeps } from './deps.ts';

const DAY = 86_400_000;

/** Removes uploads that nobody went on with, and pieces that no row names. What is filed is none of them any more. */
export async function sweepUploads({
  db,
  now,
  uploads,
}: Pick<DocumentsDeps, 'db' | 'now' | 'uploads'>): Promise<boolean> {
  await dropOverdueUploads(db, now());
  const before = new Date(now().getTime() - DAY); // a piece whose transaction is under way is named in a moment
  for (const content of await uploads.list(before))
    await db.transaction().execute(async (tx) => {
      await lockPieceContent(tx, content);
      if (!(await isPieceNamed(tx, content))) await uploads.remove(content);
    });
  await uploads.clean(before);
  return false;
}
