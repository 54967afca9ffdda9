import { dayAt } from '#kernel/days.ts';
import { DOCUMENT_TYPES, type DocumentType } from '#kernel/papers.ts';
import { fits } from '#kernel/quota.ts';
import { allow, type Result, refuse } from '#kernel/result.ts';
import { appendActs } from '#modules/record/actions.ts';
import type { Db } from '#platform/db.ts';
import { keyedHash, sha256 } from '#platform/hash.ts';
import { networksOf } from '#platform/network.ts';
import { typeOf } from '#platform/vault/type.ts';
import {
  EVERYBODY,
  knownUntil,
  NETWORK,
  namedUntil,
  OWN,
  strayBefore,
  unnamedUntil,
} from '../rules/uploads.ts';
import {
  addDocument,
  attachLoose,
  countIssued,
  countLoose,
  dropLoose,
  extendUnattached,
  findDocument,
  findLoose,
  isContentNamed,
  lockContent,
  lockLoose,
} from '../store/documents.ts';
import { type DisputeDocumentRow, findDispute } from '../store/spine.ts';
import type { DisputesDeps } from './deps.ts';
import type { DisputeActor } from './moves.ts';
import type { DisputeStanding } from './reading.ts';

export type { DocumentType };
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
  return take(deps, content, async () => allow({ kept_until: knownUntil(deps.now()) }));
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
    const loose_from = networks.map(({ hash }) => Buffer.from(hash, 'hex'));
    return allow({
      kept_until: unnamedUntil(deps.now()),
      loose_from,
      loose_for: Buffer.from(own, 'hex'),
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

type Loose = { kept_until: Date; loose_from?: Buffer[]; loose_for?: Buffer };
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
          token_hash: Buffer.from(sha256(token), 'hex'),
          content_hash: Buffer.from(taken.sha256, 'hex'),
          kind: 'other',
          title: 'Upload',
          type,
          size: BigInt(taken.size),
          added_at: deps.now(),
          ...loose.value,
        });
        return allow({ token, type, size: taken.size });
      });
  } finally {
    await taken.drop();
  }
}

export type AttachedDocument = { id: string; contentHash: string };
export type DocumentAttachment = {
  token: string;
  disputeId: string;
  partyId: string | null;
  kind: DisputeDocumentRow['kind'];
  title: string;
  audience: DisputeDocumentRow['audience'];
};

/** Gives an upload its place in a dispute; null when the token names nothing that is still loose. */
export function attach(
  tx: Db,
  { token, ...place }: DocumentAttachment,
): Promise<AttachedDocument | null> {
  return attachLoose(tx, { ...place, tokenHash: sha256(token) });
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

/** What a party said on a page of ours, as the paper that we make of it. */
type SaidByParty =
  | 'answer'
  | 'objection'
  | 'offer'
  | 'counterclaim'
  | 'identity'
  | 'extension'
  | 'withdrawal_objection'
  | 'consent_withdrawal'
  | 'consent_denial'
  | 'reopening';

export type DocumentIssue = {
  disputeId: string;
  kind:
    | 'notice'
    | 'memo'
    | 'basis_record'
    | 'certificate'
    | 'request'
    | 'invoice'
    | 'decision'
    | 'consent'
    | SaidByParty;
  title: string;
  bytes: Uint8Array;
  type: 'application/pdf' | 'application/json';
  audience: DisputeDocumentRow['audience'];
  /** Who signs it: the name and office as the paper prints them. */
  signer: string;
  by: DisputeActor;
  partyId?: string | null;
};
export type IssuedDocument = { id: string; number: string; hash: string; at: Date };

/**
 * Issues a paper of the institution: with its number, its moment, its signer and the hash of its content, in the
 * transaction of what it is about (invariant I5). The caller holds the dispute's lock, so numbers follow each other.
 */
export async function issueDocument(
  deps: Pick<DisputesDeps, 'newId' | 'now' | 'papers'>,
  tx: Db,
  issuing: DocumentIssue,
): Promise<IssuedDocument> {
  const { disputeId, bytes, by } = issuing;
  const dispute = await findDispute(tx, disputeId);
  if (!dispute) throw new Error(`There is no dispute ${disputeId}.`);
  const taken = await deps.papers.take(once(bytes), 'ours');
  const at = deps.now();
  const issued: IssuedDocument = {
    id: deps.newId(),
    at,
    hash: taken.sha256,
    number: `${dispute.reference}/${String((await countIssued(tx, disputeId)) + 1).padStart(3, '0')}`,
  };
  try {
    await lockContent(tx, taken.sha256);
    await taken.keep();
    await addDocument(tx, {
      id: issued.id,
      dispute_id: disputeId,
      party_id: issuing.partyId ?? null,
      kind: issuing.kind,
      title: issuing.title,
      content_hash: Buffer.from(taken.sha256, 'hex'),
      type: issuing.type,
      size: BigInt(bytes.byteLength),
      added_at: at,
      added_by: by.personId,
      audience: issuing.audience,
      issued_number: issued.number,
      issued_at: at,
      signer: issuing.signer,
    });
    await appendActs(tx, at, [
      {
        act: 'dispute.document_issued',
        subject: { kind: 'dispute', id: disputeId },
        by,
        details: {
          document: issued.id,
          kind: issuing.kind,
          number: issued.number,
          sha256: issued.hash,
          on: dayAt(at),
        },
      },
    ]);
  } finally {
    await taken.drop();
  }
  return issued;
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

const readableBy: Record<DisputeStanding['as'], readonly DisputeDocumentRow['audience'][]> = {
  officer: ['parties', 'claimant', 'respondent', 'office'],
  registrar: ['parties', 'claimant', 'respondent', 'office'],
  claimant: ['parties', 'claimant'],
  respondent: ['parties', 'respondent'],
};

/** Whether somebody who stands in a dispute so may read a paper of it; her own she may always. */
export function mayRead(
  { as, partyIds }: DisputeStanding,
  { audience, party_id }: Pick<DisputeDocumentRow, 'audience' | 'party_id'>,
): boolean {
  return readableBy[as].includes(audience) || (party_id !== null && partyIds.includes(party_id));
}

/** The SHA-256 of a paper's content. Throws when there is no such paper: the row that names it is then wrong. */
export async function contentHashOf(
  db: Db,
  { disputeId, id }: { disputeId: string; id: string },
): Promise<string> {
  const document = await findDocument(db, disputeId, id);
  if (!document) throw new Error(`There is no paper ${id} in the dispute ${disputeId}.`);
  return document.content_hash.toString('hex');
}

export type ReadableDocument = { id: string; bytes: Buffer; type: string; title: string };

/** A paper with its content, for whoever may read it; null for everybody else, as for a paper that is not there. */
export async function readDocument(
  deps: Pick<DisputesDeps, 'db' | 'papers'>,
  standing: DisputeStanding,
  { disputeId, id }: { disputeId: string; id: string },
): Promise<ReadableDocument | null> {
  const document = await findDocument(deps.db, disputeId, id);
  if (!document || !mayRead(standing, document)) return null;
  return {
    id,
    bytes: await deps.papers.read(document.content_hash.toString('hex')),
    type: document.type,
    title: document.title,
  };
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
