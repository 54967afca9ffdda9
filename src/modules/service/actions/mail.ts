import { moneyInWords } from '#kernel/amounts.ts';
import { PAPER_ENDINGS } from '#kernel/document-types.ts';
import { here } from '#kernel/language.ts';
import type { DisputeDocumentRow } from '#modules/disputes/actions/deps.ts';
import { paperBounds } from '#modules/disputes/actions/paper-bounds.ts';
import {
  type DisputeFile,
  documentsAmong,
  findFile,
  type PartyWithContacts,
} from '#modules/disputes/actions/reading.ts';
import { withheld } from '#modules/disputes/rules/paper-bounds.ts';
import type { Db } from '#platform/db.ts';
import type { Envelope } from '#platform/mail/letter.ts';
import type { Mail } from '#platform/mail.ts';
import type { Compose } from '#platform/outbox.ts';
import { documentLetter, documentTextMessage, type LetterPaper } from '../letters.ts';
import { type AttemptRow, changeAttempt, listAttemptsOfLetter } from '../store/attempts.ts';
import { listServed, type RecipientRow, type ServiceDocumentRow } from '../store/ledger.ts';
import type { ServiceDeps } from './deps.ts';
import { isHeldBack } from './sending.ts';

export type ServiceLetterDeps = Pick<
  ServiceDeps,
  'db' | 'papers' | 'noticeLink' | 'inRecord' | 'settings'
>;

/** This module's letters, each written from the attempts that it is: one for each of its papers. */
export function serviceLetters(deps: ServiceLetterDeps) {
  return { service_letter: (_, to) => written(deps, to) } satisfies Record<string, Compose>;
}

async function written(deps: ServiceLetterDeps, to: Envelope): Promise<Mail | null> {
  const attempts = await listAttemptsOfLetter(deps.db, to.id);
  const about = await aboutAttempts(deps, attempts);
  if (!about) return null;
  // What is left out of the letter was not sent by it, whatever becomes of the letter.
  const gone = new Set(about.papers.map(({ attemptId }) => attemptId));
  for (const { id } of attempts)
    if (!gone.has(id)) await changeAttempt(deps.db, id, { letterId: null });
  return attempts[0]?.channel === 'sms'
    ? documentTextMessage(to, about)
    : documentLetter(to, about);
}

/**
 * What a message about attempts to reach one party says: of which dispute, for whom, which papers, and where they are read. Null where
 * nothing more is sent: the claim against them was withdrawn, the basis taken back, the papers struck, or doubt arose who they are,
 * while the message waited.
 */
export async function aboutAttempts(deps: ServiceLetterDeps, attempts: readonly AttemptRow[]) {
  const disputeId = attempts[0]?.disputeId;
  const file = disputeId ? await findFile(deps.db, disputeId) : null;
  if (!file) return null;
  const sent = await sentBy(deps, file, attempts);
  const party = file.parties.find(({ id }) => id === sent[0]?.recipient.partyId);
  const [first] = sent;
  if (!first || !party || isHeldBack(file, first.paper, party.id)) return null;
  const isRespondent = party.side === 'respondent';
  const link = isRespondent
    ? await deps.noticeLink(deps.db, { disputeId: file.dispute.id, partyId: party.id })
    : null;
  return {
    reference: file.dispute.reference,
    name: party.name,
    purpose: first.paper.purpose,
    papers: await papersIn(deps, sent, party),
    link: link?.link ?? `${deps.settings.publicUrl}${here(`/cases/${file.dispute.id}`)}`,
    code: link?.code ?? null,
    claimant: file.parties.find(({ side }) => side === 'claimant')?.name ?? '',
    claimed: claimedIn(file.dispute),
    language: party.language,
  };
}

type Sent = {
  attempt: AttemptRow;
  recipient: RecipientRow;
  paper: ServiceDocumentRow;
  document: DisputeDocumentRow;
  number: string;
};

/** What still goes out of some attempts: neither to whom nothing is sent any more, nor a paper that was struck. */
async function sentBy(
  { db, inRecord }: ServiceLetterDeps,
  { dispute }: DisputeFile,
  attempts: readonly AttemptRow[],
): Promise<Sent[]> {
  const rows = await listServed(
    db,
    attempts.flatMap(({ setAsideAt, recipientId }) => (setAsideAt ? [] : recipientId)),
  );
  const ids = rows.map(({ paper }) => paper.documentId);
  const [documents, places] = [
    await documentsAmong(db, dispute.id, ids),
    await inRecord(db, dispute.id, ids),
  ];
  return attempts.flatMap((attempt) => {
    const row = rows.find(({ recipient }) => recipient.id === attempt.recipientId);
    const document = row && documents.get(row.paper.documentId);
    const place = row && places.get(row.paper.documentId);
    if (!document || row.recipient.endedAt || place?.isStruck) return [];
    return [{ ...row, attempt, document, number: place?.number ?? document.issuedNumber ?? '' }];
  });
}

/** Each with itself, as far as a mail server takes them: the others are read on the page. */
async function papersIn(
  { db, papers }: ServiceLetterDeps,
  sent: readonly Sent[],
  party: PartyWithContacts,
): Promise<(LetterPaper & { attemptId: string })[]> {
  const written = [];
  let size = 0n;
  for (const { attempt, paper, document, number } of sent) {
    const isSealed = await isSealedFor(db, document, party);
    const hash = document.contentHash.toString('hex');
    const isAttached = !isSealed && size + document.size <= ATTACHED_MAX;
    if (isAttached) size += document.size;
    written.push({
      attemptId: attempt.id,
      title: isSealed ? null : document.title,
      hash,
      number,
      filedAt: paper.purpose === 'document' ? paper.begunAt : null,
      attachment: isAttached
        ? {
            name: nameOf(number || document.id, document.type),
            type: document.type,
            content: await papers.read(hash),
          }
        : null,
    });
  }
  return written;
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

/** What mail servers take of all that is in a letter: ten megabytes, which grow by a third on the way. */
const ATTACHED_MAX = 10n * 1024n * 1024n;

/** What a message may say of a dispute to whoever holds the telephone: a sum, or its title. */
function claimedIn({ sumMinor: amount, currency, title }: DisputeFile['dispute']): string {
  return amount > 0n ? moneyInWords({ amount, currency }) : title.slice(0, 60);
}

function nameOf(number: string, type: string): string {
  return `${number.replaceAll('/', '-')}.${PAPER_ENDINGS[type] ?? 'bin'}`;
}

export type AttemptLetterContext = NonNullable<Awaited<ReturnType<typeof aboutAttempts>>>;
