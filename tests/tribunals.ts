// A panel of neutrals with accounts, and disputes whose list was answered, through the doors that people have.

import { QUESTIONS } from '#modules/appointments/rules/disclosure/questions.ts';
import { findLastInvitation } from '#modules/appointments/store/invitations.ts';
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

  /** Asha is first by both sides' order, Bina second, and so on; ada and ben are its parties. */
  async function ordered({ rhea, ada, ben }: Cast): Promise<Tribunal> {
    many += 1;
    const mark = String.fromCodePoint(96 + many).repeat(4);
    const parties = [
      aParty('claimant', { name: `Ada Traders ${mark}` }),
      aParty('respondent', { name: `Ben Borrower ${mark}` }),
    ];
    const wired = await responseDeps(db, clock, key);
    const one = await dispatched(wired, aFiling({ parties }));
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
    const names = PANEL.map((name) => neutrals.get(name)?.id ?? '');
    const list = await post(`/api/office/disputes/${one.id}/tribunal/lists`, rhea, {
      ...{ names, reason: '' },
    });
    for (const [partyId, who] of sides)
      await done(
        post(`/api/disputes/${one.id}/tribunal/replies`, who, {
          ...{ list: list.data.list, partyId, strikes: [], ranking: names },
        }),
      );
    return { id: one.id, claimant, respondent: one.partyId };
  }

  const accept = (one: Tribunal, name: PanelName) =>
    done(
      post(`/api/appointments/${one.id}/acceptance`, whoIs(name), {
        ...{ experience: 'Forty arbitrations.', elsewhere: 2, signedAs: name, counted: 0 },
        ...Object.fromEntries(QUESTIONS.map((question) => [question, { isYes: false, what: '' }])),
      }),
    );

  /** Whoever is asked accepts, nobody objects, and a registrar appoints them. */
  async function seat(one: Tribunal, { rhea, ada, ben }: Cast, name: PanelName): Promise<void> {
    await accept(one, name);
    const candidate = await asked(one);
    for (const [partyId, who] of [
      [one.claimant, ada],
      [one.respondent, ben],
    ] as const)
      await done(
        post(`/api/disputes/${one.id}/tribunal/objections`, who, {
          ...{ candidate, partyId, objects: false, reason: '' },
        }),
      );
    await done(post(`/api/office/disputes/${one.id}/tribunal/appointment`, rhea, { candidate }));
  }

  return { ask, post, whoIs, asked, ordered, accept, seat };
}
