import { allow, type Result, refuse } from '#kernel/result.ts';
import type { Viewer } from '#kernel/viewer.ts';
import { linkExpiresAt } from '#modules/codes/rules/links.ts';
import { appendActs } from '#modules/record/actions.ts';
import type { Db } from '#platform/db.ts';
import { owe } from '#platform/outbox.ts';
import type { AccessPlace, AccessStanding } from '../rules/access.ts';
import { factsFromEvents, happenedOf } from '../rules/facts.ts';
import {
  type FirmRefusal,
  type GuestRefusal,
  type InvitedAs,
  invite,
  nameFirm,
} from '../rules/invitations.ts';
import {
  addFirm,
  addInvitation,
  endInvitation,
  type InvitationRow,
  listInvitations,
  lockInvitation,
} from '../store/invitations.ts';
import type { DisputesDeps } from './deps.ts';
import { attach } from './documents.ts';
import { holdDispute } from './hold.ts';
import { isOpposite } from './opposite.ts';
import { type DisputeFile, findFile, standingOfViewer } from './reading.ts';
import { type DisputeUploadRefusal, type UploadedDocument, upload } from './uploads.ts';

export type InvitationToSend = {
  disputeId: string;
  partyId: string;
  as: InvitedAs;
  name: string;
  email: string;
  /** Of a lawyer; empty where none is named. */
  firm: string;
  reads: readonly AccessPlace[];
  writes: readonly AccessPlace[];
  /** Of the letter of authority; null where none is sent. */
  authorityToken: string | null;
};
export type InvitationRefusal =
  | GuestRefusal
  | FirmRefusal
  | ('unknown' | 'contact_opposite' | 'already_invited' | 'upload_unknown');

type Deps = Pick<DisputesDeps, 'db' | 'now' | 'newId' | 'wakeMail'>;
const DAY = 86_400_000;

/** Invites somebody to chosen places of a dispute, with their letter of authority: one act, with its trace and its letter. */
export async function invitePerson(
  deps: Deps,
  viewer: Viewer,
  { disputeId, partyId, as, name, firm, authorityToken, ...asked }: InvitationToSend,
): Promise<Result<{ id: string }, InvitationRefusal>> {
  const email = asked.email.toLowerCase();
  const outcome = await deps.db
    .transaction()
    .execute(async (tx): Promise<Result<{ id: string }, InvitationRefusal>> => {
      const standing = await standingOfViewer(tx, viewer, disputeId);
      if (!standing || standing.partyIds.length === 0) return refuse('unknown');
      await holdDispute(tx, disputeId); // of two who invite at once the second counts the first
      const file = await findFile(tx, disputeId);
      const party = file?.parties.find(({ id }) => id === partyId);
      if (!file || !party) return refuse('not_allowed');
      const before = (await listInvitations(tx, disputeId, [partyId])) ?? [];
      const at = deps.now();
      const given = invite(
        { standing, isApart: isApart(file, partyId), ...countsOf(before, at) },
        { ...asked, as, partyId, hasAuthority: authorityToken !== null },
      );
      if (!given.ok) return given;
      const named = nameFirm({ as, before: [] }, firm);
      if (!named.ok) return named;
      if (before.some((one) => one.email === email && isLive(one, at)))
        return refuse('already_invited');
      const reaches = [{ channel: 'email', value: email }];
      if (await isOpposite(tx, { disputeId, side: party.side, personId: null, reaches }))
        return refuse('contact_opposite');
      const authority = authorityToken
        ? await attach(tx, {
            token: authorityToken,
            disputeId,
            partyId,
            kind: 'authority',
            title: name,
            audience: 'office',
          })
        : null;
      if (authorityToken && !authority) return refuse('upload_unknown');
      const id = deps.newId();
      await addInvitation(tx, {
        id,
        disputeId,
        partyId,
        invitedAs: as,
        name,
        email,
        reads: [...given.value.reads],
        writes: [...given.value.writes],
        authorityId: authority?.id ?? null,
        invitedBy: viewer.personId,
        invitedAt: at,
        expiresAt: linkExpiresAt('invitation', at),
      });
      if (named.value)
        await addFirm(tx, {
          ...{ id: deps.newId(), invitationId: id, firm: named.value },
          ...{ saidBy: viewer.personId, saidAt: at },
        });
      const letter = { id: deps.newId(), kind: 'dispute_invited' as const, refersTo: id };
      await owe(tx, { ...letter, recipient: email }, at);
      await trace(tx, viewer, at, {
        act: 'dispute.person_invited',
        row: { id, disputeId, partyId },
        details: {
          as,
          reads: given.value.reads.join(' '),
          writes: given.value.writes.join(' '),
          ...(authority ? { authority: authority.id, sha256: authority.contentHash } : {}),
        },
      });
      return allow({ id });
    });
  if (outcome.ok) deps.wakeMail();
  return outcome;
}

function isApart({ parties, events }: DisputeFile, partyId: string): boolean {
  const told = factsFromEvents(parties, events.map(happenedOf)).parties;
  return told.some((one) => one.partyId === partyId && (one.isReleased || one.isDisputed));
}

/** Somebody is in by it, or may still come. */
function isLive({ endedAt, acceptedAt, expiresAt }: InvitationRow, at: Date): boolean {
  return endedAt === null && (acceptedAt !== null || expiresAt > at);
}

function countsOf(before: readonly InvitationRow[], at: Date) {
  return {
    open: before.filter((one) => isLive(one, at)).length,
    today: before.filter(({ invitedAt }) => at.getTime() - invitedAt.getTime() < DAY).length,
  };
}

/** A letter of authority for an invitation, by whoever may invite. */
export async function storeAuthority(
  deps: DisputesDeps,
  viewer: Viewer,
  { id }: { id: string },
  content: AsyncIterable<Uint8Array>,
): Promise<Result<UploadedDocument, DisputeUploadRefusal | 'unknown'>> {
  const standing = await standingOfViewer(deps.db, viewer, id);
  if (!standing || standing.partyIds.length === 0) return refuse('unknown');
  return upload(deps, content);
}

export type TakingBack = { disputeId: string; invitation: string };

/**
 * Takes an invitation back, or leaves: whoever stands for the party by their own right may, and whoever was let in may go. From this
 * moment they are a stranger; the second time there is nothing to take back.
 */
export function takeBack(
  deps: Deps,
  viewer: Viewer,
  { disputeId, invitation }: TakingBack,
): Promise<Result<{ id: string }, 'unknown'>> {
  return deps.db.transaction().execute(async (tx) => {
    const row = await lockInvitation(tx, { id: invitation });
    if (row?.disputeId !== disputeId || row.endedAt !== null) return refuse('unknown');
    const standing: AccessStanding | null = await standingOfViewer(tx, viewer, disputeId);
    const isOwn = row.personId === viewer.personId;
    if (!isOwn && !standing?.partyIds.includes(row.partyId)) return refuse('unknown');
    const at = deps.now();
    await endInvitation(tx, { id: row.id, by: viewer.personId, at });
    await trace(tx, viewer, at, {
      act: 'dispute.invitation_ended',
      row,
      details: { as: row.invitedAs, ...(row.personId ? { person: row.personId } : {}) },
      tells: isOwn ? [row.invitedBy] : row.personId ? [row.personId] : [],
    });
    return allow({ id: row.id });
  });
}

type Traced = {
  act:
    | ('dispute.person_invited' | 'dispute.invitation_accepted')
    | ('dispute.invitation_ended' | 'dispute.firm_named');
  row: Pick<InvitationRow, 'id' | 'disputeId' | 'partyId'>;
  details: Record<string, string>;
  tells?: string[];
};

/** What the record says of it; nobody's address, which is no business of the other side. */
export function trace(
  tx: Db,
  { personId }: Viewer,
  at: Date,
  { act, row, details, tells }: Traced,
): Promise<unknown> {
  return appendActs(tx, at, [
    {
      act,
      subject: { kind: 'dispute', id: row.disputeId },
      by: { personId, role: 'person' },
      details: { invitation: row.id, party: row.partyId, ...details },
      ...(tells && tells.length > 0 ? { tells } : {}),
    },
  ]);
}
