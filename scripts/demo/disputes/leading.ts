// From the agreement to talk to somebody who leads the talks: what the two sides and the conciliator or mediator do there.
import { dayAt } from '../../../src/kernel/days.ts';
import { ask } from '../door.ts';
import type { Case } from './case.ts';
import { accountAt, askedIn, discloses, meet, saysOfThem, TIED } from './tribunal.ts';

type Side = 'claimant' | 'respondent';
type Named = { id: string; name: string };
type Seat = { candidate: { id: string; stage: string } | null };
type Sheet = {
  choice: { names: Named[]; parties: { named: Named[] }[] } | null;
  mayName: Named[];
  mayLeave: Named[];
};

const sheetOf = (one: Case, side: Side) =>
  ask<Sheet>(one.desk.house, 'GET', `/api/disputes/${one.id}/tribunal`, {
    by: accountAt(one, side),
  });

async function give(one: Case, side: Side, { mayName }: Sheet, names: Named[]): Promise<boolean> {
  let isAsked = false;
  for (const { id: partyId } of mayName) {
    const body = { partyId, names: names.map(({ id }) => id) };
    const path = `/api/disputes/${one.id}/talks/names`;
    const by = accountAt(one, side);
    ({ isAsked } = await ask<{ isAsked: boolean }>(one.desk.house, 'POST', path, { body, by }));
  }
  return isAsked;
}

/** The claimant gives up to three names. */
export async function proposes(one: Case): Promise<void> {
  const sheet = await sheetOf(one, 'claimant');
  const names = sheet.choice?.names ?? [];
  if (names.length === 0) throw new Error('Nobody is free to lead the talks.');
  await give(one, 'claimant', sheet, one.desk.chance.some(names, Math.min(3, names.length)));
}

/** The respondent agrees to them, in the other order; the name that stands highest with both is asked. */
export async function agrees(one: Case): Promise<void> {
  const sheet = await sheetOf(one, 'respondent');
  const named = sheet.choice?.parties.flatMap((party) => party.named) ?? [];
  if (!(await give(one, 'respondent', sheet, named.toReversed())))
    throw new Error('Both gave the same names and nobody was asked.');
  await meet(one);
}

/**
 * The respondent says nothing against them, and with that they are appointed. Who came to be tied to the case since they signed is not:
 * the registrar passes them over with the reason, and the next one is seated.
 */
export async function isSeated(one: Case): Promise<void> {
  const { house, registrar } = one.desk;
  await saysOfThem('respondent')(one);
  const path = `/api/office/disputes/${one.id}/tribunal`;
  const { candidate } = await ask<Seat>(house, 'GET', path, { by: registrar });
  if (!candidate || candidate.stage === 'appointed') return;
  const body = { candidate: candidate.id, reason: TIED };
  await ask(house, 'POST', `${path}/passing`, { body, by: registrar });
  await meet(one);
  await discloses()(one);
  await saysOfThem('claimant')(one);
  await isSeated(one);
}

/** One side asks the institution to choose. */
export const leavesIt =
  (side: Side) =>
  async (one: Case): Promise<void> => {
    const by = accountAt(one, side);
    const path = `/api/disputes/${one.id}/talks/choice`;
    for (const { id: partyId } of (await sheetOf(one, side)).mayLeave)
      await ask(one.desk.house, 'POST', path, { body: { partyId }, by });
  };

/** The mediator records that the parties came before them today. */
export async function appears(one: Case): Promise<void> {
  const { house } = one.desk;
  const body = { on: dayAt(house.clock.now()) };
  const path = `/api/appointments/${one.id}/first-appearance`;
  await ask(house, 'POST', path, { body, by: askedIn(one) });
}

/** Whoever leads the talks finds that more effort is of no use. */
export async function declares(one: Case): Promise<void> {
  const path = `/api/appointments/${one.id}/declaration`;
  await ask(one.desk.house, 'POST', path, { by: askedIn(one) });
}
