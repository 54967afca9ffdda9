import type { OutputOf } from '#kernel/endpoint.ts';
import type { OfferedInvitation } from '../actions/accepting.ts';
import type { PeopleReading } from '../actions/people-page.ts';
import type { disputeInvitationOpening, peopleOfDispute } from '../contract/invitations.ts';
import { INVITED_AS, isOpen, offered } from '../rules/invitations.ts';

type View = OutputOf<typeof peopleOfDispute>;

export function peopleView(reading: PeopleReading): View {
  const { viewer, parties, people, mayInviteFor, ownInvitation, ownFirm, firms } = reading;
  return {
    parties,
    people: people.map(({ id, name, as, partyIds, invitedAs }) => ({
      name,
      as,
      partyIds,
      invitedAs,
      firm: firms.get(id) ?? '',
      isYou: id === viewer.personId,
    })),
    invitations: invitationsView(reading),
    mayInviteFor,
    offers:
      mayInviteFor.length > 0
        ? INVITED_AS.map((as) => ({
            as,
            reads: [...offered[as].reads],
            writes: [...offered[as].writes],
          }))
        : [],
    ownInvitation,
    ownFirm,
  };
}

/** What was taken back is told by the record, and stands here no more. */
function invitationsView({ invitations, now, invitedFirms }: PeopleReading): View['invitations'] {
  return invitations
    .filter(({ endedAt }) => endedAt === null)
    .map((row) => invitationView(row, { now, firm: invitedFirms.get(row.id) ?? '' }));
}

type Invitation = PeopleReading['invitations'][number];

type Read = { now: Date; firm: string };

function invitationView(row: Invitation, { now, firm }: Read): View['invitations'][number] {
  const { id, partyId, invitedAs, name, email, reads, writes } = row;
  return {
    id,
    partyId,
    as: invitedAs,
    name,
    email,
    firm,
    reads,
    writes,
    hasAuthority: row.authorityId !== null,
    state: row.acceptedAt ? 'accepted' : isOpen(row, now) ? 'sent' : 'lapsed',
    until: row.expiresAt.toISOString(),
  };
}

export function offeredInvitationView({
  row,
  file,
  firm,
}: OfferedInvitation): OutputOf<typeof disputeInvitationOpening> {
  return {
    reference: file.dispute.reference,
    party: file.parties.find(({ id }) => id === row.partyId)?.name ?? '',
    as: row.invitedAs,
    firm,
    reads: row.reads,
    writes: row.writes,
    until: row.expiresAt.toISOString(),
  };
}
