import type { Viewer } from '#kernel/viewer.ts';
import { findFile, standingOfViewer } from '#modules/disputes/actions/reading.ts';
import { type DrawFile, drawWords, equalsIn } from '../rules/draw-file.ts';
import type { ListOutcome } from '../rules/strike-and-rank.ts';
import { countLists, findLastList, listNames } from '../store/lists.ts';
import type { AppointmentsDeps } from './deps.ts';

/** The draw of a dispute's last list, once its answers were opened; for its parties, who may hand it to anybody. Null before, and for everybody else. */
export async function drawFor(
  { db }: Pick<AppointmentsDeps, 'db'>,
  viewer: Viewer,
  id: string,
): Promise<DrawFile | null> {
  const as = (await standingOfViewer(db, viewer, id))?.as;
  if (as !== 'claimant' && as !== 'respondent') return null;
  const file = await findFile(db, id);
  const list = await findLastList(db, id);
  const outcome = (list?.outcome ?? null) as ListOutcome | { fallen: true } | null; // what closeList kept
  if (!file || !list?.closedAt || !outcome || 'fallen' in outcome) return null;
  const names = await listNames(db, list.id);
  const named = new Map(names.map(({ neutralId, name }) => [neutralId, name]));
  return {
    ...{ kind: 'munch-draw', version: 1, reference: file.dispute.reference, list: list.id },
    ...{ sentAt: list.sentAt.toISOString(), closedAt: list.closedAt.toISOString() },
    ...{ commitment: list.commitment, seed: list.seed, beacon: null },
    words: drawWords(id, await countLists(db, id)),
    places: names.map(({ neutralId, name }) => ({ id: neutralId, name })),
    equals: equalsIn(outcome).map((one) => ({ id: one, name: named.get(one) ?? '' })),
  };
}
