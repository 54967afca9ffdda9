import { addDays } from '#kernel/days.ts';
import { dayAt } from '../../../src/kernel/days.ts';
import type { Language } from '../../../src/kernel/language.ts';
import type { Chance } from '../chance.ts';
import { cvOf } from '../documents.ts';
import { ask, type House, newPerson, type Person, passwordFrom, tokenIn } from '../door.ts';
import type { Named } from '../names.ts';
import { addressFrom, businessFrom, MATTERS, told } from './matters.ts';

export type Process = 'arbitration' | 'mediation' | 'conciliation';
/** What the agreement to arbitrate is: it names this house; it leaves the choice to one side; or there is none. */
export type Clause = 'ours' | 'one_sided' | 'none';

/** What a course asks of the request that it begins with. */
export type Wanted = {
  process: Process;
  clause: Clause;
  respondents: number;
  claimants: number;
  isReachable: boolean;
  /** Whether one arbitrator was agreed on; where not, chance says whether one or three. */
  isSole: boolean;
  /** Whether three were. */
  isThree: boolean;
  /** The respondents’ language, where it is not left to chance. */
  language: Language | null;
};

/** Whoever files: for themself or for a business. With an account they are signed in; without, a mailed link proves their address. */
export type Filer = { who: Named; business: string | null; account: Person | null };

/** GST's number of the state in which all addresses of the demonstration are. */
const MAHARASHTRA = '27';
const wishes: Record<Process, string> = {
  arbitration: 'decision',
  mediation: 'talk',
  conciliation: 'proposal',
};
const blank = {
  kind: 'person',
  name: '',
  registration: '',
  language: 'en',
  email: '',
  emailAgreedIn: '',
  mobile: '',
  mobileAgreedIn: '',
  post: '',
  postAgreedIn: '',
  state: '',
  gstin: '',
  repName: '',
  repFirm: '',
  repEmail: '',
  repMobile: '',
};
const CLAUSES: Record<Exclude<Clause, 'none'>, string> = {
  ours: 'Any dispute out of this agreement shall be decided by arbitration administered by MUNCH, Mumbai, under its rules.',
  one_sided:
    'Any dispute shall be decided by a sole arbitrator whom the managing director of the supplier appoints.',
};

export type Answers = Record<
  'trouble' | 'you' | 'others' | 'claim' | 'agreement' | 'documents',
  unknown
>;
export type Written = {
  answers: Omit<Answers, 'documents'>;
  name: string;
  title: string;
  emails: string[];
  clause: Clause;
};

type Around = { chance: Chance; person: () => Named; today: string };

/** What somebody types into the nine steps. */
export function requestFrom(
  { chance, person, today }: Around,
  filer: Filer,
  wanted: Wanted,
): Written {
  const matter = chance.one(MATTERS);
  const language = wanted.language ?? chance.weighted<Language>({ en: 50, hi: 27, mr: 23 });
  const others = Array.from({ length: wanted.respondents }, () =>
    otherParty({ chance, person, today }, wanted, language),
  );
  const causeOn = addDays(today, -chance.whole(90, 700));
  const [first = 'Sum owed', ...rest] = matter.heads;
  const amount = (head: string, share: number) => ({
    head,
    amount: String(Math.round(chance.whole(...matter.sum) * share) * 1000),
    currency: 'INR',
    interestBasis: 'contract',
    interestRate: String(chance.whole(9, 18)),
    interestFrom: causeOn,
  });
  const isTenancy = matter.kind === 'tenancy' && wanted.process === 'arbitration';
  return {
    name: filer.who.name,
    title: matter.title,
    emails: others.map(({ email }) => email),
    clause: wanted.clause,
    answers: {
      trouble: {
        kind: matter.kind,
        wish: wishes[wanted.process],
        track: chance.percent(75) ? 'online' : 'ordinary',
        marks: [],
        warnings: isTenancy ? ['tenancy'] : [],
      },
      you: {
        address: filer.who.email,
        reaches: 'yes',
        takesPapers: 'yes',
        parties: ownParties({ chance, person, today }, filer, wanted.claimants),
      },
      others: { parties: others },
      claim: {
        title: matter.title,
        facts: told(chance, matter.facts),
        relief: matter.relief,
        causeOn,
        category: matter.category,
        acknowledgedOn: '',
        paidOn: '',
        lateReason: '',
        rows: [amount(first, 1), ...rest.map((head) => amount(head, 0.2))],
      },
      agreement: agreementFrom(chance, wanted, causeOn),
    },
  };
}

function ownParties({ chance, person }: Around, { who, business }: Filer, count: number) {
  const counsel = chance.percent(30) ? person() : null;
  const own = {
    ...blank,
    kind: business ? 'company' : 'person',
    name: business ?? who.name,
    email: who.email,
    mobile: `+91${who.phone}`,
    post: addressFrom(chance),
    state: MAHARASHTRA,
    ...(counsel
      ? { repName: counsel.name, repFirm: `${counsel.last} Chambers`, repEmail: counsel.email }
      : {}),
  };
  const partners = Array.from({ length: count - 1 }, () => person());
  return [
    own,
    ...partners.map(({ name, email }) => ({
      ...blank,
      name,
      email,
      post: addressFrom(chance),
      state: MAHARASHTRA,
    })),
  ];
}

function otherParty({ chance, person }: Around, { isReachable }: Wanted, language: Language) {
  const who = person();
  const kind = chance.weighted({ person: 55, firm: 20, company: 25 });
  return {
    ...blank,
    kind,
    name: kind === 'person' ? who.name : businessFrom(chance, kind),
    language,
    email: who.email,
    ...(isReachable ? { emailAgreedIn: 'The agreement, last page, under the signatures' } : {}),
    mobile: `+91${who.phone}`,
    post: addressFrom(chance),
  };
}

function agreementFrom(
  chance: Chance,
  { clause, process, isSole, isThree }: Wanted,
  causeOn: string,
) {
  const place = {
    seat: 'Mumbai',
    language: 'en',
    arbitrators: (chance.percent(90) || isSole) && !isThree ? '1' : '3',
  };
  const nothing = {
    has: 'none',
    clause: '',
    page: '',
    agreedOn: '',
    version: '',
    proposedBy: 'none',
    names: '',
  };
  if (process !== 'arbitration' || clause === 'none') return { ...nothing, ...place };
  return {
    has: 'yes',
    clause: CLAUSES[clause],
    page: String(chance.whole(2, 14)),
    agreedOn: addDays(causeOn, -chance.whole(60, 500)),
    version: 'As signed',
    proposedBy: clause === 'ours' ? 'both' : 'claimant',
    names: clause === 'ours' ? 'yes' : 'no',
    ...place,
  };
}

/** Goes through the guided request to its receipt. */
export async function fileRequest(
  house: House,
  filer: Filer,
  { answers, name, title, clause }: Written,
): Promise<string> {
  const now = house.clock.now();
  const by = filer.account ?? visitor(house, filer.who);
  const { id } = await ask<{ id: string }>(house, 'POST', '/api/filing/drafts', { by });
  const file = async (kind: 'agreement' | 'evidence', words: string) => {
    const bytes = await cvOf(words, `${words}. ${title}. ${dayAt(now)}.`, now);
    const { token, size } = await ask<{ token: string; size: number }>(
      house,
      'POST',
      '/api/filing/documents',
      { by, bytes },
    );
    return { token, size, kind, name: `${words}.pdf` };
  };
  const files = [
    ...(clause === 'none' ? [] : [await file('agreement', 'Agreement')]),
    await file('evidence', 'Invoices and letters'),
  ];
  let version = 0;
  for (const [step, said] of Object.entries({ ...answers, documents: { files } })) {
    const body = { version, step, answers: { [step]: said } };
    ({ version } = await ask<{ version: number }>(house, 'POST', `/api/filing/drafts/${id}/steps`, {
      body,
      by,
    }));
  }
  if (!filer.account) {
    await house.post();
    const token = tokenIn(house, filer.who.email, '/request-for-arbitration');
    await ask(house, 'POST', '/api/filing/links/opening', { body: { token }, by });
  }
  const body = { version, name, capacity: 'Authorised to sign for the claimant', agrees: true };
  return (
    await ask<{ disputeId: string }>(house, 'POST', `/api/filing/drafts/${id}/submission`, {
      body,
      by,
    })
  ).disputeId;
}

/** Somebody without an account: a browser with its cookies and an address on the net of its own. */
export function visitor(house: House, { name, email }: Pick<Named, 'name' | 'email'>): Person {
  const one = newPerson({ name, email, password: '', isStaff: false });
  return Object.assign(one, { signedInAt: house.clock.now(), seenAt: house.clock.now() });
}

export async function signUp(
  house: House,
  chance: Chance,
  { name, email }: Pick<Named, 'name' | 'email'>,
): Promise<Person> {
  const person = newPerson({ name, email, password: passwordFrom(chance), isStaff: false });
  await ask(house, 'POST', '/api/identity/sign-ups', {
    body: { name, username: email, agrees: true },
  });
  await house.post();
  await ask(house, 'POST', '/api/identity/accounts', {
    body: { token: tokenIn(house, email, '/verify'), password: person.password },
  });
  return person;
}
