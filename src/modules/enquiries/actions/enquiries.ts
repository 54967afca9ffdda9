import { dayAt } from '#kernel/days.ts';
import { languages } from '#kernel/language.ts';
import { allow, refuse } from '#kernel/result.ts';
import type { Viewer } from '#kernel/viewer.ts';
import { namesOf } from '#modules/identity/actions/people.ts';
import { replyTemplates } from '#modules/institution/actions/templates.ts';
import type { Db } from '#platform/db.ts';
import { speaking } from '#platform/language.ts';
import { letterStates } from '#platform/outbox.ts';
import { placesOf, threadSubject } from '../letters/reply.ts';
import { isUrgent } from '../rules/queue.ts';
import { filled, isFollowUpDue, mayDo } from '../rules/work.ts';
import {
  type ConsultationRequestRow,
  type EnquiryKey,
  type EnquiryRow,
  findEnquiry,
  isRequest,
} from '../store/enquiries.ts';
import { listActs } from '../store/log.ts';
import { type EnquiriesDeps, referenceOf } from './submissions.ts';
import { listOfficers } from './work.ts';

/** One enquiry as its screen shows it. */
export async function showEnquiry(
  { db, now, settings }: EnquiriesDeps,
  viewer: Viewer,
  which: EnquiryKey,
) {
  const work = await findEnquiry(db, which);
  if (!work) return refuse('enquiry_unknown' as const);
  const [officers, timeline] = await Promise.all([listOfficers(db), timelineOf(db, work.id)]);
  const [at, reference] = [now(), referenceOf(work)];
  return allow({
    id: work.id,
    kind: work.kind,
    reference,
    language: work.language,
    state: work.state,
    version: work.version,
    receivedAt: work.received_at.toISOString(),
    since: work.since.toISOString(),
    closeReason: work.close_reason,
    isUrgent: work.state !== 'closed' && isUrgent({ urgentFrom: work.urgent_from }, at),
    followUpOn: work.follow_up_on,
    isFollowUpDue: isFollowUpDue({ followUpOn: work.follow_up_on, state: work.state }, at),
    assignee: await nameOf(db, work.assignee_id),
    isMine: work.assignee_id === viewer.personId,
    me: viewer.personId,
    today: dayAt(at),
    sender: { name: work.full_name, email: work.email, phone: work.phone },
    message: work.message,
    consultation: isRequest(work) ? askedIn(work) : null,
    timeline,
    officers,
    may: [...mayDo(work)],
    replyTo: settings.officeEmail,
    subjects: await subjectsFor(work),
    templates: await templatesFor(db, at, { name: work.full_name, reference }),
  });
}

function askedIn(row: EnquiryRow & ConsultationRequestRow) {
  return {
    disputeType: row.dispute_type,
    method: row.preferred_resolution_method,
    priorActionTaken: row.prior_action_taken,
    deadlineOn: row.deadline_on,
  };
}

async function timelineOf(db: Db, id: string) {
  const entries = await listActs(db, id);
  const people = entries
    .flatMap(({ by_person, kind, detail }) => [by_person, kind === 'assigned' ? detail : null])
    .filter((one) => one !== null);
  const letters = entries.map(({ letter_id }) => letter_id).filter((one) => one !== null);
  const [names, states] = await Promise.all([namesOf(db, people), letterStates(db, letters)]);
  return entries.map((entry) => ({
    id: entry.id,
    kind: entry.kind,
    version: entry.version,
    at: entry.at.toISOString(),
    subject: entry.subject,
    body: entry.body,
    by: entry.by_person === null ? null : (names.get(entry.by_person) ?? ''),
    detail:
      entry.kind === 'assigned' && entry.detail !== null
        ? (names.get(entry.detail) ?? '')
        : entry.detail,
    letter: entry.letter_id === null ? null : (states.get(entry.letter_id) ?? null),
  }));
}

async function nameOf(db: Db, id: string | null) {
  if (id === null) return null;
  return { id, name: (await namesOf(db, [id])).get(id) ?? '' };
}

async function subjectsFor({ kind }: EnquiryRow) {
  const [en, hi, mr] = await Promise.all(
    languages.map((one) => speaking(one, async () => threadSubject(kind))),
  );
  return { en: en ?? '', hi: hi ?? '', mr: mr ?? '' };
}

async function templatesFor(db: Db, now: Date, to: { name: string; reference: string }) {
  const all = (await Promise.all(languages.map((one) => replyTemplates(db, one, now)))).flat();
  const places = placesOf(to);
  return all.map((template) => ({ ...template, body: filled(template.body, places) }));
}
