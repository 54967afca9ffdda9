import { allow, type Result, refuse } from '#kernel/result.ts';
import { listPeopleWith } from '#modules/identity/actions/people.ts';
import { appendActs } from '#modules/record/actions.ts';
import type { Db } from '#platform/db.ts';
import type { EnquiryWork, EntryKind, WorkAct } from '../rules/work.ts';
import { perform, type WorkChange, type WorkRefusal } from '../rules/work-acts.ts';
import { changeEnquiry, type EnquiryRow, lockEnquiry } from '../store/enquiries.ts';
import { addEntry, type EnquiryActRow, findLastAct } from '../store/log.ts';
import { type Acting, recordOf } from './enquiry-record.ts';
import type { EnquiriesDeps } from './submissions.ts';

export type ActRefusal<K extends EntryKind> = WorkRefusal<K> | 'enquiry_unknown';

export type WorkResult<K extends EntryKind> = Promise<Result<{ version: number }, ActRefusal<K>>>;

type Assigned = Promise<Result<{ version: number }, ActRefusal<'assigned'> | 'not_an_officer'>>;

/** What else belongs to an act, in its transaction; a reply owes its letter. It gives the letter's id, if there is one. */
export type FollowUpWrite = (tx: Db, entryId: string) => Promise<string | null>;

/** Does one act: locks the enquiry, asks the rule, keeps the change, the entry and the record of it. */
export async function act<K extends EntryKind>(
  deps: EnquiriesDeps,
  acting: Acting,
  what: WorkAct<K>,
  also?: FollowUpWrite,
): WorkResult<K> {
  const now = deps.now();
  const words = wordsOf(what as WorkAct); // what is one of all acts
  return deps.db.transaction().execute(async (tx): WorkResult<K> => {
    const work = await lockEnquiry(tx, acting.which);
    if (!work) return refuse('enquiry_unknown');
    const entry = { kind: what.kind, byPerson: acting.viewer.personId, ...words };
    // A note or an answer names no version, so one that was sent twice is known by its words.
    if (acting.version === null && isSame(await findLastAct(tx, work.id), entry))
      return allow({ version: work.version });
    const outcome = perform(workOf(work), what, { version: acting.version, now });
    if (!outcome.ok) return outcome;
    const version = await changeEnquiry(tx, work.id, columnsOf(outcome.value));
    const entryId = deps.newId();
    const letterId = (await also?.(tx, entryId)) ?? null;
    const at = { id: entryId, enquiryId: work.id, version, at: now, letterId };
    await addEntry(tx, { ...entry, ...at });
    await appendActs(tx, now, [
      recordOf({ acting, work, what: what as WorkAct, change: outcome.value, entryId, letterId }),
    ]);
    return allow({ version });
  });
}

/** Gives an enquiry to an officer, or to nobody. */
export async function assign(
  deps: EnquiriesDeps,
  acting: Acting,
  assigneeId: string | null,
): Assigned {
  if (assigneeId !== null && !(await isOfficer(deps.db, assigneeId)))
    return refuse('not_an_officer');
  return act(deps, acting, { kind: 'assigned', assigneeId });
}

/** Everybody who works on enquiries, by name. */
export async function listOfficers(db: Db): Promise<{ id: string; name: string }[]> {
  const [officers, registrars] = await Promise.all([
    listPeopleWith(db, 'case_officer'),
    listPeopleWith(db, 'registrar'),
  ]);
  const all = new Map([...officers, ...registrars].map(({ id, name }) => [id, { id, name }]));
  return [...all.values()].sort((a, b) => a.name.localeCompare(b.name));
}

async function isOfficer(db: Db, id: string): Promise<boolean> {
  return (await listOfficers(db)).some((officer) => officer.id === id);
}

export function workOf(row: EnquiryRow): EnquiryWork {
  return {
    state: row.state,
    since: row.since,
    version: row.version,
    receivedAt: row.receivedAt,
    isAnswered: row.isAnswered,
    assigneeId: row.assigneeId,
    followUpOn: row.followUpOn,
    closeReason: row.closeReason,
  };
}

/** What is left out of a change stays as it is. */
function columnsOf({ state, since, assigneeId, followUpOn, closeReason }: WorkChange) {
  return {
    ...(state ? { state } : {}),
    ...(since ? { since } : {}),
    ...(assigneeId === undefined ? {} : { assigneeId }),
    ...(followUpOn === undefined ? {} : { followUpOn }),
    ...(closeReason === undefined ? {} : { closeReason }),
  };
}

type Said = Pick<EnquiryActRow, 'kind' | 'byPerson' | 'body' | 'detail'>;

/** Whether the last thing done with an enquiry was this, by the same person in the same words. */
function isSame(last: Said | undefined, { kind, byPerson, body, detail }: Said): boolean {
  return (
    last?.kind === kind &&
    last.byPerson === byPerson &&
    last.body === body &&
    last.detail === detail
  );
}

const NO_WORDS = { subject: null, body: null, detail: null, language: null };

/** What an entry says of an act. */
function wordsOf(what: WorkAct) {
  switch (what.kind) {
    case 'assigned':
      return { ...NO_WORDS, detail: what.assigneeId };
    case 'follow_up':
      return { ...NO_WORDS, detail: what.on };
    case 'closed':
      return { ...NO_WORDS, detail: what.reason, body: what.body || null };
    case 'answer':
      return { ...NO_WORDS, detail: what.answeredOn, body: what.body };
    case 'reply':
      return { ...NO_WORDS, subject: what.subject, body: what.body, language: what.language };
    case 'note':
      return { ...NO_WORDS, body: what.body };
    case 'reopened':
      return NO_WORDS;
  }
}
