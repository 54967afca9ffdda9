import { allow, type Result, refuse } from '#kernel/result.ts';
import type { Viewer } from '#kernel/viewer.ts';
import type { Db } from '#platform/db.ts';
import { type FirmRefusal, nameFirm } from '../rules/invitations.ts';
import { addFirm, type InvitationRow, listFirmsOf, lockInvitation } from '../store/invitations.ts';
import type { DisputesDeps } from './deps.ts';
import { holdDispute } from './hold.ts';
import { trace } from './invitations.ts';
import { standingOfViewer } from './reading.ts';

type Deps = Pick<DisputesDeps, 'db' | 'now' | 'newId'>;
export type FirmChangeRefusal = FirmRefusal | 'unknown' | 'firm_missing';
type Naming = { disputeId: string; invitation: string; firm: string };

/**
 * Names the firm to which a lawyer who was let in has gone: by themselves, or by whoever stands for the party by their own right. From
 * then on they are named with it and with each before it.
 */
export function changeFirm(
  deps: Deps,
  viewer: Viewer,
  { disputeId, invitation, firm }: Naming,
): Promise<Result<{ id: string }, FirmChangeRefusal>> {
  return deps.db
    .transaction()
    .execute(async (tx): Promise<Result<{ id: string }, FirmChangeRefusal>> => {
      await holdDispute(tx, disputeId); // of two who name one at once the second counts the first
      const row = await lockInvitation(tx, { id: invitation });
      if (row?.disputeId !== disputeId || row.endedAt !== null) return refuse('unknown');
      const standing = await standingOfViewer(tx, viewer, disputeId);
      const isOwn = row.personId === viewer.personId;
      if (!isOwn && !standing?.partyIds.includes(row.partyId)) return refuse('unknown');
      if (firm === '') return refuse('firm_missing');
      const named = await keepFirm(deps, tx, { row, viewer, firm });
      return named.ok ? allow({ id: row.id }) : named;
    });
}

type Keeping = { row: InvitationRow; viewer: Viewer; firm: string };

/** Keeps a firm that is new, with its trace, which names none: the record is for ever. */
export async function keepFirm(
  deps: Pick<Deps, 'now' | 'newId'>,
  tx: Db,
  { row, viewer, firm }: Keeping,
): Promise<Result<null, FirmRefusal>> {
  const before = (await listFirmsOf(tx, [row.id])).map((one) => one.firm);
  const named = nameFirm({ as: row.invitedAs, before }, firm);
  if (!named.ok) return named;
  if (named.value === null) return allow(null);
  const at = deps.now();
  const id = deps.newId();
  const said = { saidBy: viewer.personId, saidAt: at };
  await addFirm(tx, { id, invitationId: row.id, firm: named.value, ...said });
  const other = row.personId === viewer.personId ? row.invitedBy : row.personId;
  await trace(tx, viewer, at, {
    act: 'dispute.firm_named',
    row,
    details: { as: row.invitedAs },
    tells: other && other !== viewer.personId ? [other] : [],
  });
  return allow(null);
}
