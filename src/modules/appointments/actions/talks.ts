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
import { officerBy } from '#modules/disputes/actions/scrutiny.ts';
import type { TribunalSeat } from '#modules/disputes/rules/machine/fact-types.ts';
import { memberOf } from '#modules/disputes/rules/machine/members.ts';
import type { DisputeMoveRefusal, EventType } from '#modules/disputes/rules/machine.ts';
import { accountsOfNeutrals, holdNeutral } from '#modules/panel/actions/candidates.ts';
import { bySystem } from '#modules/service/actions/service-to-dispute.ts';
import type { Db } from '#platform/db.ts';
import { speaking } from '#platform/language.ts';
import { owe } from '#platform/outbox.ts';
import type { WaiverProblem } from '../rules/list/waivable.ts';
import { moveFor } from '../rules/moves.ts';
import { type AppointmentInvitationRow, listCurrent } from '../store/invitations.ts';
import { aboutInvitation } from './about.ts';
import { askNamed, askNext } from './asking.ts';
import type { AppointmentsDeps } from './deps.ts';
import type { NomineeProblem } from './nominees.ts';
import { ofTribunal, whereSo } from './of-tribunal.ts';
import { officeForTribunal } from './office-standing.ts';
import { type CandidateStanding, candidateStanding, tiesSaid } from './standing.ts';

type Naming = {
  id: string;
  partyId: string;
  names: readonly string[];
  /** Of several conciliators, which one; without it whoever leads alone. */
  seat?: TribunalSeat | undefined;
};
type NamingRefusal =
  | (DisputeMoveRefusal | 'unknown')
  | ('name_missing' | 'named_twice' | 'not_nameable');
type Named = Result<{ id: string; isAsked: boolean }, NamingRefusal>;

/**
 * A party gives names: it proposes them, or agrees to those of the other side. The first name that every party has given is asked in the
 * same act. Nobody is taken whom something ties to the dispute, whenever the page was read.
 */
export async function giveNames(
  deps: AppointmentsDeps,
  viewer: Viewer,
  { id, partyId, names, seat }: Naming,
): Promise<Named> {
  if (names.length === 0) return refuse('name_missing');
  if (new Set(names).size < names.length) return refuse('named_twice');
  const said = { names: names.join(' '), many: names.length, ...(seat ? { seat } : {}) };
  const outcome = await asParty<Named>(deps, viewer, {
    ...{ id, partyId, type: 'neutral_named', details: said },
    first: async (tx, file) =>
      (await areNameable(deps, tx, file, names)) ? null : refuse('not_nameable'),
    after: async (tx) => allow({ id, isAsked: await askNext(deps, tx, id) }),
  });
  if (outcome.ok) deps.wakeMail();
  return outcome;
}

async function areNameable(
  deps: AppointmentsDeps,
  tx: Db,
  file: DisputeFile,
  names: readonly string[],
): Promise<boolean> {
  const people = await accountsOfNeutrals(tx, [...names]);
  for (const name of names) {
    const personId = people.get(name);
    const standing = personId ? await candidateStanding(deps, tx, file, personId) : null;
    if (!standing?.isActive || standing.ties.length > 0) return false;
  }
  return true;
}

/** A party says how many conciliators it would have (ACA s. 63(1)); with the last that says the same there are so many. */
export async function sayHowMany(
  deps: AppointmentsDeps,
  viewer: Viewer,
  { id, partyId, many }: { id: string; partyId: string; many: number },
): Promise<Result<{ id: string }, DisputeMoveRefusal | 'unknown'>> {
  type Outcome = Result<{ id: string }, DisputeMoveRefusal | 'unknown'>;
  const outcome = await asParty<Outcome>(deps, viewer, {
    ...{ id, partyId, type: 'conciliators_proposed', details: { many } },
    after: async (tx) => {
      // Names that were given before may be those of all by now.
      await askNext(deps, tx, id);
      return allow({ id });
    },
  });
  if (outcome.ok) deps.wakeMail();
  return outcome;
}

/** A party asks the institution to choose (ACA s. 64(2); Mediation Act 2023 s. 8). */
export function leaveChoice(
  deps: AppointmentsDeps,
  viewer: Viewer,
  { id, partyId }: { id: string; partyId: string },
): Promise<Result<{ id: string }, DisputeMoveRefusal | 'unknown'>> {
  return asParty<Result<{ id: string }, DisputeMoveRefusal | 'unknown'>>(deps, viewer, {
    ...{ id, partyId, type: 'choice_left', details: {} },
    after: async () => allow({ id }),
  });
}

type PartyMove<Outcome> = {
  id: string;
  partyId: string;
  type: EventType;
  details: Record<string, string | number>;
  first?: (tx: Db, file: DisputeFile) => Promise<Outcome | null>;
  after: (tx: Db) => Promise<Outcome>;
};

type PartyRefusal = NamingRefusal | NomineeProblem | WaiverProblem;

/** A party does something of its own, with the dispute held and the table of moves asked. */
export async function asParty<Outcome extends Result<unknown, PartyRefusal>>(
  deps: AppointmentsDeps,
  viewer: Viewer,
  { id, partyId, type, details, first, after }: PartyMove<Outcome>,
): Promise<Outcome | Result<never, DisputeMoveRefusal | 'unknown'>> {
  const standing = await standingOfViewer(deps.db, viewer, id);
  const as = standing?.as;
  if (as !== 'claimant' && as !== 'respondent') return refuse('unknown');
  if (!standing?.partyIds.includes(partyId)) return refuse('party_missing');
  return undone(deps.db, async (tx) => {
    await holdDispute(tx, id);
    const file = await findFile(tx, id);
    if (!file) return refuse('unknown');
    const problem = await first?.(tx, file);
    if (problem) return problem;
    const by = { personId: viewer.personId, role: 'person' as const };
    const moved = await moveDispute(deps, tx, { disputeId: id, type, by, as, partyId, details });
    return moved.ok ? after(tx) : moved;
  });
}

/** The registrar asks somebody of the panel, where the table of moves lets the institution choose. */
export async function askChosen(
  deps: AppointmentsDeps,
  viewer: Viewer,
  { id, name, seat }: { id: string; name: string; seat?: TribunalSeat | undefined },
): Promise<Result<{ id: string }, DisputeMoveRefusal | 'unknown' | 'full'>> {
  const office = await officeForTribunal(deps.db, viewer, id);
  if (!office) return refuse('unknown');
  type Outcome = Result<{ id: string }, DisputeMoveRefusal | 'unknown' | 'full'>;
  const outcome = await undone<Outcome>(deps.db, async (tx) => {
    await holdDispute(tx, id);
    const file = await findFile(tx, id);
    const personId = (await accountsOfNeutrals(tx, [name])).get(name);
    if (!file || file.dispute.process === 'arbitration') return refuse('wrong_process');
    if (!personId || personId === viewer.personId) return refuse('neutral_missing');
    const by = { by: officerBy(viewer, office.as), as: office.as };
    const asked = await askNamed(deps, tx, { file, name, personId, seat: seat ?? 'sole' }, by);
    if (!asked.ok) return asked;
    // Of several the others may have waited for this one.
    if (seat) await askNext(deps, tx, id);
    return allow({ id });
  });
  if (outcome.ok) deps.wakeMail();
  return outcome;
}

/**
 * Appoints whoever leads talks, once the time to object is over and nothing stands against them: the parties' agreement or their word to the
 * institution has chosen them, so nothing is left to decide. Several are appointed together. Where something ties one by now, the
 * registrar decides.
 */
export async function appointIfHeard(
  deps: AppointmentsDeps,
  tx: Db,
  disputeId: string,
): Promise<boolean> {
  await holdDispute(tx, disputeId);
  const file = await findFile(tx, disputeId);
  if (!file || file.dispute.process === 'arbitration') return false;
  const facts = await factsFor(tx, file, deps.now());
  const heard = (await listCurrent(tx, disputeId)).filter(
    (asked) => memberOf(facts, { details: aboutInvitation(asked) })?.stage === 'heard',
  );
  const together: Heard[] = [];
  for (const asked of heard) {
    await holdNeutral(tx, asked.personId);
    const standing = await candidateStanding(deps, tx, file, asked.personId);
    if (!standing?.isActive || standing.ties.length > 0) return false;
    together.push({ asked, standing });
  }
  for (const one of together) if (!(await appointHeard(deps, tx, { file, ...one }))) return false;
  return together.length > 0;
}

type Heard = { asked: AppointmentInvitationRow; standing: CandidateStanding };

async function appointHeard(
  deps: AppointmentsDeps,
  tx: Db,
  { file, asked, standing }: Heard & { file: DisputeFile },
): Promise<boolean> {
  const { id: disputeId, process, language } = file.dispute;
  const { isPart } = ofTribunal(
    file,
    await factsFor(tx, await fileNow(tx, file), deps.now()),
    asked,
  );
  const moved = await moveDispute(deps, tx, {
    ...{ disputeId, type: moveFor(process, 'appointed'), ...bySystem },
    details: { ...aboutInvitation(asked), ...tiesSaid(standing), ...whereSo({ isPart }) },
  });
  if (!moved.ok) return false;
  const letter = { id: deps.newId(), kind: 'appointment_made' as const, refersTo: asked.id };
  const recipient = standing.candidate.email;
  await speaking(language, () => owe(tx, { ...letter, recipient }, deps.now()));
  return true;
}

/** As it is after each of them. */
const fileNow = async (tx: Db, file: DisputeFile) => (await findFile(tx, file.dispute.id)) ?? file;
