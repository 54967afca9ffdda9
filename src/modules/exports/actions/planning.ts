import { costsFor } from '#modules/fees/actions/reading.ts';
import { placeWords } from '../letters/words.ts';
import { opens } from '../rules/archives.ts';
import { safeName, withoutCollisions } from '../rules/names.ts';
import type { ArchiveRow } from '../store/archives.ts';
import { changeArchive } from '../store/archives.ts';
import { addFiles, dropFiles, type NewExportFile } from '../store/files.ts';
import type { ExportsDeps } from './deps.ts';
import { plannedPapers } from './papers.ts';
import type { VisibleDispute } from './seeing.ts';
import { takenSettling } from './settling.ts';
import { takenPlace } from './talk.ts';

/** A file before it has its place in the archive. */
type Planned = Omit<NewExportFile, 'archiveId' | 'place'>;

export const SUMS = 'SHA256SUMS.txt';

/** Writes down what an archive will have in it: what its person may see now. */
export async function planArchive(
  deps: ExportsDeps,
  archive: ArchiveRow,
  seen: VisibleDispute,
): Promise<void> {
  const at = deps.now();
  const files = await filesOf(seen, deps, archive);
  await deps.db.transaction().execute(async (tx) => {
    const planned = { plannedAt: at, scope: seen.scope };
    if (!(await changeArchive(tx, archive.id, planned))) return;
    await dropFiles(tx, archive.id); // of a plan that did not hold
    await addFiles(
      tx,
      files.map((file, place) => ({ ...file, archiveId: archive.id, place })),
    );
  });
}

async function filesOf(
  seen: VisibleDispute,
  deps: ExportsDeps,
  archive: ArchiveRow,
): Promise<Planned[]> {
  return [
    ...pages(seen),
    ...((await takenSettling(deps, seen, archive.disputeId))
      ? [page('settle.html'), page('settle.json')]
      : []),
    ...talkPages(seen),
    ...(opens(seen.scope, 'costs') ? await billsOf(deps, seen, archive.disputeId) : []),
    ...(opens(seen.scope, 'papers') ? await papersOf(deps, seen, archive.disputeId) : []),
    page(SUMS),
  ];
}

function page(name: string, about = name): Planned {
  return { kind: 'page', about, name };
}

function pages({ scope }: VisibleDispute): Planned[] {
  return [
    page('index.html'),
    page('case.html'),
    page('index.csv'),
    page('index.json'),
    page('case.json'),
    // The office has no calendar of a dispute.
    ...(opens(scope, 'calendar') && !scope.some((one) => /^as (?:officer|registrar)$/.test(one))
      ? [page('calendar.ics')]
      : []),
    page('how-to-check.txt'),
  ];
}

/** Each place in which they read, under a name that tells which one; the order is that of the list. */
function talkPages({ talk }: VisibleDispute): Planned[] {
  return (talk?.places ?? []).flatMap((place, at) => {
    const name = talk ? safeName(placeWords(takenPlace(talk, place))) : '';
    const stem = `talk/${String(at + 1).padStart(2, '0')} ${name}`;
    return [
      page(`${stem}.html`, `talk.html ${place.key}`),
      page(`${stem}.json`, `talk.json ${place.key}`),
    ];
  });
}

async function billsOf(
  deps: ExportsDeps,
  seen: VisibleDispute,
  disputeId: string,
): Promise<Planned[]> {
  const invoices = (await costsFor(deps, seen.viewer, disputeId))?.costs.invoices ?? [];
  const bills = invoices.flatMap(({ id, number, notes }): Planned[] => [
    { kind: 'bill', about: id, name: safeName(number.replaceAll('/', '-')) },
    ...notes.map((note): Planned => {
      const name = safeName(note.number.replaceAll('/', '-'));
      return { kind: 'credit_note', about: note.id, name };
    }),
  ]);
  const names = withoutCollisions(bills.map(({ name }) => `bills/${name}.pdf`));
  return bills.map((bill, at) => ({ ...bill, name: names[at] ?? bill.name }));
}

async function papersOf(
  deps: ExportsDeps,
  seen: VisibleDispute,
  disputeId: string,
): Promise<Planned[]> {
  const papers = await plannedPapers(deps, seen, disputeId);
  return papers.map(({ document: { id, size, contentHash }, name }) => ({
    kind: 'paper',
    about: id,
    name,
    size,
    contentHash,
  }));
}
