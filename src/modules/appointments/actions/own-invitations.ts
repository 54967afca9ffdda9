import { allow, type Result, refuse } from '#kernel/result.ts';
import type { Viewer } from '#kernel/viewer.ts';
import type { Deadline } from '#modules/clocks/rules/words.ts';
import { limitsFor } from '#modules/disputes/actions/limits.ts';
import { peopleNamed } from '#modules/disputes/actions/people-named.ts';
import { type DisputeFile, factsFor, findFile } from '#modules/disputes/actions/reading.ts';
import { whichAreIn } from '#modules/disputes/actions/states.ts';
import { isHeldByDoubt } from '#modules/disputes/rules/machine/guards.ts';
import { memberOf, NOMINEES } from '#modules/disputes/rules/machine/members.ts';
import { type DisputeFacts, type EventType, moved } from '#modules/disputes/rules/machine.ts';
import { FINAL } from '#modules/disputes/rules/words.ts';
import { candidateOn } from '#modules/panel/actions/candidates.ts';
import type { Db } from '#platform/db.ts';
import type { SignedDisclosure } from '../rules/disclosure/disclosure.ts';
import { FORMING } from '../rules/moves.ts';
import {
  type AppointmentInvitationRow,
  findOwnInvitation,
  listOwnInvitations,
} from '../store/invitations.ts';
import { aboutInvitation } from './about.ts';
import { ACCEPTANCE, dueOnFor, OBJECTION } from './candidate.ts';
import {
  type AskedAgainRead,
  askedAgainIn,
  type OpenQuestion,
  openQuestion,
} from './continuing.ts';
import type { AppointmentsDeps } from './deps.ts';
import { type MandateRead, mandatesOf } from './mandates.ts';
import { namesFound } from './nominees.ts';
import { type CandidateStanding, candidateStanding } from './standing.ts';

type Deps = Pick<AppointmentsDeps, 'db' | 'now'>;
export type OwnState = 'open' | 'accepted' | 'heard' | 'appointed' | 'declined' | 'over';
export type OwnInvitation = {
  invitation: AppointmentInvitationRow;
  file: DisputeFile;
  state: OwnState;
  dueOn: string | null;
  facts: DisputeFacts;
  limits: Deadline[];
  led: {
    appearanceFrom: string | null;
    mayDeclare: boolean;
    /** Of several conciliators: that the others have to declare it too, and whether one has. */
    isTogether: boolean;
    hasDeclared: boolean;
    othersDeclared: boolean;
  };
};

const MOST = 200;

/** Where somebody is or was asked, the newest of each dispute; `isOn` leaves out what they declined and what ended. */
export async function ownInvitationsOf(
  deps: Deps,
  { personId }: Viewer,
  { isOn = false } = {},
): Promise<OwnInvitation[]> {
  const rows = await listOwnInvitations(deps.db, personId, MOST);
  const last = [...Map.groupBy(rows, ({ disputeId }) => disputeId).values()].flatMap(
    ([newest]) => newest ?? [],
  );
  const asked = isOn ? await goingOn(deps.db, last) : last;
  const read = await Promise.all(asked.map((row) => readOne(deps, row)));
  return read.flatMap((one) => one ?? []);
}

/** Without what they were passed over for, and disputes that are over: after years these are most, and each is a file to read. */
async function goingOn(db: Db, rows: readonly AppointmentInvitationRow[]) {
  const ids = rows.map(({ disputeId }) => disputeId);
  const over = await whichAreIn(db, ids, FINAL);
  return rows.filter(({ endedAt, disputeId }) => endedAt === null && !over.has(disputeId));
}

async function readOne(
  { db, now }: Deps,
  invitation: AppointmentInvitationRow,
): Promise<OwnInvitation | null> {
  const file = await findFile(db, invitation.disputeId);
  if (!file) return null;
  const facts = await factsFor(db, file, now());
  const limits = await limitsFor(db, file, now());
  const state = stateOf(facts, invitation);
  const dueOn = dueIn(limits, { state, seat: invitation.seat });
  return { invitation, file, state, dueOn, facts, limits, led: ledBy(facts, invitation) };
}

/** The last instant of their time is theirs, the next is not, whether the timer has come by or not. */
function stateOf(facts: DisputeFacts, invitation: AppointmentInvitationRow): OwnState {
  const member = memberOf(facts, { details: aboutInvitation(invitation) });
  if (!member || !isStillAsked(facts, invitation))
    return invitation.answer === 'declined' ? 'declined' : 'over';
  if (member.stage === 'appointed') return FINAL.includes(facts.state) ? 'over' : 'appointed';
  if (member.stage === 'heard') return 'heard';
  if (member.stage !== 'invited') return 'accepted';
  const isOver = facts.isOver(acceptanceIn(facts), undefined, member.seat);
  return isOver && !isHeldByDoubt(facts) ? 'over' : 'open';
}

const acceptanceIn = ({ process }: Pick<DisputeFacts, 'process'>) =>
  process === 'arbitration' ? 'acceptance' : 'neutral_acceptance';

/** Whether a question stands, or what came of it does: a dispute that ended before anybody was appointed asks nobody any more. */
export function isStillAsked(
  { members, state }: Pick<DisputeFacts, 'members' | 'state'>,
  { personId, endedAt }: Pick<AppointmentInvitationRow, 'personId' | 'endedAt'>,
): boolean {
  const member = memberOf({ members }, { details: { neutral: personId } });
  if (!member || endedAt !== null) return false;
  return member.stage === 'appointed' || FORMING.includes(state) || state === 'stayed';
}

/** What whoever leads talks may do beside leading them. */
function ledBy(facts: DisputeFacts, { personId }: AppointmentInvitationRow): OwnInvitation['led'] {
  const details = { neutral: personId };
  const { declared = [] } = facts.choice;
  const may = (type: EventType) =>
    moved(facts, type, { by: 'neutral', partyId: null, why: '', details }).ok;
  return {
    appearanceFrom: may('first_appearance') ? facts.days.appointedOn : null,
    mayDeclare: may('non_settlement_reported') || may('conciliation_ended') || may('end_declared'),
    isTogether: facts.process === 'conciliation' && facts.seats.length > 1,
    hasDeclared: declared.includes(personId),
    othersDeclared: declared.some((one) => one !== personId),
  };
}

type Dated = { state: OwnState; seat: string };

function dueIn(limits: readonly Deadline[], { state, seat }: Dated): string | null {
  if (state !== 'open' && state !== 'accepted') return null;
  return dueOnFor(limits, state === 'open' ? ACCEPTANCE : OBJECTION, seat);
}

/** Whose challenge, and of whom. */
type OpenChallenge = { of: MandateRead; partyId: string };
export type OwnInvitationRead = OwnInvitation & {
  standing: CandidateStanding | null;
  disclosure: SignedDisclosure | null;
  mandate: MandateRead | null;
  others: MandateRead[];
  mayDecide: OpenChallenge[];
  voted: OpenChallenge[];
  presiding: Awaited<ReturnType<typeof presidingFor>>;
  question: OpenQuestion | null;
  again: AskedAgainRead[];
  /** Lawyers whom the parties let in, each with the firm that was named last. */
  letIn: { name: string; firm: string; for: string }[];
};

/** One of them; whoever was never asked in the dispute is told that there is nothing. */
export async function ownInvitationFor(
  deps: Deps,
  { personId }: Viewer,
  { id, q = '' }: { id: string; q?: string | undefined },
): Promise<Result<OwnInvitationRead, 'unknown'>> {
  const row = await findOwnInvitation(deps.db, { disputeId: id, personId });
  const own = row && (await readOne(deps, row));
  if (!own) return refuse('unknown');
  return allow({
    ...own,
    ...(await saidOf(deps, own)),
    standing:
      own.state === 'open' ? await candidateStanding(deps, deps.db, own.file, personId) : null,
    disclosure: own.invitation.disclosure as SignedDisclosure | null, // what the acceptance kept
    presiding: await presidingFor(deps, own, q),
    ...(await askedOf(deps, own)),
    letIn: await lawyersLetIn(deps.db, own.file),
  });
}

async function lawyersLetIn(db: Db, { dispute, parties }: DisputeFile) {
  const people = await peopleNamed(db, dispute.id);
  return people.flatMap(({ name, firms, partyId, isLawyer }) => {
    const party = parties.find(({ id }) => id === partyId)?.name;
    return isLawyer && party ? [{ name, firm: firms.at(-1) ?? '', for: party }] : [];
  });
}

/** What they are asked since they disclosed, and what they answered before; nothing once they are out of it. */
async function askedOf({ db }: Deps, own: OwnInvitation) {
  if (!SIGNED.includes(own.state)) return { question: null, again: [] };
  const again = await askedAgainIn(db, own.file, own.limits);
  return {
    question: await openQuestion(db, own),
    again: again.filter(({ neutral }) => neutral === own.invitation.personId),
  };
}
const SIGNED: readonly OwnState[] = ['accepted', 'heard', 'appointed'];

type Said = Pick<OwnInvitationRead, 'mandate' | 'others' | 'mayDecide' | 'voted'>;
const NOTHING: Said = { mandate: null, others: [], mayDecide: [], voted: [] };

/** Their own mandate with what was said of it, of three also those of the others, and what of it they may decide. */
export async function saidOf(
  { db }: Pick<Deps, 'db'>,
  { file, state, invitation, facts, limits }: OwnInvitation,
): Promise<Said> {
  if (state !== 'appointed') return NOTHING;
  const { personId, seat } = invitation;
  const { sitting } = await mandatesOf(db, file, limits);
  const others = sitting.filter(({ neutral, challenges, circumstances }) =>
    neutral === personId ? false : challenges.length + circumstances.length > 0,
  );
  const mandate = sitting.find(({ neutral }) => neutral === personId) ?? null;
  const open = [...(mandate ? [mandate] : []), ...others].flatMap((one) =>
    one.challenges
      .filter(({ decision }) => decision === null)
      .map(({ partyId }) => ({ of: one, partyId })),
  );
  const type = seat === 'sole' ? 'challenge_decided' : 'challenge_voted';
  const may = open.map(({ of: { neutral }, partyId }) => {
    const details = { neutral, upheld: true, voter: personId };
    return moved(facts, type, { by: 'neutral', partyId, why: 'a reason', details });
  });
  return {
    ...{ mandate, others },
    mayDecide: open.filter((_, at) => may[at]?.ok),
    voted: open.filter((_, at) => {
      const judged = may[at];
      return judged?.ok === false && judged.refusal === 'already_done';
    }),
  };
}

/** What the two nominees told each other of who presides; nothing for anybody else. */
async function presidingFor({ db }: Deps, { invitation, facts, limits }: OwnInvitation, q: string) {
  const { personId } = invitation;
  const member = memberOf(facts, { details: aboutInvitation(invitation) });
  const isNominee = NOMINEES.some((seat) => seat === member?.seat) && member?.stage === 'appointed';
  if (!facts.presiding?.isOut || !isNominee) return null;
  const { proposals } = facts.presiding;
  const other = Object.keys(proposals).find((one) => one !== personId);
  const nameOf = async (one: string | undefined) =>
    one ? ((await candidateOn(db, 'arbitrator', one))?.name ?? null) : null;
  return {
    dueOn: dueOnFor(limits, ['presiding'], 'presiding'),
    own: await nameOf(proposals[personId]),
    other: await nameOf(other && proposals[other]),
    found: await namesFound(db, q, facts),
  };
}
