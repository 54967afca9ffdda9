// Somebody comes after the appointment: a party lets its lawyer in, and whoever decides is asked again and answers.
import { cvOf } from '../documents.ts';
import { ask, tokenIn } from '../door.ts';
import { type Case, firstOf } from './case.ts';
import { signUp } from './request.ts';
import { accountAt, askedIn } from './tribunal.ts';

/** The respondent lets a lawyer in, who follows the letter; the same night whoever decides is asked about them. */
export const letsLawyerIn =
  (name: string) =>
  async (one: Case): Promise<void> => {
    const { house, chance } = one.desk;
    const by = accountAt(one, 'respondent');
    const party = firstOf(one);
    const path = `/api/disputes/${one.id}/invitations`;
    const bytes = await cvOf('Vakalatnama', `For ${party.name}: ${name}.`, house.clock.now());
    const { token: authority } = await ask<{ token: string }>(house, 'POST', `${path}/uploads`, {
      ...{ bytes, by },
    });
    const email = `${name.toLowerCase().replace(/[^a-z]+/g, '.')}@counsel.example`;
    const body = {
      ...{ party: party.id, as: 'lawyer', name, email, authority },
      ...{ reads: ['board', 'papers', 'calendar', 'people'], writes: ['papers'] },
    };
    await ask(house, 'POST', path, { body, by });
    await house.post();
    const token = tokenIn(house, email, '/cases/invitation');
    const lawyer = await signUp(house, chance, { name, email });
    await ask(house, 'POST', '/api/dispute-invitations/acceptance', {
      ...{ body: { token }, by: lawyer },
    });
    await house.nights();
  };

type Own = { name: string; question: { asked: string } | null };

/** Whoever decides signs that they know of nothing with those who came. */
export async function knowsOfNothing(one: Case): Promise<void> {
  const { house } = one.desk;
  const by = askedIn(one);
  const path = `/api/appointments/${one.id}`;
  const { name, question } = await ask<Own>(house, 'GET', path, { by });
  const body = { asked: question?.asked ?? '', signedAs: name };
  await ask(house, 'POST', `${path}/nothing-to-disclose`, { body, by });
}
