import type { Viewer } from '#kernel/viewer.ts';
import type { OnDocumentShown } from '#modules/disputes/actions/deps.ts';
import { knownAs } from '#modules/disputes/actions/own-roles.ts';
import { boundsIn } from '#modules/disputes/actions/paper-bounds.ts';
import {
  type DisputeFile,
  type DisputeStanding,
  findFile,
  type PartyWithContacts,
  placesIn,
  standingOfViewer,
} from '#modules/disputes/actions/reading.ts';
import { standingIn } from '#modules/disputes/actions/standings.ts';
import { factsFromEvents, happenedOf } from '#modules/disputes/rules/facts.ts';
import { isFinal } from '#modules/disputes/rules/machine.ts';
import { withheld } from '#modules/disputes/rules/paper-bounds.ts';
import { appendActs } from '#modules/record/actions.ts';
import type { Db } from '#platform/db.ts';
import { knownBy, type MatchedAddress } from '../rules/opening.ts';
import type { ServicePurpose } from '../rules/words.ts';
import type { ServiceDeps } from './deps.ts';
import { ledgerOf } from './loading.ts';
import { isAwaited, isNewTo, portalOpened, type ShownDocument } from './portal.ts';

/** What tells a party of the dispute. The page of their case says all that it says, so whoever opens that has it before them. */
const FIRST: readonly ServicePurpose[] = ['notice', 'invitation'];

export type OwnPaper = NonNullable<Awaited<ReturnType<typeof ownDocumentsFor>>>[number];

/**
 * The papers that were sent to whoever asks, as a party; none for the office, null for a stranger. A first paper that they have
 * not received is put before them with this, and received: law and lifecycle 3.5, way (a). What a browser fetches ahead of
 * its user (`isAhead`) was shown to nobody.
 */
export async function ownDocumentsFor(
  deps: ServiceDeps,
  viewer: Viewer,
  { disputeId, isAhead }: { disputeId: string; isAhead: boolean },
) {
  const standing = await standingOfViewer(deps.db, viewer, disputeId);
  // Whoever was let in by a party is no recipient, and what they open counts as received by nobody.
  if (!standing) return (await standingIn(deps.db, viewer, disputeId)) ? [] : null;
  if (standing.partyIds.length === 0) return [];
  const opening = { viewer, disputeId, shown: 'page' as const };
  // Most visits put nothing new before anybody: they write nothing, and need no transaction to find that out.
  if (!isAhead && (await mayCount(deps.db, opening)))
    await deps.db.transaction().execute((tx) => openedByAccount(deps, tx, opening));
  const file = await findFile(deps.db, disputeId);
  return file && listOwn(deps, file, standing);
}

/** For the module that hands out papers: a party who opens one of theirs has received it. */
export function documentShownHook(deps: ServiceDeps): OnDocumentShown {
  return (tx, { viewer, disputeId, documentId }) =>
    openedByAccount(deps, tx, { viewer, disputeId, shown: { documentId } });
}

type Opening = { viewer: Viewer; disputeId: string; shown: ShownDocument };

/** Each party for whom this account is known to be the recipient, and no other of their side. */
async function openedByAccount(
  deps: ServiceDeps,
  tx: Db,
  { viewer, disputeId, shown }: Opening,
): Promise<void> {
  const file = (await isAwaited(tx, { disputeId, shown })) && (await findFile(tx, disputeId));
  if (!file) return;
  for (const [partyId, known] of await knownFor(tx, viewer, file)) {
    const evidence = { session: viewer.sessionId, ...known };
    const opened = {
      disputeId,
      partyId,
      verifiedBy: 'account' as const,
      personId: viewer.personId,
      evidence,
      shown,
    };
    const counted = await portalOpened(deps, tx, opened);
    const by = { personId: viewer.personId, role: 'person' as const };
    await appendActs(
      tx,
      deps.now(),
      counted.map(({ documentId: document, purpose }) => ({
        act: 'notice.opened',
        subject: { kind: 'dispute', id: disputeId },
        by,
        details: { party: partyId, document, purpose, verified: true, ...evidence },
      })),
    );
  }
}

/** Whether there may be something to count, as far as can be told without a lock; under one it is asked again. */
async function mayCount(db: Db, opening: Opening): Promise<boolean> {
  const file = (await isAwaited(db, opening)) && (await findFile(db, opening.disputeId));
  if (!file) return false;
  const parties = (await knownFor(db, opening.viewer, file)).map(([partyId]) => partyId);
  return isNewTo(db, opening, new Set(parties));
}

async function knownFor(
  tx: Db,
  viewer: Viewer,
  file: DisputeFile,
): Promise<[string, MatchedAddress][]> {
  const { email, phone } = await knownAs(tx, viewer.personId);
  const places = await placesIn(tx, viewer, file.dispute.id);
  const told = factsFromEvents(file.parties, file.events.map(happenedOf));
  return places.flatMap(({ partyId, side, role, through }) => {
    const party =
      side === places[0]?.side ? file.parties.find(({ id }) => id === partyId) : undefined;
    const isDisputed = told.parties.some((one) => one.partyId === partyId && one.isDisputed);
    const known =
      party &&
      knownBy(
        { role, isThrough: through !== null, email, phone },
        { ...reachOf(party), isDisputed },
      );
    return known ? [[partyId, known]] : [];
  });
}

function reachOf({ contacts, representatives }: PartyWithContacts) {
  return {
    contacts: contacts.filter(({ endedAt }) => endedAt === null),
    representatives: representatives
      .filter(({ endedAt }) => endedAt === null)
      .map(({ id, email, authorityId }) => ({ id, email, hasAuthority: authorityId !== null })),
  };
}

async function listOwn(deps: ServiceDeps, file: DisputeFile, standing: DisputeStanding) {
  const { as, partyIds } = standing;
  const { dispute, parties, documents } = file;
  const bounds = boundsIn(file);
  // Only what a party filed into the record is ever struck.
  const isFiled = documents.some(({ kind }) => kind === 'evidence');
  const struck = isFiled ? await deps.struckIn(deps.db, dispute.id) : new Set<string>();
  const ledger = await ledgerOf(deps.db, dispute.id);
  const papers = new Map(ledger.papers.map((paper) => [paper.id, paper]));
  const own = ledger.recipients.filter(({ partyId }) => partyIds.includes(partyId));
  const mayAnswer = as === 'respondent' && !isFinal(dispute.state);
  const rows = own.flatMap(({ id, paperId, partyId, servedOn }) => {
    const paper = papers.get(paperId);
    const document = documents.find((one) => one.id === paper?.documentId);
    const name = parties.find((party) => party.id === partyId)?.name ?? '';
    const isKept = document && withheld(standing, document, bounds);
    // What waits for them while it is in doubt who they are is not listed either.
    if (!paper || !document || isKept === 'apart') return [];
    const marks = { isSealed: isKept === 'sealed', isStruck: struck.has(document.id) };
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
