import { moveDispute } from '#modules/disputes/actions/moves.ts';
import { findFile } from '#modules/disputes/actions/reading.ts';
import type { TribunalSeat } from '#modules/disputes/rules/machine/fact-types.ts';
import { bySystem } from '#modules/service/actions/service-to-dispute.ts';
import type { Db } from '#platform/db.ts';
import { speaking } from '#platform/language.ts';
import { owe } from '#platform/outbox.ts';
import { addInvitation } from '../store/invitations.ts';
import type { AppointmentsDeps } from './deps.ts';
import type { Nominee } from './nominees.ts';

type Inviting = {
  disputeId: string;
  seat: TribunalSeat;
  nominee: Nominee;
  /** Who asks, where it is not the system that follows what was named. */
  by?: Pick<Parameters<typeof moveDispute>[2], 'by' | 'as' | 'why'>;
};

/** Asks somebody for a seat of three, and owes them the letter, in the language of the dispute. */
export async function inviteFor(
  deps: AppointmentsDeps,
  tx: Db,
  { disputeId, seat, nominee, by = bySystem }: Inviting,
) {
  const moved = await moveDispute(deps, tx, {
    disputeId,
    type: 'arbitrator_invited',
    ...by,
    details: { seat, neutral: nominee.personId, ...nominee.ties },
  });
  if (!moved.ok) return moved;
  const [id, at] = [deps.newId(), deps.now()];
  const { personId, neutralId, name, email } = nominee;
  await addInvitation(tx, {
    ...{ id, disputeId, listId: null, seat, neutralId, personId, invitedAt: at },
    name: name.slice(0, 200),
  });
  const language = (await findFile(tx, disputeId))?.dispute.language ?? 'en';
  const letter = { id: deps.newId(), kind: 'appointment_asked' as const, refersTo: id };
  await speaking(language, () => owe(tx, { ...letter, recipient: email }, at));
  return moved;
}
