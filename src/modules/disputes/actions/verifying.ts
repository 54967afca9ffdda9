import { actsOfChains, listSubjects } from '#modules/record/actions.ts';
import type { HashedLink } from '#modules/record/rules/chain.ts';
import type { RecordFinding, RecordFindings } from '#modules/record/rules/findings.ts';
import type { Db } from '#platform/db.ts';
import { sha256 } from '#platform/hash.ts';
import {
  basisFingerprint,
  FINGERPRINTS,
  type Fingerprints,
  fingerprintsOf,
} from '../rules/filed.ts';
import {
  derivedColumnDifferences,
  derivedColumnsFrom,
  eventBreak,
  movesIn,
} from '../rules/replay.ts';
import { BASES } from '../rules/words.ts';
import { type DisputeWithEvents, listLost, listWholeAfter } from '../store/verification.ts';
import { derivedColumnsOf } from './moves.ts';
import { consentBreaks } from './verifying-consents.ts';

const PORTION = 100;

/** Replays the acts of every dispute into its rows and says what differs. The caller gives one view of the database. */
export async function verifyDisputes(db: Db): Promise<RecordFindings & { disputes: number }> {
  const found = { disputes: 0, differs: [] as RecordFinding[], uncovered: [] as RecordFinding[] };
  for (let after: string | null = null; ; ) {
    const portion: DisputeWithEvents[] = await listWholeAfter(db, after, PORTION);
    const acts = await actsOfChains(
      db,
      portion.map(({ dispute }) => `dispute:${dispute.id}`),
    );
    for (const whole of portion) {
      const own = compared(whole, acts.get(`dispute:${whole.dispute.id}`) ?? []);
      const about = whole.dispute.reference;
      found.differs.push(...own.differs.map((what) => ({ about, what })));
      found.uncovered.push(...own.uncovered.map((what) => ({ about, what })));
    }
    found.disputes += portion.length;
    if (portion.length < PORTION) break;
    after = portion.at(-1)?.dispute.id ?? null;
  }
  for (let after: string | null = null; ; ) {
    const ids: string[] = await listSubjects(db, { kind: 'dispute', after, most: 1000 });
    for (const id of await listLost(db, ids))
      found.differs.push({ about: id, what: 'the dispute is gone, and the record tells of it' });
    if (ids.length < 1000) return found;
    after = ids.at(-1) ?? null;
  }
}

export type DisputeFindings = { differs: string[]; uncovered: string[] };

function compared(whole: DisputeWithEvents, acts: readonly HashedLink[]): DisputeFindings {
  const moves = movesIn(acts);
  const told = derivedColumnsFrom(moves);
  if (!told) return { differs: ['the record tells of no filing'], uncovered: [] };
  const broken = eventBreak(whole.events, moves);
  const filed = filedBreaks(whole, moves[0]);
  const differs = [
    ...(broken ? [`event ${broken.number} ${broken.what}`] : []),
    ...derivedColumnDifferences(derivedColumnsOf(whole.dispute), told),
    ...filed.differs,
  ];
  const others = [
    basisBreaks(whole, moves),
    consentBreaks(whole, moves),
    documentBreaks(whole, acts),
  ];
  return {
    differs: [...differs, ...others.flatMap((one) => one.differs)],
    uncovered: [...filed.uncovered, ...others.flatMap((one) => one.uncovered)],
  };
}

const WORDS: Record<keyof Fingerprints, string> = {
  requestHash: 'what was asked for as filed',
  partiesHash: 'the parties as filed',
  contactsHash: 'the contacts as filed',
  claimsHash: 'the claims as filed',
  agreementHash: 'the agreement as filed',
};
const FORGOTTEN = 'erased';

function filedBreaks(
  { dispute, parties, contacts, claims, agreement }: DisputeWithEvents,
  filing: HashedLink | undefined,
): DisputeFindings {
  const own: DisputeFindings = { differs: [], uncovered: [] };
  const details = filing?.details ?? {};
  if (details.sha256 !== dispute.filingHash.toString('hex'))
    own.differs.push('the hash of the request');
  const asFiled = contacts.filter(({ addedAt }) => addedAt.getTime() === dispute.filedAt.getTime());
  const first = claims.filter(({ isCounterclaim }) => !isCounterclaim);
  const now = fingerprintsOf(
    { dispute, parties, contacts: asFiled, claims: first, agreement },
    sha256,
  );
  for (const name of FINGERPRINTS) {
    const isForgotten = name === 'contactsHash' && asFiled.some(({ value }) => value === FORGOTTEN);
    if (typeof details[name] !== 'string' || isForgotten) own.uncovered.push(WORDS[name]);
    else if (details[name] !== now[name]) own.differs.push(WORDS[name]);
  }
  return own;
}

/** Every record of the gate has its event, and every event of the gate its record, in one order. */
function basisBreaks({ bases }: DisputeWithEvents, moves: readonly HashedLink[]): DisputeFindings {
  const own: DisputeFindings = { differs: [], uncovered: [] };
  const deciding = moves.filter(({ details }) =>
    (BASES as readonly unknown[]).includes(details.basis),
  );
  if (deciding.length !== bases.length)
    own.differs.push('the records of the gate, of which there are more or fewer');
  for (const [place, row] of bases.entries()) {
    const act = deciding[place];
    if (act?.details.basis !== row.basis || act.by.personId !== row.decidedBy)
      own.differs.push('the basis of jurisdiction');
    else if (typeof act.details.basisHash !== 'string')
      own.uncovered.push('the reasons of the gate');
    else if (act.details.basisHash !== basisFingerprint(row, sha256))
      own.differs.push('the record of the gate');
  }
  return own;
}

/** What the institution issued, and the papers of the filing, by their content. */
function documentBreaks(
  { documents }: DisputeWithEvents,
  acts: readonly HashedLink[],
): DisputeFindings {
  const own: DisputeFindings = { differs: [], uncovered: [] };
  const issued = new Map(
    acts
      .filter(({ act }) => act === 'dispute.document_issued')
      .map(({ details }) => [details.document, details]),
  );
  for (const { id, contentHash, issuedNumber } of documents) {
    if (issuedNumber === null) continue;
    const details = issued.get(id);
    if (details?.sha256 !== contentHash.toString('hex') || details.number !== issuedNumber)
      own.differs.push(`the paper ${issuedNumber}`);
    issued.delete(id);
  }
  for (const { number } of issued.values()) own.differs.push(`the paper ${number}, which is gone`);
  const papers = acts.find(({ act }) => act === 'dispute.submitted')?.details.papers;
  if (typeof papers !== 'string') return { ...own, uncovered: ['the papers of the filing'] };
  const hashes = new Map(documents.map(({ id, contentHash }) => [id, contentHash.toString('hex')]));
  for (const paper of papers.split(' ').filter(Boolean)) {
    const [id = '', hash] = paper.split('=');
    if (hashes.get(id) !== hash) own.differs.push('a paper of the filing');
  }
  return own;
}
