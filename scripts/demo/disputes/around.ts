// What people do beside what the other side sees: they note something on a paper, let somebody in, and take their days with them.
import { daysBetween } from '#kernel/days.ts';
import { dayAt } from '../../../src/kernel/days.ts';
import { cvOf } from '../documents.ts';
import { ask, type Person } from '../door.ts';
import type { Case, Party } from './case.ts';

type At = { by: Person; party: Party; paper: string };

/** Some of this each time, so that a few disputes show all of it. */
export async function settleIn(one: Case, at: At): Promise<void> {
  const { chance, house, base } = one.desk;
  const { by, paper } = at;
  const [words, isNoted, isFed, isHelped] = [
    chance.one(NOTES),
    chance.percent(60),
    chance.percent(30),
    chance.percent(50),
  ];
  if (isNoted)
    await ask(house, 'POST', `/api/disputes/${one.id}/papers/${paper}/notes`, {
      body: { page: 1, down: chance.whole(800, 9000), words },
      by,
    });
  if (isFed) await ask(house, 'POST', '/api/calendar/address', { by });
  if (isHelped) await letIn(one, at);
  // A bundle is kept for a week.
  if (daysBetween(dayAt(house.clock.now()), dayAt(base)) < 6)
    await ask(house, 'POST', `/api/disputes/${one.id}/bundles`, {
      body: { papers: [paper], title: 'For my lawyer' },
      by,
    });
}

/** A lawyer with a vakalatnama, or the accountant, who reads only. Both have had their letter and not come yet. */
async function letIn(one: Case, { by, party }: At): Promise<void> {
  const { chance, house } = one.desk;
  const path = `/api/disputes/${one.id}/invitations`;
  const isLawyer = chance.percent(50);
  const [name, word] = isLawyer
    ? ['Adv. Shalini Rege', 'counsel']
    : ['Farida Contractor', 'accounts'];
  let authority: string | null = null;
  if (isLawyer) {
    const bytes = await cvOf('Vakalatnama', `For ${party.name}: ${name}.`, house.clock.now());
    ({ token: authority } = await ask<{ token: string }>(house, 'POST', `${path}/uploads`, {
      bytes,
      by,
    }));
  }
  const body = {
    party: party.id,
    as: isLawyer ? 'lawyer' : 'colleague',
    name,
    email: `${name.split(' ').at(-1)?.toLowerCase()}.${chance.whole(100, 999)}@${word}.example`,
    reads: ['board', 'papers', 'calendar'],
    writes: isLawyer ? ['papers'] : [],
    authority,
  };
  await ask(house, 'POST', path, { body, by });
}

const NOTES = [
  'Ask the driver whether he signed this one too.',
  'यह मुहर पुराने गोदाम की है। नई मुहर अप्रैल में बनी थी।',
  'ही तारीख आमच्या वहीत नाही. दादाला विचारायचे.',
] as const;
