import { languages } from '#kernel/language.ts';
import { allow, refuse } from '#kernel/result.ts';
import type { Viewer } from '#kernel/viewer.ts';
import { namesOf } from '#modules/identity/actions/people.ts';
import { replyTemplates } from '#modules/institution/actions/templates.ts';
import type { Db } from '#platform/db.ts';
import { speaking } from '#platform/language.ts';
import { letterStates } from '#platform/outbox.ts';
import { placesOf, threadSubject } from '../letters/reply.ts';
import { filled } from '../rules/work.ts';
import { isRequest } from '../store/consultation-requests.ts';
import { type EnquiryKey, type EnquiryRow, findEnquiry } from '../store/enquiries.ts';
import { listActs } from '../store/log.ts';
import { type EnquiriesDeps, referenceOf } from './submissions.ts';
import { listOfficers } from './work.ts';

export type EnquiryOnScreen = Awaited<ReturnType<typeof around>>;

/** One enquiry with all that its screen shows. */
export async function showEnquiry(deps: EnquiriesDeps, viewer: Viewer, which: EnquiryKey) {
  const work = await findEnquiry(deps.db, which);
  return work ? allow(await around(deps, viewer, work)) : refuse('enquiry_unknown' as const);
}

async function around(
  { db, now, settings }: EnquiriesDeps,
  { personId: me }: Viewer,
  work: EnquiryRow,
) {
  const [officers, log] = await Promise.all([listOfficers(db), listActs(db, work.id)]);
  const people = log.flatMap(({ byPerson, kind, detail }) => [
    byPerson,
    kind === 'assigned' ? detail : null,
  ]);
  const [names, letters] = await Promise.all([
    namesOf(db, given([work.assigneeId, ...people])),
    letterStates(db, given(log.map(({ letterId }) => letterId))),
  ]);
  const at = now();
  return {
    work,
    request: isRequest(work) ? work : null,
    log,
    names,
    letters,
    now: at,
    me,
    officers,
    replyTo: settings.officeEmail,
    subjects: await subjectsFor(work),
    templates: await templatesFor(db, at, { name: work.fullName, reference: referenceOf(work) }),
  };
}

function given(ids: readonly (string | null)[]): string[] {
  return ids.filter((id) => id !== null);
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
