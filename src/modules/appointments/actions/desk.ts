// The neutral's own desk: what waits for them with its limit, where they decide or lead, and how much they take.
import { type Day, dayAt } from '#kernel/days.ts';
import type { Viewer } from '#kernel/viewer.ts';
import { appointmentsHere } from '#modules/disputes/actions/appointed.ts';
import { whichAreIn } from '#modules/disputes/actions/states.ts';
import { type Availability, availabilityOf } from '#modules/panel/actions/availability.ts';
import type { Db } from '#platform/db.ts';
import { inOrder, type Waiting, waitingFor } from '../rules/desk.ts';
import { mostOf } from '../rules/list/proposal.ts';
import { FORMING } from '../rules/moves.ts';
import { listPromised } from '../store/invitations.ts';
import { oldestOpen } from './continuing.ts';
import type { AppointmentsDeps } from './deps.ts';
import { type OwnInvitation, ownInvitationsOf, saidOf } from './own-invitations.ts';

export type NeutralDesk = {
  today: Day;
  own: OwnInvitation[];
  waiting: (Waiting & { of: OwnInvitation })[];
  availability: Availability | null;
  /** Disputes that go on, those that they promised to take, and the most that they take. */
  load: { open: number; promised: number; most: number };
};

type Deps = Pick<AppointmentsDeps, 'db' | 'now'>;

export async function neutralDesk(deps: Deps, viewer: Viewer): Promise<NeutralDesk> {
  const today = dayAt(deps.now());
  const own = await ownInvitationsOf(deps, viewer, { isOn: true });
  const waiting = await Promise.all(own.map((one) => waitingIn(deps, one)));
  const availability = await availabilityOf(deps.db, viewer.personId, today);
  const { capacity = 0 } = availability ?? {};
  return {
    ...{ today, own, availability },
    waiting: inOrder(waiting.flat()),
    load: { ...(await loadOf(deps.db, viewer.personId)), most: mostOf({ capacity }) },
  };
}

async function waitingIn(deps: Deps, of: OwnInvitation): Promise<NeutralDesk['waiting']> {
  const { state, dueOn, invitation, limits } = of;
  const { disputeId, seat } = invitation;
  if (state === 'open' && dueOn !== null)
    return [{ disputeId, limit: 'acceptance', dueOn, citation: '', place: 'question', of }];
  const again = oldestOpen(limits, seat);
  const isSitting = state === 'appointed';
  if (!isSitting && state !== 'accepted' && state !== 'heard') return [];
  // Of forty files few are challenged: what was said of the others' mandates is not asked.
  const isChallenged = limits.some(({ row }) => row === 'challenge_ruling');
  const mayDecide = isChallenged && (await saidOf(deps, of)).mayDecide.length > 0;
  const sitting = { disputeId, seat, mayDecide };
  const running = limits.filter((one) =>
    one.row === 'continuing_disclosure' ? one === again : isSitting,
  );
  return waitingFor(sitting, running).map((one) => ({ ...one, of }));
}

async function loadOf(db: Db, personId: string) {
  const here = await appointmentsHere(db, [personId]);
  const promised = await whichAreIn(db, await listPromised(db, personId), FORMING);
  return { open: here.get(personId)?.open ?? 0, promised: promised.size };
}
