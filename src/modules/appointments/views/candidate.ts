import { seatIn } from '#modules/disputes/rules/machine/members.ts';
import type { CandidateRead } from '../actions/candidate.ts';
import type { OwnInvitation, OwnInvitationRead } from '../actions/own-invitations.ts';
import { roleIn } from '../rules/moves.ts';
import { askedAgainView, questionView } from './continuing.ts';
import { decidingView, mandateView } from './mandates.ts';

type Named = readonly { id: string; name: string }[];

/** The same for both sides and the office. */
export function candidateView(
  read: CandidateRead | null,
  { dispute, parties }: OwnInvitation['file'],
  maySay: Named = [],
) {
  if (!read) return null;
  const named = new Map(parties.map(({ id, name }) => [id, name]));
  const { stage, invitation, disclosure, dueOn, said } = read;
  return {
    id: invitation.id,
    seat: seatIn({ seat: invitation.seat }),
    name: invitation.name,
    role: roleIn(dispute.process),
    stage,
    dueOn,
    disclosure,
    documentId: stage === 'accepted' ? null : invitation.documentId,
    maySay: maySay.map(({ id, name }) => ({ id, name })),
    said: said.map((one) => ({ ...one, party: named.get(one.partyId) ?? '' })),
  };
}

export function invitationLine({ invitation, file, state, dueOn }: OwnInvitation) {
  return {
    id: invitation.disputeId,
    role: roleIn(file.dispute.process),
    reference: file.dispute.reference,
    askedAt: invitation.invitedAt.toISOString(),
    state,
    dueOn,
  };
}

/** Names first: papers, claims and sums are for whoever was appointed. Once it is over, not even those. */
export function invitationView(own: OwnInvitationRead) {
  const { file, state, standing, disclosure, invitation, presiding } = own;
  const { mandate, others, mayDecide, voted } = own;
  const isShown = state !== 'over' && state !== 'declined';
  const { parties, dispute } = file;
  const named = (side: 'claimant' | 'respondent') =>
    isShown ? parties.filter((one) => one.side === side).map(({ name }) => name) : [];
  return {
    ...invitationLine(own),
    claimants: named('claimant'),
    respondents: named('respondent'),
    lawyers: isShown
      ? [
          ...parties.flatMap(({ name: party, representatives }) =>
            representatives.map(({ name, firm }) => ({ name, firm, for: party })),
          ),
          ...own.letIn,
        ]
      : [],
    language: dispute.language,
    seat: dispute.seat,
    name: standing?.candidate.name ?? invitation.name,
    experience: standing?.candidate.qualifications ?? '',
    here: standing?.taken ?? 0,
    counted: standing?.counted ?? [],
    waived: standing?.waivedText ?? '',
    disclosure: isShown ? disclosure : null,
    question: own.question && questionView(own.question),
    again: own.again.map(askedAgainView),
    mandate: mandate && mandateView(mandate, parties),
    others: others.map((one) => mandateView(one, parties)),
    mayDecide: mayDecide.map((one) => decidingView(one, parties)),
    voted: voted.map((one) => decidingView(one, parties)),
    tribunalSeat: seatIn({ seat: invitation.seat }),
    presiding,
    ...own.led,
  };
}
