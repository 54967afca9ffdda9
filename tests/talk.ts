import { expect } from 'vitest';
import type { App } from '#platform/http.ts';
import { newId } from '#platform/ids.ts';
import { call } from './app.ts';
import { type SignedIn, signedIn } from './cast.ts';
import type { TestDatabase } from './database.ts';
import { aFiling, aParty, disputesDeps, opened } from './disputes.ts';

// Ada claims from Ben; Mia helps them to agree, Omar is the officer, Rhea and Rita are registrars, Eve is a stranger.
export type TalkName = 'ada' | 'adv' | 'ben' | 'mia' | 'omar' | 'rhea' | 'rita' | 'eve';
export type TalkMessage = {
  id: string;
  number: number;
  words: string | null;
  inConfidence: boolean;
  isOwn: boolean;
};
type Place = {
  place: string;
  fingerprint: string;
  unread: number;
  audience: { id: string; name: string }[];
};
export type TalkCast = Record<TalkName, SignedIn>;
type Clock = { now: Date };
type Setting = { database: Pick<TestDatabase, 'db'>; app?: App; clock: Clock };

export async function talkCast({ db }: TestDatabase, now: Date): Promise<TalkCast> {
  const one = (name: string, change = {}) =>
    signedIn(db, { name, now, email: `${name.toLowerCase()}@example.org`, ...change });
  return {
    ada: await one('Ada'),
    adv: await one('Adv'),
    ben: await one('Ben', { email: 'ben@example.net' }),
    mia: await one('Mia'),
    eve: await one('Eve'),
    omar: await one('Omar', { roles: ['case_officer'] }),
    rhea: await one('Rhea', { roles: ['registrar'] }),
    rita: await one('Rita', { roles: ['registrar'] }),
  };
}

/** A dispute of which both sides have been told, with a conciliator as the appointment will name one. */
export async function talkingDispute(
  { database: { db }, clock }: Setting,
  cast: Pick<TalkCast, 'adv' | 'ben' | 'mia'>,
) {
  const deps = await disputesDeps(db, clock);
  const { id } = await opened(
    deps,
    aFiling({ parties: [aParty('claimant'), aParty('respondent')] }),
  );
  const rows = await db
    .selectFrom('dispute_party')
    .where('disputeId', '=', id)
    .select(['id', 'side'])
    .execute();
  const partyOf = (side: string) => rows.find((one) => one.side === side)?.id ?? '';
  const member = (who: 'adv' | 'ben', side: string, role: 'party' | 'representative') => ({
    id: newId(),
    disputeId: id,
    partyId: partyOf(side),
    personId: cast[who].personId,
    role,
    since: clock.now,
  });
  await db
    .insertInto('dispute_member')
    .values([member('adv', 'claimant', 'representative'), member('ben', 'respondent', 'party')])
    .execute();
  await db.updateTable('dispute').set({ openedAt: clock.now }).where('id', '=', id).execute();
  const happens = async (type: string, details: object) => {
    const last = await db
      .selectFrom('dispute_event')
      .where('disputeId', '=', id)
      .orderBy('number', 'desc')
      .selectAll()
      .executeTakeFirstOrThrow();
    const next = { id: newId(), number: last.number + 1, type, partyId: null };
    await db
      .insertInto('dispute_event')
      .values({ ...last, ...next, details: JSON.stringify(details) })
      .execute();
  };
  await happens('conciliator_appointed', { neutral: cast.mia.personId });
  return { id, happens, parties: { ada: partyOf('claimant'), ben: partyOf('respondent') } };
}

/** What people do in talk, through HTTP. */
export function talkers(app: App, cast: TalkCast, dispute: () => string) {
  const base = () => `/api/disputes/${dispute()}/talk`;
  const send = (who: TalkName, method: string, path: string, body?: unknown) =>
    call(app, method, path, { cookie: cast[who].cookie, body });
  const placesOf = async (who: TalkName): Promise<Place[]> => {
    const answer = await send(who, 'GET', base());
    expect(answer.status).toBe(200);
    return ((await answer.json()) as { data: { places: Place[] } }).data.places;
  };
  const post = async (who: TalkName, place: string, words: string, change: object = {}) => {
    const audience = (await placesOf(who)).find((one) => one.place === place)?.fingerprint;
    const message = { client: newId(), words, audience, ...change };
    return send(who, 'POST', `${base()}/${place}/messages`, message);
  };
  return {
    base,
    send,
    placesOf,
    post,
    say: async (who: TalkName, place: string, words: string, change: object = {}) => {
      const answer = await post(who, place, words, change);
      const body = (await answer.json()) as { data: { message: TalkMessage } };
      expect(answer.status, JSON.stringify(body)).toBe(201);
      return body.data.message;
    },
    read: async (who: TalkName, place: string): Promise<TalkMessage[]> => {
      const answer = await send(who, 'GET', `${base()}/${place}/messages`);
      expect(answer.status).toBe(200);
      return ((await answer.json()) as { data: { messages: TalkMessage[] } }).data.messages;
    },
  };
}

export async function codeOf(answer: Response): Promise<string> {
  return `${answer.status} ${((await answer.json()) as { error: { code: string } }).error.code}`;
}
