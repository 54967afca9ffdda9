import type { OutputOf } from '#kernel/endpoint.ts';
import type { ExportShown } from './actions/asking.ts';
import type { disputeExport } from './contract.ts';
import type { Progress } from './store/files.ts';

type View = OutputOf<typeof disputeExport>;

/** An archive as whoever asked for it sees it. */
export function exportView({ reference, shown }: ExportShown): View {
  if (!shown) return { reference, archive: null };
  const { archive, progress } = shown;
  return {
    reference,
    archive: {
      id: archive.id,
      state: archive.state,
      askedAt: archive.askedAt.toISOString(),
      readyAt: archive.readyAt?.toISOString() ?? null,
      keptUntil: archive.keptUntil?.toISOString() ?? null,
      endedAs: archive.endedAs,
      size: archive.state === 'ready' && archive.size !== null ? Number(archive.size) : null,
      progress: progressView(progress),
    },
  };
}

function progressView(progress: Progress) {
  return {
    files: progress.files,
    made: progress.made,
    bytes: Number(progress.bytes),
    madeBytes: Number(progress.madeBytes),
  };
}
