import { allow, type Result } from '#kernel/result.ts';
import { moveDispute } from '#modules/disputes/actions/moves.ts';
import type { OfficeStanding } from '#modules/disputes/actions/reading.ts';
import type { DisputeMoveRefusal } from '#modules/disputes/rules/machine.ts';
import type { Db } from '#platform/db.ts';
import { sha256 } from '#platform/hash.ts';
import { commitmentTo, drawn } from '../rules/draw.ts';
import { type Departure, departureOf, type Proposed } from '../rules/list/proposal.ts';
import { nameOfPack } from '../rules/matching/weights.ts';
import { LISTS } from '../rules/strike-and-rank.ts';
import { endInvitations } from '../store/invitations.ts';
import { addList, closeList, findLastList } from '../store/lists.ts';
import type { AppointmentsDeps } from './deps.ts';
import type { ProposalMade } from './proposing.ts';

type Keeping = {
  personId: string;
  as: OfficeStanding['as'];
  sending: { id: string; names: readonly string[]; reason: string; ofLot?: number };
  made: ProposalMade;
};

/** Keeps a list and tells both sides of it, under the dispute's lock, with what it was ranked by and where the registrar departed from that. */
export async function keepList(
  deps: AppointmentsDeps,
  tx: Db,
  { personId, as, sending, made }: Keeping,
): Promise<Result<{ list: string }, DisputeMoveRefusal>> {
  const { proposal, people, seed, pack } = made;
  const departed = departureOf(sending.names, proposal.named);
  const [list, at] = [deps.newId(), deps.now()];
  const commitment = commitmentTo(seed, sha256);
  const last = await findLastList(tx, sending.id);
  const done = await moveDispute(deps, tx, {
    disputeId: sending.id,
    type: 'list_sent',
    by: { personId, role: as === 'registrar' ? 'registrar' : 'case_officer' },
    as,
    why: sending.reason,
    details: {
      ...{ list, names: sending.names.length, commitment, weights: nameOfPack(pack) },
      ...(departed.in.length > 0
        ? { takenIn: departed.in.join(' '), takenOut: departed.out.join(' ') }
        : {}),
    },
  });
  if (!done.ok) return done;
  // Whoever was asked from another list is asked no more, and what they promised takes no place of theirs.
  await endInvitations(tx, { disputeId: sending.id }, at);
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
    sentBy: personId,
    seed,
    commitment,
    weights: JSON.stringify(pack.weights),
    weightsPack: nameOfPack(pack),
    takenOut: JSON.stringify(
      departed.out.map((one) => ({ id: one, name: people.get(one)?.name ?? '' })),
    ),
    strikes: LISTS[1].strikes,
    reason: sending.reason.trim(),
    ofLot: sending.ofLot ?? null,
    barred: JSON.stringify(proposal.barred),
  };
  await addList(
    tx,
    row,
    shown.map((one, place) => nameRow(one, { list, place: place + 1, people, departed })),
  );
  return allow({ list });
}

type Naming = { list: string; place: number; departed: Departure } & Pick<ProposalMade, 'people'>;

function nameRow(
  { id, score, parts, evidence }: Proposed,
  { list, place, people, departed }: Naming,
) {
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
    isTakenIn: departed.in.includes(id),
  };
}
