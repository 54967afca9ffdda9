import { allow, type Result, refuse } from '#kernel/result.ts';
import { OwnDisputeError, type Viewer } from '#kernel/viewer.ts';
import { concernedAmong } from '#modules/disputes/actions/conflict-of-interest.ts';
import { formingOf } from '#modules/disputes/actions/forming.ts';
import { findFile } from '#modules/disputes/actions/reading.ts';
import type { Db } from '#platform/db.ts';
import { speaking } from '#platform/language.ts';
import { lotReason } from '../letters/lot.ts';
import { CAP } from '../rules/list/ties.ts';
import { type LotDispute, type Offer, planLot } from '../rules/matching/lot.ts';
import { LISTS } from '../rules/strike-and-rank.ts';
import { disputesWithList } from '../store/lists.ts';
import {
  addLot,
  changeLot,
  claimNext,
  countLot,
  findLot,
  keepLeftOut,
  keepOffers,
  keepPlan,
  keepResult,
  type LotDisputeRow,
  type LotRow,
  listLotDisputes,
  listOpenLots,
} from '../store/lots.ts';
import type { AppointmentsDeps } from './deps.ts';
import { sendListIn } from './office.ts';
import { proposalFor } from './proposing.ts';

/** More at once a registrar does not look through. */
const MOST = 1000;
/** What a request does of it by itself; the job does the rest. */
const AT_ONCE_MS = 800;

type LotRefusal = 'unknown' | 'nothing_to_form' | 'not_ready';
type Answer = Promise<Result<{ id: string }, LotRefusal>>;

/** Takes all disputes of a claimant that wait for a list into one lot. A small one is read before this answers. */
export async function makeLot(deps: AppointmentsDeps, viewer: Viewer, claimant: string): Answer {
  const { db } = deps;
  const waiting = await formingOf(db, viewer, { claimant, most: MOST });
  const listed = await disputesWithList(db, waiting);
  const ids = waiting.filter((id) => !listed.has(id));
  if (claimant.trim() === '' || ids.length === 0) return refuse('nothing_to_form');
  const lot = { id: deps.newId(), claimant: claimant.trim(), madeBy: viewer.personId };
  await db.transaction().execute((tx) => addLot(tx, { ...lot, madeAt: deps.now() }, ids));
  await workOn(deps, lot.id, AT_ONCE_MS);
  return allow({ id: lot.id });
}

/** Keeps which of those that were shown are left out. */
export async function leaveOut(
  { db }: Pick<AppointmentsDeps, 'db'>,
  viewer: Viewer,
  { id, shown, leftOut }: { id: string; shown: readonly string[]; leftOut: readonly string[] },
): Answer {
  const lot = await findLot(db, id);
  if (!lot) return refuse('unknown');
  if (lot.state !== 'ready') return refuse('not_ready');
  const own = await concernedAmong(db, viewer.personId, shown);
  await keepLeftOut(db, id, { shown: shown.filter((one) => !own.has(one)), leftOut });
  return allow({ id });
}

/** Sends the lists of a lot that was looked at, each by itself. */
export async function approveLot(deps: AppointmentsDeps, viewer: Viewer, id: string): Answer {
  if (!(await findLot(deps.db, id))) return refuse('unknown');
  const approved = { approvedBy: viewer.personId, approvedAt: deps.now() };
  const isMine = await changeLot(deps.db, { id, from: 'ready' }, { state: 'sending', ...approved });
  if (!isMine) return refuse('not_ready');
  await workOn(deps, id, AT_ONCE_MS);
  return allow({ id });
}

/** What the job does: a while of each lot that is read or sent; true while there is more. */
export async function workOnLots(deps: AppointmentsDeps): Promise<boolean> {
  let isMore = false;
  for (const id of await listOpenLots(deps.db))
    if (!(await workOn(deps, id, 10 * AT_ONCE_MS))) isMore = true;
  return isMore;
}

/** Reads or sends what is left of a lot, for so long; true once nothing is left. */
async function workOn(deps: AppointmentsDeps, id: string, most: number): Promise<boolean> {
  const until = deps.now().getTime() + most;
  const lot = await findLot(deps.db, id);
  if (lot?.state !== 'reading' && lot?.state !== 'sending') return true;
  const step = lot.state === 'reading' ? readNext : sendNext;
  while (await step(deps, lot)) if (deps.now().getTime() > until) return false;
  deps.wakeMail();
  if (lot.state === 'reading') await planned(deps, lot);
  else await changeLot(deps.db, { id, from: 'sending' }, { state: 'done' });
  return true;
}

function readNext(deps: AppointmentsDeps, lot: LotRow): Promise<boolean> {
  return deps.db.transaction().execute(async (tx) => {
    const row = await claimNext(tx, lot.id, 'unread');
    if (!row) return false;
    const file = await findFile(tx, row.disputeId);
    const isGone = file?.dispute.state !== 'arb_constituting';
    const made = file && !isGone ? await proposalFor(deps, tx, file, lot.madeBy) : null;
    const { named = [], reserve = [], barred = [] } = made?.proposal ?? {};
    const offers = [...named, ...reserve].map(({ id, score, evidence }): Offer => {
      const { open, most, byParties } = evidence;
      return { id, score, room: Math.max(0, Math.min(most - open, CAP - byParties)) };
    });
    const reasons = barred.flatMap(({ bars, ties }) => [...bars, ...ties]);
    const counted = Object.fromEntries(
      [...Map.groupBy(reasons, (one) => one)].map(([one, all]) => [one, all.length]),
    );
    const language = file?.dispute.language ?? '';
    await keepOffers(tx, row, { offers, barred: counted, isGone, language });
    return true;
  });
}

/** Spreads a lot once all of it was read. */
async function planned({ db }: AppointmentsDeps, lot: LotRow): Promise<void> {
  const rows = (await listLotDisputes(db, lot.id, { most: MOST })).filter(
    ({ why }) => why !== 'gone',
  );
  if (rows.some(({ offers }) => offers === null)) return; // another process reads it at this moment
  const disputes = rows.map(({ disputeId, language, offers }): LotDispute => {
    return { id: disputeId, language: language ?? '', offers: offers as Offer[] }; // what readNext kept
  });
  const { plans, loads, oneMore } = planLot(disputes, { names: LISTS[1].names, room: CAP });
  await db.transaction().execute(async (tx) => {
    const isMine = await changeLot(
      tx,
      { id: lot.id, from: 'reading' },
      { state: 'ready', summary: { loads, oneMore } },
    );
    if (isMine) await keepPlan(tx, lot.id, plans);
  });
}

/** One list in a transaction of its own, with what came of it: a refusal of one is not the others'. */
async function sendNext(deps: AppointmentsDeps, lot: LotRow): Promise<boolean> {
  let row: LotDisputeRow | null = null;
  try {
    return await deps.db.transaction().execute(async (tx) => {
      row = await claimNext(tx, lot.id, 'unsent');
      if (!row) return false;
      await keepResult(tx, row, await sentIn(deps, tx, { lot, row }));
      return true;
    });
  } catch (error) {
    if (!row) throw error;
    await keepResult(deps.db, row, 'failed');
    return true;
  }
}

async function sentIn(
  deps: AppointmentsDeps,
  tx: Db,
  { lot, row }: { lot: LotRow; row: LotDisputeRow },
): Promise<string> {
  const { disputeId: id, names } = row;
  const by = lot.approvedBy ?? lot.madeBy;
  const file = await findFile(tx, id);
  if (!file || (await concernedAmong(tx, by, [id])).size > 0) return 'own_dispute';
  const many = (await countLot(tx, lot.id)).reduce((sum, one) => sum + one.many, 0);
  try {
    return await speaking(file.dispute.language, async () => {
      const sending = { id, names, reason: lotReason(many), ofLot: many };
      const sent = await sendListIn(deps, tx, { personId: by, as: 'registrar', sending });
      return sent.ok ? 'sent' : sent.refusal;
    });
  } catch (error) {
    if (error instanceof OwnDisputeError) return 'own_dispute';
    throw error;
  }
}
