import { allow, type Result, refuse } from '#kernel/result.ts';
import type { Viewer } from '#kernel/viewer.ts';
import { undone } from '#modules/disputes/actions/heading.ts';
import { holdDispute } from '#modules/disputes/actions/hold.ts';
import { moveDispute } from '#modules/disputes/actions/moves.ts';
import {
  type DisputeFile,
  factsFor,
  findFile,
  standingOfViewer,
} from '#modules/disputes/actions/reading.ts';
import { whichAreIn } from '#modules/disputes/actions/states.ts';
import type { NomineeSeat } from '#modules/disputes/rules/machine/fact-types.ts';
import { NOMINEES } from '#modules/disputes/rules/machine/members.ts';
import type { DisputeFacts, DisputeMoveRefusal } from '#modules/disputes/rules/machine.ts';
import { outcomesOf } from '#modules/disputes/rules/nominations.ts';
import { bySystem } from '#modules/service/actions/service-to-dispute.ts';
import type { Db } from '#platform/db.ts';
import { eachAlone } from '#platform/each-alone.ts';
import { type AppointmentInvitationRow, endInvitations } from '../store/invitations.ts';
import {
  addNomination,
  addRound,
  closeNominationsOf,
  listOpenRounds,
  listSealed,
  type NominationRow,
} from '../store/nominations.ts';
import type { AppointmentsDeps } from './deps.ts';
import { inviteFor } from './inviting.ts';
import { type NomineeProblem, nomineeFor } from './nominees.ts';

export type NominationRefusal = DisputeMoveRefusal | NomineeProblem | 'unknown';
type Outcome = Result<{ id: string }, NominationRefusal>;

/** Asks the side of a seat, or both, to name somebody, under the dispute's lock. */
export async function askSides(
  deps: AppointmentsDeps,
  tx: Db,
  { disputeId, seat }: { disputeId: string; seat: NomineeSeat | null },
): Promise<Result<{ id: string }, DisputeMoveRefusal>> {
  const now = await nowOf(deps, tx, disputeId);
  const at = deps.now();
  const members = now?.facts.members.map(({ neutral }) => neutral) ?? [];
  const isOut = NOMINEES.some((one) => now?.facts.nominations[one]?.isOut);
  const details = seat === null ? {} : { seat };
  const asked = await moveDispute(deps, tx, {
    disputeId,
    type: 'nominees_asked',
    ...bySystem,
    details,
  });
  if (!asked.ok) return asked;
  // What fell with its basis or a service is opened by nobody, and whoever was asked then is asked no more.
  if (!isOut) await closeNominationsOf(tx, disputeId, at);
  await endInvitations(tx, { disputeId, but: members }, at);
  await addRound(tx, { id: deps.newId(), disputeId, askedAt: at });
  return allow({ id: disputeId });
}

type Naming = { id: string; partyId: string; neutral: string };

/** Keeps whom a party names, sealed; with the last name that may come, all of them are opened (ACA ss. 11(4)(a) and 18). */
export async function nameNominee(
  deps: AppointmentsDeps,
  viewer: Viewer,
  { id, partyId, neutral }: Naming,
): Promise<Outcome> {
  const standing = await standingOfViewer(deps.db, viewer, id);
  const as = standing?.as;
  if (as !== 'claimant' && as !== 'respondent') return refuse('unknown');
  if (!standing?.partyIds.includes(partyId)) return refuse('party_missing');
  const outcome = await undone<Outcome>(deps.db, async (tx) => {
    await holdDispute(tx, id);
    const file = await findFile(tx, id);
    if (!file) return refuse('unknown');
    const by = { personId: viewer.personId, role: 'person' } as const;
    const done = await moveDispute(deps, tx, {
      ...{ disputeId: id, type: 'nominee_named', by, as, partyId },
    });
    if (!done.ok) return done;
    const facts = await factsFor(tx, file, deps.now());
    const found = await nomineeFor(deps, tx, { file, facts, neutralId: neutral });
    if (typeof found === 'string') return refuse(found);
    const { personId: nomineeId, neutralId, name } = found;
    await addNomination(tx, {
      ...{ id: deps.newId(), disputeId: id, partyId, side: as, neutralId, nomineeId, name },
      ...{ personId: viewer.personId, at: deps.now() },
    });
    await openIfDue(deps, tx, id);
    return allow({ id });
  });
  if (outcome.ok) deps.wakeMail();
  return outcome;
}

type Now = { file: DisputeFile; facts: DisputeFacts };

async function nowOf(deps: AppointmentsDeps, tx: Db, disputeId: string): Promise<Now | null> {
  await holdDispute(tx, disputeId);
  const file = await findFile(tx, disputeId);
  return file && { file, facts: await factsFor(tx, file, deps.now()) };
}

/** Opens what was named, if each has named somebody or nobody may any more, and asks whom a side named. */
export async function openIfDue(
  deps: AppointmentsDeps,
  tx: Db,
  disputeId: string,
): Promise<boolean> {
  const now = await nowOf(deps, tx, disputeId);
  const out = NOMINEES.filter((seat) => now?.facts.nominations[seat]?.isOut);
  if (!now || out.length === 0) return false;
  const sealed = await listSealed(tx, disputeId);
  const of = (seat: NomineeSeat) => sealed.filter(({ side }) => side === seat);
  const outcomes = outcomesOf(
    Object.fromEntries(out.map((seat) => [seat, of(seat).map(({ nomineeId }) => nomineeId)])),
  );
  for (const seat of out) {
    const { nominee = null, outcome = 'silent' } = outcomes[seat] ?? {};
    const details = { seat, nominee, outcome };
    const over = { disputeId, type: 'nomination_over', ...bySystem, details } as const;
    if (!(await moveDispute(deps, tx, over)).ok) return false;
  }
  await closeNominationsOf(tx, disputeId, deps.now());
  if (out.some((seat) => outcomes[seat]?.outcome === 'same'))
    await askSides(deps, tx, { disputeId, seat: null });
  else for (const seat of out) await askNamed(deps, tx, { disputeId, seat, named: of(seat)[0] });
  return true;
}

type Asking = { disputeId: string; seat: NomineeSeat; named: NominationRow | undefined };

/** Whoever cannot be asked any more is named anew by their side, which did what was its own. */
async function askNamed(deps: AppointmentsDeps, tx: Db, { disputeId, seat, named }: Asking) {
  const now = await nowOf(deps, tx, disputeId);
  const nominee = now?.facts.nominations[seat]?.nominee;
  if (!now || !named || named.nomineeId !== nominee) return;
  const found = await nomineeFor(deps, tx, { ...now, neutralId: named.neutralId });
  const isAsked =
    typeof found !== 'string' &&
    (await inviteFor(deps, tx, { disputeId, seat, nominee: found })).ok;
  if (!isAsked) await askSides(deps, tx, { disputeId, seat });
}

/**
 * Once somebody is asked or decides no more, their seat alone is filled by the rules that filled it (ACA s. 15(2)): the side names
 * again, or the two nominees do. Where the institution appointed, the registrar does.
 */
export async function refill(
  deps: AppointmentsDeps,
  tx: Db,
  { disputeId, seat }: Pick<AppointmentInvitationRow, 'disputeId' | 'seat'>,
): Promise<void> {
  const side = NOMINEES.find((one) => one === seat);
  if (side) await askSides(deps, tx, { disputeId, seat: side });
  await askToPreside(deps, tx, disputeId);
}

/** With both nominees appointed, they are asked who presides (s. 11(3)); the table of moves says whether they are. */
export function askToPreside(deps: AppointmentsDeps, tx: Db, disputeId: string) {
  return moveDispute(deps, tx, {
    disputeId,
    type: 'presiding_asked',
    ...bySystem,
    details: { seat: 'presiding' },
  });
}

/** What nobody answered in time is opened, each dispute in a transaction of its own. */
export async function openNominations(deps: AppointmentsDeps): Promise<number> {
  const asked = await listOpenRounds(deps.db);
  const forming = await whichAreIn(deps.db, asked, 'arb_constituting');
  const due = asked.filter((id) => forming.has(id));
  const done = await eachAlone(deps.db, due, (tx, disputeId) => openIfDue(deps, tx, disputeId));
  if (done > 0) deps.wakeMail();
  return done;
}
