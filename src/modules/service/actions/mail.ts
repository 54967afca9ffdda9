import { moneyInWords } from '#kernel/amounts.ts';
import { PAPER_ENDINGS } from '#kernel/document-types.ts';
import { here } from '#kernel/language.ts';
import type { DisputeDocumentRow } from '#modules/disputes/actions/deps.ts';
import { paperBounds } from '#modules/disputes/actions/paper-bounds.ts';
import {
  type DisputeFile,
  documentIn,
  findFile,
  type PartyWithContacts,
} from '#modules/disputes/actions/reading.ts';
import { withheld } from '#modules/disputes/rules/paper-bounds.ts';
import type { Db } from '#platform/db.ts';
import type { Envelope } from '#platform/mail/letter.ts';
import type { Mail } from '#platform/mail.ts';
import type { Compose } from '#platform/outbox.ts';
import { documentLetter, documentTextMessage } from '../letters.ts';
import { type AttemptRow, findAttempt } from '../store/attempts.ts';
import { findRecipient, findServiceDocument } from '../store/ledger.ts';
import type { ServiceDeps } from './deps.ts';
import { isHeldBack } from './sending.ts';

export type ServiceLetterDeps = Pick<ServiceDeps, 'db' | 'papers' | 'noticeLink' | 'settings'>;

/** This module's letters, each written from the attempt that it is. */
export function serviceLetters(deps: ServiceLetterDeps) {
  return { service_letter: (id, to) => written(deps, id, to) } satisfies Record<string, Compose>;
}

async function written(
  deps: ServiceLetterDeps,
  attemptId: string,
  to: Envelope,
): Promise<Mail | null> {
  const attempt = await findAttempt(deps.db, attemptId);
  if (!attempt || attempt.setAsideAt) return null;
  const about = await aboutAttempt(deps, attempt);
  if (!about) return null;
  return attempt.channel === 'sms' ? documentTextMessage(to, about) : documentLetter(to, about);
}

/**
 * What a message about an attempt says: of which dispute, for whom, which paper, and where it is read. Null where nothing more is
 * sent: the claim against them was withdrawn, the basis taken back, or doubt arose who they are, while the message waited.
 */
export async function aboutAttempt(deps: ServiceLetterDeps, attempt: AttemptRow) {
  const recipient = await findRecipient(deps.db, attempt.recipientId);
  if (!recipient || recipient.endedAt) return null;
  const [file, paper] = [
    await findFile(deps.db, attempt.disputeId),
    await findServiceDocument(deps.db, recipient.paperId),
  ];
  const document = paper && (await documentIn(deps.db, attempt.disputeId, paper.documentId));
  const party = file?.parties.find(({ id }) => id === recipient.partyId);
  if (!file || !paper || !document || !party) return null;
  if (isHeldBack(file, paper, party.id)) return null;
  const isSealed = await isSealedFor(deps.db, document, party);
  const hash = document.contentHash.toString('hex');
  const isRespondent = party.side === 'respondent';
  const link = isRespondent
    ? await deps.noticeLink(deps.db, { disputeId: file.dispute.id, partyId: party.id })
    : null;
  return {
    reference: file.dispute.reference,
    name: party.name,
    purpose: paper.purpose,
    title: isSealed ? null : document.title,
    hash,
    number: document.issuedNumber ?? '',
    link: link?.link ?? `${deps.settings.publicUrl}${here(`/cases/${file.dispute.id}`)}`,
    code: link?.code ?? null,
    claimant: file.parties.find(({ side }) => side === 'claimant')?.name ?? '',
    claimed: claimedIn(file.dispute),
    language: party.language,
    // A larger one would be sent back by the mail server, and is read on the page.
    paper:
      isSealed || document.size > ATTACHED_MAX
        ? null
        : {
            name: nameOf(document.issuedNumber ?? document.id, document.type),
            type: document.type,
            content: await deps.papers.read(hash),
          },
  };
}

/** A paper may have been sealed while its letter waited: they hear that there is such a paper, and nothing of what it says. */
async function isSealedFor(
  db: Db,
  document: DisputeDocumentRow,
  { id, side }: PartyWithContacts,
): Promise<boolean> {
  const bounds = await paperBounds(db, document.disputeId ?? '');
  return withheld({ as: side, partyIds: [id] }, document, bounds) === 'sealed';
}

/** What mail servers take: ten megabytes, which grow by a third on the way. */
const ATTACHED_MAX = 10n * 1024n * 1024n;

/** What a message may say of a dispute to whoever holds the telephone: a sum, or its title. */
function claimedIn({ sumMinor: amount, currency, title }: DisputeFile['dispute']): string {
  return amount > 0n ? moneyInWords({ amount, currency }) : title.slice(0, 60);
}

function nameOf(number: string, type: string): string {
  return `${number.replaceAll('/', '-')}.${PAPER_ENDINGS[type] ?? 'bin'}`;
}

export type AttemptLetterContext = NonNullable<Awaited<ReturnType<typeof aboutAttempt>>>;
