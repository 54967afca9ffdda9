import type { Settings } from '../env.ts';
import { onDisk, type Store } from './store.ts';

/** Where the documents lie, and the beginning of their names there. */
export type DocumentLocation = { store: Store; files: string };

/** The store of the settings, else the data folder. A store with which the product could not work is refused with what to mend. */
export async function documentsPlace(
  dataDir: string,
  { store: account }: Pick<Settings, 'store'>,
): Promise<DocumentLocation> {
  if (!account) return { store: onDisk, files: `${dataDir}/files` };
  const { openS3, tryS3 } = await import('./s3.ts'); // where it is wanted alone: its client takes a while to load
  await tryS3(account);
  return { store: openS3(account), files: 'files' };
}
