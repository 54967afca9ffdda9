import type { Viewer } from '#kernel/viewer.ts';
import { concernedAmong } from '#modules/disputes/actions/conflict-of-interest.ts';
import { disputeLines } from '#modules/disputes/actions/lines.ts';
import { candidatesOn } from '#modules/panel/actions/candidates.ts';
import { countLot, findLot, listLotDisputes } from '../store/lots.ts';
import type { AppointmentsDeps } from './deps.ts';

export type LotRead = NonNullable<Awaited<ReturnType<typeof lotFor>>>;

const A_PAGE = 50;

/** A lot as the office looks through it, a page of its disputes at a time, with as many statements for fifty as for one; of their own disputes a viewer reads nothing. */
export async function lotFor(
  { db }: Pick<AppointmentsDeps, 'db'>,
  viewer: Viewer,
  { id, after }: { id: string; after: number },
) {
  const lot = await findLot(db, id);
  if (!lot) return null;
  const rows = await listLotDisputes(db, id, { after, most: A_PAGE + 1 });
  const page = rows.slice(0, A_PAGE);
  const own = await concernedAmong(
    db,
    viewer.personId,
    page.map(({ disputeId }) => disputeId),
  );
  const shown = page.filter(({ disputeId }) => !own.has(disputeId));
  const lines = await disputeLines(
    db,
    shown.map(({ disputeId }) => disputeId),
    [],
  );
  const names = new Map(
    (await candidatesOn(db, 'arbitrator')).map(({ neutralId, name }) => [neutralId, name]),
  );
  return {
    ...{ lot, rows: shown, lines: lines.disputes, names },
    counts: await countLot(db, id),
    next: rows.length > A_PAGE ? (page.at(-1)?.place ?? null) : null,
  };
}
