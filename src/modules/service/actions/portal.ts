import type { DisputesDeps } from '#modules/disputes/actions/deps.ts';
import { holdDispute } from '#modules/disputes/actions/hold.ts';
import type { Db } from '#platform/db.ts';
import { addAttempts, findAttempt, listAttempts, listPapers, listRecipients } from '../store/ledger.ts';
import { hear } from './hearing.ts';

export type Opened = {
  disputeId: string;
  partyId: string;
  /** How we know that it was she: a one-time code, or her own account. Nobody else serves herself by reading. */
  verifiedBy: 'one_time_code' | 'account';
  personId: string | null;
  /** By what it was proved, as ids: the pass, the session, the contact to which the code went. */
  evidence?: Readonly<Record<string, string>>;
  /** The paper that was opened; all of hers where the page shows all. */
  documentId?: string | null;
};

/**
 * A recipient who proved who she is has opened her papers on our page: received in person, at this moment (law and lifecycle
 * 3.5, way a). In the transaction of whoever showed them; doing it again changes nothing.
 */
export async function portalOpened(deps: DisputesDeps, tx: Db, opened: Opened): Promise<void> {
  await holdDispute(tx, opened.disputeId);
  const own = (await listRecipients(tx, opened.disputeId)).filter(({ party_id }) => party_id === opened.partyId);
  const papers = opened.documentId ? await papersNaming(tx, opened.disputeId, opened.documentId) : null;
  for (const recipient of own) {
    if (papers && !papers.has(recipient.paper_id)) continue;
    const before = (await listAttempts(tx, [recipient.id])).find(({ channel, set_aside_at }) => channel === 'portal' && !set_aside_at);
    if (before) continue;
    const [id, now] = [deps.newId(), deps.now()];
    await addAttempts(tx, [
      {
        ...{ id, recipient_id: recipient.id, dispute_id: opened.disputeId, channel: 'portal', address: 'portal', is_designated: false },
        ...{ queued_at: now, queued_by: null },
      },
    ]);
    const attempt = await findAttempt(tx, id);
    const proved = Object.entries(opened.evidence ?? {}).map(([name, value]) => `; ${name} ${value}`);
    const said = `Opened after ${opened.verifiedBy === 'account' ? 'signing in' : 'a one-time code'}${proved.join('')}`;
    if (attempt) await hear(deps, tx, attempt, { status: 'read', at: now, source: 'portal', said, messageHash: null });
  }
}

async function papersNaming(tx: Db, disputeId: string, documentId: string): Promise<Set<string>> {
  const papers = await listPapers(tx, disputeId);
  return new Set(papers.filter(({ document_id }) => document_id === documentId).map(({ id }) => id));
}
