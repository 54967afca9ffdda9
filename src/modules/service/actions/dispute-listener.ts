import type { DisputeEventContext, Listener } from '#modules/disputes/actions/deps.ts';
import { issueDocument } from '#modules/disputes/actions/documents.ts';
import { noticeDocument } from '#modules/disputes/actions/notice-document.ts';
import { type DisputeFile, findFile } from '#modules/disputes/actions/reading.ts';
import type { Db } from '#platform/db.ts';
import { changeRecipient, listRecipients } from '../store/ledger.ts';
import type { ServiceDeps } from './deps.ts';
import { type GeneratedDocument, noticePdf, OFFICE, TITLES } from './generated-documents.ts';
import { applyServiceReversal } from './reversal.ts';
import { sendHeldBack, serveDocument } from './sending.ts';
import { bySystem, reportServiceToDispute } from './service-to-dispute.ts';
import { settle } from './status-changes.ts';
import { closeWindows } from './windows.ts';

type Reaction = (deps: ServiceDeps, tx: Db, happened: DisputeEventContext) => Promise<void>;

/** What this module does when something happens to a dispute; whatever is not here is none of its business. */
const reactions: Readonly<Record<string, Reaction | undefined>> = {
  notice_dispatched: (deps, tx, happened) => serveFirst(deps, tx, happened, 'notice'),
  invitation_sent: (deps, tx, happened) => serveFirst(deps, tx, happened, 'invitation'),
  service_failed: (deps, tx, { dispute }) => closeWindows(deps, tx, dispute.id),
  respondent_released: letGo,
  identity_confirmed: async (deps, tx, { dispute, event: { partyId } }) => {
    if (partyId) await sendHeldBack(deps, tx, { disputeId: dispute.id, partyId });
  },
  basis_withdrawn: endAll,
  resumed: tellAgain,
  service_reversed: applyServiceReversal,
};

/** To be told after every event, in its transaction. */
export function serviceListener(deps: ServiceDeps): Listener {
  return async (tx, happened) => reactions[happened.event.type]?.(deps, tx, happened);
}

/**
 * The first paper goes to every respondent: one for each of them in their own language, with the code of their own page. The
 * other side reads in the ledger that it went out, and never the code. A house without such pages serves what the event
 * names.
 */
async function serveFirst(
  deps: ServiceDeps,
  tx: Db,
  { dispute, event, parties }: DisputeEventContext,
  purpose: 'notice' | 'invitation',
): Promise<void> {
  const file = await findFile(tx, dispute.id);
  if (!file) return;
  const recipients = parties.filter(({ side }) => side === 'respondent').map(({ id }) => id);
  const serving = { disputeId: dispute.id, purpose };
  const { document } = event.details as { document?: unknown };
  if (typeof document === 'string' && !deps.noticeLink)
    return void (await serveDocument(deps, tx, { ...serving, documentId: document, recipients }));
  for (const partyId of recipients) {
    const documentId = await issueFirst(deps, tx, file, { partyId, purpose });
    await serveDocument(deps, tx, { ...serving, documentId, recipients: [partyId] });
  }
}

type First = { partyId: string; purpose: 'notice' | 'invitation' };

async function issueFirst(
  deps: ServiceDeps,
  tx: Db,
  file: DisputeFile,
  first: First,
): Promise<string> {
  const { bytes, title, signer } = await writtenFor(deps, tx, file, first);
  const issuing = {
    disputeId: file.dispute.id,
    kind: 'notice' as const,
    title,
    bytes,
    type: 'application/pdf' as const,
  };
  return (
    await issueDocument(deps, tx, {
      ...issuing,
      partyId: first.partyId,
      audience: 'office',
      signer,
      by: bySystem.by,
    })
  ).id;
}

async function writtenFor(
  deps: ServiceDeps,
  tx: Db,
  file: DisputeFile,
  { partyId, purpose }: First,
): Promise<GeneratedDocument> {
  const link = await deps.noticeLink(tx, { disputeId: file.dispute.id, partyId });
  const party = file.parties.find(({ id }) => id === partyId);
  if (!link || !party) return noticePdf(deps, file, purpose);
  const how = { code: link.code, url: link.link, dueOn: null, language: party.language };
  const bytes = await noticeDocument({ db: tx, now: deps.now }, { ...file, party }, how);
  return { bytes, title: TITLES[purpose], signer: OFFICE };
}

/** Nothing more goes to somebody from whom nothing is claimed; what was sent before stays as it is. */
async function letGo(
  deps: ServiceDeps,
  tx: Db,
  { dispute, event }: DisputeEventContext,
): Promise<void> {
  const isHers = (partyId: string) => partyId === event.partyId;
  await closeWindows(deps, tx, dispute.id, isHers);
  for (const recipient of (await listRecipients(tx, dispute.id)).filter(({ partyId }) =>
    isHers(partyId),
  ))
    await changeRecipient(tx, recipient.id, { endedAt: deps.now() });
}

/** What went out rested on nothing: nothing more of it is sent or proved, and nobody has work with it. */
async function endAll(deps: ServiceDeps, tx: Db, { dispute }: DisputeEventContext): Promise<void> {
  for (const recipient of await listRecipients(tx, dispute.id))
    if (!recipient.endedAt)
      await changeRecipient(tx, recipient.id, {
        endedAt: deps.now(),
        windowOverAt: recipient.windowOverAt ?? deps.now(),
      });
}

/** What was received while a dispute rested counts once it goes on. */
async function tellAgain(
  deps: ServiceDeps,
  tx: Db,
  { dispute }: DisputeEventContext,
): Promise<void> {
  for (const recipient of await listRecipients(tx, dispute.id)) {
    if (recipient.endedAt) continue;
    await settle(deps, tx, recipient.id);
    if (recipient.status === 'served')
      await reportServiceToDispute(deps, tx, { recipient }, bySystem);
  }
}
