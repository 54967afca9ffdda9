import { allow, refuse } from '#kernel/result.ts';
import type { Viewer } from '#kernel/viewer.ts';
import { keepAct, onRail, type RailOutcome } from '#modules/offers/actions/rail.ts';
import type { RailSeen } from '#modules/offers/actions/standing.ts';
import { type RailRefusal, refusalToOffer } from '#modules/offers/rules/offers.ts';
import type { Payer } from '#modules/offers/rules/terms.ts';
import type { Db } from '#platform/db.ts';
import { sha256 } from '#platform/hash.ts';
import { proposedFor } from '../rules/computing.ts';
import { readIssues } from '../rules/lists.ts';
import { type PackagesRefusal, refusalToBeReady, refusalToGive } from '../rules/stages.ts';
import { type PackageWish, type PackageWishRefusal, wishOf } from '../rules/wishes.ts';
import { findLastList, type IssueListRow } from '../store/lists.ts';
import {
  addRound,
  findWish,
  keepWish,
  listComputed,
  listReady,
  listRounds,
  markReady,
  type RoundRow,
  unmarkReady,
} from '../store/private.ts';
import type { PackagesDeps } from './deps.ts';
import { sealedRound, sealedWish, wishesGiven } from './sealing.ts';

type Refusal = RailRefusal | PackagesRefusal;
type About = { id: string; list: string };

/** One side gives what the options are worth to it. Whether it is ready is said afterwards, so that what was given stays. */
export function giveWish(
  deps: PackagesDeps,
  viewer: Viewer,
  { id, list, wish }: About & { wish: PackageWish },
): Promise<RailOutcome<Refusal | PackageWishRefusal>> {
  return onRail<Refusal | PackageWishRefusal>(deps, viewer, id, async (tx, seen) => {
    const standing = await givingIn(tx, seen, list);
    if (!standing.ok) return standing;
    const { row } = standing.value;
    const options = readIssues(row.issues).map((one) => one.options.length);
    const read = wishOf(wish, options);
    if (!read.ok) return read;
    const { side } = seen;
    await keepWish(tx, {
      ...{ listId: list, side, byPerson: viewer.personId, givenAt: deps.now(), doneAt: null },
      sealed: sealedWish(deps, read.value, list, side),
    });
    return allow({ id });
  });
}

/** One side is ready; with the second the engine computes what is laid before both. */
export function beReady(
  deps: PackagesDeps,
  viewer: Viewer,
  { id, list }: About,
): Promise<RailOutcome<Refusal>> {
  return onRail<Refusal>(deps, viewer, id, async (tx, seen) => {
    const standing = await givingIn(tx, seen, list);
    if (!standing.ok) return standing;
    const { row, rounds } = standing.value;
    const ready = await listReady(tx, list);
    const hasWish = (await findWish(tx, list, seen.side)) !== null;
    const computed = await listComputed(tx, id);
    const refusal = refusalToBeReady({ ready, rounds: computed, hasWish }, seen.side, deps.now());
    if (refusal) return refuse(refusal);
    await markReady(tx, list, { side: seen.side, at: deps.now() });
    await keepAct(deps, tx, { act: 'packages.given', viewer, seen });
    const [first] = ready;
    if (first) await compute(deps, tx, { viewer, seen, row, rounds, askedBy: first.side });
    return allow({ id });
  });
}

async function givingIn(tx: Db, { rail, side, file }: RailSeen, list: string) {
  const refusal = refusalToOffer(rail, side);
  if (refusal) return refuse(refusal);
  const row = await findLastList(tx, file.dispute.id);
  if (row?.id !== list) return refuse('list_over' as const);
  const rounds = await listRounds(tx, list);
  const stop = refusalToGive(row, rounds);
  return stop ? refuse(stop) : allow({ row, rounds });
}

type Computing = {
  viewer: Viewer;
  seen: RailSeen;
  row: IssueListRow;
  rounds: readonly RoundRow[];
  askedBy: Payer;
};

async function compute(deps: PackagesDeps, tx: Db, about: Computing): Promise<void> {
  const { viewer, seen, row, rounds, askedBy } = about;
  const [round, at] = [deps.newId(), deps.now()];
  const wishes = await wishesGiven(deps, tx, row.id);
  if (!wishes) throw new Error('A side that is ready has given nothing.');
  const content = proposedFor(readIssues(row.issues), wishes);
  await addRound(tx, {
    ...{ id: round, listId: row.id, number: rounds.length + 1, kind: 'proposals' },
    ...{ askedBy, computedAt: at },
    ...(content
      ? { endedAs: null, endedAt: null, sealed: sealedRound(deps, content, round) }
      : { endedAs: 'no_package', endedAt: at, sealed: null }),
  });
  if (!content) await unmarkReady(tx, row.id);
  // The round's id is random and known to the sides alone: without it the points could be guessed from the hash.
  // Nothing of what a side gave goes into it: whoever reads the record could try until it fits.
  const hash = sha256(JSON.stringify([round, row.issues]));
  const details = { sha256: hash, engine: ENGINE };
  await keepAct(deps, tx, { act: 'packages.computed', viewer, seen, details });
}

/** Which engine computed, for whoever computes it again. */
const ENGINE = 'packages 1';
