import type { Db } from '#platform/db.ts';
import { owe } from '#platform/outbox.ts';
import { addNotice, type SecurityNoticeKind } from '../store/devices.ts';
import { findPerson } from '../store/people.ts';
import type { IdentityDeps } from './deps.ts';
import type { RequestOrigin } from './sessions.ts';

export type Telling = {
  personId: string;
  notice: SecurityNoticeKind;
  from: RequestOrigin /** Where it is not the address of today. */;
  to?: string | null;
};

/** Owes somebody a letter about their own account. Call `wakeMail` once the transaction is over. */
export async function queueSecurityNotice(
  deps: Pick<IdentityDeps, 'newId' | 'now'>,
  tx: Db,
  telling: Telling,
): Promise<void> {
  const { personId, notice, from } = telling;
  const found = await findPerson(tx, personId);
  const recipient = telling.to ?? found?.email ?? found?.phone;
  if (!recipient) return; // erased: there is nobody to tell
  const [id, at] = [deps.newId(), deps.now()];
  await addNotice(tx, { id, personId, notice, at, agent: from.agent, network: from.network });
  await owe(tx, { id: deps.newId(), kind: 'identity_notice', refersTo: id, recipient }, at);
}
