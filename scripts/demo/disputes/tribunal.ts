// From the list of names to the arbitrator: what the registrar, the two sides, and whoever is asked do there.
import type { Language } from '../../../src/kernel/language.ts';
import {
  type DisclosureQuestion,
  QUESTIONS,
} from '../../../src/modules/appointments/rules/disclosure/questions.ts';
import { ask, type Person } from '../door.ts';
import { type Case, firstOf } from './case.ts';

type Side = 'claimant' | 'respondent';
type Named = { id: string; name: string };

/** Sends both sides the five names that the ranking puts first. */
export async function sendNames(one: Case): Promise<void> {
  const { house, registrar } = one.desk;
  const path = `/api/office/disputes/${one.id}/tribunal`;
  const { proposal } = await ask<{ proposal: { first: Named[] } | null }>(house, 'GET', path, {
    by: registrar,
  });
  const names = (proposal?.first ?? []).map(({ id }) => id);
  await ask(house, 'POST', `${path}/lists`, { body: { names, reason: '' }, by: registrar });
}

/** Where three decide, both sides are asked to name one each. */
export async function asksSides({ desk: { house, registrar }, id }: Case): Promise<void> {
  const path = `/api/office/disputes/${id}/tribunal/nominations`;
  await ask(house, 'POST', path, { body: { seat: 'both' }, by: registrar });
}

type Naming = { nomination: { mayName: Named[]; found: { names: Named[] } } | null };

/** A side names somebody whom nothing ties to the case: the claimant from the top of the panel, the respondent from its end. */
export const nominates =
  (side: Side) =>
  async (one: Case): Promise<void> => {
    const { house } = one.desk;
    const by = accountAt(one, side);
    const path = `/api/disputes/${one.id}/tribunal`;
    const { nomination } = await ask<Naming>(house, 'GET', path, { by });
    const { names } = nomination?.found ?? { names: [] };
    const [party] = nomination?.mayName ?? [];
    for (const { id: neutral } of side === 'claimant' ? names : names.toReversed()) {
      const body = { partyId: party?.id, neutral };
      try {
        await ask(house, 'POST', `${path}/nominations`, { body, by });
        return;
      } catch (error) {
        if (!/"nominee_(?:tied|full)"/.test(String(error))) throw error;
      }
    }
    throw new Error('Nobody of the panel may be named.');
  };

type Sheet = {
  list: { id: string; names: Named[]; mayAnswer: Named[] } | null;
  candidate: { id: string; maySay: Named[] } | null;
};

/** One side strikes a name and puts three of the others in order; with the last answer the first name is asked. */
export const answers =
  (side: Side) =>
  async (one: Case): Promise<void> => {
    const { house, chance } = one.desk;
    const by = accountAt(one, side);
    const path = `/api/disputes/${one.id}/tribunal`;
    const { list } = await ask<Sheet>(house, 'GET', path, { by });
    if (!list) throw new Error('No list is out.');
    const [struck = '', ...ranking] = chance.some(list.names, 4).map(({ id }) => id);
    for (const { id: partyId } of list.mayAnswer) {
      const body = { list: list.id, partyId, strikes: [struck], ranking };
      const { isClosed } = await ask<{ isClosed: boolean }>(house, 'POST', `${path}/replies`, {
        body,
        by,
      });
      if (isClosed) await meet(one);
    }
  };

/** One side says what it thinks of whoever disclosed. */
export const saysOfThem =
  (side: Side, said: 'nothing' | 'objects' = 'nothing') =>
  async (one: Case): Promise<void> => {
    const by = accountAt(one, side);
    const path = `/api/disputes/${one.id}/tribunal`;
    const { candidate } = await ask<Sheet>(one.desk.house, 'GET', path, { by });
    const objects = said === 'objects';
    const reason = objects ? DOUBTS[firstOf(one).language] : '';
    for (const { id: partyId } of candidate?.maySay ?? [])
      await ask(one.desk.house, 'POST', `${path}/objections`, {
        body: { candidate: candidate?.id, partyId, objects, reason },
        by,
      });
  };

type Own = { name: string; experience: string; counted: unknown[] };

/** Whoever is asked signs the disclosure; who has as many disputes as they take, or is tied to it by now, declines, and the next one signs. */
export const discloses =
  (yes: Partial<Record<DisclosureQuestion, string>> = {}) =>
  async (one: Case): Promise<void> => {
    const { house, chance } = one.desk;
    const path = `/api/appointments/${one.id}`;
    const by = askedIn(one);
    const { name, experience, counted } = await ask<Own>(house, 'GET', path, { by });
    const answered = QUESTIONS.map((question) => [
      question,
      { isYes: question in yes, what: yes[question] ?? '' },
    ]);
    const body = {
      experience: experience || 'Nine arbitrations as a sole arbitrator.',
      elsewhere: chance.whole(0, 4),
      ...Object.fromEntries(answered),
      signedAs: name,
      counted: counted.length,
    };
    try {
      await ask(house, 'POST', `${path}/acceptance`, { body, by });
    } catch (error) {
      if (!/"(?:full|conflict)"/.test(String(error))) throw error;
      await declines(one);
      await discloses(yes)(one);
    }
  };

export async function declines(one: Case): Promise<void> {
  const path = `/api/appointments/${one.id}/refusal`;
  await ask(one.desk.house, 'POST', path, { by: askedIn(one) });
  await meet(one);
}

/** The registrar appoints whoever was heard on; who is tied to the case by now is passed over with the reason, and the next one seated. */
export async function appoint(one: Case): Promise<void> {
  const { house, registrar } = one.desk;
  const path = `/api/office/disputes/${one.id}/tribunal`;
  const { candidate } = await ask<Pick<Sheet, 'candidate'>>(house, 'GET', path, { by: registrar });
  const body = { candidate: candidate?.id };
  try {
    await ask(house, 'POST', `${path}/appointment`, { body, by: registrar });
  } catch (error) {
    if (!String(error).includes('"conflict"')) throw error;
    await ask(house, 'POST', `${path}/passing`, { body: { ...body, reason: TIED }, by: registrar });
    await meet(one);
    await discloses()(one);
    for (const side of ['claimant', 'respondent'] as const) await saysOfThem(side)(one);
    await appoint(one);
  }
}

export async function leaves(one: Case): Promise<void> {
  const body = {
    reason: 'I am to be operated on in two weeks and cannot say when I can sit again.',
  };
  await ask(one.desk.house, 'POST', `/api/appointments/${one.id}/withdrawal`, {
    body,
    by: askedIn(one),
  });
  await meet(one);
}

type Choice = {
  id: string;
  mayChallenge: Named[];
  mayAnswer: { id: string; challenger: string }[];
};

/** A respondent challenges whoever decides, on the items that the reasons speak of. */
export async function challenges(one: Case): Promise<void> {
  const by = accountAt(one, 'respondent');
  const path = `/api/disputes/${one.id}/tribunal`;
  const { choices } = await ask<{ choices: Choice[] }>(one.desk.house, 'GET', path, { by });
  const [choice] = choices;
  const [partyId] = (choice?.mayChallenge ?? []).map(({ id }) => id);
  const body = {
    ...{ candidate: choice?.id, partyId, grounds: ['colleagues'], knownOn: null },
    reason: CHAMBERS[firstOf(one).language],
  };
  await ask(one.desk.house, 'POST', `${path}/challenges`, { body, by });
}

/** The claimant does not agree with it. */
export async function resists(one: Case): Promise<void> {
  const by = accountAt(one, 'claimant');
  const path = `/api/disputes/${one.id}/tribunal`;
  const { choices } = await ask<{ choices: Choice[] }>(one.desk.house, 'GET', path, { by });
  for (const { id: candidate, mayAnswer } of choices)
    for (const { id: partyId, challenger } of mayAnswer) {
      const body = {
        ...{ candidate, partyId, challenger, agrees: false },
        reason: 'A building with eighty offices makes nobody a colleague of anybody.',
      };
      await ask(one.desk.house, 'POST', `${path}/challenge-answers`, { body, by });
    }
}

/** Whoever decides decides it, with reasons; where it is upheld the next name is asked. */
export const rules =
  (upheld: boolean) =>
  async (one: Case): Promise<void> => {
    const { house } = one.desk;
    const by = askedIn(one);
    const path = `/api/appointments/${one.id}`;
    const { mayDecide } = await ask<{ mayDecide: Named[] }>(house, 'GET', path, { by });
    for (const { id: challenger } of mayDecide) {
      const body = { challenger, upheld, reason: upheld ? FAIR_DOUBT : NO_DOUBT };
      await ask(house, 'POST', `${path}/challenge-decisions`, { body, by });
    }
    if (upheld) await meet(one);
  };

export const TIED =
  'Since they signed, this group of claimants had two appointments of the same person: a third one is beyond the cap.';
const FAIR_DOUBT =
  'I have met the claimant’s counsel in the lift for two years and did not think of it when I signed. A stranger might; I go.';
const NO_DOUBT =
  'We have neither a room nor a clerk in common. To have one’s office in the same building is none of the items of the Fifth Schedule.';
const CHAMBERS: Record<Language, string> = {
  en: 'Their chamber is one floor above that of the claimant’s counsel, in the same building. We saw both names on the board downstairs.',
  hi: 'इनका चैंबर उसी इमारत में है जहाँ दूसरे पक्ष के वकील का है। नीचे की तख़्ती पर दोनों के नाम साथ लिखे हैं।',
  mr: 'यांचे चेंबर समोरच्या वकिलांच्याच इमारतीत आहे. खालच्या फलकावर दोघांची नावे शेजारी आहेत.',
};

/** Who was asked is known from the letter to them: it goes to the address with which they signed up. */
export async function meet(one: Case): Promise<void> {
  const { house, neutrals } = one.desk;
  await house.post();
  const letter = house.letters.findLast(({ text }) =>
    text.includes(`/account/appointments/${one.id}`),
  );
  one.neutral = neutrals.find(({ email }) => email === letter?.to) ?? null;
}

export function askedIn({ neutral }: Case): Person {
  if (!neutral) throw new Error('Nobody was asked who has an account.');
  return neutral;
}

export function accountAt(one: Case, side: Side): Person {
  const found = side === 'claimant' ? one.claimant : one.accounts.get(firstOf(one).id);
  if (!found) throw new Error(`The ${side} has no account.`);
  return found;
}

const DOUBTS: Record<Language, string> = {
  en: 'Their chambers are on the same floor as those of the claimant’s accountant. We were told so by the lift operator.',
  hi: 'इनका दफ़्तर उसी इमारत में है जहाँ दूसरे पक्ष के मुनीम बैठते हैं। दोनों को साथ आते-जाते देखा गया है। मुझे भरोसा नहीं होता।',
  mr: 'यांचे कार्यालय समोरच्या बाजूच्या हिशेबनिसाच्याच इमारतीत आहे. दोघांना एकत्र ये-जा करताना पाहिले आहे.',
};
