import { disputeLines } from '#modules/disputes/actions/lines.ts';
import type { PersonEraser } from '#modules/identity/actions/account-deps.ts';
import type { Db } from '#platform/db.ts';
import { dropNotesBy, listNotesBy } from '../store/notes.ts';
import { listAccountsBy, listPresenceOf } from '../store/sessions.ts';
import { listWishesBy } from '../store/wishes.ts';

/** At which sessions of talks somebody was, what they recorded of such, and that they wrote notes or suggested points: their words stand on the page alone. */
export async function sessionsDataOf(db: Db, personId: string): Promise<unknown> {
  const attended = await listPresenceOf(db, personId);
  const recorded = await listAccountsBy(db, personId);
  const notes = await listNotesBy(db, personId);
  const suggested = await listWishesBy(db, personId);
  const ids = [...attended, ...recorded, ...notes, ...suggested].map((one) => one.disputeId);
  const { disputes } = await disputeLines(db, [...new Set(ids)], []);
  const named = <Row extends { disputeId: string }>(rows: readonly Row[]) =>
    rows.map(({ disputeId, ...row }) => ({
      dispute: disputes.get(disputeId)?.reference ?? '',
      ...row,
    }));
  return {
    attended: named(attended),
    recorded: named(recorded),
    notes: named(notes),
    suggested: named(suggested),
  };
}

/** Notes go; DPDP Act 2023, section 17(1)(a): that sessions were held, and who was there, is needed to show that there were talks. */
export const sessionsEraser: PersonEraser = {
  keeps: async (db, personId) => {
    const recorded = await listAccountsBy(db, personId);
    const attended = await listPresenceOf(db, personId);
    return recorded.length + attended.length > 0 ? ['claims'] : [];
  },
  erase: async (tx, { personId }) => ({ notes: await dropNotesBy(tx, personId) }),
};
