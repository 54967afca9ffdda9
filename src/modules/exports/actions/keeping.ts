import type { Db } from '#platform/db.ts';
import { checksumOf } from '#platform/zip-layout.ts';
import { type ExportFileRow, isPageNamed, lockContent, markMade } from '../store/files.ts';
import type { ExportsDeps } from './deps.ts';

/** So much is gathered before it goes on: a message alone is small. */
const PIECE = 64 * 1024;

/** Keeps a page of ours as it comes, with its checksum; where its archive has ended meanwhile, nothing of it. */
export async function keepPage(
  { db, exports }: Pick<ExportsDeps, 'db' | 'exports'>,
  file: ExportFileRow,
  words: AsyncIterable<string | Uint8Array>,
): Promise<void> {
  const told = { crc: 0 };
  const taken = await exports.take(counted(words, told));
  try {
    await taken.bring();
    await db.transaction().execute(async (tx) => {
      await lockContent(tx, taken.sha256);
      const contentHash = Buffer.from(taken.sha256, 'hex');
      const made = { size: BigInt(taken.size), contentHash, crc: BigInt(told.crc) };
      if (await markMade(tx, file, made)) await taken.keep();
    });
  } finally {
    await taken.drop();
  }
}

async function* counted(
  words: AsyncIterable<string | Uint8Array>,
  told: { crc: number },
): AsyncGenerator<Uint8Array> {
  let gathered: Buffer[] = [];
  let size = 0;
  const piece = () => {
    const whole = Buffer.concat(gathered);
    [gathered, size] = [[], 0];
    told.crc = checksumOf(whole, told.crc);
    return whole;
  };
  for await (const some of words) {
    const bytes = Buffer.from(some as string); // of bytes too it makes bytes
    gathered.push(bytes);
    size += bytes.length;
    if (size >= PIECE) yield piece();
  }
  if (size > 0) yield piece();
}

/** Removes content that no archive names any more. */
export function removeUnnamed(
  { db, exports }: Pick<ExportsDeps, 'db' | 'exports'>,
  contentHash: string,
): Promise<void> {
  return db.transaction().execute(async (tx: Db) => {
    await lockContent(tx, contentHash);
    if (!(await isPageNamed(tx, contentHash))) await exports.remove(contentHash);
  });
}
