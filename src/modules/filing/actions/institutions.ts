import { allow, refuse } from '#kernel/result.ts';
import { namesOf } from '#modules/identity/actions/people.ts';
import { listMembers } from '../store/institution-members.ts';
import { findInstitution, listInstitutions } from '../store/institutions.ts';
import type { BatchesDeps } from './batch-deps.ts';

const A_PAGE = 25;

export type Unknown = { code: 'not_found'; field: string };

export const unknown = () => refuse<Unknown>({ code: 'not_found', field: '' });

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
