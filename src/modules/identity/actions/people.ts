import type { GivenRole } from '#kernel/viewer.ts';
import type { Db } from '#platform/db.ts';
import { once } from '#platform/request-cache.ts';
import {
  findByEmail,
  findPerson,
  listByEmails,
  listHolders,
  listLiving,
  listNames,
  type Person,
} from '../store/people.ts';

export type { Person } from '../store/people.ts';

/** The names of some people, for screens and letters of other modules. Whoever was erased has the empty name. */
export async function namesOf(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await listNames(db, [...new Set(ids)]);
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Everybody who holds a role now, by name. */
export function listPeopleWith(db: Db, role: GivenRole) {
  return listHolders(db, role);
}

/** A person whom another module's row names. Throws when there is none: the row is then wrong. */
export async function getPerson(db: Db, id: string): Promise<Person> {
  const person = await personById(db, id);
  if (!person) throw new Error(`There is no person ${id}.`);
  return person;
}

/** Whose account has this proved address; null when nobody's has. */
export function personWith(db: Db, email: string): Promise<{ id: string; name: string } | null> {
  return findByEmail(db, email);
}

/** The same of many addresses, each in small letters with whose it is: one statement for all of them. */
export async function peopleWith(db: Db, emails: readonly string[]): Promise<Map<string, string>> {
  const rows = await listByEmails(db, emails);
  return new Map(rows.map(({ id, email }) => [email, id]));
}

/** Those of some people whose account is there still, with how they are reached. */
export function listPeople(db: Db, ids: readonly string[]) {
  return listLiving(db, ids);
}

/** The address and the number of an account, whether they were proved or not; both null where there is none. */
export async function addressesOf(
  db: Db,
  personId: string,
): Promise<{ email: string | null; phone: string | null }> {
  const person = await personById(db, personId);
  return { email: person?.email ?? null, phone: person?.phone ?? null };
}

/** The address that somebody has proved to be theirs, while they have an account. */
export async function provedEmailOf(db: Db, personId: string): Promise<string | null> {
  const person = await personById(db, personId);
  return person?.emailVerifiedAt && person.erasedAt === null ? person.email : null;
}

/** As whom a person is looked up once in a request. */
export function wordsOfPerson(id: string): string[] {
  return ['person', id];
}

function personById(db: Db, id: string): Promise<Person | null> {
  return once(db, wordsOfPerson(id), () => findPerson(db, id));
}
