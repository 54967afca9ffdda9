import { type DisputeFile, documentsAmong } from '#modules/disputes/actions/reading.ts';
import type { Db } from '#platform/db.ts';
import { holdLetter } from '#platform/outbox.ts';
import type { PlannedAttempt } from '../rules/plan.ts';
import { letterLeavesAt, letterOpenSince } from '../rules/shared-letters.ts';
import type { Channel } from '../rules/words.ts';
import { holdMessage, listLettersUnderWay } from '../store/attempts.ts';
import type { ServiceDocumentRow } from '../store/ledger.ts';
import type { ServiceDeps } from './deps.ts';

/** The letter that an attempt is: one that waits already, or its own and until when that waits. */
export type LetterOfAttempt = { joins?: string; leavesAt?: Date };

/** What the outbox sends. A WhatsApp message is sent by this module. */
export function goesAsLetter(channel: Channel): boolean {
  return channel === 'email' || channel === 'sms';
}

function isWritten(channel: Channel): boolean {
  return goesAsLetter(channel) || channel === 'whatsapp';
}

type Filed = {
  file: DisputeFile;
  paper: ServiceDocumentRow;
  partyId: string;
  planned: PlannedAttempt;
};

/**
 * What a party files goes out with what the same side filed shortly before it, in one letter; what the institution issues goes at
 * once and alone. The caller holds the dispute, so of two filings the second finds the letter of the first.
 */
export async function letterFor(
  { now }: Pick<ServiceDeps, 'now'>,
  tx: Db,
  { file, paper, partyId, planned: { channel, address } }: Filed,
): Promise<LetterOfAttempt> {
  if (paper.purpose !== 'document' || !isWritten(channel)) return {};
  const disputeId = file.dispute.id;
  const underWay = await listLettersUnderWay(tx, {
    disputeId,
    partyId,
    channel,
    address,
    since: letterOpenSince(now()),
  });
  const ids = [paper.documentId, ...underWay.map(({ documentId }) => documentId)];
  const documents = await documentsAmong(tx, disputeId, ids);
  const sideOf = (id: string) => {
    const filer = documents.get(id)?.partyId;
    return file.parties.find((party) => party.id === filer)?.side;
  };
  const side = sideOf(paper.documentId);
  const same = underWay.filter(({ documentId }) => sideOf(documentId) === side);
  const letters = [...new Set(same.map(({ letterId }) => letterId))];
  const hold = channel === 'whatsapp' ? holdMessage : holdLetter;
  const joins = await hold(tx, letters, now());
  return joins ? { joins } : { leavesAt: letterLeavesAt(now()) };
}
