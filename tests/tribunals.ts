// A panel of neutrals with accounts, and disputes whose list was answered, through the doors that people have.

import { QUESTIONS } from '#modules/appointments/rules/disclosure/questions.ts';
import { findLastInvitation, findOwnInvitation } from '#modules/appointments/store/invitations.ts';
import { addMember } from '#modules/disputes/actions/members.ts';
import type { App } from '#platform/http.ts';
import { newId } from '#platform/ids.ts';
import { asking } from './api-request.ts';
import { type SignedIn, signedIn } from './cast.ts';
import type { TestDatabase } from './database.ts';
import { aFiling, aParty } from './disputes.ts';
import { dispatched, go, responseDeps } from './notices.ts';
import { onPanel } from './panel-members.ts';

export const PANEL = ['Asha Rao', 'Bina Das', 'Chetan Oak', 'Dev Nair', 'Esha Kaul'] as const;
export type PanelName = (typeof PANEL)[number];
export type Tribunal = { id: string; claimant: string; respondent: string };

type House = {
  database: Pick<TestDatabase, 'db'>;
  app: () => App;
  clock: { now: Date };
  /** Of the house that is asked; without it, of the app that tests make. */
  key?: Buffer;
};
type Cast = { rhea: SignedIn; ada: SignedIn; ben: SignedIn };

/** Ways to a tribunal in tests: the last step of each is what a test looks at. */
export async function tribunalHouse({ database, app, clock, key }: House) {
  const { db } = database;
  const ask = asking(app);
  const neutrals = new Map<PanelName, { id: string; who: SignedIn }>();
  for (const name of PANEL) {
    const id = await onPanel(db, clock.now, { name, capacity: 50 });
    const who = await signedIn(db, { name, now: clock.now });
    await db
      .updateTable('panel_neutral')
      .set({ personId: who.personId })
      .where('id', '=', id)
      .execute();
    neutrals.set(name, { id, who });
  }
  const whoIs = (name: PanelName): SignedIn => {
    const found = neutrals.get(name);
    if (!found) throw new Error(name);
    return found.who;
  };
  const post = (path: string, { cookie }: SignedIn, body: object = {}) =>
    ask('POST', path, { cookie, body });
  const done = async (answer: ReturnType<typeof ask>) => {
    const { status, error } = await answer;
    if (status !== 201) throw new Error(`${status} ${error?.code}`);
  };
  const asked = async ({ id }: Tribunal) => (await findLastInvitation(db, id))?.id ?? newId();
  let many = 0;

  /** A dispute that was answered, of which ada and ben are the parties, with a tribunal of so many to form. */
  async function answered(
    { ada, ben }: Pick<Cast, 'ada' | 'ben'>,
    arbitrators: 1 | 3 = 1,
  ): Promise<Tribunal> {
    many += 1;
    const mark = String.fromCodePoint(96 + many).repeat(4);
    const parties = [
      aParty('claimant', { name: `Ada Traders ${mark}` }),
      aParty('respondent', { name: `Ben Borrower ${mark}` }),
    ];
    const wired = await responseDeps(db, clock, key);
    const one = await dispatched(wired, aFiling({ parties, arbitrators }));
    await go(wired, one.id, [['served', 'system']], one.partyId);
    await go(wired, one.id, [['answered', 'respondent']], one.partyId);
    const { id: claimant } = await db
      .selectFrom('dispute_party')
      .where('disputeId', '=', one.id)
      .where('side', '=', 'claimant')
      .select('id')
      .executeTakeFirstOrThrow();
    const sides = [
      [claimant, ada],
      [one.partyId, ben],
    ] as const;
    for (const [partyId, { personId }] of sides)
      await addMember(db, {
        ...{ id: newId(), disputeId: one.id, partyId, personId, email: null },
        ...{ role: 'party', at: clock.now },
      });
    return { id: one.id, claimant, respondent: one.partyId };
  }

  const onList = (name: PanelName) => neutrals.get(name)?.id ?? '';
  const sidesOf = (one: Tribunal, { ada, ben }: Cast) =>
    [
      [one.claimant, ada],
      [one.respondent, ben],
    ] as const;

  /** Asha is first by both sides' order, Bina second, and so on. */
  async function ordered(cast: Cast): Promise<Tribunal> {
    const one = await answered(cast);
    const names = PANEL.map(onList);
    const list = await post(`/api/office/disputes/${one.id}/tribunal/lists`, cast.rhea, {
      ...{ names, reason: '' },
    });
    for (const [partyId, who] of sidesOf(one, cast))
      await done(
        post(`/api/disputes/${one.id}/tribunal/replies`, who, {
          ...{ list: list.data.list, partyId, strikes: [], ranking: names },
        }),
      );
    return one;
  }

  const accept = (one: Tribunal, name: PanelName) =>
    done(
      post(`/api/appointments/${one.id}/acceptance`, whoIs(name), {
        ...{ experience: 'Forty arbitrations.', elsewhere: 2, signedAs: name, counted: 0 },
        ...Object.fromEntries(QUESTIONS.map((question) => [question, { isYes: false, what: '' }])),
      }),
    );

  /** Whoever is asked accepts, nobody objects, and a registrar appoints them. */
  async function seat(one: Tribunal, cast: Cast, name: PanelName): Promise<void> {
    await accept(one, name);
    const candidate = await invitationOf(one, name);
    for (const [partyId, who] of sidesOf(one, cast))
      await done(
        post(`/api/disputes/${one.id}/tribunal/objections`, who, {
          ...{ candidate, partyId, objects: false, reason: '' },
        }),
      );
    await done(
      post(`/api/office/disputes/${one.id}/tribunal/appointment`, cast.rhea, { candidate }),
    );
  }

  /** The question to somebody, by which acts say whom they are about. */
  async function invitationOf({ id }: Tribunal, name: PanelName): Promise<string> {
    const { personId } = whoIs(name);
    return (await findOwnInvitation(db, { disputeId: id, personId }))?.id ?? newId();
  }

  /** A party names somebody for its side, or for the seat that fell empty. */
  const nominate = (one: Tribunal, partyId: string, who: SignedIn, name: PanelName) =>
    post(`/api/disputes/${one.id}/tribunal/nominations`, who, { partyId, neutral: onList(name) });
  const preside = (one: Tribunal, by: PanelName, name: PanelName) =>
    post(`/api/appointments/${one.id}/presiding`, whoIs(by), { neutral: onList(name) });

  /** Ada names Asha, Ben names Bina, and these two name Chetan to preside. */
  async function three(cast: Cast): Promise<Tribunal> {
    const one = await answered(cast, 3);
    const path = `/api/office/disputes/${one.id}/tribunal/nominations`;
    await done(post(path, cast.rhea, { seat: 'both' }));
    await done(nominate(one, one.claimant, cast.ada, 'Asha Rao'));
    await done(nominate(one, one.respondent, cast.ben, 'Bina Das'));
    await seat(one, cast, 'Asha Rao');
    await seat(one, cast, 'Bina Das');
    await done(preside(one, 'Asha Rao', 'Chetan Oak'));
    await done(preside(one, 'Bina Das', 'Chetan Oak'));
    await seat(one, cast, 'Chetan Oak');
    return one;
  }

  const ways = { nominate, preside, three, invitationOf, onList };
  return { ask, post, whoIs, asked, answered, ordered, accept, seat, ...ways };
}
