import { allow, refuse } from '#kernel/result.ts';
import type { Viewer } from '#kernel/viewer.ts';
import type { RailOutcome } from '#modules/offers/actions/rail.ts';
import { type AccountRefusal, refusalToAccount, type SessionAccount } from '../rules/sessions.ts';
import { addAccount, listAccounts } from '../store/sessions.ts';
import type { SessionsDeps } from './deps.ts';
import { sessionIn } from './planning.ts';
import { inRoom } from './room.ts';
import { closed } from './sealing.ts';

type Recording = SessionAccount & { id: string; session: string; after: number };

/**
 * What became of a session: that it was held, from when to when and who of those called was there, or that it was not, and why. Those who
 * were called read it; a correction is written beside it, with its reason. Also once the talks are over: the last session is one.
 */
export function recordAccount(
  deps: SessionsDeps,
  viewer: Viewer,
  { id, session, after, ...account }: Recording,
): Promise<RailOutcome<AccountRefusal>> {
  return inRoom<AccountRefusal>(deps, viewer, { id, who: 'leader' }, async (tx, room) => {
    const meeting = await sessionIn(tx, room, session);
    if (!meeting) return refuse('unknown');
    const { state, startsAt } = meeting.row;
    const called = meeting.called.map((one) => one.id);
    const accounts = (await listAccounts(tx, [session])).length;
    const now = deps.now();
    const facts = { state, startsAt, called, accounts };
    const refusal = refusalToAccount(facts, account, { after, now });
    if (refusal) return refuse(refusal);
    const { wasHeld, from, to, present, why } = account;
    const number = accounts + 1;
    const words = why.trim();
    const sealedWhy = words ? closed(deps, 'account', `${session}/${number}`, words) : null;
    await addAccount(
      tx,
      {
        ...{ meetingId: session, disputeId: id, number, byPerson: viewer.personId, at: now },
        ...{ wasHeld, heldFrom: wasHeld ? from : null, heldTo: wasHeld ? to : null, sealedWhy },
      },
      wasHeld ? [...new Set(present)] : [],
    );
    return allow({ id: session });
  });
}
