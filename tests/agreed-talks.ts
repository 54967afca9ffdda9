// Disputes whose respondent has agreed to talk, so that somebody who leads the talks is sought, as a test needs them.

import { addMember } from '#modules/disputes/actions/members.ts';
import { moveDispute } from '#modules/disputes/actions/moves.ts';
import type { Db } from '#platform/db.ts';
import { newId } from '#platform/ids.ts';
import type { SignedIn } from './cast.ts';
import { aFiling, aParty } from './disputes.ts';
import { invited, responseDeps } from './notices.ts';

export type Talks = { id: string; claimant: string; respondent: string };
type House = { db: Db; clock: { now: Date } };
type Sides = { ada: SignedIn; ben: SignedIn };
/** `mark` is in the names of its parties: what is counted of one party would bar in a dispute of the same. */
type Wanted = { process?: 'conciliation' | 'mediation'; mark: string; state?: string };

export async function agreedTalks(
  { db, clock }: House,
  sides: Sides,
  { process = 'conciliation', mark, state }: Wanted,
): Promise<Talks> {
  const wired = await responseDeps(db, clock);
  const parties = [
    aParty('claimant', { name: `Ada Traders ${mark}` }),
    aParty('respondent', { name: `Ben Borrower ${mark}` }),
  ];
  const one = await invited(wired, aFiling({ process, agreement: null, parties }));
  const talks = await joinedBy({ db, clock }, sides, one);
  const moved = await db.transaction().execute((tx) =>
    moveDispute(wired, tx, {
      ...{ disputeId: one.id, type: 'accepted', as: 'respondent', partyId: one.partyId },
      by: { personId: sides.ben.personId, role: 'person' },
      details: { consent: 'paper', shown: true },
    }),
  );
  const wanted = state ?? `${process === 'mediation' ? 'med' : 'con'}_appoint`;
  if (!moved.ok || moved.value.to !== wanted) throw new Error(JSON.stringify(moved));
  return talks;
}

/** Ada stands for the claimant of a dispute, and Ben for the respondent that is named. */
export async function joinedBy(
  { db, clock }: House,
  { ada, ben }: Sides,
  { id, partyId }: { id: string; partyId: string },
): Promise<Talks> {
  const { id: claimant } = await db
    .selectFrom('dispute_party')
    .where('disputeId', '=', id)
    .where('side', '=', 'claimant')
    .select('id')
    .executeTakeFirstOrThrow();
  for (const [of, { personId }] of [
    [claimant, ada],
    [partyId, ben],
  ] as const)
    await addMember(db, {
      ...{ id: newId(), disputeId: id, partyId: of, personId, email: null },
      ...{ role: 'party', at: clock.now },
    });
  return { id, claimant, respondent: partyId };
}
