import { allow, type Result, refuse } from '#kernel/result.ts';
import type { Viewer } from '#kernel/viewer.ts';
import { linkHash, linkTo, newLink } from '#modules/codes/actions/links.ts';
import { heldBy } from '#modules/identity/actions/roles.ts';
import type { Compose } from '#platform/outbox.ts';
import { invitedLetter } from '../letters/invitation.ts';
import { accept, type GuestAcceptRefusal, isOpen } from '../rules/invitations.ts';
import {
  addToken,
  findByToken,
  findInvitation,
  type InvitationRow,
  lockInvitation,
  setAccepted,
} from '../store/invitations.ts';
import type { DisputesDeps } from './deps.ts';
import { holdDispute } from './hold.ts';
import { trace } from './invitations.ts';
import { isOpposite } from './opposite.ts';
import { type DisputeFile, findFile, officeStanding, provedEmail } from './reading.ts';
import { standingIn } from './standings.ts';

type Deps = Pick<DisputesDeps, 'db' | 'now'>;

/** What somebody is asked to accept: by which party, in which dispute, to what. */
export type OfferedInvitation = { row: InvitationRow; file: DisputeFile };

/** An invitation as whoever has its link and its address is shown it; another address is told nothing but that it is another's. */
export async function openInvitation(
  deps: Deps,
  viewer: Viewer,
  token: string,
): Promise<Result<OfferedInvitation, GuestAcceptRefusal>> {
  const row = await findByToken(deps.db, linkHash(token));
  const file = row && isOpen(row, deps.now()) ? await findFile(deps.db, row.disputeId) : null;
  if (!row || !file) return refuse('link_unknown');
  const email = await provedEmail(deps.db, viewer.personId);
  return email?.toLowerCase() === row.email ? allow({ row, file }) : refuse('another_address');
}

/** Enters by an invitation: once, with the address to which it went. */
export function acceptInvitation(
  { db, now }: Deps,
  viewer: Viewer,
  token: string,
): Promise<Result<{ id: string }, GuestAcceptRefusal>> {
  return db
    .transaction()
    .execute(async (tx): Promise<Result<{ id: string }, GuestAcceptRefusal>> => {
      const found = await findByToken(tx, linkHash(token));
      if (!found) return refuse('link_unknown');
      await holdDispute(tx, found.disputeId); // of two invitations that one person accepts at once one is accepted
      const row = await lockInvitation(tx, { id: found.id });
      const file = await findFile(tx, found.disputeId);
      const party = file?.parties.find(({ id }) => id === row?.partyId);
      if (!row || !party) return refuse('link_unknown');
      const { personId } = viewer;
      const { disputeId } = row;
      const judged = accept(
        row,
        {
          email: await provedEmail(tx, personId),
          // Also while it is asleep: power that a second factor wakes again is theirs.
          isOfOffice: officeStanding({ roles: await heldBy(tx, personId) }) !== null,
          isOpposite: await isOpposite(tx, { disputeId, side: party.side, personId, reaches: [] }),
          isThere: (await standingIn(tx, viewer, disputeId)) !== null,
        },
        now(),
      );
      if (!judged.ok) return judged;
      const { at } = judged.value;
      await setAccepted(tx, { id: row.id, personId, at });
      await trace(tx, viewer, at, {
        act: 'dispute.invitation_accepted',
        row,
        details: { as: row.invitedAs, person: personId },
        tells: [row.invitedBy],
      });
      return allow({ id: disputeId });
    });
}

/** The letter that invites, with a fresh link; none to whoever was taken off the list meanwhile. */
export function invitationLetters(
  deps: Pick<DisputesDeps, 'db' | 'now' | 'newToken' | 'settings'>,
) {
  return {
    dispute_invited: async (id, to) => {
      const row = await findInvitation(deps.db, id);
      const file = row && isOpen(row, deps.now()) ? await findFile(deps.db, row.disputeId) : null;
      const party = file?.parties.find((one) => one.id === row?.partyId);
      if (!row || !file || !party) return null;
      const { token, hash } = newLink(deps);
      await addToken(deps.db, row.id, hash);
      return invitedLetter(to, {
        name: row.name,
        party: party.name,
        reference: file.dispute.reference,
        as: row.invitedAs,
        link: linkTo(deps, '/cases/invitation', token),
        until: row.expiresAt,
      });
    },
  } satisfies Record<string, Compose>;
}
