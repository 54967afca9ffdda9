import { isLinkOver } from '#modules/codes/rules/links.ts';
import type { OpenErasures } from '../actions/erasures.ts';
import type { OpenInvitations } from '../actions/new-account.ts';
import type { PeoplePage, PersonFile } from '../actions/roles.ts';
import type { RoleRow } from '../store/roles.ts';
import { erasureView } from './account.ts';

/** A page of people, each with the roles that they hold now. */
export function peopleView({ people, roles, isMore }: PeoplePage) {
  const heldBy = Map.groupBy(roles, ({ personId }) => personId);
  return {
    people: people.map((person) => ({
      ...person,
      roles: (heldBy.get(person.id) ?? [])
        .filter(({ endedAt }) => endedAt === null)
        .map(({ role }) => role),
    })),
    isMore,
  };
}

/** One person, with every role that they hold or held, who gave it, when and why. */
export function personView({ person, roles, names }: PersonFile) {
  const { id, name, email, phone, createdAt } = person;
  const nameOf = (by: string | null) => (by === null ? null : (names.get(by) ?? ''));
  return {
    id,
    name,
    email,
    phone,
    since: createdAt.toISOString(),
    roles: roles.map((row) => heldRole(row, nameOf)),
  };
}

function heldRole(row: RoleRow, nameOf: (by: string | null) => string | null) {
  return {
    role: row.role,
    givenBy: nameOf(row.givenBy),
    givenAt: row.givenAt.toISOString(),
    givenWhy: row.givenWhy,
    endedBy: nameOf(row.endedBy),
    endedAt: row.endedAt?.toISOString() ?? null,
    endedWhy: row.endedWhy,
  };
}

export function invitationsView({ open, names, now }: OpenInvitations) {
  return open.map(({ id, email, name, role, invitedBy, invitedAt, expiresAt }) => ({
    id,
    email,
    name,
    role,
    invitedBy: names.get(invitedBy) ?? '',
    invitedAt: invitedAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    isOver: isLinkOver(expiresAt, now),
  }));
}

export function erasuresView({ open, names }: OpenErasures) {
  return open.map((one) => ({
    id: one.id,
    personId: one.personId,
    name: names.get(one.personId) ?? '',
    ...erasureView(one),
  }));
}
