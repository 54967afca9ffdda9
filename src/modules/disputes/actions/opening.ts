import { dayAt } from '#kernel/days.ts';
import { appendActs } from '#modules/record/actions.ts';
import type { Db } from '#platform/db.ts';
import { sha256 } from '#platform/hash.ts';
import { type FiledRows, fingerprintsOf } from '../rules/filed.ts';
import type { Filing } from '../rules/filing.ts';
import { filingText, referenceOf } from '../rules/receipt.ts';
import {
  addDispute,
  addEvent,
  addRepresentation,
  type DisputeRow,
  findAgreement,
  nextNumbers,
} from '../store/disputes.ts';
import { listDocuments } from '../store/documents.ts';
import { findLoose } from '../store/loose-documents.ts';
import type { DisputesDeps } from './deps.ts';
import { attach } from './documents.ts';
import { actOf, eventOf } from './moves.ts';
import {
  agreementOf,
  claimsOf,
  contactsOf,
  type DisputeToOpen,
  membersOf,
  type PlacedParty,
  placed,
  rowOf,
} from './opening-rows.ts';

export type OpenedDispute = {
  id: string;
  reference: string;
  at: Date;
  /** SHA-256 of what was filed, in hexadecimal. */
  hash: string;
};

/** Numbers for so many disputes that are to be opened; one that is not used is left out of the row. */
export function reserveDisputeNumbers(db: Db, count: number): Promise<number[]> {
  return nextNumbers(db, count);
}

async function takeNumber(db: Db): Promise<number> {
  const [number] = await nextNumbers(db, 1);
  if (number === undefined) throw new Error('The database gave no number.');
  return number;
}

/**
 * Opens a dispute: everything that was filed, its papers, the event and the act of the record, in the caller's transaction.
 * Ask `problemsOf` first; here a paper's token that names nothing throws, and so does what a table's check refuses.
 */
export async function openDispute(
  deps: DisputesDeps,
  tx: Db,
  opening: DisputeToOpen,
): Promise<OpenedDispute> {
  const at = deps.now();
  const { filing, by } = opening;
  const [id, number] = [deps.newId(), opening.number ?? (await takeNumber(tx))];
  const reference = referenceOf(filing.process, Number(dayAt(at).slice(0, 4)), number);
  const hash = sha256(
    filingText({ reference, at, filing, contents: await contentsOf(tx, filing) }),
  );
  const parties = placed(deps, id, filing.parties);
  const claimant = firstClaimant(parties);
  const contacts = parties.flatMap((party) => contactsOf(deps, party, at));
  const agreement = filing.agreement?.documentToken
    ? null
    : agreementOf(deps, filing, { id, document: null });
  const claims = claimsOf(deps, filing, { disputeId: id, partyId: claimant.row.id });
  const dispute = await addDispute(tx, {
    dispute: {
      ...rowOf(opening, at),
      id,
      number,
      reference,
      filingHash: Buffer.from(hash, 'hex'),
    },
    parties: parties.map(({ row }) => row),
    contacts,
    claims,
    members: membersOf(deps, { opening, parties, claimant, at }),
    agreement,
  });
  await addPapers(deps, tx, { id, filing, parties, claimant, at });
  const proved = await provedBy(tx, {
    dispute,
    parties: parties.map(({ row }) => row),
    contacts,
    claims,
    agreement,
    filing,
  });
  const moving = {
    type: 'submitted' as const,
    by,
    as: 'claimant' as const,
    partyId: claimant.row.id,
    details: { sha256: hash, ...proved },
  };
  const event = await addEvent(
    tx,
    eventOf(deps.newId(), moving, { disputeId: id, from: 'draft', to: 'filed', at }),
  );
  const rows = parties.map(({ row }) => row);
  await appendActs(tx, at, [
    await actOf(tx, { dispute, parties: rows, moving, outcome: { from: 'draft', to: 'filed' } }),
  ]);
  for (const listener of deps.listeners)
    await listener(tx, { dispute, event, parties: rows, contacts });
  return { id, reference, at, hash };
}

type Kept = Pick<FiledRows, 'parties' | 'contacts' | 'claims' | 'agreement'> & {
  dispute: DisputeRow;
  filing: Filing;
};

/** What the act of the filing keeps of its rows, so that they can be proved by it: hashes, and each paper's id with its hash. */
async function provedBy(tx: Db, { dispute, parties, contacts, claims, agreement, filing }: Kept) {
  // A filing of thousands names no papers, and asks the database for nothing more.
  const hasPapers =
    filing.documents.length > 0 ||
    agreement === null ||
    filing.parties.some(({ representatives }) => representatives.length > 0);
  const kept = hasPapers ? await listDocuments(tx, dispute.id) : [];
  const papers = kept
    .map(({ id, contentHash }) => `${id}=${contentHash.toString('hex')}`)
    .join(' ');
  const own = agreement ?? (hasPapers ? await findAgreement(tx, dispute.id) : null);
  const rows = {
    dispute,
    parties,
    contacts,
    agreement: own,
    claims: claims.map((claim) => ({ ...claim, isCounterclaim: false })),
  };
  return { ...fingerprintsOf(rows, sha256), papers };
}

function firstClaimant(parties: readonly PlacedParty[]): PlacedParty {
  const first = parties.find(({ row }) => row.side === 'claimant');
  if (!first) throw new Error('A dispute has a claimant.');
  return first;
}

/** The hash of each paper's content by its token; a token that names nothing is a fault of whoever calls. */
async function contentsOf(
  tx: Db,
  { documents, parties, agreement }: Filing,
): Promise<Record<string, string>> {
  const authorities = parties.flatMap(({ representatives }) =>
    representatives.map(({ authorityToken }) => authorityToken),
  );
  const tokens = [
    ...documents.map(({ token }) => token),
    ...authorities,
    agreement?.documentToken ?? null,
  ];
  const contents: Record<string, string> = {};
  for (const token of tokens) {
    if (token === null) continue;
    const found = await findLoose(tx, sha256(token));
    if (!found)
      throw new Error('A paper of the filing was not uploaded, or belongs to a dispute already.');
    contents[token] = found.contentHash.toString('hex');
  }
  return contents;
}

type Papers = {
  id: string;
  filing: Filing;
  parties: readonly PlacedParty[];
  claimant: PlacedParty;
  at: Date;
};

/** Attaches what was uploaded. The respondent's side reads the agreement and the evidence once the dispute is opened to it. */
async function addPapers(
  deps: DisputesDeps,
  tx: Db,
  { id, filing, parties, claimant, at }: Papers,
): Promise<void> {
  const own = { disputeId: id, partyId: claimant.row.id, audience: 'parties' as const };
  const named = async (token: string, place: Omit<Parameters<typeof attach>[1], 'token'>) => {
    const attached = await attach(tx, { ...place, token });
    if (!attached) throw new Error('A paper of the filing is named twice.');
    return attached.id;
  };
  for (const { token, kind, title } of filing.documents)
    await named(token, { ...own, kind, title });
  const { agreement } = filing;
  const document = agreement?.documentToken
    ? await named(agreement.documentToken, {
        ...own,
        kind: 'agreement',
        title: 'Agreement relied on',
      })
    : null;
  const representatives = [];
  for (const { row, filed } of parties)
    for (const { name, firm, email, mobile, authorityToken } of filed.representatives) {
      const place = {
        ...own,
        partyId: row.id,
        kind: 'authority' as const,
        title: `Authority of ${name}`.slice(0, 200),
      };
      const authority = authorityToken ? await named(authorityToken, place) : null;
      representatives.push({
        id: deps.newId(),
        partyId: row.id,
        name,
        firm,
        email,
        mobile,
        authorityId: authority,
        addedAt: at,
      });
    }
  await addRepresentation(tx, {
    representatives,
    agreement: document === null ? null : agreementOf(deps, filing, { id, document }),
  });
}
