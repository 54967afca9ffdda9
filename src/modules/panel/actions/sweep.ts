import { cleanReceipts } from './applications.ts';
import type { PanelDeps } from './deps.ts';
import { sweepDocuments } from './documents.ts';
import { sweepDrafts } from './drafts.ts';
import { removeOldDocuments } from './retention.ts';

export type PanelSweepDeps = Pick<PanelDeps, 'db' | 'now' | 'vault'>;

/** What is kept for a time only: loose documents seven days, drafts thirty, receipts one, papers of the declined a year. */
export async function sweep(deps: PanelSweepDeps): Promise<boolean> {
  await cleanReceipts(deps);
  await sweepDrafts(deps);
  const isMore = await removeOldDocuments(deps); // before the files, which nobody names from here on
  await sweepDocuments(deps);
  return isMore;
}
