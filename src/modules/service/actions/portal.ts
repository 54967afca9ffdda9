import type { DisputesDeps } from '#modules/disputes/actions/deps.ts';
import { contentHashOf } from '#modules/disputes/actions/documents.ts';
import { holdDispute } from '#modules/disputes/actions/hold.ts';
import type { Db } from '#platform/db.ts';
import { openedInWords } from '../rules/certificate.ts';
import type { ServicePurpose } from '../rules/words.ts';
import {
  addAttempts,
  findAttempt,
  listAttempts,
  listRecipients,
  listServiceDocuments,
  type RecipientRow,
  type ServiceDocumentRow,
} from '../store/ledger.ts';
import { recordReport } from './incoming-reports.ts';
import { ledgerOf } from './loading.ts';

/**
 * What was put before them. `page` is the page of the case, which says all that its first paper says: the request, or the
 * invitation while there is no more. Every other paper is opened by fetching that very paper, and by nothing else.
 */
export type ShownDocument = { documentId: string } | 'page';

export type PortalOpening = {
  disputeId: string;
  partyId: string;
  /** How we know that it was they: a one-time code, or an account of their own. Nobody else is served by reading. */
  verifiedBy: 'one_time_code' | 'account';
  /** When the code was given; now, where that is what opens. */
  provedAt?: Date;
  personId: string | null;
  /** By what it was proved, as ids: the pass, the session, the contact to which the code went. */
  evidence?: Readonly<Record<string, string>>;
  shown?: ShownDocument;
};

/**
 * A recipient who proved who they are has opened a paper of theirs on our page: received in person, at this moment (law and lifecycle
 * 3.5, way a). In the transaction of whoever showed them; doing it again changes nothing. Gives the papers that count from now.
 */
export async function portalOpened(
  deps: DisputesDeps,
  tx: Db,
  opened: PortalOpening,
): Promise<ServiceDocumentRow[]> {
  await holdDispute(tx, opened.disputeId);
  const papers = new Map(
    (await listServiceDocuments(tx, opened.disputeId)).map((paper) => [paper.id, paper]),
  );
  const own = (await listRecipients(tx, opened.disputeId)).filter(
    ({ partyId }) => partyId === opened.partyId,
  );
  const firsts = own
    .flatMap(({ paperId }) => papers.get(paperId) ?? [])
    .filter(({ purpose }) => FIRST.includes(purpose));
  // Where the request went out after an invitation, the page is the request's.
  const first = firsts.toSorted((a, b) => a.begunAt.getTime() - b.begunAt.getTime()).at(-1);
  const shown = opened.shown ?? 'page';
  const counted: ServiceDocumentRow[] = [];
  for (const recipient of own) {
    const paper = papers.get(recipient.paperId);
    const isOpened = shown === 'page' ? paper === first : paper?.documentId === shown.documentId;
    if (!paper || !isOpened || !(await isNews(deps, tx, recipient, opened))) continue;
    await keepOpening(deps, tx, { opened, recipient, paper });
    counted.push(paper);
  }
  return counted;
}

/** What tells a party of the dispute. */
const FIRST: readonly ServicePurpose[] = ['notice', 'invitation'];

function isShown({ documentId, purpose }: ServiceDocumentRow, shown: ShownDocument): boolean {
  return shown === 'page' ? FIRST.includes(purpose) : shown.documentId === documentId;
}

/** Whether somebody is still to be served with what is shown: most visits show nothing new, and need no lock. */
export async function isAwaited(
  db: Db,
  { disputeId, shown }: { disputeId: string; shown: ShownDocument },
): Promise<boolean> {
  const ledger = await ledgerOf(db, disputeId);
  const papers = new Set(
    ledger.papers.filter((paper) => isShown(paper, shown)).map(({ id }) => id),
  );
  return ledger.recipients.some(
    ({ status, paperId }) => status !== 'served' && papers.has(paperId),
  );
}

/** Whether one of some parties is still to be served with what is shown, and never opened it by an account: the rule of `isNews`. */
export async function isNewTo(
  db: Db,
  { disputeId, shown }: { disputeId: string; shown: ShownDocument },
  parties: ReadonlySet<string>,
): Promise<boolean> {
  const { papers, recipients, attempts } = await ledgerOf(db, disputeId);
  const opened = new Set(
    attempts.filter(({ channel }) => channel === 'portal').map(({ recipientId }) => recipientId),
  );
  const shownPapers = new Set(papers.filter((paper) => isShown(paper, shown)).map(({ id }) => id));
  return recipients.some(
    ({ id, partyId, paperId, status, endedAt }) =>
      parties.has(partyId) &&
      shownPapers.has(paperId) &&
      status !== 'served' &&
      endedAt === null &&
      !opened.has(id),
  );
}

/**
 * Once is enough. An account opens without a word, so it counts only where somebody is still to be served, and never again after
 * a registrar took an opening back: the next visit would undo that decision. A one-time code that was given since is a new proof;
 * a browser that was proved before is not.
 */
async function isNews(
  deps: DisputesDeps,
  tx: Db,
  recipient: RecipientRow,
  { verifiedBy, provedAt }: PortalOpening,
): Promise<boolean> {
  const before = (await listAttempts(tx, [recipient.id])).filter(
    ({ channel }) => channel === 'portal',
  );
  if (verifiedBy === 'account')
    return recipient.status !== 'served' && recipient.endedAt === null && before.length === 0;
  const since = provedAt ?? deps.now();
  return before.every(({ setAsideAt }) => setAsideAt !== null && setAsideAt <= since);
}

type Keeping = { opened: PortalOpening; recipient: RecipientRow; paper: ServiceDocumentRow };

async function keepOpening(
  deps: DisputesDeps,
  tx: Db,
  { opened, recipient, paper }: Keeping,
): Promise<void> {
  const [id, now] = [deps.newId(), deps.now()];
  await addAttempts(tx, [
    {
      id,
      recipientId: recipient.id,
      disputeId: opened.disputeId,
      channel: 'portal',
      address: 'portal',
      isDesignated: false,
      queuedAt: now,
      queuedBy: opened.personId,
    },
  ]);
  const attempt = await findAttempt(tx, id);
  if (!attempt) throw new Error('An opening that was just kept cannot be found.');
  const sha256 = await contentHashOf(tx, { disputeId: opened.disputeId, id: paper.documentId });
  const evidence = { ...opened.evidence, document: paper.documentId, sha256 };
  const proved = Object.entries(evidence).map(([name, value]) => `; ${name} ${value}`);
  const said = `${openedInWords(opened)}${proved.join('')}`;
  await recordReport(deps, tx, attempt, {
    status: 'read',
    at: now,
    source: 'portal',
    said,
    messageHash: null,
    byPerson: opened.personId,
  });
}
