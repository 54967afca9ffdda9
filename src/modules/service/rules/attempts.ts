import type { Channel, ReceiptBasis, ReportSource, ServedBy, Status } from './words.ts';

const HOUR = 3_600_000;

/** Law and lifecycle 3.5: `sent` for so long is no service, and a bounce within it undoes a delivery. */
export const PROOF_HOURS = 72;

/** Something that somebody said of an attempt. `at` is when it happened, which may be long before we heard of it. */
export type DeliveryReport = {
  status: Exclude<Status, 'queued' | 'no_proof'>;
  at: Date;
  source: ReportSource;
};

/** An attempt as the rule sees it; everything else about it follows from its reports and the clock. */
export type ServiceAttempt = {
  id: string;
  channel: Channel;
  /** IT Act s. 13(2): the party, or a contract of theirs, named this address. */
  isDesignated: boolean;
  /** Post and courier: what an officer made of the proof. */
  proof: DeliveryProof | null;
  reports: readonly DeliveryReport[];
  /** Taken back by the registrar: it proves nothing any more. */
  isSetAside: boolean;
};

export type DeliveryProof = {
  state: 'submitted' | 'validated' | 'rejected';
  deliveredAt: Date | null;
  basis: ReceiptBasis | null;
};

/**
 * How far each word goes. Reports come in any order and more than once, so the furthest counts and none takes it back; a
 * failure goes further than a delivery, because of two that contradict each other the one that does not serve is believed.
 */
const RANK: Record<Status, number> = {
  queued: 0,
  sent: 1,
  no_proof: 2,
  delivered: 3,
  read: 4,
  failed: 5,
  bounced: 6,
};

/** Where an attempt stands: the same for the same reports in whatever order they came (law and lifecycle 3.5, 6.4). */
export function statusOf(
  { reports, channel }: Pick<ServiceAttempt, 'reports' | 'channel'>,
  now: Date,
): Status {
  const furthest = reports.reduce<Status>(
    (status, report) => (RANK[report.status] > RANK[status] ? report.status : status),
    'queued',
  );
  return furthest === 'sent' && waitsForProof(channel) && isProofOver(reports, now)
    ? 'no_proof'
    : furthest;
}

/** Post takes longer than three days and is proved by paper; what goes by wire proves itself, or does not. */
function waitsForProof(channel: Channel): boolean {
  return channel === 'email' || channel === 'whatsapp' || channel === 'sms';
}

function isProofOver(reports: readonly DeliveryReport[], now: Date): boolean {
  const sentAt = firstOf(reports, ['sent']);
  return sentAt !== null && now.getTime() >= proofEndsAt(sentAt).getTime();
}

export function proofEndsAt(from: Date): Date {
  return new Date(from.getTime() + PROOF_HOURS * HOUR);
}

function firstOf(reports: readonly DeliveryReport[], statuses: readonly Status[]): Date | null {
  const times = reports
    .filter(({ status }) => statuses.includes(status))
    .map(({ at }) => at.getTime());
  return times.length === 0 ? null : new Date(Math.min(...times));
}

/** WhatsApp says `read` at times without `delivered`: what was read has arrived. */
export function deliveredAt(reports: readonly DeliveryReport[]): Date | null {
  return firstOf(reports, ['delivered', 'read']);
}

export function bouncedAt(reports: readonly DeliveryReport[]): Date | null {
  return firstOf(reports, ['failed', 'bounced']);
}

/** What an attempt proves: by which of the four ways, and when it was received. */
export type ProvedReceipt = { by: ServedBy; at: Date; basis: ReceiptBasis };

/**
 * Whether an attempt serves its recipient (law and lifecycle 3.5). (a) A recipient who proved who they are opened it on our
 * page. (b) An e-mail or WhatsApp message was delivered to a designated address and did not come back in 72 hours; by IT
 * Act s. 13(2)(a)(i) it was received when it entered. (c) Post was delivered, and an officer looked at the proof. The
 * fourth way, substituted service, is the registrar's order and no attempt's (service-status.ts). A text message serves nobody.
 */
export function receiptOf(attempt: ServiceAttempt, now: Date): ProvedReceipt | null {
  return attempt.isSetAside ? null : proves[attempt.channel](attempt, now);
}

const proves: Record<Channel, (attempt: ServiceAttempt, now: Date) => ProvedReceipt | null> = {
  portal: ({ reports }) => {
    const at = firstOf(reports, ['read']);
    return at && { by: 'portal', at, basis: 'personal' };
  },
  email: byWire,
  whatsapp: byWire,
  sms: () => null,
  post: byProof,
  courier: byProof,
};

function byWire({ isDesignated, reports }: ServiceAttempt, now: Date): ProvedReceipt | null {
  const at = deliveredAt(reports);
  if (!at || !isDesignated) return null;
  const end = proofEndsAt(at).getTime();
  if (now.getTime() < end) return null;
  const bounced = bouncedAt(reports);
  return bounced && bounced.getTime() < end ? null : { by: 'electronic', at, basis: 'mailing' };
}

function byProof({ proof }: ServiceAttempt): ProvedReceipt | null {
  if (proof?.state !== 'validated' || !proof.deliveredAt || !proof.basis) return null;
  return { by: 'delivered_post', at: proof.deliveredAt, basis: proof.basis };
}

/** Bad news that came after a service was proved: it changes nothing by itself, and the registrar must look at it. */
export function isContradicted(
  attempt: ServiceAttempt,
  { hasServed, now }: { hasServed: boolean; now: Date },
): boolean {
  const isProof = receiptOf(attempt, now) !== null || (hasServed && !attempt.isSetAside);
  return isProof && bouncedAt(attempt.reports) !== null;
}
