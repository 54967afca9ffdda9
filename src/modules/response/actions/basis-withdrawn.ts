import type { Listener } from '#modules/disputes/actions/deps.ts';
import type { ResponseKind, ResponseOutcome } from '../rules/words.ts';
import { changeSent, listSent } from '../store/answers.ts';
import type { ResponseDeps } from './deps.ts';

/** What hangs on the request; who somebody is stays a question. */
const ends: Partial<Record<ResponseKind, ResponseOutcome>> = {
  extension: 'declined',
  reopening: 'not_reopened',
};

/** With its basis the request is gone, and with it what was asked about the time to answer it: nobody has to decide that any more. */
export function endOnWithdrawnBasis({ now }: Pick<ResponseDeps, 'now'>): Listener {
  return async (tx, { dispute, event }) => {
    if (event.type !== 'basis_withdrawn' || event.byPerson === null) return;
    const waiting = (await listSent(tx, dispute.id)).filter(
      ({ decidedAt, setAsideAt }) => decidedAt === null && setAsideAt === null,
    );
    for (const { id, kind } of waiting) {
      const outcome = ends[kind];
      if (outcome)
        await changeSent(tx, id, {
          decidedAt: now(),
          decidedBy: event.byPerson,
          outcome,
          why: event.why,
        });
    }
  };
}
