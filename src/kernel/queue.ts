import type { Viewer } from './viewer.ts';

/**
 * Why something waits for a person, the most pressing reason first. The office's rule orders by it; a module that has
 * another reason adds a line in its place.
 */
export const QUEUE_REASONS = [
  'letter_failed', // a letter of ours did not arrive: somebody believes that we are silent
  'document_damaged', // a paper that was entrusted to us cannot be read: the longer it waits, the older the backup
  'identity_disputed', // nothing goes on against them until somebody has looked
  'extension_asked', // their time to answer does not run out before it is decided, so everybody waits
  'reopening_to_decide', // a registrar's: nothing goes on without them before it is decided
  'call_back_due',
  'service_contradicted', // a registrar's: bad news about somebody who counts as served
  'deadline_near', // the sender's own deadline is within 7 days
  'notice_to_send', // limitation stops only when the respondent receives it (ACA s. 21)
  'invitation_to_send',
  'scrutiny_due',
  'basis_to_decide',
  'withdrawal_to_decide',
  'substitution_to_decide',
  'objection_to_decide', // a registrar's: nobody is appointed before it is decided
  'tie_found', // a registrar's: something ties whoever decides or leads to somebody who came, and they cannot go on so
  'challenge_open', // a registrar's to watch: the arbitrator decides, and is reminded where they are late
  'unserved_to_decide', // one of several was not reached: the claimant's choice until its day, then a registrar's
  'appointment_due', // nothing goes on before somebody is appointed
  'preliminary_meeting_due', // the tribunal stands, and nothing was arranged with it yet
  'talks_to_begin', // a mediator was appointed, and the parties have not come before them yet
  'terms_to_authenticate', // all have signed, and whoever leads or decides has not put their name to it yet
  'stay_to_review', // a stay that nobody looks at lasts for ever
  'consultation_today',
  'refund_to_send', // money of others that an order gave back
  'payment_to_match', // money is here, and whoever sent it waits for what it was for
  'prefiling', // nothing has been filed yet, so limitation may be running
  'follow_up_due',
  'reply_due', // the 14 days to answer a notice of removal are over, or an answer has come
  'vote_due', // the committee's decision waits for this member
  'documents_to_check',
  'undeliverable', // a paper of a dispute came back, or nobody could be reached by it
  'proof_to_validate', // a carrier's proof of delivery waits for an officer's look
  'to_post',
  'invitation_answered',
  'answer_received', // whoever we had asked has written back
  'unanswered',
  'slots_to_offer',
] as const;
export type QueueReason = (typeof QUEUE_REASONS)[number];

/** One thing that waits for a person, as the module that it belongs to hands it to the office's queue. */
export type QueueItem = {
  /** What it is about; with the id it is the item's name. */
  kind:
    | 'enquiry'
    | 'consultation'
    | 'application'
    | 'neutral'
    | 'letter'
    | 'job'
    | 'dispute'
    | 'payment'
    | 'response'
    | 'document';
  id: string;
  /** Who waits for us: the name of a person, or of what sent it. */
  who: string;
  /** What about, in one line: the kind of dispute, a reference, a subject. */
  what: string;
  reason: QueueReason;
  /** When it must be done; null where nothing but courtesy presses. */
  dueAt: Date | null;
  /** Since when it has been waiting. */
  since: Date;
  /** The page on which it is done: `/office/enquiries/…`. */
  path: string;
  /** The dispute on which it is work; left out where it is none. Somebody whom it concerns leaves it to others. */
  disputeId?: string;
  /** Whose it is; null while it is nobody's. */
  assignedTo: string | null;
};

/** Whose work is asked for. */
export const ASSIGNEE_FILTERS = ['all', 'mine', 'nobody'] as const;
export type AssigneeFilter = (typeof ASSIGNEE_FILTERS)[number];

/** What the office's queue asks of a module. It is answered with what this viewer may work on, and nothing else. */
export type QueueAsk = {
  viewer: Viewer;
  now: Date;
  whose: AssigneeFilter;
  /** At most so many items of each kind, those that come first; with 0 they are only counted. */
  most: number;
};

/** Where a module's items are worked on: the section of the rail whose count they are. */
export type QueueSection =
  | 'enquiries'
  | 'disputes'
  | 'consultations'
  | 'empanelment'
  | 'letters'
  | 'payments'
  | 'responses'
  | 'record';

export type QueuePart = { section: QueueSection; items: QueueItem[]; total: number };

/** An action of a module that has something to wait for. */
export type QueueReader<Db> = (db: Db, ask: QueueAsk) => Promise<QueuePart>;
