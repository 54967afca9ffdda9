import { type Db, prepared } from '#platform/db.ts';
import { rowsIn } from '#platform/rows.ts';
import type { ConsentProofRow, ConsentRow } from './consents.ts';
import type {
  AgreementRow,
  BasisRow,
  ContactRow,
  DisputeClaimRow,
  DisputeDocumentRow,
  DisputeRow,
  EventRow,
  PartyRow,
  RepresentativeRow,
} from './disputes.ts';
import type { SealRow } from './seals.ts';

const LISTS = {
  disputes: rowsIn('dispute', {
    stateSince: 'moment',
    filedAt: 'moment',
    openedAt: 'moment',
    sumMinor: 'whole',
    filingHash: 'bytes',
  }),
  parties: rowsIn('dispute_party', { erasedAt: 'moment' }),
  contacts: rowsIn('dispute_contact', {
    verifiedAt: 'moment',
    addedAt: 'moment',
    endedAt: 'moment',
    provedAt: 'moment',
  }),
  representatives: rowsIn('dispute_representative', {
    addedAt: 'moment',
    endedAt: 'moment',
    erasedAt: 'moment',
  }),
  claims: rowsIn('dispute_claim', { amountMinor: 'whole' }),
  agreements: rowsIn('dispute_agreement', {}),
  events: rowsIn('dispute_event', { at: 'moment' }),
  bases: rowsIn('dispute_basis', { decidedAt: 'moment' }),
  consents: rowsIn('dispute_consent', { givenAt: 'moment', textHash: 'bytes' }),
  consentProofs: rowsIn('dispute_consent_proof', { at: 'moment' }),
  seals: rowsIn('document_seal', { askedAt: 'moment', decidedAt: 'moment', liftedAt: 'moment' }),
};

/** In the orders in which each is listed alone (disputes.ts, consents.ts). */
const QUERIES: Record<keyof typeof LISTS, string> = {
  disputes: 'select * from dispute where id = $1',
  parties: 'select * from dispute_party where dispute_id = $1 order by side, place',
  contacts: `select c.* from dispute_contact c join dispute_party p on p.id = c.party_id where p.dispute_id = $1 order by c.added_at, c.id`,
  representatives: `select r.* from dispute_representative r join dispute_party p on p.id = r.party_id where p.dispute_id = $1 order by r.added_at`,
  claims:
    'select * from dispute_claim where dispute_id = $1 order by is_counterclaim, party_id, place',
  agreements: 'select * from dispute_agreement where dispute_id = $1',
  events: 'select * from dispute_event where dispute_id = $1 order by number',
  bases:
    'select * from dispute_basis where dispute_id = $1 order by decided_at desc, id desc limit 1',
  consents: 'select * from dispute_consent where dispute_id = $1 order by given_at, id',
  seals:
    'select * from document_seal where dispute_id = $1 order by coalesce(asked_at, decided_at), id',
  consentProofs: `select p.* from dispute_consent_proof p join dispute_consent c on c.id = p.consent_id where c.dispute_id = $1 order by p.at`,
};

const NAMES = Object.keys(LISTS) as (keyof typeof LISTS)[];
const TEXT = `select ${NAMES.map((name) => `${LISTS[name].of(QUERIES[name])} as "${name}"`).join(',\n')}`;

const DOCUMENTS = rowsIn('dispute_document', {
  tokenHash: 'bytes',
  contentHash: 'bytes',
  looseFrom: 'many bytes',
  looseFor: 'bytes',
  size: 'whole',
  addedAt: 'moment',
  issuedAt: 'moment',
  keptUntil: 'moment',
});
const OF_DOCUMENTS = 'select * from dispute_document where dispute_id = $1 order by added_at, id';
const WHOLE_TEXT = `${TEXT},\n${DOCUMENTS.of(OF_DOCUMENTS)} as "documents"`;

/** Every row of a dispute as its file has them, but for its papers, of which there may be thousands (documents.ts). */
export type FileRows = {
  dispute: DisputeRow;
  parties: PartyRow[];
  contacts: ContactRow[];
  representatives: RepresentativeRow[];
  claims: DisputeClaimRow[];
  agreement: AgreementRow | null;
  events: EventRow[];
  /** The last record of the gate. */
  basis: BasisRow | null;
  consents: ConsentRow[];
  consentProofs: ConsentProofRow[];
  seals: SealRow[];
};

/** A whole file in one statement, so in one view of the database; null when there is no such dispute. */
export async function findFileRows(db: Db, disputeId: string): Promise<FileRows | null> {
  const [row] = await prepared<Record<keyof typeof LISTS, unknown>>(db, {
    name: 'dispute_file',
    text: TEXT,
    values: [disputeId],
  });
  return row ? fileIn(row) : null;
}

/** The same with every paper of the dispute, in one statement too. */
export async function findWholeFileRows(
  db: Db,
  disputeId: string,
): Promise<(FileRows & { documents: DisputeDocumentRow[] }) | null> {
  const [row] = await prepared<ListsOfFile & { documents: unknown }>(db, {
    name: 'dispute_whole_file',
    text: WHOLE_TEXT,
    values: [disputeId],
  });
  const file = row ? fileIn(row) : null;
  return file && row ? { ...file, documents: DOCUMENTS.read(row.documents) } : null;
}

type ListsOfFile = Record<keyof typeof LISTS, unknown>;

function fileIn(row: ListsOfFile): FileRows | null {
  const [dispute] = LISTS.disputes.read(row.disputes);
  if (!dispute) return null;
  return {
    dispute,
    parties: LISTS.parties.read(row.parties),
    contacts: LISTS.contacts.read(row.contacts),
    representatives: LISTS.representatives.read(row.representatives),
    claims: LISTS.claims.read(row.claims),
    agreement: LISTS.agreements.read(row.agreements)[0] ?? null,
    events: LISTS.events.read(row.events),
    basis: LISTS.bases.read(row.bases)[0] ?? null,
    consents: LISTS.consents.read(row.consents),
    consentProofs: LISTS.consentProofs.read(row.consentProofs),
    seals: LISTS.seals.read(row.seals),
  };
}
