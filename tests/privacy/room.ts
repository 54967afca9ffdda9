// The dispute that is walked, with everybody of people.ts. What stands in it, filled.ts puts there.
import { discussionJobs } from '#modules/discussion/jobs.ts';
import { liveSource, notificationsJobs } from '#modules/notifications/jobs.ts';
import { searchJobs } from '#modules/search/jobs.ts';
import type { Db } from '#platform/db.ts';
import { newId, newToken } from '#platform/ids.ts';
import { openHub } from '#platform/live/hub.ts';
import { openLog } from '#platform/log.ts';
import { lettersOf, personData, personErasers } from '../../src/joined.ts';
import { wired } from '../../src/wiring.ts';
import { appWith, quiet, serviceParts, settings, signInParts } from '../app.ts';
import { type SignedIn, signedIn } from '../cast.ts';
import type { TestDatabase } from '../database.ts';
import { aFiling, aParty } from '../disputes.ts';
import { dispatched } from '../notices.ts';
import { documentVaults } from '../record-room.ts';
import { type Canary, sentence, signedBy } from './canaries.ts';
import { NAMES, type PartyName, type PersonName, rowOf } from './people.ts';

export type Cast = Record<Exclude<PersonName, 'nobody'>, SignedIn>;
export type WalkedRoom = Awaited<ReturnType<typeof walkedRoom>>;

const NAME_OF = { ada: 'partyAda', ben: 'partyBen', cara: 'partyCara' } as const;
/** The address by which disputes and accounts know somebody. */
export const emailOf = (name: string) => `${name.toLowerCase()}@people.example`;

export async function walkedRoom(database: TestDatabase) {
  const { db } = database;
  const clock = { now: new Date('2026-11-20T06:30:00Z') };
  const now = () => clock.now;
  const vaults = await documentVaults();
  const logged: string[] = [];
  const log = openLog((text) => logged.push(text), now);
  const ground = { db, now, newId, newToken, settings, ...serviceParts, ...signInParts, ...quiet };
  const others = { vault: vaults.papers, pieces: vaults.uploads, razorpay: null, inbox: null };
  const parts = wired({ ...ground, ...vaults, ...others, personData, personErasers });
  const hub = openHub({ source: liveSource(parts).source, now });
  await hub.catchUp();
  const doors = { now, ...vaults, log, personData, personErasers, live: { open: hub.open } };
  const app = appWith(database, doors);
  const cast = await castIn(db, clock.now);
  const { id, code, reference } = await dispatched(parts, filingOf('ada', 'ben', 'cara'));
  signedBy('reference', reference);
  const { id: other } = await dispatched(parts, filingOf('pat', 'zoe'));
  const partyIds = await membersIn(db, { id, other, cast, at: clock.now });
  await neutralsIn(db, id, cast);
  // Later than whoever is there needs to read what was said.
  const settle = async () => {
    clock.now = new Date(clock.now.getTime() + 15 * 60_000);
    const letters = { ...discussionJobs(parts), ...notificationsJobs(parts) };
    for (const job of [letters.notices, letters.talkMail, searchJobs(parts).searchStale])
      while (await job.run(log));
  };
  return {
    ...{ database, app, clock, id, other, code, cast, hub, logged, log, settle, partyIds, parts },
    vaults,
    letters: lettersOf(parts),
  };
}

async function castIn(db: Db, at: Date): Promise<Cast> {
  const cast = {} as Cast; // filled below, name by name
  for (const name of NAMES) {
    if (name === 'nobody') continue;
    const { roles = [] } = rowOf(name);
    cast[name] = await signedIn(db, { name: `A ${name}`, email: emailOf(name), roles, now: at });
  }
  return cast;
}

/** A request of the first person against the others, who are reached at the address of each. */
function filingOf(...names: string[]) {
  const parties = names.map((name, place) => {
    const party = aParty(place === 0 ? 'claimant' : 'respondent');
    const contacts = party.contacts.map((one) =>
      one.channel === 'email' ? { ...one, value: emailOf(name) } : one,
    );
    const canary = NAME_OF[name as PartyName] as Canary | undefined; // of a stranger there is none
    return { ...party, name: canary ? sentence(canary) : name, contacts };
  });
  const isWalked = names.includes('ada');
  return isWalked
    ? aFiling({ title: sentence('title'), facts: sentence('facts'), parties })
    : aFiling({ parties });
}

type Members = { id: string; other: string; cast: Cast; at: Date };

async function membersIn(db: Db, { id, other, cast, at }: Members) {
  await db.deleteFrom('dispute_member').where('disputeId', 'in', [id, other]).execute();
  const [ada = '', ben = '', cara = ''] = await partiesIn(db, id);
  const partyIds: Record<PartyName, string> = { ada, ben, cara };
  for (const name of NAMES) {
    const { of, isFormer } = rowOf(name);
    if (of && name !== 'nobody')
      await member(db, { disputeId: id, partyId: partyIds[of], ...cast[name] }, at, isFormer);
  }
  const [pat = ''] = await partiesIn(db, other);
  await member(db, { disputeId: other, partyId: pat, ...cast.pat }, at);
  const officerId = cast.omar.personId;
  await db
    .updateTable('dispute')
    .set({ openedAt: at, officerId })
    .where('id', 'in', [id, other])
    .execute();
  return partyIds;
}

/** Both who decides and who helps to agree, so that the places of each are walked. */
async function neutralsIn(db: Db, disputeId: string, { arun, mia }: Cast): Promise<void> {
  for (const [type, { personId }] of [
    ['arbitrator_appointed', arun],
    ['conciliator_appointed', mia],
  ] as const) {
    const last = await db
      .selectFrom('dispute_event')
      .where('disputeId', '=', disputeId)
      .orderBy('number', 'desc')
      .selectAll()
      .executeTakeFirstOrThrow();
    const next = { id: newId(), number: last.number + 1, type, partyId: null };
    const details = JSON.stringify({ neutral: personId });
    await db
      .insertInto('dispute_event')
      .values({ ...last, ...next, details })
      .execute();
  }
}

async function partiesIn(db: Db, disputeId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('dispute_party')
    .where('disputeId', '=', disputeId)
    .orderBy('side')
    .orderBy('place')
    .select('id')
    .execute();
  return rows.map(({ id }) => id);
}

type Standing = { disputeId: string; partyId: string; personId: string };

async function member(
  db: Db,
  { disputeId, partyId, personId }: Standing,
  at: Date,
  isFormer = false,
): Promise<void> {
  const ended = isFormer ? { endedAt: at } : {};
  const row = { id: newId(), disputeId, partyId, personId, role: 'party' as const, since: at };
  await db
    .insertInto('dispute_member')
    .values({ ...row, ...ended })
    .execute();
}
