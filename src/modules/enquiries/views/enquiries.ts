import { dayAt } from '#kernel/days.ts';
import type { EnquiryOnScreen } from '../actions/enquiries.ts';
import type { EnquiryPage, SubscriberPage } from '../actions/queue.ts';
import { enquiryReference, excerptOf, isUrgent, placeInWords } from '../rules/queue.ts';
import { isFollowUpDue } from '../rules/work.ts';
import { mayDo } from '../rules/work-acts.ts';
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
    name: row.fullName,
    language: row.language,
    state: row.state,
    version: row.version,
    reference: referenceOf(row),
    excerpt: excerptOf(row.message),
    receivedAt: row.receivedAt.toISOString(),
    since: row.since.toISOString(),
    isUrgent: row.isUrgent && row.state !== 'closed',
    isPreFiling: row.priorActionTaken === false,
    deadlineOn: row.deadlineOn,
    followUpOn: row.followUpOn,
    isFollowUpDue: isFollowUpDue({ followUpOn: row.followUpOn, state: row.state }, now),
    assignee: assigneeView(row, names),
    isMine: row.assigneeId === by,
  };
}

function assigneeView({ assigneeId: id }: Pick<EnquiryRow, 'assigneeId'>, names: Names) {
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
    receivedAt: work.receivedAt.toISOString(),
    since: work.since.toISOString(),
    closeReason: work.closeReason,
    isUrgent: work.state !== 'closed' && isUrgent({ urgentFrom: work.urgentFrom }, now),
    followUpOn: work.followUpOn,
    isFollowUpDue: isFollowUpDue({ followUpOn: work.followUpOn, state: work.state }, now),
    assignee: assigneeView(work, names),
    isMine: work.assigneeId === me,
    me,
    today: dayAt(now),
    sender: { name: work.fullName, email: work.email, phone: work.phone },
    message: work.message,
    consultation: request && {
      disputeType: request.disputeType,
      method: request.preferredResolutionMethod,
      priorActionTaken: request.priorActionTaken,
      deadlineOn: request.deadlineOn,
    },
    timeline: log.map((entry) => entryView(entry, names, letters)),
    may: [...mayDo(work)],
  };
}

function entryView(entry: EnquiryActRow, names: Names, letters: EnquiryOnScreen['letters']) {
  const { kind, byPerson: by, letterId: letter } = entry;
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
  const { state, askedAt, confirmedAt, unsubscribedAt } = row;
  const since = { pending: askedAt, confirmed: confirmedAt, unsubscribed: unsubscribedAt }[state];
  return {
    id: row.id,
    email: row.email,
    state,
    askedAt: askedAt.toISOString(),
    since: (since ?? askedAt).toISOString(),
  };
}

function referenceOf({ number, receivedAt }: Pick<EnquiryRow, 'number' | 'receivedAt'>): string {
  return enquiryReference({ number, receivedAt });
}
