import { dayAt } from '#kernel/days.ts';
import { appendActs } from '#modules/record/actions.ts';
import type { Db } from '#platform/db.ts';
import { sha256 } from '#platform/hash.ts';
import type { OpenedDocument } from '#platform/vault/opening.ts';
import { type AccessStanding, isInvited, mayIn, type StandingAs } from '../rules/access.ts';
import { type PaperBounds, withheld } from '../rules/paper-bounds.ts';
import { tribunalReads } from '../rules/visible.ts';
import { type DisputeDocumentRow, findDispute } from '../store/disputes.ts';
import { addDocument, countIssued, findDocument, lockContent } from '../store/documents.ts';
import { attachLoose } from '../store/loose-documents.ts';
import type { DisputesDeps } from './deps.ts';
import type { DisputeActor } from './moves.ts';
import { paperBounds } from './paper-bounds.ts';

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

/** What a paper of a dispute is; null for one of another dispute. For modules below, which have looked it up for nobody. */
export async function documentKindOf(
  db: Db,
  disputeId: string,
  id: string,
): Promise<DisputeDocumentRow['kind'] | null> {
  return (await findDocument(db, disputeId, id))?.kind ?? null;
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
    | 'disclosure'
    | 'appointment'
    | 'circumstances'
    | 'no_circumstances'
    | 'waiver'
    | 'standstill'
    | 'settlement'
    | 'award'
    | 'report'
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
      disputeId,
      partyId: issuing.partyId ?? null,
      kind: issuing.kind,
      title: issuing.title,
      contentHash: Buffer.from(taken.sha256, 'hex'),
      type: issuing.type,
      size: BigInt(bytes.byteLength),
      addedAt: at,
      addedBy: by.personId,
      audience: issuing.audience,
      issuedNumber: issued.number,
      issuedAt: at,
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

const readableBy: Record<StandingAs, readonly DisputeDocumentRow['audience'][]> = {
  officer: ['parties', 'claimant', 'respondent', 'office'],
  registrar: ['parties', 'claimant', 'respondent', 'office'],
  claimant: ['parties', 'claimant', 'sides'],
  respondent: ['parties', 'respondent', 'sides'],
  // A conciliator hears nothing of what one side alone may read, unless it tells them (ACA s. 70).
  arbitrator: ['parties'],
  conciliator: ['parties'],
};

export type PaperToRead = Pick<
  DisputeDocumentRow,
  'id' | 'audience' | 'partyId' | 'addedAt' | 'kind'
>;

/**
 * Whether somebody who stands in a dispute so may read the words and bytes of a paper of it; their own they may always. The only
 * rule of that: lists, downloads, letters, searches and exports ask it with what `paperBounds` says of the dispute.
 */
export function mayRead(
  standing: AccessStanding,
  paper: PaperToRead,
  bounds: PaperBounds,
): boolean {
  return isAddressedTo(standing, paper) && withheld(standing, paper, bounds) === null;
}

/**
 * Whether a paper is meant for somebody who stands so, whatever keeps it from them now: whoever a party let in reads what stands in
 * the record of both sides, and neither its offers nor what it has with the office.
 */
function isAddressedTo(
  standing: AccessStanding,
  { audience, partyId, kind }: Pick<PaperToRead, 'audience' | 'partyId' | 'kind'>,
): boolean {
  const { as, partyIds } = standing;
  if (isInvited(standing))
    return mayIn(standing, { place: 'papers' }, 'read') && audience === 'parties';
  if (as === 'arbitrator') return tribunalReads({ kind, audience });
  return readableBy[as].includes(audience) || (partyId !== null && partyIds.includes(partyId));
}

/** The SHA-256 of a paper's content. Throws when there is no such paper: the row that names it is then wrong. */
export async function contentHashOf(
  db: Db,
  { disputeId, id }: { disputeId: string; id: string },
): Promise<string> {
  const document = await findDocument(db, disputeId, id);
  if (!document) throw new Error(`There is no paper ${id} in the dispute ${disputeId}.`);
  return document.contentHash.toString('hex');
}

export type ReadableDocument = {
  id: string;
  content: OpenedDocument;
  type: string;
  title: string;
};

/** A paper with its content, for whoever may read it; null for everybody else, as for a paper that is not there. */
export async function readDocument(
  deps: Pick<DisputesDeps, 'db' | 'papers'>,
  standing: AccessStanding,
  { disputeId, id }: { disputeId: string; id: string },
): Promise<ReadableDocument | null> {
  const document = await findReadable(deps.db, standing, { disputeId, id });
  if (!document) return null;
  return {
    id,
    content: await deps.papers.open(document.contentHash.toString('hex')),
    type: document.type,
    title: document.title,
  };
}

/**
 * A paper with its content, for what the institution does with every paper by itself. It names no viewer: whoever shows any of it
 * asks who may read it. Throws when there is no such paper.
 */
export async function documentContent(
  deps: Pick<DisputesDeps, 'db' | 'papers'>,
  { disputeId, id }: { disputeId: string; id: string },
): Promise<ReadableDocument> {
  const document = await findDocument(deps.db, disputeId, id);
  if (!document) throw new Error(`There is no paper ${id} in the dispute ${disputeId}.`);
  return {
    id,
    content: await deps.papers.open(document.contentHash.toString('hex')),
    type: document.type,
    title: document.title,
  };
}

/** The row of a paper, for whoever may read it now. */
export async function findReadable(
  db: Db,
  standing: AccessStanding,
  { disputeId, id }: { disputeId: string; id: string },
): Promise<DisputeDocumentRow | null> {
  const document = await findDocument(db, disputeId, id);
  if (!document) return null;
  return mayRead(standing, document, await paperBounds(db, disputeId)) ? document : null;
}

/**
 * Content that is given for as long as its reader may have it: it is asked again before each further piece, and breaks off for
 * whoever was taken off the dispute meanwhile.
 */
export function givenWhile(content: OpenedDocument, may: () => Promise<boolean>): OpenedDocument {
  return {
    ...content,
    async part(from, to) {
      let isFirst = true;
      return (await content.part(from, to)).pipeThrough(
        new TransformStream<Uint8Array, Uint8Array>({
          async transform(piece, given) {
            if (isFirst || (await may())) given.enqueue(piece);
            else given.error(new Error('Its reader may not have this document any more.'));
            isFirst = false;
          },
        }),
      );
    },
  };
}
