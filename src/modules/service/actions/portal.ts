import type { DisputesDeps } from '#modules/disputes/actions/deps.ts';
import { contentHashOf } from '#modules/disputes/actions/documents.ts';
import { holdDispute } from '#modules/disputes/actions/hold.ts';
import type { Db } from '#platform/db.ts';
import { once } from '#platform/request-cache.ts';
import { openedInWords } from '../rules/certificate-words.ts';
import type { ServicePurpose } from '../rules/words.ts';
import { addAttempts, findAttempt, listAttempts } from '../store/attempts.ts';
import type { RecipientRow, ServiceDocumentRow } from '../store/ledger.ts';
import { type AwaitedRow, listAwaited, listShownTo, type Shown } from '../store/shown.ts';
import { recordReport } from './incoming-reports.ts';

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
  const shown = opened.shown ?? 'page';
  const { disputeId, partyId } = opened;
  const own = await listShownTo(tx, { disputeId, partyId, shown: inLedger(shown) });
  // Where the request went out after an invitation, the page is the request's.
  const first = own
    .toSorted((a, b) => a.paper.begunAt.getTime() - b.paper.begunAt.getTime())
    .at(-1)?.paper;
  const counted: ServiceDocumentRow[] = [];
  for (const { recipient, paper } of own) {
    const isOpened = shown !== 'page' || paper === first;
    if (!isOpened || !(await isNews(deps, tx, recipient, opened))) continue;
    await keepOpening(deps, tx, { opened, recipient, paper });
    counted.push(paper);
  }
  return counted;
}

/** What tells a party of the dispute. */
const FIRST: readonly ServicePurpose[] = ['notice', 'invitation'];

function inLedger(shown: ShownDocument): Shown {
  return shown === 'page' ? { purposes: FIRST } : shown;
}

type Showing = { disputeId: string; shown: ShownDocument };

/** Whoever is still to be served with what is shown; both questions below are often asked in one request. */
function awaited(db: Db, { disputeId, shown }: Showing): Promise<AwaitedRow[]> {
  const by = ['awaited', disputeId, shown === 'page' ? shown : shown.documentId];
  return once(db, by, () => listAwaited(db, disputeId, inLedger(shown)));
}

/** Whether somebody is still to be served with what is shown: most visits show nothing new, and need no lock. */
export async function isAwaited(db: Db, showing: Showing): Promise<boolean> {
  return (await awaited(db, showing)).length > 0;
}

/** Whether one of some parties is still to be served with what is shown, and never opened it by an account: the rule of `isNews`. */
export async function isNewTo(
  db: Db,
  showing: Showing,
  parties: ReadonlySet<string>,
): Promise<boolean> {
  return (await awaited(db, showing)).some(
    ({ partyId, endedAt, isOpened }) => parties.has(partyId) && endedAt === null && !isOpened,
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
