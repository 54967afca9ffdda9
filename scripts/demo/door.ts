import { Secret, TOTP } from 'otpauth';
import type { Language } from '../../src/kernel/language.ts';
import type { Chance } from './chance.ts';

/** A clock that is moved by hand, and only forward: the record of an institution knows no way back. */
export type Clock = { now(): Date; goTo(at: Date): void };

export function clockAt(start: Date): Clock {
  let at = start;
  return {
    now: () => new Date(at),
    goTo(next) {
      if (next < at)
        throw new RangeError(
          `The clock stands at ${at.toISOString()} and cannot go back to ${next.toISOString()}.`,
        );
      at = next;
    },
  };
}

/** The product with its doors open: what a request is answered, and the letters that it has sent. */
export type House = {
  clock: Clock;
  request(path: string, init: RequestInit, network?: string): Promise<Response>;
  /** Sends what is owed by now; the letters land in `letters`. */
  post(): Promise<void>;
  letters: { id: string; to: string; subject: string; text: string }[];
};

/** Somebody with an account, as their browser and their authenticator know them. */
export type Person = {
  name: string;
  email: string;
  password: string;
  jar: Map<string, string>;
  secret: string | null;
  recoveryCodes: string[];
  isStaff: boolean;
  signedInAt: Date;
  seenAt: Date;
  factorAt: Date | null;
  /** The last step of thirty seconds whose code was used: no code is taken twice. */
  lastStep: number;
  /** Where their requests come from; each of us has an address of their own. */
  network: string;
};

export function newPerson({
  name,
  email,
  password,
  isStaff,
}: Pick<Person, 'name' | 'email' | 'password' | 'isStaff'>): Person {
  const long = new Date(0);
  return {
    name,
    email,
    password,
    isStaff,
    jar: new Map(),
    secret: null,
    recoveryCodes: [],
    signedInAt: long,
    seenAt: long,
    factorAt: null,
    lastStep: 0,
    network: networkOf(email),
  };
}

/** An address of the range that is kept for tests of networks (RFC 2544), by who asks. */
function networkOf(email: string): string {
  let sum = 7;
  for (const letter of email) sum = (sum * 31 + letter.charCodeAt(0)) % 131_072;
  return `198.${18 + (sum >> 16)}.${(sum >> 8) & 255}.${sum & 255}`;
}

type Asking = {
  body?: unknown;
  by?: Person | null;
  language?: Language;
  bytes?: Uint8Array<ArrayBuffer>;
  type?: string;
};

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Calls the API as a page of ours does, and insists on being answered. */
export async function ask<T>(
  house: House,
  method: string,
  path: string,
  { by, ...asking }: Asking = {},
): Promise<T> {
  if (by) await bePresent(house, by);
  return call<T>(house, method, path, { ...asking, by: by ?? null });
}

async function call<T>(
  house: House,
  method: string,
  path: string,
  { body, by, language = 'en', bytes, type }: Asking,
): Promise<T> {
  const headers = new Headers({
    'accept-language': language,
    'sec-fetch-site': 'same-origin',
    'user-agent': 'Mozilla/5.0 (demonstration)',
  });
  if (by && by.jar.size > 0)
    headers.set('cookie', [...by.jar].map(([name, value]) => `${name}=${value}`).join('; '));
  const init: RequestInit = { method, headers };
  if (method !== 'GET') {
    headers.set('content-type', bytes ? (type ?? 'application/octet-stream') : 'application/json');
    init.body = bytes ?? JSON.stringify(body ?? {});
  }
  const answer = await house.request(path, init, by?.network);
  if (by) keepCookies(by, answer);
  // A paper comes as its bytes, everything else in the one shape of an answer.
  const isPaper = answer.ok && answer.headers.has('content-disposition');
  const said = (isPaper ? { data: await answer.arrayBuffer() } : await answer.json()) as {
    data: T;
  };
  if (!answer.ok)
    throw new Error(
      `${method} ${path} at ${house.clock.now().toISOString()}: ${answer.status} ${JSON.stringify(said)}`,
    );
  return said.data;
}

function keepCookies({ jar }: Person, answer: Response): void {
  for (const cookie of answer.headers.getSetCookie()) {
    const [name = '', value = ''] = (cookie.split(';', 1)[0] ?? '').split(/=(.*)/s);
    if (value === '' || /max-age=0/i.test(cookie)) jar.delete(name);
    else jar.set(name, value);
  }
}

// A session ends after fourteen days without a visit and after thirty in all, a second factor's power after twelve hours.
async function bePresent(house: House, person: Person): Promise<void> {
  const now = house.clock.now().getTime();
  if (now - person.seenAt.getTime() > 13 * DAY || now - person.signedInAt.getTime() > 29 * DAY)
    await signIn(house, person);
  if (person.isStaff && (person.factorAt === null || now - person.factorAt.getTime() > 11 * HOUR))
    await giveFactor(house, person);
  person.seenAt = house.clock.now();
}

async function signIn(house: House, person: Person): Promise<void> {
  const body = { username: person.email, password: person.password, agrees: true };
  await call(house, 'POST', '/api/identity/session', { body, by: person });
  Object.assign(person, {
    signedInAt: house.clock.now(),
    seenAt: house.clock.now(),
    factorAt: null,
  });
}

async function giveFactor(house: House, person: Person): Promise<void> {
  await call(house, 'POST', '/api/account/second-factor', {
    body: { code: codeOf(house, person), next: null },
    by: person,
  });
  person.factorAt = house.clock.now();
}

/** The six digits that an authenticator shows by this clock; half a minute later when the ones shown were used. */
export function codeOf({ clock }: House, person: Person): string {
  if (!person.secret) throw new Error(`${person.name} has no authenticator.`);
  const step = Math.floor(clock.now().getTime() / 30_000);
  if (step <= person.lastStep) clock.goTo(new Date((person.lastStep + 1) * 30_000));
  person.lastStep = Math.floor(clock.now().getTime() / 30_000);
  return new TOTP({ secret: Secret.fromBase32(person.secret), digits: 6, period: 30 }).generate({
    timestamp: clock.now().getTime(),
  });
}

/** Sets an authenticator up, as every member of the staff does on the first day. */
export async function enrol(house: House, person: Person): Promise<void> {
  const { secret } = await call<{ secret: string }>(
    house,
    'POST',
    '/api/account/authenticator/enrolment',
    {
      body: { password: person.password },
      by: person,
    },
  );
  person.secret = secret;
  const body = { code: codeOf(house, person) };
  const { recoveryCodes } = await call<{ recoveryCodes: string[] }>(
    house,
    'PUT',
    '/api/account/authenticator',
    { body, by: person },
  );
  Object.assign(person, { recoveryCodes, factorAt: house.clock.now() });
}

/** The token of the newest letter to somebody that has a link to a page. */
export function tokenIn({ letters }: House, to: string, page: string): string {
  const letter = letters.findLast(
    (one) => one.to.toLowerCase() === to.toLowerCase() && one.text.includes(page),
  );
  const token = letter?.text.match(new RegExp(`${page}[^\\s]*?(?:token=|/)([\\w-]{20,})`))?.[1];
  if (!token) throw new Error(`No letter to ${to} has a link to ${page}.`);
  return token;
}

/** A password that a person could have thought of, and that no list of common ones has. */
export function passwordFrom(chance: Chance): string {
  const words = [
    'verandah',
    'tamarind',
    'monsoon',
    'lantern',
    'arcade',
    'jasmine',
    'harbour',
    'almirah',
    'threshold',
    'courtyard',
  ];
  return `${chance.some(words, 3).join(' ')} ${chance.whole(100, 999)}`;
}
