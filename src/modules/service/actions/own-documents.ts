import type { Viewer } from '#kernel/viewer.ts';
import type { OnDocumentShown } from '#modules/disputes/actions/deps.ts';
import { boundsIn } from '#modules/disputes/actions/paper-bounds.ts';
import {
  type DisputeFile,
  type DisputeStanding,
  documentsAmong,
  findFile,
  standingOfViewer,
} from '#modules/disputes/actions/reading.ts';
import { standingIn } from '#modules/disputes/actions/standings.ts';
import { isFinal } from '#modules/disputes/rules/machine.ts';
import { withheld } from '#modules/disputes/rules/paper-bounds.ts';
import type { Db } from '#platform/db.ts';
import type { ServicePurpose } from '../rules/words.ts';
import { listSentTo, type SentRow } from '../store/sent.ts';
import type { ServiceDeps } from './deps.ts';
import { knownFor, openedByAccount, type PaperOpening } from './own-openings.ts';
import { isAwaited, isNewTo } from './portal.ts';

/** What tells a party of the dispute. The page of their case says all that it says, so whoever opens that has it before them. */
const FIRST: readonly ServicePurpose[] = ['notice', 'invitation'];

export type OwnPaper = Awaited<ReturnType<typeof listOwn>>[number];

type OwnDocumentsAsked = {
  disputeId: string;
  isAhead: boolean;
  /** How many of the newest beside the first papers, which are always there; all of them, where it is null. */
  most?: number | null;
};

/**
 * The papers that were sent to whoever asks, as a party; none for the office, null for a stranger. A first paper that they have
 * not received is put before them with this, and received: law and lifecycle 3.5, way (a). What a browser fetches ahead of
 * its user (`isAhead`) was shown to nobody.
 */
export async function ownDocumentsFor(
  deps: ServiceDeps,
  viewer: Viewer,
  { disputeId, isAhead, most = null }: OwnDocumentsAsked,
): Promise<{ rows: OwnPaper[]; total: number } | null> {
  const standing = await standingOfViewer(deps.db, viewer, disputeId);
  // Whoever was let in by a party is no recipient, and what they open counts as received by nobody.
  if (!standing) return (await standingIn(deps.db, viewer, disputeId)) ? NONE : null;
  if (standing.partyIds.length === 0) return NONE;
  const opening = { viewer, disputeId, shown: 'page' as const };
  // Most visits put nothing new before anybody: they write nothing, and need no transaction to find that out.
  const isWhole = most === null || (await mayStandApart(deps.db, standing, disputeId));
  const sent = {
    disputeId,
    partyIds: standing.partyIds,
    first: FIRST,
    most: isWhole ? null : most,
  };
  const before = await listSentTo(deps.db, sent);
  const isNew = !isAhead && before.some(isUnread) && (await mayCount(deps.db, opening));
  if (isNew) await deps.db.transaction().execute((tx) => openedByAccount(deps, tx, opening));
  const file = await findFile(deps.db, disputeId);
  if (!file) return null;
  const found = isNew ? await listSentTo(deps.db, sent) : before;
  const rows = await listOwn(deps, file, { standing, rows: found });
  return { rows, total: isWhole ? rows.length : (found[0]?.total ?? 0) };
}

/** Of whoever may be kept from papers as somebody apart each is looked at: a count of all would tell them of those. */
async function mayStandApart(
  db: Db,
  { partyIds }: DisputeStanding,
  disputeId: string,
): Promise<boolean> {
  const file = await findFile(db, disputeId);
  const apart = file && boundsIn(file).apart;
  return partyIds.some((id) => apart?.has(id));
}

const NONE = { rows: [], total: 0 };

/** A first paper that may be received by being put before them; most visits find none. */
function isUnread({ purpose, status }: SentRow): boolean {
  return FIRST.includes(purpose) && status !== 'served';
}

/** For the module that hands out papers: a party who opens one of theirs has received it. */
export function documentShownHook(deps: ServiceDeps): OnDocumentShown {
  return (tx, { viewer, disputeId, documentId }) =>
    openedByAccount(deps, tx, { viewer, disputeId, shown: { documentId } });
}

/** Whether there may be something to count, as far as can be told without a lock; under one it is asked again. */
async function mayCount(db: Db, opening: PaperOpening): Promise<boolean> {
  const file = (await isAwaited(db, opening)) && (await findFile(db, opening.disputeId));
  if (!file) return false;
  const parties = (await knownFor(db, opening.viewer, file)).map(([partyId]) => partyId);
  return isNewTo(db, opening, new Set(parties));
}

async function listOwn(
  deps: ServiceDeps,
  file: DisputeFile,
  { standing, rows: sent }: { standing: DisputeStanding; rows: readonly SentRow[] },
) {
  const { dispute, parties } = file;
  const bounds = boundsIn(file);
  const ids = sent.map(({ documentId }) => documentId);
  const documents = await documentsAmong(deps.db, dispute.id, ids);
  // Only what a party filed into the record is ever struck.
  const filed = ids.filter((id) => documents.get(id)?.kind === 'evidence');
  const placed = filed.length > 0 ? await deps.inRecord(deps.db, dispute.id, filed) : null;
  const mayAnswer = standing.as === 'respondent' && !isFinal(dispute.state);
  const rows = sent.flatMap(({ id, partyId, servedOn, documentId, purpose, begunAt }) => {
    const paper = { purpose, begunAt };
    const document = documents.get(documentId);
    const name = parties.find((party) => party.id === partyId)?.name ?? '';
    const isKept = document && withheld(standing, document, bounds);
    // What waits for them while it is in doubt who they are is not listed either.
    if (!document || isKept === 'apart') return [];
    const marks = {
      isSealed: isKept === 'sealed',
      isStruck: placed?.get(document.id)?.isStruck ?? false,
    };
    return [{ id, partyId, name, paper, document, ...marks, receivedOn: servedOn }];
  });
  return Promise.all(
    rows.map(async (row) => {
      const link =
        mayAnswer && FIRST.includes(row.paper.purpose)
          ? await deps.noticeLink(deps.db, { disputeId: dispute.id, partyId: row.partyId })
          : null;
      return { ...row, code: link?.code ?? null };
    }),
  );
}
