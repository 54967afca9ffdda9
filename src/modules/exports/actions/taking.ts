import type { Viewer } from '#kernel/viewer.ts';
import { disputeLines } from '#modules/disputes/actions/lines.ts';
import { openDocument } from '#modules/disputes/actions/party.ts';
import { appendActs, isActedSince, type RecordedAct } from '#modules/record/actions.ts';
import type { OpenedDocument } from '#platform/vault/opening.ts';
import { bytesBetween, zipLayout } from '#platform/zip-layout.ts';
import { isOver, isWithin } from '../rules/archives.ts';
import { type ArchiveRow, findReady } from '../store/archives.ts';
import { listFiles } from '../store/files.ts';
import type { ExportsDeps } from './deps.ts';
import { endArchive } from './ending.ts';
import { seenNow, whyNoMore } from './seeing.ts';
import { type FileToStore, storedFiles } from './stored-files.ts';
import { NoMore } from './talk.ts';

/** Whoever goes on with a download within that time has taken the archive along once. */
const GOES_ON = 30 * 60 * 1000;
/** After so many bytes it is asked anew whether they are still theirs. */
const ASKED_AFTER = 4 * 1024 * 1024;

type Taking = { deps: ExportsDeps; viewer: Viewer; archive: ArchiveRow };
export type ArchiveToTake = { content: OpenedDocument; name: string };

/**
 * An archive, for whoever asked for it and may still see all that is in it; null for everybody else. Where they may not, or its week
 * is over, it ends with this. Its bytes are read where they lie, as they are asked for.
 */
export async function openArchive(
  deps: ExportsDeps,
  viewer: Viewer,
  { disputeId, id }: { disputeId: string; id: string },
): Promise<ArchiveToTake | null> {
  const archive = await findReady(deps.db, { disputeId, personId: viewer.personId, id });
  if (!archive?.hash) return null;
  const seen = await seenNow(deps.db, viewer, disputeId);
  const why = isOver(archive, deps.now()) ? 'over' : await whyNoMore(deps.db, archive, seen);
  if (why) {
    await endArchive(deps, archive, why);
    return null;
  }
  const layout = zipLayout(storedFiles(archive, await listFiles(deps.db, id)));
  const taking = { deps, viewer, archive };
  const content = {
    sha256: archive.hash.toString('hex'),
    size: layout.size,
    async part(from: number, to: number) {
      await recordTaking(taking);
      const bytes = bytesBetween(layout, { from, to }, contentIn(taking));
      return asStream(watched(taking, bytes));
    },
  };
  const { disputes } = await disputeLines(deps.db, [disputeId], []);
  return { content, name: disputes.get(disputeId)?.reference ?? '' };
}

/** As fast as it is read; whoever stops reading ends it. */
function asStream(bytes: AsyncGenerator<Uint8Array>): ReadableStream<Uint8Array> {
  return new ReadableStream<Uint8Array>(
    {
      async pull(reader) {
        const { done, value } = await bytes.next();
        if (done) reader.close();
        else reader.enqueue(value);
      },
      cancel: async () => void (await bytes.return(undefined)),
    },
    { highWaterMark: 0 },
  );
}

function contentIn(taking: Taking) {
  return async function* (file: FileToStore, from: number, to: number) {
    const { exports } = taking.deps;
    const content =
      file.kind === 'paper' ? await paperOf(taking, file) : await exports.open(file.sha256);
    yield* await content.part(from, to);
  };
}

/** By the one door of papers: it asks anew who may open it, and writes down that they did, for each paper whose bytes go out. */
async function paperOf({ deps, viewer, archive }: Taking, { about }: FileToStore) {
  const asked = { disputeId: archive.disputeId, id: about, readingOf: () => 'part' as const };
  const paper = await openDocument(deps, viewer, asked);
  if (!paper) throw new NoMore('A paper of the archive is theirs no more.');
  return paper.content;
}

/** The same bytes, for as long as they are their person's: what is lost in the middle of a download ends it, and the archive. */
async function* watched(
  taking: Taking,
  bytes: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  let unasked = 0;
  try {
    for await (const some of bytes) {
      unasked += some.byteLength;
      if (unasked >= ASKED_AFTER) {
        await askAgain(taking);
        unasked = 0;
      }
      yield some;
    }
  } catch (error) {
    if (error instanceof NoMore) await endArchive(taking.deps, taking.archive, 'lost');
    throw error;
  }
}

async function askAgain({ deps, viewer, archive }: Taking): Promise<void> {
  const seen = await seenNow(deps.db, viewer, archive.disputeId);
  const { id, disputeId, personId } = archive;
  const isThere = await findReady(deps.db, { id, disputeId, personId });
  if (!isThere || !seen || !isWithin(archive.scope, seen.scope))
    throw new NoMore('The archive is theirs no more.');
}

async function recordTaking({ deps, viewer, archive }: Taking): Promise<void> {
  const at = deps.now();
  const act: RecordedAct = {
    act: 'export.taken',
    subject: { kind: 'dispute', id: archive.disputeId },
    by: { personId: viewer.personId, role: 'person' },
    details: { archive: archive.id },
  };
  await deps.db.transaction().execute(async (tx) => {
    if (!(await isActedSince(tx, act, new Date(at.getTime() - GOES_ON))))
      await appendActs(tx, at, [act]);
  });
}
