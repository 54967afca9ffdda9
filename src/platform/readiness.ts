import { statfs } from 'node:fs/promises';
import { type Db, prepared } from './db.ts';

/** With less free on the disk of the data folder, in bytes, nothing is kept for sure: PostgreSQL writes ahead in files of 16 MiB. */
export const FULL = 64 * 1024 ** 2;

type Asked = {
  db: Db;
  dataDir: string;
  isLeaving(): boolean;
  free?: (folder: string) => Promise<number>;
};

/** What `/readyz` says: "ready", or why nobody should be sent here now. */
export async function readiness({ db, dataDir, isLeaving, free = freeOn }: Asked): Promise<string> {
  if (isLeaving()) return 'leaving';
  if (!(await answers(db))) return 'the database does not answer';
  return (await free(dataDir)) < FULL ? 'the disk is full' : 'ready';
}

async function answers(db: Db): Promise<boolean> {
  return prepared(db, { name: 'ready', text: 'select 1' }).then(
    () => true,
    () => false,
  );
}

async function freeOn(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}
