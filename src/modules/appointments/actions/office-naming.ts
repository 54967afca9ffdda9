import { allow, type Result, refuse } from '#kernel/result.ts';
import type { Viewer } from '#kernel/viewer.ts';
import { findFile } from '#modules/disputes/actions/reading.ts';
import { officerBy } from '#modules/disputes/actions/scrutiny.ts';
import type { NomineeSeat, TribunalSeat } from '#modules/disputes/rules/machine/fact-types.ts';
import { asRegistrar } from './appointing.ts';
import type { AppointmentsDeps } from './deps.ts';
import { inviteFor } from './inviting.ts';
import { askSides, type NominationRefusal } from './nominating.ts';
import { nomineeFor } from './nominees.ts';

/** The registrar asks both sides, or the one whose seat is to be filled, to name their arbitrator. */
export function askForNominees(
  deps: AppointmentsDeps,
  viewer: Viewer,
  { id, seat }: { id: string; seat: NomineeSeat | 'both' },
) {
  return asRegistrar<NominationRefusal>(deps, viewer, {
    id,
    act: async (tx, { as }) =>
      as === 'registrar'
        ? askSides(deps, tx, { disputeId: id, seat: seat === 'both' ? null : seat })
        : refuse('not_your_move'),
  });
}

type ForSeat = { id: string; seat: TribunalSeat; neutral: string; reason: string };

/** The institution finds whoever no side named, or whom the two nominees did not agree on, with a reason (ACA s. 11(4)). */
export function nameMember(
  deps: AppointmentsDeps,
  viewer: Viewer,
  { id, seat, neutral, reason }: ForSeat,
): Promise<Result<{ id: string }, NominationRefusal>> {
  return asRegistrar<NominationRefusal>(deps, viewer, {
    id,
    act: async (tx, { facts, as }) => {
      const file = await findFile(tx, id);
      const nominee = file && (await nomineeFor(deps, tx, { file, facts, neutralId: neutral }));
      if (!nominee) return refuse('unknown');
      if (typeof nominee === 'string') return refuse(nominee);
      const by = { by: officerBy(viewer, as), as, why: reason };
      const asked = await inviteFor(deps, tx, { disputeId: id, seat, nominee, by });
      return asked.ok ? allow({ id }) : refuse(asked.refusal);
    },
  });
}
