import type { Deadline } from '#modules/clocks/rules/words.ts';
import type { DisputeFile } from '#modules/disputes/actions/reading.ts';
import type { AppointmentCandidate } from '#modules/disputes/rules/machine/fact-types.ts';
import { type DisputeFacts, rowOf } from '#modules/disputes/rules/machine.ts';
import type { Db } from '#platform/db.ts';
import type { SignedDisclosure } from '../rules/disclosure/disclosure.ts';
import { type AppointmentInvitationRow, listCurrent } from '../store/invitations.ts';

/** Whoever is asked or was appointed, with everything that both sides read of them alike (ACA s. 18). */
export type CandidateRead = {
  stage: AppointmentCandidate['stage'];
  invitation: AppointmentInvitationRow;
  disclosure: SignedDisclosure | null;
  dueOn: string | null;
  said: CandidateWord[];
};
type CandidateWord = {
  partyId: string;
  objects: boolean;
  reason: string;
  decision: { upheld: boolean; reason: string } | null;
};

/** Of an arbitration, and of talks. */
export const ACCEPTANCE: readonly string[] = ['acceptance', 'neutral_acceptance'];
export const OBJECTION: readonly string[] = [
  'objection_before_appointment',
  'objection_to_conciliator',
];
const LIMITS = { invited: ACCEPTANCE, disclosed: OBJECTION } as const;

/** All of them, in the order in which they were asked. */
export async function membersRead(
  db: Db,
  file: DisputeFile,
  { facts, limits }: { facts: DisputeFacts; limits: readonly Deadline[] },
): Promise<CandidateRead[]> {
  if (facts.members.length === 0) return [];
  return (await listCurrent(db, file.dispute.id)).flatMap((invitation) => {
    const member = facts.members.find(({ neutral }) => neutral === invitation.personId);
    return member ? [memberRead(file, { member, invitation, limits })] : [];
  });
}

type Reading = {
  member: AppointmentCandidate;
  invitation: AppointmentInvitationRow;
  limits: readonly Deadline[];
};

function memberRead(
  file: DisputeFile,
  { member: { stage, seat, neutral }, invitation, limits }: Reading,
): CandidateRead {
  const rows = stage === 'invited' || stage === 'disclosed' ? LIMITS[stage] : [];
  return {
    stage,
    invitation,
    // What the acceptance kept; no side reads it before the other.
    disclosure: stage === 'accepted' ? null : (invitation.disclosure as SignedDisclosure | null),
    dueOn: dueOnFor(limits, rows, seat),
    said: wordsOn(file, neutral),
  };
}

/** The last day of the last round of a limit for one seat. */
export function dueOnFor(
  limits: readonly Deadline[],
  rows: readonly string[],
  ofSeat: string,
): string | null {
  const isMeant = ({ row, seat }: Deadline) =>
    rows.includes(row) && (seat === null || seat === ofSeat);
  return limits.findLast(isMeant)?.dueOn ?? null;
}

/** What the parties said of one of them, in their order, each with what was decided about it. */
function wordsOn({ events }: DisputeFile, neutral: string): CandidateWord[] {
  const isOf = ({ details }: DisputeFile['events'][number]) =>
    ((details as { neutral?: unknown }).neutral ?? neutral) === neutral;
  const of = events.filter(isOf);
  const isAsked = ({ type }: { type: string }) => rowOf(type)?.candidate === 'invited';
  const later = of.slice(of.findLastIndex(isAsked) + 1);
  return later.flatMap(({ type, partyId, why }) => {
    if (partyId === null || (type !== 'objected' && type !== 'no_objection')) return [];
    const decided = later.find(
      (event) => event.type === 'objection_decided' && event.partyId === partyId,
    );
    const upheld = (decided?.details as { upheld?: unknown } | undefined)?.upheld === true;
    return [
      {
        partyId,
        objects: type === 'objected',
        reason: type === 'objected' ? why : '',
        decision: decided ? { upheld, reason: decided.why } : null,
      },
    ];
  });
}
