import { fits } from '#kernel/quota.ts';
import { allow, type Result, refuse } from '#kernel/result.ts';
import type { Db } from '#platform/db.ts';
import { keyedHash, sha256 } from '#platform/hash.ts';
import { networksOf } from '#platform/network.ts';
import { typeOf } from '#platform/vault/type.ts';
import {
  isDocumentType,
  LOOSE_EVERYBODY,
  LOOSE_NETWORK,
  looseUntil,
  type PanelDocumentType,
} from '../rules/retention.ts';
import {
  addDocument,
  countLoose,
  dropLoose,
  isContentNamed,
  lockContent,
  lockLoose,
} from '../store/documents.ts';
import type { PanelDeps } from './deps.ts';

export type UploadedPanelDocument = { token: string; type: PanelDocumentType; size: number };
export type PanelUploadRefusal = 'document_empty' | 'document_type' | 'uploads_full';
export type PanelUploadDeps = Pick<
  PanelDeps,
  'db' | 'vault' | 'key' | 'now' | 'newId' | 'newToken'
>;

/**
 * Takes a document into the vault, as much as a network and all together may have there that was sent with nothing yet. It is on
 * the disk, and the row that names it committed, before this resolves.
 */
export async function upload(
  deps: PanelUploadDeps,
  content: AsyncIterable<Uint8Array>,
  network: string,
): Promise<Result<UploadedPanelDocument, PanelUploadRefusal>> {
  const networks = networksOf(network, (text) => keyedHash(deps.key, text));
  if (!(await hasRoom(deps.db, networks, 1))) return refuse('uploads_full'); // before anything is written
  const taken = await deps.vault.take(content);
  try {
    if (taken.size === 0) return refuse('document_empty');
    const type = await typeOf(taken.look());
    if (type === null || !isDocumentType(type)) return refuse('document_type');
    const token = deps.newToken();
    const document = {
      id: deps.newId(),
      tokenHash: sha256(token),
      contentHash: taken.sha256,
      type,
      size: taken.size,
      uploadedAt: deps.now(),
      from: networks.map(({ hash }) => hash),
    };
    await taken.bring();
    return await deps.db
      .transaction()
      .execute(async (tx): Promise<Result<UploadedPanelDocument, PanelUploadRefusal>> => {
        await lockLoose(tx);
        if (!(await hasRoom(tx, networks, taken.size))) return refuse('uploads_full');
        await lockContent(tx, taken.sha256); // or a sweep could remove the same content in between
        await taken.keep();
        await addDocument(tx, document);
        return allow({ token, type, size: taken.size });
      });
  } finally {
    await taken.drop();
  }
}

async function hasRoom(
  db: Db,
  networks: ReturnType<typeof networksOf>,
  size: number,
): Promise<boolean> {
  for (const { hash, times } of networks)
    if (!fits(await countLoose(db, hash), size, LOOSE_NETWORK, times)) return false;
  return fits(await countLoose(db, null), size, LOOSE_EVERYBODY);
}

/** Removes what nobody attached in seven days, and files that no row names. */
export async function sweepDocuments({
  db,
  now,
  vault,
}: Pick<PanelDeps, 'db' | 'now' | 'vault'>): Promise<void> {
  const until = looseUntil(now());
  await dropLoose(db, until);
  for (const contentHash of await vault.list(until)) {
    await db.transaction().execute(async (tx) => {
      await lockContent(tx, contentHash);
      if (!(await isContentNamed(tx, contentHash))) await vault.remove(contentHash);
    });
  }
  await vault.clean(until);
}
