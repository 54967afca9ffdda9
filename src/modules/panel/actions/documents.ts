import { allow, type Result, refuse } from '#kernel/result.ts';
import { sha256 } from '#platform/hash.ts';
import { typeOf } from '#platform/vault/type.ts';
import { type DocumentType, isDocumentType, looseUntil } from '../rules/keeping.ts';
import { addDocument, dropLoose, isContentNamed, lockContent } from '../store/documents.ts';
import type { PanelDeps } from './deps.ts';

export type Uploaded = { token: string; type: DocumentType; size: number };
export type UploadRefusal = 'document_empty' | 'document_type';

/** Takes a document into the vault. It is on the disk, and the row that names it committed, before this resolves. */
export async function upload(deps: PanelDeps, content: AsyncIterable<Uint8Array>): Promise<Result<Uploaded, UploadRefusal>> {
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
    };
    await deps.db.transaction().execute(async (tx) => {
      await lockContent(tx, taken.sha256); // or a sweep could remove the same content in between
      await taken.keep();
      await addDocument(tx, document);
    });
    return allow({ token, type, size: taken.size });
  } finally {
    await taken.drop();
  }
}

/** Removes what nobody attached in seven days, and files that no row names. */
export async function sweepDocuments({ db, now, vault }: Pick<PanelDeps, 'db' | 'now' | 'vault'>): Promise<void> {
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
