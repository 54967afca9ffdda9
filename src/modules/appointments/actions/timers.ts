import { holdDispute } from '#modules/disputes/actions/hold.ts';
import { whichAreIn } from '#modules/disputes/actions/states.ts';
import type { Db } from '#platform/db.ts';
import { eachAlone } from '#platform/each-alone.ts';
import { FORMING, TALKING } from '../rules/moves.ts';
import { listCurrent, listOpenInvitations } from '../store/invitations.ts';
import { closeWindow, passOn } from './asking.ts';
import type { AppointmentsDeps } from './deps.ts';
import { serveSigned } from './serving.ts';
import { appointIfHeard } from './talks.ts';
import { endIfOver } from './talks-led.ts';

/** What follows when nobody acts: the next name, a disclosure that waited, and the end of a window. Each in a transaction of its own; run again it does no harm. */
export async function passOverdue(deps: AppointmentsDeps): Promise<number> {
  const asked = await listOpenInvitations(deps.db);
  const forming = await whichAreIn(deps.db, asked, [...FORMING, ...TALKING]);
  const due = asked.filter((id) => forming.has(id));
  const done = await eachAlone(deps.db, due, (tx, disputeId) => oneOverdue(deps, tx, disputeId));
  if (done > 0) deps.wakeMail();
  return done;
}

async function oneOverdue(deps: AppointmentsDeps, tx: Db, disputeId: string): Promise<boolean> {
  await holdDispute(tx, disputeId);
  for (const asked of await listCurrent(tx, disputeId)) {
    const isDone =
      (await passOn(deps, tx, asked)) ||
      (await serveSigned(deps, tx, asked)).ok ||
      (await closeWindow(deps, tx, asked));
    if (isDone) return true;
  }
  return (await appointIfHeard(deps, tx, disputeId)) || (await endIfOver(deps, tx, disputeId));
}
