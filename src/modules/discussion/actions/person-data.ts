import { disputeLines } from '#modules/disputes/actions/lines.ts';
import type { PersonEraser } from '#modules/identity/actions/account-deps.ts';
import type { Db } from '#platform/db.ts';
import { dropOwed } from '#platform/outbox.ts';
import { forgetAnswersOf, listAnsweredBy } from '../store/answers.ts';
import { listOpeningsBy } from '../store/openings.ts';
import { dropReaders, listReadBy, listSaidBy } from '../store/person.ts';
import { openingShown } from './opening-rows.ts';
import { wordsOf } from './words.ts';

/** What they said in talk, sealed or not, and how far they read; of others not a word. */
export async function discussionDataOf(db: Db, personId: string, key: Buffer) {
  const said = await listSaidBy(db, personId);
  const reading = await listReadBy(db, personId);
  const byMail = await listAnsweredBy(db, personId);
  const openings = await listOpeningsBy(db, personId);
  const ids = [...said, ...reading, ...byMail, ...openings].flatMap(
    ({ disputeId }) => disputeId ?? [],
  );
  const { disputes } = await disputeLines(db, ids, []);
  const reference = (id: string) => disputes.get(id)?.reference ?? '';
  return {
    messages: said.map((row) => ({
      dispute: reference(row.disputeId),
      place: row.place,
      at: row.at,
      words: wordsOf({ key }, row),
      edits: row.edits,
      editedAt: row.editedAt,
      withdrawnAt: row.withdrawnAt,
    })),
    // What they wrote as a registrar; of the other one not a word.
    openings: openings.map((row) => {
      const { why, decidedWhy } = openingShown({ key }, row);
      const isAsked = row.askedBy === personId;
      return {
        dispute: reference(row.disputeId),
        ...{ place: row.place, ground: row.ground },
        ...(isAsked
          ? { askedAt: row.askedAt, why }
          : { decidedAt: row.decidedAt, why: decidedWhy }),
      };
    }),
    byMail: byMail.map(({ disputeId, ...row }) => ({
      dispute: disputeId ? reference(disputeId) : '',
      ...row,
    })),
    reading: reading.map(({ disputeId, ...row }) => ({ dispute: reference(disputeId), ...row })),
  };
}

/**
 * DPDP Act 2023, section 12(3): how far somebody read, and how they were told, goes. What they said is the other readers' too and
 * is needed to enforce a claim or to defend against one (section 17(1)(a)); the name behind it goes with the account.
 */
export const discussionEraser: PersonEraser = {
  keeps: async (db, personId) => ((await listSaidBy(db, personId)).length > 0 ? ['claims'] : []),
  async erase(tx, { personId }) {
    const readers = await dropReaders(tx, personId);
    const answers = await forgetAnswersOf(tx, personId);
    await dropOwed(tx, { about: [...readers, ...answers], to: [] });
    return { readers: readers.length, mails: answers.length };
  },
};
