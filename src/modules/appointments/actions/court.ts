import { allow, type Result, refuse } from '#kernel/result.ts';
import type { Viewer } from '#kernel/viewer.ts';
import { moveDispute } from '#modules/disputes/actions/moves.ts';
import { documentIn, documentsIn, findFile } from '#modules/disputes/actions/reading.ts';
import { officerBy } from '#modules/disputes/actions/scrutiny.ts';
import type { TribunalSeat } from '#modules/disputes/rules/machine/fact-types.ts';
import { NOMINEES } from '#modules/disputes/rules/machine/members.ts';
import { type DisputeFacts, moved, SAMPLE_PARTICULARS } from '#modules/disputes/rules/machine.ts';
import type { Db } from '#platform/db.ts';
import { listCurrent } from '../store/invitations.ts';
import { asRegistrar } from './appointing.ts';
import { askNamed, passOn } from './asking.ts';
import type { AppointmentsDeps } from './deps.ts';
import { inviteFor } from './inviting.ts';
import { askSides, type NominationRefusal } from './nominating.ts';
import { type Nominee, namesFound, nomineeFor } from './nominees.ts';

type CourtOrder = {
  id: string;
  seat: TribunalSeat;
  document: string | null;
  court: string;
  number: string;
  decidedOn: string;
  neutral: string;
  reason: string;
};
type CourtRefusal = NominationRefusal | 'outside_panel';
type Outcome = Result<{ id: string }, CourtRefusal | 'full'>;

/**
 * The registrar records a court's order that names an arbitrator (ACA s. 11), and that person is asked in the same act. Whoever was asked
 * for the seat before is asked no more. The order opens no way round the rest: they disclose, and the parties are heard on them.
 */
export async function recordCourtOrder(
  deps: AppointmentsDeps,
  viewer: Viewer,
  order: CourtOrder,
): Promise<Outcome> {
  return asRegistrar<CourtRefusal | 'full'>(deps, viewer, {
    id: order.id,
    act: async (tx, { file, facts, as }) => {
      const { id, seat, court, number, decidedOn, reason } = order;
      const paper = order.document ? await documentIn(tx, id, order.document) : null;
      const nominee = await nomineeFor(deps, tx, { file, facts, neutralId: order.neutral });
      const known = typeof nominee === 'string' ? null : nominee;
      const by = { by: officerBy(viewer, as), as } as const;
      const done = await moveDispute(deps, tx, {
        ...{ disputeId: id, type: 'arbitrator_named_by_court', ...by, why: reason },
        details: {
          ...(seat === 'sole' ? {} : { seat }),
          ...{ court, number, decidedOn, neutral: known?.personId ?? order.neutral },
          ...(paper?.kind === 'court_order' ? { document: paper.id } : {}),
        },
      });
      if (!done.ok) return done;
      if (nominee === 'nominee_member') return refuse('already_done');
      if (typeof nominee === 'string')
        return refuse(nominee === 'nominee_unknown' ? 'outside_panel' : nominee);
      const before = (await listCurrent(tx, id)).find((one) => one.seat === seat);
      if (before) await passOn(deps, tx, before);
      const asked = await ask(deps, tx, { id, seat, nominee, by });
      if (asked.ok) await askOtherSides(deps, tx, { id, seat });
      return asked;
    },
  });
}

type Asking = {
  id: string;
  seat: TribunalSeat;
  nominee: Nominee;
  by: Parameters<typeof askNamed>[3];
};

async function ask(
  deps: AppointmentsDeps,
  tx: Db,
  { id, seat, nominee, by }: Asking,
): Promise<Outcome> {
  const file = await findFile(tx, id);
  if (!file) return refuse('unknown');
  const { personId, neutralId: name } = nominee;
  const asked =
    seat === 'sole'
      ? await askNamed(deps, tx, { file, name, personId }, by)
      : await inviteFor(deps, tx, { disputeId: id, seat, nominee, ...(by ? { by } : {}) });
  return asked.ok ? allow({ id }) : refuse(asked.refusal);
}

/** Of three: the sides whose seats are empty are asked, if they were not before, so that nothing waits for anybody's hand. */
async function askOtherSides(
  deps: AppointmentsDeps,
  tx: Db,
  { id, seat }: Pick<Asking, 'id' | 'seat'>,
): Promise<void> {
  if (seat === 'sole') return;
  for (const other of NOMINEES)
    if (other !== seat) await askSides(deps, tx, { disputeId: id, seat: other });
}

type Reading = { id: string; facts: DisputeFacts; q: string };

/** For which seats a court's order may be recorded, on which papers, and whom it may name; null where there is none to record. */
export async function courtRead(db: Db, { id, facts, q }: Reading) {
  const seats = facts.seats.filter((seat) => {
    const { why, details } = SAMPLE_PARTICULARS;
    const act = { by: 'registrar', partyId: null, why } as const;
    return moved(facts, 'arbitrator_named_by_court', { ...act, details: { ...details, seat } }).ok;
  });
  if (seats.length === 0) return null;
  const orders = (await documentsIn(db, id)).filter(({ kind }) => kind === 'court_order');
  return {
    seats,
    orders: orders.map((one) => ({ id: one.id, title: one.title })),
    found: await namesFound(db, q, facts),
  };
}
