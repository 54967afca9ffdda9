import { allow, type Result, refuse } from '#kernel/result.ts';
import type { GivenRole, Viewer } from '#kernel/viewer.ts';
import { appendActs } from '#modules/record/actions.ts';
import type { Db } from '#platform/db.ts';
import { type EndingRefusal, endRole, type GivingRefusal, giveRole } from '../rules/roles.ts';
import { dropSessions } from '../store/account.ts';
import { addRole, findPerson } from '../store/people.ts';
import {
  findPeople,
  listRoles,
  lockAdministrators,
  type RoleRow,
  setEnded,
  setGivenWhy,
} from '../store/roles.ts';
import type { AccountDeps } from './account-deps.ts';
import { namesOf } from './people.ts';

export const PEOPLE_A_PAGE = 25;

export type PeoplePage = Awaited<ReturnType<typeof listOfPeople>>;
export type PersonFile = NonNullable<Awaited<ReturnType<typeof personAndRoles>>>;

type Looking = { search: string; role: GivenRole | null; page: number };

/** People by name, e-mail or number, with the roles that they hold or held. */
export async function listOfPeople({ db }: AccountDeps, { search, role, page }: Looking) {
  const found = await findPeople(db, {
    search,
    role,
    after: (page - 1) * PEOPLE_A_PAGE,
    most: PEOPLE_A_PAGE + 1,
  });
  const people = found.slice(0, PEOPLE_A_PAGE);
  const roles = await listRoles(
    db,
    people.map(({ id }) => id),
  );
  return { people, roles, isMore: found.length > PEOPLE_A_PAGE };
}

/** One person, with every role that they hold or held, who gave it, when and why. Null when there is no such person. */
export async function personAndRoles({ db }: AccountDeps, id: string) {
  const person = await findPerson(db, id);
  if (!person || person.erasedAt) return null;
  const roles = await listRoles(db, [id]);
  return { person, roles, names: await namesBy(db, roles) };
}

type Act = { personId: string; role: GivenRole; why: string };
export type RoleGrantRefusal = GivingRefusal | 'person_unknown';

/** Gives a role. Its power begins with the person's next request. */
export function grantRoleToPerson(
  deps: AccountDeps,
  viewer: Viewer,
  { personId, role, why }: Act,
): Promise<Result<{ role: GivenRole }, RoleGrantRefusal>> {
  return deps.db.transaction().execute(async (tx) => {
    const administrators = await lockAdministrators(tx);
    const person = await findPerson(tx, personId);
    if (!person) return refuse('person_unknown');
    const held = await heldBy(tx, personId);
    const byIsAdministrator = administrators.includes(viewer.personId);
    const outcome = giveRole({
      by: viewer.personId,
      to: personId,
      role,
      held,
      byIsAdministrator,
      isErased: person.erasedAt !== null,
    });
    if (!outcome.ok) return outcome;
    const isNew = await grantRole(deps, tx, { personId, role, by: viewer.personId, why });
    return isNew ? allow({ role }) : refuse('role_held');
  });
}

/**
 * Gives a role in the transaction of whatever made it due: an invitation taken, an applicant put on the panel. False when
 * the person holds it already.
 */
export async function grantRole(
  { newId, now }: Pick<AccountDeps, 'newId' | 'now'>,
  tx: Db,
  { personId, role, by, why }: Act & { by: string | null },
): Promise<boolean> {
  const isNew = await addRole(tx, { id: newId(), personId, role, by, at: now() });
  if (!isNew) return false;
  await setGivenWhy(tx, { personId, role, why });
  const giver =
    by === null
      ? { personId: null, role: 'system' as const }
      : { personId: by, role: 'administrator' as const };
  await appendActs(tx, now(), [
    {
      act: 'role.given',
      subject: { kind: 'person', id: personId },
      by: giver,
      to: role,
      why,
      tells: [personId],
    },
  ]);
  return true;
}

/** Ends a role in the transaction of whatever made it pointless: a neutral who left every list. False when it is not held. */
export async function endGranted(
  { now }: Pick<AccountDeps, 'now'>,
  tx: Db,
  { personId, role, why }: Omit<Act, 'by'>,
): Promise<boolean> {
  const isEnded = await setEnded(tx, { personId, role, by: null, why, at: now() });
  if (!isEnded) return false;
  const by = { personId: null, role: 'system' as const };
  await appendActs(tx, now(), [
    {
      act: 'role.ended',
      subject: { kind: 'person', id: personId },
      by,
      from: role,
      why,
      tells: [personId],
    },
  ]);
  return true;
}

export type EndRefusal = EndingRefusal | 'person_unknown';

/** Ends a role. Roles are read with every request, so its power is over with the next one. */
export function end(
  deps: AccountDeps,
  viewer: Viewer,
  { personId, role, why }: Act,
): Promise<Result<{ role: GivenRole }, EndRefusal>> {
  return deps.db.transaction().execute(async (tx) => {
    const administrators = await lockAdministrators(tx);
    if (!(await findPerson(tx, personId))) return refuse('person_unknown');
    const held = await heldBy(tx, personId);
    const outcome = endRole({ by: viewer.personId, from: personId, role, held, administrators });
    if (!outcome.ok) return outcome;
    const now = deps.now();
    const isEnded = await setEnded(tx, { personId, role, by: viewer.personId, why, at: now });
    if (!isEnded) return refuse('role_not_held');
    const by = { personId: viewer.personId, role: 'administrator' as const };
    await appendActs(tx, now, [
      {
        act: 'role.ended',
        subject: { kind: 'person', id: personId },
        by,
        from: role,
        why,
        tells: [personId],
      },
    ]);
    return allow({ role });
  });
}

/** Signs somebody out everywhere (ASVS 7.4.5). */
export function endSessionsOf(
  deps: AccountDeps,
  viewer: Viewer,
  { personId, why }: { personId: string; why: string },
): Promise<Result<{ ended: number }, 'person_unknown'>> {
  return deps.db.transaction().execute(async (tx) => {
    if (!(await findPerson(tx, personId))) return refuse('person_unknown');
    const ended = await dropOtherSessions(tx, personId, viewer);
    const by = { personId: viewer.personId, role: 'administrator' as const };
    const details = { sessions: ended.length, how: 'by_administrator' };
    await appendActs(tx, deps.now(), [
      { act: 'sessions.ended', subject: { kind: 'person', id: personId }, by, why, details },
    ]);
    return allow({ ended: ended.length });
  });
}

function dropOtherSessions(tx: Db, personId: string, viewer: Viewer): Promise<string[]> {
  return dropSessions(tx, personId, viewer.personId === personId ? viewer.sessionId : null);
}

export async function heldBy(tx: Db, personId: string): Promise<GivenRole[]> {
  return (await listRoles(tx, [personId])).filter(isHeld).map(({ role }) => role);
}

function isHeld({ endedAt }: RoleRow): boolean {
  return endedAt === null;
}

function namesBy(db: Db, rows: readonly RoleRow[]): Promise<Map<string, string>> {
  const ids = rows.flatMap(({ givenBy, endedBy }) => [givenBy, endedBy]);
  return namesOf(
    db,
    ids.filter((id) => id !== null),
  );
}
