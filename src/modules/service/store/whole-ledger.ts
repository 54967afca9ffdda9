import { type Db, prepared } from '#platform/db.ts';
import { rowsIn } from '#platform/rows.ts';
import type { AttemptRow, ReportRow } from './attempts.ts';
import type { RecipientRow, ServiceDocumentRow } from './ledger.ts';
import type { DeliveryProofRow, InquiryRow, SubstitutionRow } from './proofs.ts';

const LISTS = {
  papers: rowsIn('service_document', { begunAt: 'moment' }),
  recipients: rowsIn('service_recipient', {
    statusSince: 'moment',
    windowOverAt: 'moment',
    endedAt: 'moment',
  }),
  attempts: rowsIn('service_attempt', {
    queuedAt: 'moment',
    setAsideAt: 'moment',
    nextTryAt: 'moment',
  }),
  reports: rowsIn('service_report', { at: 'moment', heardAt: 'moment', messageHash: 'bytes' }),
  proofs: rowsIn('service_proof', { submittedAt: 'moment', judgedAt: 'moment' }),
  substitutions: rowsIn('service_substitution', { askedAt: 'moment', decidedAt: 'moment' }),
  inquiries: rowsIn('service_inquiry', { at: 'moment' }),
};

// By the recipients, who are found by their dispute.
const AMONG = '($2::uuid[] is null or paper_id = any($2::uuid[]))';
const OWN = `join service_recipient r on r.id = a.recipient_id and r.dispute_id = $1 and ${AMONG}`;
const ofAttempts = (table: string, order: string) =>
  `select t.* from ${table} t join service_attempt a on a.id = t.attempt_id ${OWN} order by ${order}`;

/** In the orders in which each is listed alone (ledger.ts, proofs.ts). */
const QUERIES: Record<keyof typeof LISTS, string> = {
  papers: `select * from service_document where dispute_id = $1 and ($2::uuid[] is null or id = any($2::uuid[]))
    order by begun_at, id`,
  recipients: `select * from service_recipient where dispute_id = $1 and ${AMONG} order by id`,
  attempts: `select a.* from service_attempt a ${OWN} order by a.queued_at, a.id`,
  reports: ofAttempts('service_report', 't.at, t.id'),
  proofs: ofAttempts('service_proof', 't.submitted_at, t.id'),
  substitutions: 'select * from service_substitution where dispute_id = $1 order by asked_at, id',
  inquiries: 'select * from service_inquiry where dispute_id = $1 order by at, id',
};

const NAMES = Object.keys(LISTS) as (keyof typeof LISTS)[];
const TEXT = `select ${NAMES.map((name) => `${LISTS[name].of(QUERIES[name])} as "${name}"`).join(',\n')}`;

export type WholeLedger = {
  papers: ServiceDocumentRow[];
  recipients: RecipientRow[];
  attempts: AttemptRow[];
  reports: ReportRow[];
  proofs: DeliveryProofRow[];
  substitutions: SubstitutionRow[];
  inquiries: InquiryRow[];
};

/** Everything of the service of a dispute's papers, or of some of them, in one statement. It names no viewer. */
export async function findWholeLedger(
  db: Db,
  disputeId: string,
  papers: readonly string[] | null = null,
): Promise<WholeLedger> {
  const [row] = await prepared<Record<keyof typeof LISTS, unknown>>(db, {
    name: 'service_ledger',
    text: TEXT,
    values: [disputeId, papers],
  });
  if (!row) throw new Error('A statement of lists gave no row.');
  return {
    papers: LISTS.papers.read(row.papers),
    recipients: LISTS.recipients.read(row.recipients),
    attempts: LISTS.attempts.read(row.attempts),
    reports: LISTS.reports.read(row.reports),
    proofs: LISTS.proofs.read(row.proofs),
    substitutions: LISTS.substitutions.read(row.substitutions),
    inquiries: LISTS.inquiries.read(row.inquiries),
  };
}
