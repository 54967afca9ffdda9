import type { RecordedAct } from '#modules/record/actions.ts';
import { appendActs } from '#modules/record/actions.ts';
import type { Db } from '#platform/db.ts';
import { type ArchiveEnding, isOver } from '../rules/archives.ts';
import {
  type ArchiveRow,
  changeArchive,
  dropEndedBefore,
  listReadyAfter,
} from '../store/archives.ts';
import { dropFiles } from '../store/files.ts';
import type { ExportsDeps } from './deps.ts';
import { removeUnnamed } from './keeping.ts';
import { seenNow, viewerBehind, whyNoMore } from './seeing.ts';

/** Takes an archive away in a transaction; gives the contents that it alone may have named, which are removed after it. */
export async function endIn(
  tx: Db,
  { now }: Pick<ExportsDeps, 'now'>,
  { archive, why }: { archive: ArchiveRow; why: ArchiveEnding },
): Promise<string[]> {
  const endedAt = now();
  const ended = { state: 'ended' as const, endedAs: why, endedAt, leasedUntil: null, scope: [] };
  if (!(await changeArchive(tx, archive.id, ended))) return [];
  await appendActs(tx, endedAt, [endedAct(archive, why)]);
  return dropFiles(tx, archive.id);
}

function endedAct(archive: ArchiveRow, why: ArchiveEnding): RecordedAct {
  return {
    act: 'export.ended',
    subject: { kind: 'dispute', id: archive.disputeId },
    by: { personId: null, role: 'system' },
    details: { archive: archive.id, person: archive.personId, why },
  };
}

export async function endArchive(
  deps: ExportsDeps,
  archive: ArchiveRow,
  why: ArchiveEnding,
): Promise<void> {
  const contents = await deps.db.transaction().execute((tx) => endIn(tx, deps, { archive, why }));
  for (const content of contents) await removeUnnamed(deps, content);
}

const DAY = 86_400_000;
/** How long it is known that somebody asked for an archive which is there no more. */
const KNOWN_FOR = 30 * DAY;
const AT_ONCE = 50;
const FIRST = '00000000-0000-0000-0000-000000000000';

/** Ends each archive whose week is over, and each that its person may not have any more: nobody waits until they try. */
export async function sweepArchives(deps: ExportsDeps): Promise<boolean> {
  for (let after = FIRST, isMore = true; isMore; ) {
    const some = await listReadyAfter(deps.db, after, AT_ONCE);
    for (const archive of some) await endWhereDue(deps, archive);
    after = some.at(-1)?.id ?? after;
    isMore = some.length === AT_ONCE;
  }
  await dropEndedBefore(deps.db, new Date(deps.now().getTime() - KNOWN_FOR));
  return false;
}

async function endWhereDue(deps: ExportsDeps, archive: ArchiveRow): Promise<void> {
  if (isOver(archive, deps.now())) return endArchive(deps, archive, 'over');
  const viewer = await viewerBehind(deps.db, archive.personId);
  const why = await whyNoMore(deps.db, archive, await seenNow(deps.db, viewer, archive.disputeId));
  if (why) await endArchive(deps, archive, why);
}

/** Removes pages that a crash left, or an ended archive: no row names them. */
export async function sweepPages(deps: ExportsDeps): Promise<boolean> {
  const before = new Date(deps.now().getTime() - DAY); // one whose transaction is under way is named in a moment
  for (const content of await deps.exports.list(before)) await removeUnnamed(deps, content);
  await deps.exports.clean(before);
  return false;
}
