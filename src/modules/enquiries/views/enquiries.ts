import { dayAt } from '#kernel/days.ts';
import type { EnquiryOnScreen } from '../actions/enquiries.ts';
import type { EnquiryPage, SubscriberPage } from '../actions/queue.ts';
import { enquiryReference, excerptOf, isUrgent, placeInWords } from '../rules/queue.ts';
import { isFollowUpDue, mayDo } from '../rules/work.ts';
import type { EnquiryRow } from '../store/enquiries.ts';
import type { EnquiryActRow } from '../store/log.ts';
import type { EnquiryQueueRow } from '../store/queue.ts';

/** One page of the queue. */
export function queueView({ rows, names, looking, previous, next, counts }: EnquiryPage) {
  return {
    rows: rows.map((row) => rowView(row, names, looking)),
    me: looking.by,
    previous: previous && placeInWords(previous),
    next: next && placeInWords(next),
    counts,
  };
}

function rowView(
  row: EnquiryQueueRow,
  names: EnquiryPage['names'],
  { by, now }: EnquiryPage['looking'],
) {
  return {
    id: row.id,
    kind: row.kind,
    name: row.full_name,
    language: row.language,
    state: row.state,
    version: row.version,
    reference: referenceOf(row),
    excerpt: excerptOf(row.message),
    receivedAt: row.received_at.toISOString(),
    since: row.since.toISOString(),
    isUrgent: row.is_urgent && row.state !== 'closed',
    isPreFiling: row.prior_action_taken === false,
    deadlineOn: row.deadline_on,
    followUpOn: row.follow_up_on,
    isFollowUpDue: isFollowUpDue({ followUpOn: row.follow_up_on, state: row.state }, now),
    assignee: assigneeView(row, names),
    isMine: row.assignee_id === by,
  };
}

function assigneeView({ assignee_id: id }: Pick<EnquiryRow, 'assignee_id'>, names: Names) {
  return id === null ? null : { id, name: names.get(id) ?? '' };
}

type Names = ReadonlyMap<string, string>;

/** One enquiry as its screen shows it. */
export function enquiryView({
  work,
  request,
  log,
  names,
  letters,
  now,
  me,
  ...more
}: EnquiryOnScreen) {
  return {
    ...more,
    id: work.id,
    kind: work.kind,
    reference: referenceOf(work),
    language: work.language,
    state: work.state,
    version: work.version,
    receivedAt: work.received_at.toISOString(),
    since: work.since.toISOString(),
    closeReason: work.close_reason,
    isUrgent: work.state !== 'closed' && isUrgent({ urgentFrom: work.urgent_from }, now),
    followUpOn: work.follow_up_on,
    isFollowUpDue: isFollowUpDue({ followUpOn: work.follow_up_on, state: work.state }, now),
    assignee: assigneeView(work, names),
    isMine: work.assignee_id === me,
    me,
    today: dayAt(now),
    sender: { name: work.full_name, email: work.email, phone: work.phone },
    message: work.message,
    consultation: request && {
      disputeType: request.dispute_type,
      method: request.preferred_resolution_method,
      priorActionTaken: request.prior_action_taken,
      deadlineOn: request.deadline_on,
    },
    timeline: log.map((entry) => entryView(entry, names, letters)),
    may: [...mayDo(work)],
  };
}

function entryView(entry: EnquiryActRow, names: Names, letters: EnquiryOnScreen['letters']) {
  const { kind, by_person: by, letter_id: letter } = entry;
  return {
    id: entry.id,
    kind,
    version: entry.version,
    at: entry.at.toISOString(),
    subject: entry.subject,
    body: entry.body,
    by: by === null ? null : (names.get(by) ?? ''),
    detail:
      kind === 'assigned' && entry.detail !== null ? (names.get(entry.detail) ?? '') : entry.detail,
    letter: letter === null ? null : (letters.get(letter) ?? null),
  };
}

/** One page of the newsletter's subscribers. */
export function subscribersView({ rows, next, shown }: SubscriberPage) {
  return { rows: rows.map(subscriberView), next, shown };
}

function subscriberView(row: SubscriberPage['rows'][number]) {
  const { state, asked_at, confirmed_at, unsubscribed_at } = row;
  const since = { pending: asked_at, confirmed: confirmed_at, unsubscribed: unsubscribed_at }[
    state
  ];
  return {
    id: row.id,
    email: row.email,
    state,
    askedAt: asked_at.toISOString(),
    since: (since ?? asked_at).toISOString(),
  };
}

function referenceOf({ number, received_at }: Pick<EnquiryRow, 'number' | 'received_at'>): string {
  return enquiryReference({ number, receivedAt: received_at });
}
