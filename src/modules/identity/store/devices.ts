import type { Db } from '#platform/db.ts';
import type { Tables } from '#platform/tables.ts';

export type SecurityNoticeKind = Tables['account_notice']['notice'];
export type SecurityNoticeRow = {
  id: string;
  personId: string;
  notice: SecurityNoticeKind;
  at: Date;
  agent: string;
  network: string;
};

type Device = { tokenHash: string; personId: string };

/** Whether somebody used this browser before; it is then seen again. */
export async function seeDevice(
  tx: Db,
  { tokenHash, personId }: Device,
  at: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('identity_device')
    .set({ seenAt: at })
    .where('tokenHash', '=', Buffer.from(tokenHash, 'hex'))
    .where('personId', '=', personId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function addDevice(tx: Db, { tokenHash, personId }: Device, at: Date): Promise<void> {
  await tx
    .insertInto('identity_device')
    .values({
      tokenHash: Buffer.from(tokenHash, 'hex'),
      personId,
      firstAt: at,
      seenAt: at,
    })
    .onConflict((same) => same.columns(['tokenHash', 'personId']).doUpdateSet({ seenAt: at }))
    .execute();
}

export async function dropDevicesOf(tx: Db, personId: string): Promise<void> {
  await tx.deleteFrom('identity_device').where('personId', '=', personId).execute();
}

export async function dropDevices(db: Db, unseenSince: Date): Promise<void> {
  await db.deleteFrom('identity_device').where('seenAt', '<', unseenSince).execute();
}

export async function addNotice(
  tx: Db,
  { id, personId, notice, at, agent, network }: SecurityNoticeRow,
): Promise<void> {
  await tx
    .insertInto('account_notice')
    .values({
      id,
      personId,
      notice,
      at,
      agent: agent.slice(0, 300),
      network: network.slice(0, 60),
    })
    .execute();
}

export async function findNotice(db: Db, id: string) {
  return (
    (await db.selectFrom('account_notice').where('id', '=', id).selectAll().executeTakeFirst()) ??
    null
  );
}

/** A notice is read from its letter; the row has done its work after some weeks. */
export async function dropNotices(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('account_notice').where('at', '<', before).execute();
}
