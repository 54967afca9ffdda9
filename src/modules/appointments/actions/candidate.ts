import { limitsFor } from '#modules/disputes/actions/limits.ts';
import type { DisputeFile } from '#modules/disputes/actions/reading.ts';
import type { DisputeFacts } from '#modules/disputes/rules/machine.ts';
import type { Db } from '#platform/db.ts';
import type { SignedDisclosure } from '../rules/disclosure/disclosure.ts';
import { type AppointmentInvitationRow, findLastInvitation } from '../store/invitations.ts';

/** Whoever is asked or was appointed, with everything that both sides read of them alike (ACA s. 18). */
export type CandidateRead = {
  stage: NonNullable<DisputeFacts['candidate']>['stage'];
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

const LIMITS = { invited: 'acceptance', disclosed: 'objection_before_appointment' } as const;

export async function candidateOf(
  db: Db,
  file: DisputeFile,
  { facts, now }: { facts: DisputeFacts; now: Date },
): Promise<CandidateRead | null> {
  const { candidate } = facts;
  const invitation = candidate && (await findLastInvitation(db, file.dispute.id));
  if (!candidate || invitation?.personId !== candidate.neutral) return null;
  const { stage } = candidate;
  const limit = stage === 'invited' || stage === 'disclosed' ? LIMITS[stage] : null;
  const limits = limit ? await limitsFor(db, file, now) : [];
  return {
    stage,
    invitation,
    // What the acceptance kept; no side reads it before the other.
    disclosure: stage === 'accepted' ? null : (invitation.disclosure as SignedDisclosure | null),
    dueOn: limits.findLast(({ row }) => row === limit)?.dueOn ?? null,
    said: wordsOn(file),
  };
}

/** What the parties said of whoever was asked last, in their order, each with what was decided about it. */
function wordsOn({ events }: DisputeFile): CandidateWord[] {
  const later = events.slice(events.findLastIndex(({ type }) => type === 'arbitrator_invited') + 1);
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
