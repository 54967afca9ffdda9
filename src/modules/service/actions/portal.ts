import type { DisputesDeps } from '#modules/disputes/actions/deps.ts';
import { contentHashOf } from '#modules/disputes/actions/documents.ts';
import { holdDispute } from '#modules/disputes/actions/hold.ts';
import type { Db } from '#platform/db.ts';
import type { Purpose } from '../rules/words.ts';
import { addAttempts, findAttempt, listAttempts, listPapers, listRecipients, type PaperRow, type RecipientRow } from '../store/ledger.ts';
import { hear } from './hearing.ts';

/** Which of her papers were shown: one that was opened, those of some purposes, or all of hers where the page shows all. */
export type Shown = { documentId: string } | { purposes: readonly Purpose[] } | 'all';

export type Opened = {
  disputeId: string;
  partyId: string;
  /** How we know that it was she: a one-time code, or her own account. Nobody else serves herself by reading. */
  verifiedBy: 'one_time_code' | 'account';
  personId: string | null;
  /** By what it was proved, as ids: the pass, the session, the contact to which the code went. */
  evidence?: Readonly<Record<string, string>>;
  shown?: Shown;
};

/**
 * A recipient who proved who she is has opened her papers on our page: received in person, at this moment (law and lifecycle
 * 3.5, way a). In the transaction of whoever showed them; doing it again changes nothing. Gives the papers that count from now.
 */
export async function portalOpened(deps: DisputesDeps, tx: Db, opened: Opened): Promise<PaperRow[]> {
  await holdDispute(tx, opened.disputeId);
  const papers = new Map((await listPapers(tx, opened.disputeId)).map((paper) => [paper.id, paper]));
  const own = (await listRecipients(tx, opened.disputeId)).filter(({ party_id }) => party_id === opened.partyId);
  const counted: PaperRow[] = [];
  for (const recipient of own) {
    const paper = papers.get(recipient.paper_id);
    if (!paper || !isShown(paper, opened.shown ?? 'all') || !(await isNews(tx, recipient, opened))) continue;
    await keepOpening(deps, tx, { opened, recipient, paper });
    counted.push(paper);
  }
  return counted;
}

function isShown({ document_id, purpose }: PaperRow, shown: Shown): boolean {
  if (shown === 'all') return true;
  return 'documentId' in shown ? shown.documentId === document_id : shown.purposes.includes(purpose);
}

/** Whether somebody is still to be served with what is shown: most visits show nothing new, and need no lock. */
export async function isAwaited(db: Db, { disputeId, shown }: { disputeId: string; shown: Shown }): Promise<boolean> {
  const papers = new Set((await listPapers(db, disputeId)).filter((paper) => isShown(paper, shown)).map(({ id }) => id));
  const recipients = papers.size > 0 ? await listRecipients(db, disputeId) : [];
  return recipients.some(({ standing, paper_id }) => standing !== 'served' && papers.has(paper_id));
}

/**
 * Once is enough. An account opens without a word, so it counts only where somebody is still to be served, and never again after
 * a registrar took an opening back: the next visit would undo her decision. A new one-time code is a new proof.
 */
async function isNews(tx: Db, recipient: RecipientRow, { verifiedBy }: Opened): Promise<boolean> {
  const before = (await listAttempts(tx, [recipient.id])).filter(({ channel }) => channel === 'portal');
  if (verifiedBy === 'account') return recipient.standing !== 'served' && recipient.ended_at === null && before.length === 0;
  return before.every(({ set_aside_at }) => set_aside_at !== null);
}

type Keeping = { opened: Opened; recipient: RecipientRow; paper: PaperRow };

async function keepOpening(deps: DisputesDeps, tx: Db, { opened, recipient, paper }: Keeping): Promise<void> {
  const [id, now] = [deps.newId(), deps.now()];
  await addAttempts(tx, [
    {
      ...{ id, recipient_id: recipient.id, dispute_id: opened.disputeId, channel: 'portal', address: 'portal', is_designated: false },
      ...{ queued_at: now, queued_by: opened.personId },
    },
  ]);
  const attempt = await findAttempt(tx, id);
  if (!attempt) throw new Error('An opening that was just kept cannot be found.');
  const sha256 = await contentHashOf(tx, { disputeId: opened.disputeId, id: paper.document_id });
  const evidence = { ...opened.evidence, document: paper.document_id, sha256 };
  const proved = Object.entries(evidence).map(([name, value]) => `; ${name} ${value}`);
  const said = `Opened after ${opened.verifiedBy === 'account' ? 'signing in' : 'a one-time code'}${proved.join('')}`;
  await hear(deps, tx, attempt, { status: 'read', at: now, source: 'portal', said, messageHash: null, byPerson: opened.personId });
}
