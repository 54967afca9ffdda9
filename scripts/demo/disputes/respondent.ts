import { addDays } from '#kernel/days.ts';
import { dayAt } from '../../../src/kernel/days.ts';
import { EMPTY, NO_HEAD, type ResponseForm } from '../../../src/modules/response/rules/content.ts';
import type { ResponseKind } from '../../../src/modules/response/rules/words.ts';
import { ask } from '../door.ts';
import { type Case, firstOf, type Party, respondents } from './case.ts';
import { WORDS } from './matters.ts';
import { visitor } from './request.ts';

/** The code of the notice, as the newest letter to them has it. */
export function codeFor({ desk: { house } }: Case, party: Party): string {
  const email = emailOf(party);
  const letter = house.letters.findLast(
    ({ to, text }) => to === email && /\/n\/[0-9A-Z]{4}(?:-[0-9A-Z]{4}){2}/.test(text),
  );
  const code = letter?.text.match(/\/n\/([0-9A-Z]{4}(?:-[0-9A-Z]{4}){2})/)?.[1];
  if (!code) throw new Error(`No notice was mailed to ${email}.`);
  return code;
}

function emailOf({ contacts, name }: Party): string {
  const email = contacts.find(({ channel }) => channel === 'email')?.value;
  if (!email) throw new Error(`${name} has no e-mail address.`);
  return email;
}

type Contact = { id: string; channel: string };

/** Types the code of the notice, reads it, and shows by a one-time code who they are: with that they are served. */
async function open(one: Case, party: Party) {
  const { house } = one.desk;
  const known = one.browsers.get(party.id);
  const { language } = party;
  const email = emailOf(party);
  const person = visitor(house, { name: party.name, email });
  const code = known?.code ?? codeFor(one, party);
  const path = `/api/response/${code}`;
  const { contacts } = await ask<{ contacts: Contact[] }>(house, 'GET', path, {
    by: person,
    language,
  });
  const contact = contacts.find(({ channel }) => channel === 'email');
  await ask(house, 'POST', `${path}/codes`, {
    body: { contact: contact?.id },
    by: person,
    language,
  });
  const digits = await digitsFor(one, email);
  await ask(house, 'POST', `${path}/session`, { body: { digits }, by: person, language });
  one.browsers.set(party.id, { person, code });
  return { person, code };
}

/** The six digits of the letter that was just written to them; those of a reference come after a hyphen. */
async function digitsFor({ desk: { house } }: Case, email: string): Promise<string> {
  const known = house.letters.length;
  await house.post();
  const written = house.letters
    .slice(known)
    .filter(({ to, text }) => to === email && !text.includes('/n/'));
  return (
    written
      .map(({ text }) => text.match(/(?<![-\d])\d{6}(?!\d)/)?.[0])
      .find((found) => found !== undefined) ?? ''
  );
}

export const opens = async (one: Case): Promise<void> => void (await open(one, firstOf(one)));
export async function allOpen(one: Case): Promise<void> {
  for (const party of respondents(one)) await open(one, party);
}

async function say(one: Case, party: Party, kind: ResponseKind): Promise<void> {
  const { house } = one.desk;
  const { person, code } = await open(one, party);
  const body = { content: contentFor(one, party, kind) };
  const { language } = party;
  const { id } = await ask<{ id: string }>(house, 'POST', `/api/response/${code}/answers/${kind}`, {
    body,
    by: person,
    language,
  });
  one.asked.push(id);
}

export const says =
  (kind: ResponseKind) =>
  (one: Case): Promise<void> =>
    say(one, firstOf(one), kind);
export const allSay =
  (kind: ResponseKind) =>
  async (one: Case): Promise<void> => {
    for (const party of respondents(one)) await say(one, party, kind);
  };

/** A firm or a company answers by somebody: whoever's mailbox it gave. */
function signerOf(party: Party): Pick<ResponseForm, 'name' | 'capacity'> {
  if (party.kind === 'person') return { name: party.name };
  const [mailbox = ''] = emailOf(party).split('@');
  return {
    name: mailbox.split('.').map(capital).join(' '),
    capacity: party.kind === 'firm' ? 'partner' : 'director',
  };
}
const capital = (word: string) => word.slice(0, 1).toUpperCase() + word.slice(1);

function contentFor(
  { desk: { chance, house } }: Case,
  party: Party,
  kind: ResponseKind,
): ResponseForm {
  const { language } = party;
  const words = WORDS[language];
  const today = dayAt(house.clock.now());
  const signer = signerOf(party);
  const signed: Partial<ResponseForm> = { ...signer, agrees: true };
  const about: Partial<Record<ResponseKind, Partial<ResponseForm>>> = {
    answer: { stance: chance.one(['deny', 'part', 'part', 'admit']), words: words.answer },
    objection: {
      grounds: [chance.one(['no_agreement', 'other_institution', 'not_covered'])],
      words: words.objection,
    },
    offer: {
      shape: 'instalments',
      amount: '60000',
      count: '6',
      firstOn: addDays(today, 20),
      words: words.offer,
    },
    counterclaim: {
      heads: [{ ...NO_HEAD, head: 'Loss of a buyer', amount: '85000' }],
      words: words.counterclaim,
    },
    identity: { reason: chance.one(['another', 'moved']), words: '' },
    call_back: { day: addDays(today, 2), part: 'afternoon', phone: '+915555501234', language },
    extension: { days: '7', words: words.time },
    agreement: signed,
    acceptance: signed,
    leaving: signed,
  };
  return { ...EMPTY, ...(party.kind === 'person' ? {} : signer), ...about[kind] };
}

type Outcome = 'extended' | 'declined' | 'confirmed' | 'another' | 'called';

/** What the office says to the last thing that was asked of it; that somebody is another person is the registrar's to say. */
export const ruled =
  (outcome: Outcome) =>
  async ({ desk: { house, registrar }, officer, asked }: Case): Promise<void> => {
    const body = { outcome, why: WHY[outcome], days: outcome === 'extended' ? 7 : null };
    const by = outcome === 'another' ? registrar : officer;
    await ask(house, 'POST', `/api/office/responses/${asked.at(-1)}/decision`, { body, by });
  };

const WHY: Record<Outcome, string> = {
  extended: 'The papers are with the accountant, who is in hospital; seven days do no harm.',
  declined: 'The same reason was given to the claimant four months ago.',
  confirmed: 'The number on file answers to this name, and the signature is the same.',
  another: 'A voter card shows another father’s name and another village.',
  called: '',
};
