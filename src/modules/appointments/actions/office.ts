import { type Result, refuse } from '#kernel/result.ts';
import type { Viewer } from '#kernel/viewer.ts';
import { holdDispute } from '#modules/disputes/actions/hold.ts';
import { limitsFor } from '#modules/disputes/actions/limits.ts';
import {
  type DisputeFile,
  documentsIn,
  factsFor,
  findFile,
  type OfficeStanding,
} from '#modules/disputes/actions/reading.ts';
import { type DisputeMoveRefusal, moved } from '#modules/disputes/rules/machine.ts';
import type { Db } from '#platform/db.ts';
import { type ListProblem, problemOfList } from '../rules/list/proposal.ts';
import type { ListOutcome } from '../rules/strike-and-rank.ts';
import { findLastList, listNames } from '../store/lists.ts';
import { nextName } from './asking.ts';
import { type CandidateRead, membersRead } from './candidate.ts';
import { askedAgainIn, tiedIn } from './continuing.ts';
import { courtRead } from './court.ts';
import type { AppointmentsDeps } from './deps.ts';
import { jointRead } from './joint.ts';
import { keepList } from './keeping.ts';
import { mandatesOf } from './mandates.ts';
import { officeForTribunal } from './office-standing.ts';
import { mayEndMandates } from './paper-ends.ts';
import { proposalFor } from './proposing.ts';
import { mayAskFor, mayNameFor, namingOf, seatsRead } from './seats.ts';
import { type CandidateStanding, candidateStanding } from './standing.ts';
import { mayChoose, talksChoiceOf } from './talks-choice.ts';
import { waiversRead } from './waivers-reading.ts';

/** A list is made for a sole arbitrator; of three each side names one. */
type ListRefusal = DisputeMoveRefusal | ListProblem | 'unknown';

const STATE = 'arb_constituting';

type Tied = Pick<CandidateStanding, 'ties' | 'because'>;
const UNTIED: Tied = { ties: [], because: [] };

/** What the office sees of the way to a tribunal: the list that is out or was answered, and whom it may name next. */
export async function tribunalForOffice(
  deps: AppointmentsDeps,
  viewer: Viewer,
  { id, q = '' }: { id: string; q?: string | undefined },
) {
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
    standing.as === 'registrar' && isHere && !isOut && isSole(file) && facts.members.length === 0;
  const isRegistrar = standing.as === 'registrar';
  const limits = await limitsFor(db, file, now());
  const members = await membersRead(db, file, { facts, limits });
  const mayName = isRegistrar ? facts.seats.filter((seat) => mayNameFor(facts, seat)) : [];
  // Whoever was appointed has a standing in it, which is no tie.
  const standingOf = async (one: CandidateRead | null | undefined): Promise<Tied> =>
    (one && one.stage !== 'appointed'
      ? await candidateStanding(deps, db, file, one.invitation.personId)
      : null) ?? UNTIED;
  const seats = await Promise.all(
    seatsRead(facts, members).map(async (one) => {
      const { ties, because } = await standingOf(one.candidate);
      return { ...one, ties, because };
    }),
  );
  const sole = await standingOf(seats.length > 0 ? null : members[0]);
  const mayAsk = mayPropose && list !== null && list.closedAt !== null;
  return {
    file,
    facts,
    isRegistrar,
    isHere,
    isSole: isSole(file),
    list,
    names: list ? await listNames(db, list.id) : [],
    outcome: (list?.outcome ?? null) as ListOutcome | null, // what closeList kept
    members,
    seats,
    naming: namingOf(file, { facts, limits }),
    mayAsk: isRegistrar ? mayAskFor(facts) : [],
    mayName,
    mandates: await mandatesOf(db, file, limits),
    again: await askedAgainIn(db, file, limits),
    tied: tiedIn(facts, members),
    papers: facts.mandates.length > 0 ? await papersOfEnds(db, id) : [],
    joint: await jointRead(db, { file, facts }),
    waivers: await waiversRead(db, { file, facts, own: [] }),
    court: isRegistrar ? await courtRead(db, { id, facts, q }) : null,
    ties: sole.ties,
    because: sole.because,
    choice: await talksChoiceOf(deps, db, { file, facts, byPerson: viewer.personId }),
    mayChoose: standing.as === 'registrar' && mayChoose(facts),
    mayChooseFor:
      standing.as === 'registrar' && facts.seats.length > 1
        ? facts.seats.filter((seat) => mayChoose(facts, seat))
        : [],
    next: mayAsk ? ((await nextName(deps, db, { file, facts, list }))?.name.name ?? null) : null,
    made:
      mayPropose || mayName.length > 0 ? await proposalFor(deps, db, file, viewer.personId) : null,
  };
}

/** Orders and agreements in the file, on which the end of a mandate may rest. */
async function papersOfEnds(db: Db, id: string) {
  return (await documentsIn(db, id)).filter(({ kind }) => mayEndMandates(kind));
}

const isSole = ({ dispute }: DisputeFile) => dispute.arbitrators === 1;

type ListToSend = {
  id: string;
  names: readonly string[];
  reason: string;
  /** Among how many disputes of a lot they were spread. */
  ofLot?: number;
};

/** Sends both sides the same list. Whoever is tied to the dispute by now is refused, whenever their name was shown to the registrar. */
export async function sendList(
  deps: AppointmentsDeps,
  viewer: Viewer,
  sending: ListToSend,
): Promise<Result<{ list: string }, ListRefusal>> {
  const standing = await officeForTribunal(deps.db, viewer, sending.id);
  if (!standing) return refuse('unknown');
  const outcome = await deps.db
    .transaction()
    .execute((tx) => sendListIn(deps, tx, { personId: viewer.personId, as: standing.as, sending }));
  if (outcome.ok) deps.wakeMail();
  return outcome;
}

type SendingBy = { personId: string; as: OfficeStanding['as']; sending: ListToSend };

/** The same within a transaction, for whoever was asked before whether they may. */
export async function sendListIn(
  deps: AppointmentsDeps,
  tx: Db,
  { personId, as, sending }: SendingBy,
): Promise<Result<{ list: string }, ListRefusal>> {
  await holdDispute(tx, sending.id);
  const file = await findFile(tx, sending.id);
  if (!file) return refuse('unknown');
  // First whether a list may go out at all: another registrar may have sent one a moment ago.
  const act = { by: as, partyId: null, why: sending.reason, details: { list: '' } };
  const may = moved(await factsFor(tx, file, deps.now()), 'list_sent', act);
  if (!may.ok) return refuse(may.refusal);
  const made = await proposalFor(deps, tx, file, personId);
  const problem = problemOfList(sending.names, made.proposal, sending.reason);
  if (problem) return refuse(problem);
  return keepList(deps, tx, { personId, as, sending, made });
}
