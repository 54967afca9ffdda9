import type { GivenRole } from '../../src/kernel/viewer.ts';
import type { Chance } from './chance.ts';
import { ask, enrol, type House, newPerson, type Person, passwordFrom, tokenIn } from './door.ts';
import { peopleFrom } from './names.ts';

export type Staff = { role: GivenRole; person: Person; id: string };

const ROLES: readonly GivenRole[] = [
  'registrar',
  'case_officer',
  'case_officer',
  'case_officer',
  'committee',
  'committee',
  'committee',
  'accounts',
];

/** The first administrator by the link that a start prints, and everybody else by their invitations; each with an authenticator. */
export async function hireStaff(house: House, chance: Chance, firstLink: string): Promise<Staff[]> {
  const named = peopleFrom(chance);
  const anybody = () => {
    const { name, email } = named(['munch.example']);
    return newPerson({ name, email, password: passwordFrom(chance), isStaff: true });
  };
  const administrator = anybody();
  const { name, email, password } = administrator;
  const token = new URL(firstLink).searchParams.get('token') ?? '';
  await begin(house, administrator, '/api/first-administrator', {
    token,
    name,
    email,
    password,
    agrees: true,
  });
  const staff: Staff[] = [
    { role: 'administrator', person: administrator, id: await idOf(house, administrator) },
  ];
  for (const role of ROLES) {
    const person = anybody();
    const invitation = {
      email: person.email,
      name: person.name,
      role,
      why: 'Works here from the first day',
    };
    await ask(house, 'POST', '/api/office/invitations', { body: invitation, by: administrator });
    await house.post();
    const body = {
      token: tokenIn(house, person.email, '/invitation'),
      name: person.name,
      password: person.password,
      agrees: true,
    };
    await begin(house, person, '/api/invitations/account', body);
    staff.push({ role, person, id: await idOf(house, person) });
  }
  return staff;
}

// Making the account signs them in, and then the house asks for a second factor before anything opens.
async function begin(
  house: House,
  person: Person,
  path: string,
  body: Record<string, unknown>,
): Promise<void> {
  Object.assign(person, {
    signedInAt: house.clock.now(),
    seenAt: house.clock.now(),
    factorAt: house.clock.now(),
  });
  await ask(house, 'POST', path, { body, by: person });
  await enrol(house, person);
}

async function idOf(house: House, person: Person): Promise<string> {
  return (await ask<{ personId: string }>(house, 'GET', '/api/identity/account', { by: person }))
    .personId;
}
