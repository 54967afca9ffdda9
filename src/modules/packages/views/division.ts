import type { OutputOf } from '#kernel/endpoint.ts';
import { refusalToOffer } from '#modules/offers/rules/offers.ts';
import type { DivisionSeen } from '../actions/divided.ts';
import type { divisionOf } from '../contract/divisions.ts';
import { refusalToList, shareOf, stateOfDivision, worthTo } from '../rules/dividing.ts';

type View = OutputOf<typeof divisionOf>;

/** The list and who has what are the same for both; points, worth and answer are one's own side's. */
export function divisionView(seen: DivisionSeen): View {
  const { rail, row, things, points, shares, said, divided } = seen;
  const { side } = rail;
  return {
    ...{ reference: rail.file.dispute.reference, as: side },
    isOver: rail.rail.isOver,
    isPending: rail.rail.isPending,
    mayTalk: refusalToOffer(rail.rail, side) === null,
    mayList: refusalToList(row, divided) === null,
    division: row && {
      ...{ id: row.id, side: row.side, state: stateOfDivision(row), endedAs: row.endedAs, things },
    },
    points,
    result:
      shares && points
        ? {
            shares: shares.map((share) => shareOf(share, side)),
            worth: worthTo(points, shares, side),
            said,
          }
        : null,
  };
}
