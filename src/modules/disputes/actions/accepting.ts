import { allow, type Result, refuse } from '#kernel/result.ts';
import type { Viewer } from '#kernel/viewer.ts';
import { linkHash, linkTo, newLink } from '#modules/codes/actions/links.ts';
import { heldBy } from '#modules/identity/actions/roles.ts';
import type { Compose } from '#platform/outbox.ts';
import { invitedLetter } from '../letters/invitation.ts';
import { accept, type FirmRefusal, type GuestAcceptRefusal, isOpen } from '../rules/invitations.ts';
import {
  addToken,
  findByToken,
  findInvitation,
  type InvitationRow,
  listFirmsOf,
  lockInvitation,
  setAccepted,
} from '../store/invitations.ts';
import type { DisputesDeps } from './deps.ts';
import { keepFirm } from './firms.ts';
import { holdDispute } from './hold.ts';
import { trace } from './invitations.ts';
import { isOpposite } from './opposite.ts';
import { type DisputeFile, findFile, officeStanding, provedEmail } from './reading.ts';
import { standingIn } from './standings.ts';

type Deps = Pick<DisputesDeps, 'db' | 'now'>;
type AcceptRefusal = GuestAcceptRefusal | FirmRefusal;

/** What somebody is asked to accept: by which party, in which dispute, to what. */
export type OfferedInvitation = { row: InvitationRow; file: DisputeFile; firm: string };

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
  if (email?.toLowerCase() !== row.email) return refuse('another_address');
  const firm = (await listFirmsOf(deps.db, [row.id])).at(-1)?.firm ?? '';
  return allow({ row, file, firm });
}

/** Enters by an invitation: once, with the address to which it went. A lawyer may say their firm with it, or another than the party did. */
export function acceptInvitation(
  { db, now, newId }: Deps & Pick<DisputesDeps, 'newId'>,
  viewer: Viewer,
  { token, firm = '' }: { token: string; firm?: string | undefined },
): Promise<Result<{ id: string }, AcceptRefusal>> {
  return db.transaction().execute(async (tx): Promise<Result<{ id: string }, AcceptRefusal>> => {
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
    const named = await keepFirm({ now, newId }, tx, { row, viewer, firm });
    if (!named.ok) return named;
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
