import { dropCodes } from '#modules/codes/actions/sending.ts';
import { knownAs, ownPartiesOf, placesOf } from '#modules/disputes/actions/own-roles.ts';
import type { PersonEraser } from '#modules/identity/actions/account-deps.ts';
import type { Db } from '#platform/db.ts';
import { dropOwed } from '#platform/outbox.ts';
import {
  dropDraftsOf,
  dropProofsOf,
  endPassesOf,
  listAnswersOf,
  listPassesOf,
  listReadingsOf,
  listRepliesBy,
  listSessionsOf,
} from '../store/person.ts';

/** What they answered as a party, sent or not, and each pass of a notice with who opened it. */
export async function responseDataOf(
  db: Db,
  personId: string,
): Promise<{ answers: unknown[]; replies: unknown[]; passes: unknown[] }> {
  const own = await ownPartiesOf(db, personId);
  const passes = await listPassesOf(db, own);
  const ids = passes.map(({ id }) => id);
  const opened = await listReadingsOf(db, ids);
  // Whoever opened it without showing to be the party may have been anybody: when, and no more.
  const readings = opened.map((one) =>
    one.isVerified ? one : { ...one, network: null, agent: null },
  );
  const sessions = await listSessionsOf(db, ids);
  const of = <Row extends { passId: string }>(rows: readonly Row[], id: string) =>
    rows.filter(({ passId }) => passId === id).map(({ passId: _, ...row }) => row);
  return {
    answers: await listAnswersOf(db, own),
    replies: await listRepliesBy(db, personId),
    passes: passes.map(({ id, ...pass }) => ({
      ...pass,
      readings: of(readings, id),
      sessions: of(sessions, id),
    })),
  };
}

/**
 * DPDP Act 2023, section 12(3): drafts, one-time codes and proved browsers go. What was sent is a paper of the dispute, and that a
 * notice was opened is evidence (section 17(1)(a)). While the dispute is open its notice can still be read and answered with the
 * code on it: nobody loses a defence with an account.
 */
export const responseEraser: PersonEraser = {
  keeps: async (db, personId) =>
    (await listAnswersOf(db, await ownPartiesOf(db, personId))).some(({ sentAt }) => sentAt)
      ? ['claims']
      : [],
  async erase(tx, { personId, at }) {
    const places = (await placesOf(tx, await knownAs(tx, personId))).filter(
      ({ isHerself }) => isHerself,
    );
    const own = places.map(({ partyId }) => partyId);
    const { codes, sessions } = await dropProofsOf(tx, own);
    await dropCodes(tx, codes);
    await dropOwed(tx, { about: codes, to: [] });
    const over = places.filter(({ isOver }) => isOver).map(({ partyId }) => partyId);
    return {
      drafts: await dropDraftsOf(tx, own),
      codes: codes.length,
      sessions,
      passes: await endPassesOf(tx, over, at),
    };
  },
  // A receipt, and what an officer decided, is owed to the party and not to the account.
  spares: ['response_receipt', 'response_told', 'response_decision', 'response_offer_told'],
};
