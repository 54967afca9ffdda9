import { allow, refuse } from '#kernel/result.ts';
import type { Viewer } from '#kernel/viewer.ts';
import type { DivisionRefusal } from '#modules/negotiation/rules/adjusted-winner.ts';
import { drawUpAgreed } from '#modules/offers/actions/drawing-up.ts';
import { keepAct, onRail, type RailOutcome } from '#modules/offers/actions/rail.ts';
import type { RailSeen } from '#modules/offers/actions/standing.ts';
import { type RailRefusal, refusalToOffer } from '#modules/offers/rules/offers.ts';
import type { Db } from '#platform/db.ts';
import { BOTH } from '../rules/computing.ts';
import {
  type DividingRefusal,
  dividedBetween,
  pointsProblem,
  readThings,
  refusalToAgreeOn,
  refusalToList,
  refusalToSay,
  refusalToShare,
  sharesAgreed,
  type ThingsProblem,
  thingsOf,
  writeThings,
} from '../rules/dividing.ts';
import {
  addDivision,
  addDivisionAnswer,
  agreeToThings,
  countDivided,
  type DivisionRow,
  endDivisionRow,
  findDivisionAnswer,
  findLastDivision,
  findPoints,
  keepDivided,
  keepPoints,
} from '../store/divisions.ts';
import type { PackagesDeps } from './deps.ts';
import {
  openedDivided,
  openedPoints,
  openedSaid,
  sealedDivided,
  sealedPoints,
  sealedSaid,
} from './sealing-divisions.ts';

type Refusal = RailRefusal | DividingRefusal;
type About = { id: string; list: string };

/** A side lists what is to be divided; a list that nobody agreed to yet is replaced. */
export function listThings(
  deps: PackagesDeps,
  viewer: Viewer,
  { id, things }: { id: string; things: readonly string[] },
): Promise<RailOutcome<Refusal | ThingsProblem>> {
  return onRail<Refusal | ThingsProblem>(deps, viewer, id, async (tx, seen) => {
    const refusal = refusalToOffer(seen.rail, seen.side);
    if (refusal) return refuse(refusal);
    const read = thingsOf(things);
    if (!read.ok) return read;
    const last = await findLastDivision(tx, id);
    const stop = refusalToList(last, await countDivided(tx, id));
    if (stop) return refuse(stop);
    const [by, at] = [viewer.personId, deps.now()];
    if (last && !last.endedAt) await endDivisionRow(tx, last.id, { as: 'replaced', by, at });
    await addDivision(tx, {
      ...{ id: deps.newId(), disputeId: id, number: (last?.number ?? 0) + 1 },
      ...{ side: seen.side, partyId: seen.own[0]?.id ?? '', byPerson: by, proposedAt: at },
      things: writeThings(read.value),
    });
    await keepAct(deps, tx, { act: 'packages.things_listed', viewer, seen });
    return allow({ id });
  });
}

export function agreeThings(deps: PackagesDeps, viewer: Viewer, { id, list }: About) {
  return onRail<Refusal>(deps, viewer, id, async (tx, seen) => {
    const stop =
      refusalToOffer(seen.rail, seen.side) ??
      refusalToAgreeOn(await findLastDivision(tx, id), list, seen.side);
    if (stop) return refuse(stop);
    await agreeToThings(tx, list, { by: viewer.personId, at: deps.now() });
    await keepAct(deps, tx, { act: 'packages.things_agreed', viewer, seen });
    return allow({ id });
  });
}

/** Either side ends a division at any moment; what both gave for it is destroyed. */
export function stopDivision(deps: PackagesDeps, viewer: Viewer, { id, list }: About) {
  return onRail<Refusal>(deps, viewer, id, async (tx, seen) => {
    const last = await findLastDivision(tx, id);
    if (last?.id !== list || last.endedAt) return refuse('division_over');
    await endDivisionRow(tx, list, { as: 'stopped', by: viewer.personId, at: deps.now() });
    await keepAct(deps, tx, { act: 'packages.division_ended', viewer, seen });
    return allow({ id });
  });
}

/** One side shares its hundred points in secret; with the second that has, the things are divided at once. */
export function sharePoints(
  deps: PackagesDeps,
  viewer: Viewer,
  { id, list, points }: About & { points: readonly number[] },
): Promise<RailOutcome<Refusal | DivisionRefusal>> {
  return onRail<Refusal | DivisionRefusal>(deps, viewer, id, async (tx, seen) => {
    const { side } = seen;
    const last = await findLastDivision(tx, id);
    const stop = refusalToOffer(seen.rail, side) ?? refusalToShare(last, list);
    if (stop || !last) return refuse(stop ?? 'division_over');
    const problem = pointsProblem(points, readThings(last.things).length);
    if (problem) return refuse(problem);
    const before = await findPoints(tx, { division: list, side });
    await keepPoints(tx, {
      ...{ divisionId: list, side, byPerson: viewer.personId, givenAt: deps.now() },
      sealed: sealedPoints(deps, points, list, side),
    });
    // Points that are changed tell the other side nothing new.
    if (!before) await keepAct(deps, tx, { act: 'packages.points_shared', viewer, seen });
    await divide(deps, tx, seen, last);
    return allow({ id });
  });
}

async function divide(deps: PackagesDeps, tx: Db, seen: RailSeen, row: DivisionRow): Promise<void> {
  const [claimant, respondent] = await Promise.all(
    BOTH.map(async (side) => {
      const given = await findPoints(tx, { division: row.id, side });
      return given && openedPoints(deps, given.sealed, row.id, side);
    }),
  );
  if (!claimant || !respondent) return;
  const shares = dividedBetween({ claimant, respondent });
  await keepDivided(tx, row.id, { sealed: sealedDivided(deps, shares, row.id), at: deps.now() });
  await keepAct(deps, tx, { act: 'packages.divided', viewer: null, seen });
}

/** One side says in secret whether it accepts the division; nothing comes of it before both have. */
export function answerDivision(
  deps: PackagesDeps,
  viewer: Viewer,
  { id, list, yes }: About & { yes: boolean },
): Promise<RailOutcome<Refusal>> {
  return onRail<Refusal>(deps, viewer, id, async (tx, seen) => {
    const { side } = seen;
    const last = await findLastDivision(tx, id);
    const said = await findDivisionAnswer(tx, { division: list, side });
    const stop = refusalToOffer(seen.rail, side) ?? refusalToSay(last, list, said !== null);
    if (stop || !last) return refuse(stop ?? 'division_over');
    const answer = { divisionId: list, side, byPerson: viewer.personId, answeredAt: deps.now() };
    await addDivisionAnswer(tx, { ...answer, sealed: sealedSaid(deps, yes, list, side) });
    await keepAct(deps, tx, { act: 'packages.division_answered', viewer, seen });
    await conclude(deps, tx, { viewer, seen, row: last });
    return allow({ id });
  });
}

type Concluding = { viewer: Viewer; seen: RailSeen; row: DivisionRow };

async function conclude(deps: PackagesDeps, tx: Db, about: Concluding): Promise<void> {
  const { viewer, seen, row } = about;
  const said = await Promise.all(
    BOTH.map(async (side) => {
      const answer = await findDivisionAnswer(tx, { division: row.id, side });
      return answer && openedSaid(deps, answer.sealed, row.id, side);
    }),
  );
  if (said.includes(null) || !row.sealed) return;
  const at = deps.now();
  // Who ended it would say who said no, or who was last.
  if (said.includes(false)) return endDivisionRow(tx, row.id, { as: 'not_accepted', by: null, at });
  const points = sharesAgreed(readThings(row.things), openedDivided(deps, row.sealed, row.id));
  await endDivisionRow(tx, row.id, { as: 'drawn_up', by: viewer.personId, at });
  await drawUpAgreed(deps, tx, { viewer, seen, agreed: { id: row.id, points } });
}
