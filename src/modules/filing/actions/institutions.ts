import { allow, type Result, refuse } from '#kernel/result.ts';
import { OwnDisputeError, type Viewer } from '#kernel/viewer.ts';
import {
  addInstitutionMember,
  removeInstitutionMember,
} from '#modules/disputes/actions/institution-members.ts';
import { gstinOf } from '#modules/fees/rules/gst.ts';
import { namesOf, personWith } from '#modules/identity/actions/people.ts';
import { appendActs, type RecordedAct } from '#modules/record/actions.ts';
import type { Db } from '#platform/db.ts';
import type { FilingInstitution } from '../rules/bulk-row.ts';
import {
  addInstitution,
  addMember,
  changeInstitution,
  countPeopleOn,
  endInstitution,
  endMember,
  findInstitution,
  holdInstitution,
  isMember,
  listBatchIds,
  listInstitutions,
  listMembers,
} from '../store/institutions.ts';
import type { BatchesDeps } from './batch-deps.ts';

const A_PAGE = 25;
type Unknown = { code: 'not_found'; field: string };
const unknown = () => refuse<Unknown>({ code: 'not_found', field: '' });

/** Every institution, the newest first. The permission to decide on disputes is asked for at the door. */
export async function allInstitutions({ db }: BatchesDeps, after: string | null) {
  const rows = await listInstitutions(db, { after, most: A_PAGE });
  return { rows, next: rows.length === A_PAGE ? (rows.at(-1)?.id ?? null) : null };
}

export async function institutionFor({ db }: BatchesDeps, id: string) {
  const institution = await findInstitution(db, id);
  if (!institution) return unknown();
  const members = await listMembers(db, id);
  const names = await namesOf(
    db,
    members.map(({ personId }) => personId),
  );
  return allow({
    institution,
    members: members.map((one) => ({ ...one, name: names.get(one.personId) ?? '' })),
  });
}

/** As the form sends it: the state and the registration as they were typed, or not at all. */
export type InstitutionForm = Omit<FilingInstitution, 'gstState' | 'gstin'> & {
  state?: string | undefined;
  gstin?: string | undefined;
};

function institutionOf({ state = '', gstin = '', ...entry }: InstitutionForm): FilingInstitution {
  return { ...entry, gstState: state || null, gstin: gstinOf(gstin) || null };
}

export async function makeInstitution(
  deps: BatchesDeps,
  viewer: Viewer,
  entry: InstitutionForm,
): Promise<Result<{ id: string }, never>> {
  const [id, at] = [deps.newId(), deps.now()];
  await deps.db.transaction().execute(async (tx) => {
    await addInstitution(tx, {
      id,
      ...institutionOf(entry),
      createdAt: at,
      createdBy: viewer.personId,
    });
    await appendActs(tx, at, [actOf(viewer, id, 'filing.institution_made')]);
  });
  return allow({ id });
}

/** Whoever files for an institution is its side in every dispute of it: another registrar says who it is and who its people are. */
async function refuseMember(tx: Db, { personId }: Viewer, id: string): Promise<void> {
  if (personId && (await isMember(tx, id, personId)))
    throw new OwnDisputeError(`The person ${personId} files for the institution ${id}.`);
}

/** Its entry as it is from now on; what was filed before keeps what it was filed with. */
export function correctInstitution(
  deps: BatchesDeps,
  viewer: Viewer,
  id: string,
  entry: InstitutionForm,
): Promise<Result<{ id: string }, Unknown>> {
  return deps.db.transaction().execute(async (tx) => {
    await refuseMember(tx, viewer, id);
    if (!(await changeInstitution(tx, id, institutionOf(entry)))) return unknown();
    await appendActs(tx, deps.now(), [actOf(viewer, id, 'filing.institution_changed')]);
    return allow({ id });
  });
}

type Joining = { id: string; email: string };
type JoinRefusal = {
  code: 'not_found' | 'institution_closed' | 'person_unknown' | 'member_already';
  field: string;
};

/**
 * Lets somebody file for an institution, and stand for it in whatever it filed. They have an account with us already, and have
 * proved the address. Whoever comes or goes waits for the row that is being filed, and the next one knows of it.
 */
export function joinInstitution(
  deps: BatchesDeps,
  viewer: Viewer,
  { id, email }: Joining,
): Promise<Result<{ id: string }, JoinRefusal>> {
  return deps.db.transaction().execute(async (tx) => {
    const institution = await holdInstitution(tx, id);
    if (!institution) return unknown();
    await refuseMember(tx, viewer, id);
    if (institution.endedAt) return refuse({ code: 'institution_closed' as const, field: '' });
    const person = await personWith(tx, email);
    if (!person) return refuse({ code: 'person_unknown' as const, field: 'email' });
    const [row, at] = [deps.newId(), deps.now()];
    const added = await addMember(tx, {
      id: row,
      institutionId: id,
      personId: person.id,
      since: at,
      addedBy: viewer.personId,
    });
    if (!added) return refuse({ code: 'member_already' as const, field: 'email' });
    await countPeopleOn(tx, id);
    await addInstitutionMember(
      tx,
      { through: id, personId: person.id, at },
      await listBatchIds(tx, id),
    );
    await appendActs(tx, at, [
      { ...actOf(viewer, id, 'filing.member_added'), details: { person: person.id } },
    ]);
    return allow({ id: row });
  });
}

/** Ends that somebody files for an institution: with it go its filings, and the disputes that they saw only through it. */
export function leaveInstitution(
  deps: BatchesDeps,
  viewer: Viewer,
  { id, member }: { id: string; member: string },
): Promise<Result<{ id: string }, Unknown>> {
  return deps.db.transaction().execute(async (tx) => {
    if (!(await holdInstitution(tx, id))) return unknown();
    await refuseMember(tx, viewer, id);
    const at = deps.now();
    const person = await endMember(tx, { id: member, institutionId: id, at });
    if (person === null) return unknown();
    await countPeopleOn(tx, id);
    await removeInstitutionMember(tx, { through: id, personId: person, at });
    await appendActs(tx, at, [
      { ...actOf(viewer, id, 'filing.member_ended'), details: { person } },
    ]);
    return allow({ id: member });
  });
}

type CloseRefusal = { code: 'not_found' | 'institution_closed' | 'not_sure'; field: string };
type Closing = { id: string; isSure: boolean };

/** Closes an institution. Nothing more is sent or accepted for it, and all of its people leave; what was accepted is filed. */
export function closeInstitution(
  deps: BatchesDeps,
  viewer: Viewer,
  { id, isSure }: Closing,
): Promise<Result<{ id: string }, CloseRefusal>> {
  return deps.db.transaction().execute(async (tx) => {
    const institution = await holdInstitution(tx, id);
    if (!institution) return unknown();
    await refuseMember(tx, viewer, id);
    if (institution.endedAt) return refuse({ code: 'institution_closed' as const, field: '' });
    // It cannot be taken back, so a browser's own word for the tick is not enough.
    if (!isSure) return refuse({ code: 'not_sure' as const, field: 'isSure' });
    const at = deps.now();
    const people = await endInstitution(tx, id, at);
    await countPeopleOn(tx, id);
    for (const personId of people) await removeInstitutionMember(tx, { through: id, personId, at });
    await appendActs(tx, at, [
      { ...actOf(viewer, id, 'filing.institution_closed'), details: { people: people.length } },
    ]);
    return allow({ id });
  });
}

function actOf({ personId }: Viewer, id: string, act: RecordedAct['act']): RecordedAct {
  return { act, subject: { kind: 'institution', id }, by: { personId, role: 'registrar' } };
}
