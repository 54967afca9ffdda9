import { DOCUMENT_TYPES, type DocumentType } from '#kernel/document-types.ts';
import { fits } from '#kernel/quota.ts';
import { allow, type Result, refuse } from '#kernel/result.ts';
import type { Db } from '#platform/db.ts';
import { keyedHash, sha256 } from '#platform/hash.ts';
import { networksOf } from '#platform/network.ts';
import { typeOf } from '#platform/vault/type.ts';
import type { StagedDocument } from '#platform/vault/vault.ts';
import {
  EVERYBODY,
  knownUntil,
  NETWORK,
  namedUntil,
  OWN,
  strayBefore,
  unnamedUntil,
} from '../rules/uploads.ts';
import { addDocument, isContentNamed, lockContent } from '../store/documents.ts';
import {
  attachById,
  countLoose,
  dropLoose,
  expireLoose,
  extendUnattached,
  findLoose,
  lockLoose,
} from '../store/loose-documents.ts';
import type { DisputeDocumentRow, DisputesDeps } from './deps.ts';

export type UploadedDocument = { token: string; type: DocumentType; size: number };
export type DisputeUploadRefusal = 'document_empty' | 'document_type';

type Uploading = Pick<DisputesDeps, 'db' | 'now' | 'newId' | 'newToken' | 'papers'>;

/**
 * Takes a paper into the vault. It is on the disk, and the row that names it committed, before this resolves. What it is
 * is found in its content: a name that ends in .pdf proves nothing. Whoever holds the token may attach it, and nobody else.
 */
export function upload(
  deps: Uploading,
  content: AsyncIterable<Uint8Array>,
): Promise<Result<UploadedDocument, DisputeUploadRefusal>> {
  return take(deps, content, async () => allow({ keptUntil: knownUntil(deps.now()) }));
}

/** Where an upload of somebody without an account comes from, and the browser or notice that it is for. */
export type UploadFrom = { network: string; of: string };

/**
 * The same for whoever has no account: as much as their browser or notice, their network and all together may have loose. It
 * is gone within hours unless a draft names it.
 */
export async function uploadFrom(
  deps: Uploading & { key: Buffer },
  content: AsyncIterable<Uint8Array>,
  from: UploadFrom,
): Promise<Result<UploadedDocument, DisputeUploadRefusal | 'uploads_full'>> {
  if (!(await hasRoom(deps, deps.db, from, 1))) return refuse('uploads_full'); // before anything is written
  return take(deps, content, async (tx, size) => {
    await lockLoose(tx);
    if (!(await hasRoom(deps, tx, from, size))) return refuse('uploads_full');
    const { own, networks } = hashesOf(deps, from);
    const looseFrom = networks.map(({ hash }) => Buffer.from(hash, 'hex'));
    return allow({
      keptUntil: unnamedUntil(deps.now()),
      looseFrom,
      looseFor: Buffer.from(own, 'hex'),
    });
  });
}

function hashesOf({ key }: { key: Buffer }, { network, of }: UploadFrom) {
  const hash = (text: string) => keyedHash(key, text);
  return { own: hash(`upload for ${of}`), networks: networksOf(network, hash) };
}

async function hasRoom(
  deps: { key: Buffer },
  db: Db,
  from: UploadFrom,
  size: number,
): Promise<boolean> {
  const { own, networks } = hashesOf(deps, from);
  if (!fits(await countLoose(db, { of: 'for', hash: own }), size, OWN)) return false;
  for (const { hash, times } of networks)
    if (!fits(await countLoose(db, { of: 'from', hash }), size, NETWORK, times)) return false;
  return fits(await countLoose(db, { of: 'all' }), size, EVERYBODY);
}

type Loose = { keptUntil: Date; looseFrom?: Buffer[]; looseFor?: Buffer };
type Keeping<R> = (tx: Db, size: number) => Promise<Result<Loose, R>>;

async function take<R = never>(
  deps: Uploading,
  content: AsyncIterable<Uint8Array>,
  keeping: Keeping<R>,
): Promise<Result<UploadedDocument, DisputeUploadRefusal | R>> {
  const taken = await deps.papers.take(content);
  try {
    if (taken.size === 0) return refuse('document_empty');
    const found = await typeOf(taken.look());
    const type = DOCUMENT_TYPES.find((one) => one === found);
    if (!type) return refuse('document_type');
    const token = deps.newToken();
    await taken.bring();
    return await deps.db
      .transaction()
      .execute(async (tx): Promise<Result<UploadedDocument, DisputeUploadRefusal | R>> => {
        const loose = await keeping(tx, taken.size);
        if (!loose.ok) return loose;
        await lockContent(tx, taken.sha256); // or a sweep could remove the same content in between
        await taken.keep();
        await addDocument(tx, {
          id: deps.newId(),
          tokenHash: Buffer.from(sha256(token), 'hex'),
          contentHash: Buffer.from(taken.sha256, 'hex'),
          kind: 'other',
          title: 'Upload',
          type,
          size: BigInt(taken.size),
          addedAt: deps.now(),
          ...loose.value,
        });
        return allow({ token, type, size: taken.size });
      });
  } finally {
    await taken.drop();
  }
}

export type CheckedUpload = {
  type: DisputeDocumentRow['type'];
  title: string;
  by: string;
  keptUntil: Date;
};

/**
 * Keeps what another module took into the vault and looked at, in the transaction in which it says so: loose, until it is
 * attached by its id.
 */
export async function keepChecked(
  deps: Pick<DisputesDeps, 'now' | 'newId' | 'newToken'>,
  tx: Db,
  taken: StagedDocument,
  { type, title, by, keptUntil }: CheckedUpload,
): Promise<string> {
  const id = deps.newId();
  await lockContent(tx, taken.sha256); // or a sweep could remove the same content in between
  await taken.keep();
  await addDocument(tx, {
    id,
    tokenHash: Buffer.from(sha256(deps.newToken()), 'hex'),
    contentHash: Buffer.from(taken.sha256, 'hex'),
    kind: 'other',
    title,
    type,
    size: BigInt(taken.size),
    addedAt: deps.now(),
    addedBy: by,
    keptUntil,
  });
  return id;
}

export type CheckedPlace = Pick<DisputeDocumentRow, 'kind' | 'title' | 'audience'> & {
  disputeId: string;
  partyId: string;
  at: Date;
};

/** Makes what was kept so a paper of a dispute, added at the moment at which it is filed. */
export function attachChecked(tx: Db, id: string, { at, ...place }: CheckedPlace): Promise<void> {
  return attachById(tx, id, { ...place, addedAt: at });
}

/** Forgets what was kept so and is attached to nothing: its content goes with the next sweep. */
export function releaseUnattached(tx: Db, ids: readonly string[], at: Date): Promise<void> {
  return expireLoose(tx, ids, at);
}

/** A draft names these uploads: they stay as long as it may rest. */
export function extendNamedUploads(tx: Db, tokens: readonly string[], at: Date): Promise<void> {
  return extendUnattached(
    tx,
    tokens.map((token) => sha256(token)),
    namedUntil(at),
  );
}

/** What an upload token stands for, for the form that shows it again. */
export async function looseUpload(
  db: Db,
  token: string,
): Promise<{ type: string; size: number } | null> {
  const row = await findLoose(db, sha256(token));
  return row ? { type: row.type, size: Number(row.size) } : null;
}

/** Removes what was uploaded and neither attached nor named by a draft in time; every hour, so that no disk fills with it. */
export async function sweepLoose({ db, now, papers }: Sweeping): Promise<void> {
  for (const contentHash of await dropLoose(db, now()))
    await removeUnnamed({ db, papers }, contentHash);
}

/** Removes files that no row names, which only a crash leaves. */
export async function sweepDocuments({ db, now, papers }: Sweeping): Promise<void> {
  const before = strayBefore(now());
  for (const contentHash of await papers.list(before))
    await removeUnnamed({ db, papers }, contentHash);
  await papers.clean(before);
}

type Sweeping = Pick<DisputesDeps, 'db' | 'now' | 'papers'>;

function removeUnnamed(
  { db, papers }: Pick<DisputesDeps, 'db' | 'papers'>,
  contentHash: string,
): Promise<void> {
  return db.transaction().execute(async (tx) => {
    await lockContent(tx, contentHash);
    if (!(await isContentNamed(tx, contentHash))) await papers.remove(contentHash);
  });
}
