import { allow, type Result, refuse } from '#kernel/result.ts';
import type { Viewer } from '#kernel/viewer.ts';
import { holdDispute } from '#modules/disputes/actions/hold.ts';
import { moveDispute } from '#modules/disputes/actions/moves.ts';
import {
  type DisputeFile,
  factsFor,
  findFile,
  type OfficeStanding,
} from '#modules/disputes/actions/reading.ts';
import { officerBy } from '#modules/disputes/actions/scrutiny.ts';
import { type DisputeMoveRefusal, moved } from '#modules/disputes/rules/machine.ts';
import type { Db } from '#platform/db.ts';
import { sha256 } from '#platform/hash.ts';
import { commitmentTo, drawn } from '../rules/draw.ts';
import { type ListProblem, type Proposed, problemOfList } from '../rules/list/proposal.ts';
import { WEIGHTS_2026 } from '../rules/matching/shortlist.ts';
import { LISTS, type ListOutcome } from '../rules/strike-and-rank.ts';
import { endInvitations } from '../store/invitations.ts';
import { addList, closeList, findLastList, listNames } from '../store/lists.ts';
import { nextName } from './asking.ts';
import { candidateOf } from './candidate.ts';
import type { AppointmentsDeps } from './deps.ts';
import { officeForTribunal } from './office-standing.ts';
import { type ProposalMade, proposalFor } from './proposing.ts';
import { candidateStanding } from './standing.ts';

/** A list is made here for a sole arbitrator; three are not formed here yet. */
type ListRefusal = DisputeMoveRefusal | ListProblem | 'unknown' | 'not_sole';

const STATE = 'arb_constituting';

/** What the office sees of the way to a tribunal: the list that is out or was answered, and whom it may name next. */
export async function tribunalForOffice(deps: AppointmentsDeps, viewer: Viewer, id: string) {
  const { db, now } = deps;
  const standing = await officeForTribunal(db, viewer, id);
  const file = standing && (await findFile(db, id));
  if (!standing || !file) return null;
  const facts = await factsFor(db, file, now());
  const row = facts.list ? await findLastList(db, id) : null;
  const list = row && row.id === facts.list?.id ? row : null;
  const isHere = file.dispute.state === STATE;
  const isOut = facts.list?.isOut ?? false;
  const mayPropose =
    standing.as === 'registrar' && isHere && !isOut && isSole(file) && !facts.candidate;
  const asked = facts.candidate
    ? await candidateStanding(deps, db, file, facts.candidate.neutral)
    : null;
  const mayAsk = mayPropose && list !== null && list.closedAt !== null;
  return {
    file,
    facts,
    isRegistrar: standing.as === 'registrar',
    isHere,
    isSole: isSole(file),
    list,
    names: list ? await listNames(db, list.id) : [],
    outcome: (list?.outcome ?? null) as ListOutcome | null, // what closeList kept
    candidate: await candidateOf(db, file, { facts, now: now() }),
    ties: asked?.ties ?? [],
    next: mayAsk ? ((await nextName(deps, db, { file, facts, list }))?.name.name ?? null) : null,
    made: mayPropose ? await proposalFor(deps, db, file, viewer.personId) : null,
  };
}

const isSole = ({ dispute }: DisputeFile) => dispute.arbitrators === 1;

type ListToSend = { id: string; names: readonly string[]; reason: string };

/** Sends both sides the same list. Whoever is tied to the dispute by now is refused, whenever their name was shown to the registrar. */
export async function sendList(
  deps: AppointmentsDeps,
  viewer: Viewer,
  sending: ListToSend,
): Promise<Result<{ list: string }, ListRefusal>> {
  const standing = await officeForTribunal(deps.db, viewer, sending.id);
  if (!standing) return refuse('unknown');
  type Outcome = Result<{ list: string }, ListRefusal>;
  const outcome = await deps.db.transaction().execute(async (tx): Promise<Outcome> => {
    await holdDispute(tx, sending.id);
    const file = await findFile(tx, sending.id);
    if (!file) return refuse('unknown');
    if (!isSole(file)) return refuse('not_sole');
    // First whether a list may go out at all: another registrar may have sent one a moment ago.
    const act = { by: standing.as, partyId: null, why: sending.reason, details: { list: '' } };
    const may = moved(await factsFor(tx, file, deps.now()), 'list_sent', act);
    if (!may.ok) return refuse(may.refusal);
    const made = await proposalFor(deps, tx, file, viewer.personId);
    const problem = problemOfList(sending.names, made.proposal, sending.reason);
    if (problem) return refuse(problem);
    return keepList(deps, tx, { viewer, standing, sending, made });
  });
  if (outcome.ok) deps.wakeMail();
  return outcome;
}

type Keeping = {
  viewer: Viewer;
  standing: OfficeStanding;
  sending: ListToSend;
  made: ProposalMade;
};

async function keepList(
  deps: AppointmentsDeps,
  tx: Db,
  { viewer, standing, sending, made }: Keeping,
): Promise<Result<{ list: string }, DisputeMoveRefusal>> {
  const { proposal, people, seed } = made;
  const [list, at] = [deps.newId(), deps.now()];
  const commitment = commitmentTo(seed, sha256);
  const last = await findLastList(tx, sending.id);
  const done = await moveDispute(deps, tx, {
    disputeId: sending.id,
    type: 'list_sent',
    by: officerBy(viewer, standing.as),
    as: standing.as,
    why: sending.reason,
    details: { list, names: sending.names.length, commitment },
  });
  if (!done.ok) return done;
  // Whoever was asked from another list is asked no more, and what they promised takes no place of theirs.
  await endInvitations(tx, sending.id, at);
  // One that fell with what it rested on is opened by nobody.
  if (last && !last.closedAt) await closeList(tx, last.id, { at, outcome: { fallen: true } });
  const chosen = [...proposal.named, ...proposal.reserve].filter(({ id }) =>
    sending.names.includes(id),
  );
  const shown = drawn(chosen, {
    seed: `${seed}|order`,
    nameOf: ({ id }) => id,
    digest: sha256,
  });
  const row = {
    id: list,
    disputeId: sending.id,
    sentAt: at,
    sentBy: viewer.personId,
    seed,
    commitment,
    weights: JSON.stringify(WEIGHTS_2026),
    strikes: LISTS[1].strikes,
    reason: sending.reason.trim(),
    barred: JSON.stringify(proposal.barred),
  };
  await addList(
    tx,
    row,
    shown.map((one, place) => nameRow(one, { list, place: place + 1, people })),
  );
  return allow({ list });
}

type Naming = { list: string; place: number } & Pick<ProposalMade, 'people'>;

function nameRow({ id, score, parts, evidence }: Proposed, { list, place, people }: Naming) {
  const person = people.get(id);
  return {
    listId: list,
    neutralId: id,
    name: (person?.name ?? '').slice(0, 200),
    line: (person?.publicLine ?? '').slice(0, 500),
    place,
    score,
    parts: JSON.stringify(parts),
    evidence: JSON.stringify(evidence),
  };
}
