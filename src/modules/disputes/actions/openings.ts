import {
  actDetailsOfDispute,
  appendActs,
  isActedSince,
  type RecordedAct,
} from '#modules/record/actions.ts';
import type { Db } from '#platform/db.ts';
import type { RangeReading } from '#platform/ranges.ts';
import type { AccessStanding } from '../rules/access.ts';
import { openersIn } from '../rules/openings.ts';
import { lockOpening } from '../store/documents.ts';
import type { DisputesDeps } from './deps.ts';
import type { DisputeFile } from './reading.ts';

/** Milliseconds for which whoever opened a paper reads on in it. */
const READS_ON = 30 * 60 * 1000;

type DocumentOpening = {
  reading: RangeReading;
  by: RecordedAct['by'];
  disputeId: string;
  details: { document: string; as: string; party?: string; invitedAs?: string };
  /** What else comes of it, before it stands in the record: whoever needs both takes them in this order. */
  received(tx: Db): Promise<void>;
};

function openingAct({ disputeId, by, details }: DocumentOpening) {
  return {
    act: 'dispute.document_opened' as const,
    subject: { kind: 'dispute' as const, id: disputeId },
    by,
    details,
  };
}

/**
 * Puts into the record that somebody opened a paper. Films and long papers are asked for in many parts: whoever reads on opened it
 * once. Whoever is given none of it opens nothing.
 */
export async function recordOpening(
  { db, now }: Pick<DisputesDeps, 'db' | 'now'>,
  opening: DocumentOpening,
): Promise<void> {
  const { reading, by, details, received } = opening;
  if (reading === 'nothing') return;
  const act = openingAct(opening);
  await db.transaction().execute(async (tx) => {
    await lockOpening(tx, `${details.document} ${by.personId ?? details.party}`);
    const at = now();
    const readsOn = reading === 'part' && new Date(at.getTime() - READS_ON);
    if (readsOn && (await isActedSince(tx, act, readsOn))) return;
    await received(tx);
    await appendActs(tx, at, [act]);
  });
}

type OpeningDetails = DocumentOpening['details'];

type OpeningReader = Pick<AccessStanding, 'as' | 'partyIds'> & { invitedAs?: string | null };

/** What the record says of an opening beside who it was: as what they stood there, and for which parties. */
export function openingDetails(
  { as, partyIds, invitedAs }: OpeningReader,
  document: string,
): OpeningDetails {
  const isOffice = as === 'officer' || as === 'registrar';
  return {
    document,
    as,
    ...(isOffice ? {} : { party: partyIds.join(' ') }),
    ...(invitedAs ? { invitedAs } : {}),
  };
}

/** Whether this very person opened a paper before, as they stand now. */
export function hasOpened(
  db: Db,
  standing: OpeningReader,
  { personId, disputeId, id }: { personId: string; disputeId: string; id: string },
): Promise<boolean> {
  const act = {
    act: 'dispute.document_opened' as const,
    subject: { kind: 'dispute' as const, id: disputeId },
    by: { personId, role: 'person' as const },
    details: openingDetails(standing, id),
  };
  return isActedSince(db, act, new Date(0));
}

/** Which parties have opened which paper, by the paper's id, as the record holds it; of all papers, or of some. */
export async function openingsOf(
  db: Db,
  { dispute, parties }: DisputeFile,
  documents: readonly string[] | null = null,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const acts = await actDetailsOfDispute(db, dispute.id, 'dispute.document_opened', documents);
  return openersIn(acts, parties);
}
