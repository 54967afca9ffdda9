import { allow, type Result, refuse } from '#kernel/result.ts';
import type { Viewer } from '#kernel/viewer.ts';
import { namesOf, personWith } from '#modules/identity/actions/people.ts';
import { type Act, keepRecord } from '#modules/record/actions.ts';
import type { Institution } from '../rules/bulk-row.ts';
import {
  addInstitution,
  addMember,
  changeInstitution,
  endMember,
  findInstitution,
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
    members.map(({ person_id }) => person_id),
  );
  return allow({ institution, members: members.map((one) => ({ ...one, name: names.get(one.person_id) ?? '' })) });
}

export async function makeInstitution(deps: BatchesDeps, viewer: Viewer, entry: Institution): Promise<Result<{ id: string }, never>> {
  const [id, at] = [deps.newId(), deps.now()];
  await deps.db.transaction().execute(async (tx) => {
    await addInstitution(tx, { id, ...entry, created_at: at, created_by: viewer.personId });
    await keepRecord(tx, at, [actOf(viewer, id, 'filing.institution_made')]);
  });
  return allow({ id });
}

/** Its entry as it is from now on; what was filed before keeps what it was filed with. */
export function correctInstitution(
  deps: BatchesDeps,
  viewer: Viewer,
  id: string,
  entry: Institution,
): Promise<Result<{ id: string }, Unknown>> {
  return deps.db.transaction().execute(async (tx) => {
    if (!(await changeInstitution(tx, id, entry))) return unknown();
    await keepRecord(tx, deps.now(), [actOf(viewer, id, 'filing.institution_changed')]);
    return allow({ id });
  });
}

type Joining = { id: string; email: string };
type JoinRefusal = { code: 'not_found' | 'person_unknown' | 'member_already'; field: string };

/** Lets somebody file for an institution. She has an account with us already, and has proved the address. */
export function joinInstitution(deps: BatchesDeps, viewer: Viewer, { id, email }: Joining): Promise<Result<{ id: string }, JoinRefusal>> {
  return deps.db.transaction().execute(async (tx) => {
    if (!(await findInstitution(tx, id))) return unknown();
    const person = await personWith(tx, email);
    if (!person) return refuse({ code: 'person_unknown' as const, field: 'email' });
    const [row, at] = [deps.newId(), deps.now()];
    const added = await addMember(tx, { id: row, institution_id: id, person_id: person.id, since: at, added_by: viewer.personId });
    if (!added) return refuse({ code: 'member_already' as const, field: 'email' });
    await keepRecord(tx, at, [{ ...actOf(viewer, id, 'filing.member_added'), details: { person: person.id } }]);
    return allow({ id: row });
  });
}

export function leaveInstitution(
  deps: BatchesDeps,
  viewer: Viewer,
  { id, member }: { id: string; member: string },
): Promise<Result<{ id: string }, Unknown>> {
  return deps.db.transaction().execute(async (tx) => {
    const at = deps.now();
    const person = await endMember(tx, { id: member, institutionId: id, at });
    if (person === null) return unknown();
    await keepRecord(tx, at, [{ ...actOf(viewer, id, 'filing.member_ended'), details: { person } }]);
    return allow({ id: member });
  });
}

function actOf({ personId }: Viewer, id: string, act: Act['act']): Act {
  return { act, subject: { kind: 'institution', id }, by: { personId, role: 'registrar' } };
}
