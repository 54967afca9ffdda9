import { addDays } from '#kernel/days.ts';
import { dayAt } from '../../../src/kernel/days.ts';
import { checkDigit } from '../../../src/modules/service/rules/proof.ts';
import { cvOf } from '../documents.ts';
import { ask } from '../door.ts';
import { type Case, firstOf, respondents } from './case.ts';

type Recipient = { id: string; purpose: string; attempts: { id: string; channel: string }[] };
type Ledger = { parties: { id: string; recipients: Recipient[] }[] };

async function recipientOf(one: Case, partyId: string): Promise<Recipient> {
  const { parties } = await ask<Ledger>(
    one.desk.house,
    'GET',
    `/api/office/disputes/${one.id}/service`,
    { by: one.officer },
  );
  const found = parties
    .find(({ id }) => id === partyId)
    ?.recipients.findLast(({ purpose }) => purpose === 'notice');
  if (!found) throw new Error('No notice went to her.');
  return found;
}

async function postOf(one: Case, partyId: string): Promise<string> {
  const found = (await recipientOf(one, partyId)).attempts.find(
    ({ channel }) => channel === 'post',
  );
  if (!found) throw new Error('Nothing goes to her by post.');
  return found.id;
}

/** Hands the papers to the post office, each with a number of India Post's own shape. */
export async function post(one: Case): Promise<void> {
  const { house, chance } = one.desk;
  for (const { id } of respondents(one)) {
    const digits = String(chance.whole(10_000_000, 99_999_999));
    const body = {
      articleNumber: `EM${digits}${checkDigit(digits)}IN`,
      carrier: 'India Post',
      postedOn: dayAt(house.clock.now()),
    };
    await ask(house, 'POST', `/api/service/attempts/${await postOf(one, id)}/posting`, {
      body,
      by: one.officer,
    });
  }
}

/** The slip comes back signed; an officer looks at it and holds it good. */
export async function delivered(one: Case): Promise<void> {
  const { house } = one.desk;
  const today = dayAt(house.clock.now());
  for (const { id, name } of respondents(one)) {
    const attempt = `/api/service/attempts/${await postOf(one, id)}`;
    await ask(house, 'POST', `${attempt}/proof`, {
      body: { token: await proofOf(one, `Delivered to ${name}`) },
      by: one.officer,
    });
    const body = {
      isGood: true,
      deliveredOn: addDays(today, -1),
      basis: 'residence',
      reason: 'Signed by her; the name and the PIN agree.',
    };
    await ask(house, 'POST', `${attempt}/judgement`, { body, by: one.officer });
  }
}

/** The mail server of each respondent says that it has the letter at the address that was agreed. */
export async function mailAccepted(one: Case): Promise<void> {
  const { house } = one.desk;
  for (const { contacts } of respondents(one)) {
    const email = contacts.find(({ channel }) => channel === 'email')?.value ?? '';
    const letter = house.letters.findLast(({ to, text }) => to === email && text.includes('/n/'));
    if (letter) await house.delivered(letter.id, email);
  }
}

async function proofOf({ desk: { house }, officer }: Case, words: string): Promise<string> {
  const bytes = await cvOf(words, 'Consignment proof of delivery', house.clock.now());
  return (
    await ask<{ token: string }>(house, 'POST', '/api/service/papers', {
      bytes,
      by: officer,
      type: 'application/pdf',
    })
  ).token;
}

/** The claimant says where they looked, and asks for another way. */
export async function askAnotherWay(one: Case): Promise<void> {
  const { house } = one.desk;
  const { id: partyId } = firstOf(one);
  const on = dayAt(house.clock.now());
  const inquiry = {
    partyId,
    where: 'The shop next door and the society’s office',
    on,
    result: 'The shutter is down since spring; they think he comes on Sundays.',
  };
  await ask(house, 'POST', `/api/disputes/${one.id}/service-inquiries`, {
    body: inquiry,
    by: one.claimant,
  });
  const body = {
    partyId,
    grounds:
      'E-mail and telephone bring no answer, and the post came back. He reads the notice board of the society.',
  };
  await ask(house, 'POST', `/api/disputes/${one.id}/substitutions`, { body, by: one.claimant });
}

export const anotherWay =
  (isOrdered: boolean) =>
  async (one: Case): Promise<void> => {
    const { house, registrar } = one.desk;
    const { id } = await recipientOf(one, firstOf(one).id);
    const address = firstOf(one).contacts.find(({ channel }) => channel === 'post')?.value ?? '';
    const reasons = isOrdered
      ? 'Three ways were tried in vain and the search is recorded; the door of the last known address remains.'
      : 'Only one neighbour was asked. Look in the register of shops first.';
    const body = {
      isOrdered,
      means: isOrdered ? 'affixing' : null,
      lastKnown: isOrdered ? address : '',
      reasons,
    };
    await ask(house, 'POST', `/api/service/recipients/${id}/substitution-decision`, {
      body,
      by: registrar,
    });
  };

export async function carriedOut(one: Case): Promise<void> {
  const { house } = one.desk;
  const { id } = await recipientOf(one, firstOf(one).id);
  const body = {
    on: dayAt(house.clock.now()),
    token: await proofOf(one, 'Photograph of the door'),
  };
  await ask(house, 'POST', `/api/service/recipients/${id}/substituted-service`, {
    body,
    by: one.officer,
  });
}

/** The last word before a dispute goes on without somebody. */
export async function warn(one: Case): Promise<void> {
  const { house } = one.desk;
  for (const { id: partyId } of respondents(one))
    await ask(house, 'POST', `/api/service/disputes/${one.id}/warning`, {
      body: { partyId },
      by: one.officer,
    });
}
