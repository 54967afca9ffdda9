import { dayAt } from '#kernel/dates.ts';
import type { Listener } from '#modules/disputes/actions/deps.ts';
import { upload } from '#modules/disputes/actions/documents.ts';
import { openDispute } from '#modules/disputes/actions/opening.ts';
import { addMember } from '#modules/disputes/actions/reading.ts';
import type { Filing } from '#modules/disputes/rules/filing.ts';
import { TRIES_MAX } from '../rules/bulk-once.ts';
import { filingOf, papersOf, rowProblems } from '../rules/bulk-row.ts';
import { listPapers, type PaperRow } from '../store/batch-papers.ts';
import { type BatchRowRow, listRowsIn, setBad, setFailed, setFiled, takeAccepted } from '../store/batch-rows.ts';
import { changeBatch, findAnyBatch } from '../store/batches.ts';
import { getInstitution, type InstitutionRow, listMembers } from '../store/institutions.ts';
import { keptRow } from './batch-checking.ts';
import type { BatchesDeps } from './batch-deps.ts';
import { goodPaperIn, type Pieces, piecesOf } from './batch-pieces.ts';

/** Rows that are filed before another batch has its turn. */
const ROWS_FILED = 100;
/** Rows that are filed at once: while the database is at one, the next is prepared. More would only take from visitors. */
const LANES = 2;
/** The schedule under which a row is filed, as a request by form is. */
export const FILED_UNDER = 'institution';

type Around = { deps: BatchesDeps; institution: InstitutionRow; papers: ReadonlyMap<string, PaperRow>; zips: Map<string, Promise<Pieces>> };

/**
 * Files the next accepted rows of a batch, each in a transaction of its own: its dispute, with everything that follows
 * from it, and the row that says so are kept together or not at all. So whoever is killed in the middle has filed a row or
 * has not, and whoever goes on sees which. One row's fault is not the others'.
 */
export async function fileRows(deps: BatchesDeps, batchId: string, failed: (error: unknown) => void): Promise<void> {
  const batch = await findAnyBatch(deps.db, batchId);
  await changeBatch(deps.db, batchId, { worked_at: deps.now(), touched_at: deps.now() });
  const rows = await listRowsIn(deps.db, batchId, 'accepted', ROWS_FILED);
  const institution = await getInstitution(deps.db, batch.institution_id);
  const keys = new Set(rows.flatMap((row) => papersOf(keptRow(row).cells)));
  const papers = new Map((await listPapers(deps.db, batchId, [...keys])).map((paper) => [paper.key, paper]));
  const members = (await listMembers(deps.db, institution.id)).map(({ person_id }) => person_id);
  const around = { deps: { ...deps, listeners: [...deps.listeners, shares(deps, members)] }, institution, papers, zips: new Map() };
  const waiting = rows.values();
  let isLater = false;
  const lane = async () => {
    for (const row of waiting)
      await fileRow(around, row).catch(async (error: unknown) => {
        isLater = true;
        await setFailed(deps.db, row, TRIES_MAX);
        failed(error);
      });
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  if (isLater) await changeBatch(deps.db, batchId, { worked_at: laterThan(deps.now()) });
}

/** When what failed through a fault of ours is tried again: not at once, for the same reason would still be there. */
export function laterThan(now: Date): Date {
  return new Date(now.getTime() + 60_000);
}

async function fileRow({ deps, institution, papers, zips }: Around, row: BatchRowRow): Promise<void> {
  const kept = keptRow(row);
  const usable = new Map([...papers].map(([key, { state }]) => [key, state === 'good']));
  // Since it was accepted a paper may have been replaced by one that is none.
  const problems = rowProblems(kept, { by: institution, papers: usable, today: dayAt(deps.now()) });
  const tokens = problems.length > 0 ? new Map<string, string>() : await uploadAll(deps, kept.cells, { papers, zips });
  const filing = filingOf(kept.cells, institution, (key) => tokens.get(key) ?? '');
  await deps.db.transaction().execute(async (tx) => {
    const taken = await takeAccepted(tx, row.batch_id, row.number);
    if (!taken) return; // another process has filed it, or is at it
    if (problems.length > 0) return setBad(tx, taken, problems);
    const opened = await openDispute(deps, tx, openingOf(filing, taken));
    await setFiled(tx, taken, { disputeId: opened.id, disputeReference: opened.reference, at: opened.at });
  });
}

function openingOf(filing: Filing, { batch_id, accepted_by }: BatchRowRow) {
  const by = { personId: accepted_by, role: 'person' as const };
  return { filing, by, email: null, batchId: batch_id, feeSchedule: FILED_UNDER };
}

type Zips = { papers: ReadonlyMap<string, PaperRow>; zips: Map<string, Promise<Pieces>> };

/** The papers that a row names, each an upload of its own: what two disputes share, each has for itself. */
async function uploadAll(deps: BatchesDeps, cells: Parameters<typeof papersOf>[0], { papers, zips }: Zips): Promise<Map<string, string>> {
  const tokens = new Map<string, string>();
  for (const key of papersOf(cells)) {
    const paper = papers.get(key);
    if (!paper) throw new Error('A paper that was there when the row was checked is there no more.');
    const zip = zips.get(paper.file_id) ?? piecesOf(deps.db, deps.pieces, paper.file_id);
    zips.set(paper.file_id, zip);
    const { at, packed, size, is_deflated: isDeflated, crc } = paper;
    const found = await goodPaperIn(await zip, {
      at: Number(at),
      packed: Number(packed),
      size: Number(size),
      isDeflated,
      crc: Number(crc),
    });
    if (!found.ok) throw new Error(`A paper that was good when it was looked at is ${found.refusal}.`);
    const uploaded = await upload(deps, once(found.value));
    if (!uploaded.ok) throw new Error(`A paper that was good when it was looked at is ${uploaded.refusal}.`);
    tokens.set(key, uploaded.value.token);
  }
  return tokens;
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

/** Whoever files for the institution stands for it in each of its disputes, and not only who accepted the row. */
function shares(deps: BatchesDeps, members: readonly string[]): Listener {
  return async (tx, { dispute: { id: disputeId, filed_by }, event, parties }) => {
    const claimant = parties.find(({ side }) => side === 'claimant');
    if (event.type !== 'submitted' || !claimant) return;
    for (const personId of members)
      if (personId !== filed_by)
        await addMember(tx, { id: deps.newId(), disputeId, partyId: claimant.id, personId, email: null, role: 'party', at: event.at });
  };
}
