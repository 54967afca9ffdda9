import { language } from '#kernel/language.ts';
import { allow, type Result, refuse } from '#kernel/result.ts';
import type { Viewer } from '#kernel/viewer.ts';
import { disputeLines } from '#modules/disputes/actions/lines.ts';
import { standingIn } from '#modules/disputes/actions/standings.ts';
import type { RecordedAct } from '#modules/record/actions.ts';
import { appendActs } from '#modules/record/actions.ts';
import { ASKED_A_DAY, isOver } from '../rules/archives.ts';
import {
  type ArchiveRow,
  addArchive,
  countAskedSince,
  findNewest,
  lockArchivesOf,
} from '../store/archives.ts';
import { type Progress, progressOf } from '../store/files.ts';
import type { ExportsDeps } from './deps.ts';
import { endIn } from './ending.ts';
import { removeUnnamed } from './keeping.ts';

const DAY = 86_400_000;

/** The last archive that somebody asked for of a dispute, and how much of it is made; null where they never did. */
export type ExportShown = {
  reference: string;
  shown: { archive: ArchiveRow; progress: Progress } | null;
};

export async function archiveFor(
  { db, now }: Pick<ExportsDeps, 'db' | 'now'>,
  viewer: Viewer,
  disputeId: string,
): Promise<Result<ExportShown, 'unknown'>> {
  if (!(await standingIn(db, viewer, disputeId))) return refuse('unknown');
  const archive = await findNewest(db, { disputeId, personId: viewer.personId });
  const reference =
    (await disputeLines(db, [disputeId], [])).disputes.get(disputeId)?.reference ?? '';
  if (!archive) return allow({ reference, shown: null });
  const progress = await progressOf(db, archive.id);
  // One whose week is over is gone for its person from that moment on, whenever it is swept away.
  const isGone = archive.state === 'ready' && isOver(archive, now());
  const told = isGone ? { ...archive, state: 'ended' as const, endedAs: 'over' as const } : archive;
  return allow({ reference, shown: { archive: told, progress } });
}

export type ArchiveAsked = { disputeId: string; isAnew: boolean };

/** Asks for an archive. Asked twice it is the same one, until it is over or its person wants it made anew. */
export async function askForArchive(
  deps: ExportsDeps,
  viewer: Viewer,
  { disputeId, isAnew }: ArchiveAsked,
): Promise<Result<{ id: string }, 'unknown' | 'too_often'>> {
  const of = { disputeId, personId: viewer.personId };
  let contents: string[] = [];
  const outcome = await deps.db
    .transaction()
    .execute(async (tx): Promise<Result<{ id: string }, 'unknown' | 'too_often'>> => {
      if (!(await standingIn(tx, viewer, disputeId))) return refuse('unknown');
      await lockArchivesOf(tx, of);
      const at = deps.now();
      const before = await findNewest(tx, of);
      const isThere = before !== null && before.state !== 'ended' && !isOver(before, at);
      if (isThere && (before.state === 'making' || !isAnew)) return allow({ id: before.id });
      const since = new Date(at.getTime() - DAY);
      if ((await countAskedSince(tx, of, since)) >= ASKED_A_DAY) return refuse('too_often');
      const why = isThere ? ('renewed' as const) : ('over' as const);
      if (before) contents = await endIn(tx, deps, { archive: before, why });
      const id = deps.newId();
      await addArchive(tx, { ...of, id, language: language(), askedAt: at });
      await appendActs(tx, at, [askedAct(disputeId, viewer, id)]);
      return allow({ id });
    });
  for (const content of contents) await removeUnnamed(deps, content);
  if (outcome.ok) deps.wakeExports();
  return outcome;
}

function askedAct(disputeId: string, viewer: Viewer, id: string): RecordedAct {
  return {
    act: 'export.asked',
    subject: { kind: 'dispute', id: disputeId },
    by: { personId: viewer.personId, role: 'person' },
    details: { archive: id },
  };
}
