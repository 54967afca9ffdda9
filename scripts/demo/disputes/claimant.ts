import { ask } from '../door.ts';
import { type Case, decision, firstOf } from './case.ts';

export async function withdraw(one: Case): Promise<void> {
  const body = {
    reason: 'We have settled between ourselves, and the money has come.',
    liberty: 'without',
  };
  await ask(one.desk.house, 'POST', `/api/disputes/${one.id}/withdrawal`, {
    body,
    by: one.claimant,
  });
}

/** A respondent who has no account of theirs is heard by the office, which writes down what they say. */
export async function objects(one: Case): Promise<void> {
  await one.desk.house.objects(
    one.id,
    firstOf(one).id,
    'I have answered and want it decided, or he files again next year.',
  );
}

export const allowed = (one: Case) =>
  decision(
    one,
    'withdrawn',
    'The respondent was heard; the claim is given up for good, and nothing is left to decide.',
    {
      liberty: 'without',
      noInterest: true,
    },
  );
export const refused = (one: Case) =>
  decision(
    one,
    'withdrawal_declined',
    'The respondent has a legitimate interest in a final answer.',
  );

/** Signs the agreement to arbitrate that was offered in writing. */
export async function sign(one: Case): Promise<void> {
  for (const { id, name, side } of one.parties) {
    const body = { party: id, name, agreed: true };
    if (side === 'claimant')
      await ask(one.desk.house, 'POST', `/api/disputes/${one.id}/submission-agreement`, {
        body,
        by: one.claimant,
      });
  }
}

/** Withdraws the claim against the respondents whom nothing reached, and goes on with the others. */
export async function goOnWithout(one: Case): Promise<void> {
  const path = `/api/disputes/${one.id}`;
  const { parties } = await ask<{ parties: { id: string; mayRelease: boolean }[] }>(
    one.desk.house,
    'GET',
    path,
    { by: one.claimant },
  );
  for (const { id } of parties.filter(({ mayRelease }) => mayRelease)) {
    const body = {
      party: id,
      reason: 'Her shop is closed and nobody knows where she went. We go on with the other one.',
    };
    await ask(one.desk.house, 'POST', `${path}/releases`, { body, by: one.claimant });
  }
}

/** After thirty days without an answer whoever invited takes silence for a no. */
export async function giveUp(one: Case): Promise<void> {
  await ask(one.desk.house, 'POST', `/api/disputes/${one.id}/failed-invitation`, {
    by: one.claimant,
  });
}
