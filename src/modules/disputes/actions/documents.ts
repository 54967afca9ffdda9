import { dayAt } from '#kernel/dates.ts';
import { allow, type Result, refuse } from '#kernel/result.ts';
import { keepRecord } from '#modules/record/actions.ts';
import type { Db } from '#platform/db.ts';
import { sha256 } from '#platform/hash.ts';
import { typeOf } from '#platform/vault/type.ts';
import {
  addDocument,
  attachLoose,
  countIssued,
  dropLoose,
  findDocument,
  findLoose,
  isContentNamed,
  listDocuments,
  lockContent,
} from '../store/documents.ts';
import { type DocumentRow, findDispute } from '../store/spine.ts';
import type { DisputesDeps } from './deps.ts';
import type { By } from './moves.ts';
import type { StandingIn } from './reading.ts';

const TYPES = [
  'application/pdf',
  'image/jpeg',
  'image/png',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
] as const;
export type PaperType = (typeof TYPES)[number];
export type Uploaded = { token: string; type: PaperType; size: number };
export type UploadRefusal = 'document_empty' | 'document_type';

type Uploading = Pick<DisputesDeps, 'db' | 'now' | 'newId' | 'newToken' | 'papers'>;

/**
 * Takes a paper into the vault. It is on the disk, and the row that names it committed, before this resolves. What it is
 * is found in its content: a name that ends in .pdf proves nothing. Whoever holds the token may attach it, and nobody else.
 */
export async function upload(deps: Uploading, content: AsyncIterable<Uint8Array>): Promise<Result<Uploaded, UploadRefusal>> {
  const taken = await deps.papers.take(content);
  try {
    if (taken.size === 0) return refuse('document_empty');
    const found = await typeOf(taken.look());
    const type = TYPES.find((one) => one === found);
    if (!type) return refuse('document_type');
    const token = deps.newToken();
    await deps.db.transaction().execute(async (tx) => {
      await lockContent(tx, taken.sha256); // or a sweep could remove the same content in between
      await taken.keep();
      await addDocument(tx, {
        ...{ id: deps.newId(), token_hash: Buffer.from(sha256(token), 'hex'), content_hash: Buffer.from(taken.sha256, 'hex') },
        ...{ kind: 'other', title: 'Upload', type, size: BigInt(taken.size), added_at: deps.now() },
      });
    });
    return allow({ token, type, size: taken.size });
  } finally {
    await taken.drop();
  }
}

export type Attached = { id: string; contentHash: string };
export type Attaching = {
  token: string;
  disputeId: string;
  partyId: string | null;
  kind: DocumentRow['kind'];
  title: string;
  audience: DocumentRow['audience'];
};

/** Gives an upload its place in a dispute; null when the token names nothing that is still loose. */
export function attach(tx: Db, { token, ...place }: Attaching): Promise<Attached | null> {
  return attachLoose(tx, { ...place, tokenHash: sha256(token) });
}

/** What an upload token stands for, for the form that shows it again. */
export async function looseUpload(db: Db, token: string): Promise<{ type: string; size: number } | null> {
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

export type Issuing = {
  disputeId: string;
  kind: 'notice' | 'memo' | 'basis_record' | 'certificate' | 'request' | 'invoice' | 'decision' | 'consent' | SaidByParty;
  title: string;
  bytes: Uint8Array;
  type: 'application/pdf' | 'application/json';
  audience: DocumentRow['audience'];
  /** Who signs it: the name and office as the paper prints them. */
  signer: string;
  by: By;
  partyId?: string | null;
};
export type Issued = { id: string; number: string; hash: string; at: Date };

/**
 * Issues a paper of the institution: with its number, its moment, its signer and the hash of its content, in the
 * transaction of what it is about (invariant I5). The caller holds the dispute's lock, so numbers follow each other.
 */
export async function issueDocument(deps: Pick<DisputesDeps, 'newId' | 'now' | 'papers'>, tx: Db, issuing: Issuing): Promise<Issued> {
  const { disputeId, bytes, by } = issuing;
  const dispute = await findDispute(tx, disputeId);
  if (!dispute) throw new Error(`There is no dispute ${disputeId}.`);
  const taken = await deps.papers.take(once(bytes));
  const at = deps.now();
  const issued: Issued = {
    ...{ id: deps.newId(), at, hash: taken.sha256 },
    number: `${dispute.reference}/${String((await countIssued(tx, disputeId)) + 1).padStart(3, '0')}`,
  };
  try {
    await lockContent(tx, taken.sha256);
    await taken.keep();
    await addDocument(tx, {
      ...{ id: issued.id, dispute_id: disputeId, party_id: issuing.partyId ?? null, kind: issuing.kind, title: issuing.title },
      ...{ content_hash: Buffer.from(taken.sha256, 'hex'), type: issuing.type, size: BigInt(bytes.byteLength), added_at: at },
      ...{ added_by: by.personId, audience: issuing.audience, issued_number: issued.number, issued_at: at, signer: issuing.signer },
    });
    await keepRecord(tx, at, [
      {
        ...{ act: 'dispute.document_issued', subject: { kind: 'dispute', id: disputeId }, by },
        details: { document: issued.id, kind: issuing.kind, number: issued.number, sha256: issued.hash, on: dayAt(at) },
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

const readableBy: Record<StandingIn['as'], readonly DocumentRow['audience'][]> = {
  officer: ['parties', 'claimant', 'respondent', 'office'],
  registrar: ['parties', 'claimant', 'respondent', 'office'],
  claimant: ['parties', 'claimant'],
  respondent: ['parties', 'respondent'],
};

/** Whether somebody who stands in a dispute so may read a paper of it; her own she may always. */
export function mayRead({ as, partyIds }: StandingIn, { audience, party_id }: Pick<DocumentRow, 'audience' | 'party_id'>): boolean {
  return readableBy[as].includes(audience) || (party_id !== null && partyIds.includes(party_id));
}

/** The papers of a dispute that somebody may read. */
export async function documentsFor(db: Db, standing: StandingIn, disputeId: string): Promise<DocumentRow[]> {
  return (await listDocuments(db, disputeId)).filter((document) => mayRead(standing, document));
}

/** The SHA-256 of a paper's content. Throws when there is no such paper: the row that names it is then wrong. */
export async function contentHashOf(db: Db, { disputeId, id }: { disputeId: string; id: string }): Promise<string> {
  const document = await findDocument(db, disputeId, id);
  if (!document) throw new Error(`There is no paper ${id} in the dispute ${disputeId}.`);
  return document.content_hash.toString('hex');
}

export type Paper = { id: string; bytes: Buffer; type: string; title: string };

/** A paper with its content, for whoever may read it; null for everybody else, as for a paper that is not there. */
export async function readDocument(
  deps: Pick<DisputesDeps, 'db' | 'papers'>,
  standing: StandingIn,
  { disputeId, id }: { disputeId: string; id: string },
): Promise<Paper | null> {
  const document = await findDocument(deps.db, disputeId, id);
  if (!document || !mayRead(standing, document)) return null;
  return { id, bytes: await deps.papers.read(document.content_hash.toString('hex')), type: document.type, title: document.title };
}

const DAY = 86_400_000;

/** Removes what nobody attached in forty days, ten more than a draft may rest, and files that no row names. */
export async function sweepDocuments({ db, now, papers }: Pick<DisputesDeps, 'db' | 'now' | 'papers'>): Promise<void> {
  const until = new Date(now().getTime() - 40 * DAY);
  await dropLoose(db, until);
  for (const contentHash of await papers.list(until)) {
    await db.transaction().execute(async (tx) => {
      await lockContent(tx, contentHash);
      if (!(await isContentNamed(tx, contentHash))) await papers.remove(contentHash);
    });
  }
  await papers.clean(until);
}
