/** By what a paper goes to somebody. `portal` is our own page, opened by them. */
export const CHANNELS = ['email', 'whatsapp', 'sms', 'post', 'courier', 'portal'] as const;
export type Channel = (typeof CHANNELS)[number];

/** Law and lifecycle 6.4: one paper, one recipient, one channel. */
export const STATUSES = [
  'queued',
  'sent',
  'no_proof',
  'delivered',
  'read',
  'failed',
  'bounced',
] as const;
export type Status = (typeof STATUSES)[number];

/** Law and lifecycle 6.4, per recipient. */
export const SERVICE_STATUSES = [
  'not_attempted',
  'attempted',
  'unserved',
  'subst_applied',
  'subst_ordered',
  'served',
] as const;
export type ServiceStatus = (typeof SERVICE_STATUSES)[number];

/** ACA s. 3(1): where a written communication was received. */
export const RECEIPT_BASES = [
  'personal',
  'business',
  'residence',
  'mailing',
  'last_known_deemed',
] as const;
export type ReceiptBasis = (typeof RECEIPT_BASES)[number];

/** Law and lifecycle 3.5: the four ways, and there is no other. */
export const SERVED_BY = ['portal', 'electronic', 'delivered_post', 'substituted'] as const;
export type ServedBy = (typeof SERVED_BY)[number];

/** What a paper is served for. The first two are what a respondent is told of the dispute by. */
export const PURPOSES = [
  'notice',
  'invitation',
  'warning',
  'absence',
  'reversal',
  'document',
] as const;
export type ServicePurpose = (typeof PURPOSES)[number];

/** Who says what became of an attempt. */
export const SOURCES = [
  'outbox',
  'mail_report',
  'whatsapp',
  'sms',
  'portal',
  'officer',
  'timer',
] as const;
export type ReportSource = (typeof SOURCES)[number];

/** How substituted service is carried out (ACA s. 3(1)(b)): each way records the attempt. */
export const SUBST_MEANS = ['registered_post', 'affixing', 'publication', 'electronic'] as const;
export type SubstMeans = (typeof SUBST_MEANS)[number];

/** Why post comes back. That it was refused is noted and serves nobody by itself. */
export const RETURNS = [
  'refused',
  'left',
  'not_known',
  'address_insufficient',
  'unclaimed',
  'other',
] as const;
export type ReturnReason = (typeof RETURNS)[number];

export const PROOF_STATES = ['submitted', 'validated', 'rejected'] as const;
export type ProofState = (typeof PROOF_STATES)[number];

/** What an attempt may lack to serve its recipient. */
export const LACKS = [
  'not_sent',
  'not_delivered',
  'not_designated',
  'proof_hours',
  'came_back',
  'no_proof',
  'proof_missing',
  'proof_to_validate',
  'proof_rejected',
  'never_serves',
  'set_aside',
] as const;
export type CertificateGap = (typeof LACKS)[number];
