import { calendarFileFor } from '#modules/calendar/actions/feeds.ts';
import { findFile } from '#modules/disputes/actions/reading.ts';
import { namesOf } from '#modules/identity/actions/people.ts';
import { CSV_START, csvRows } from '#platform/csv.ts';
import { casePage } from '../letters/case-page.ts';
import { checkText, indexPage, indexRows } from '../letters/index-page.ts';
import { settlePage } from '../letters/settle-page.ts';
import { talkJson, talkPage } from '../letters/talk-page.ts';
import { placeWords } from '../letters/words.ts';
import type { ArchiveHead, TakenPaper } from '../rules/contents.ts';
import { sumLine } from '../rules/manifest.ts';
import type { ArchiveRow } from '../store/archives.ts';
import { type ExportFileRow, listFiles } from '../store/files.ts';
import { takenCase } from './case.ts';
import type { ExportsDeps } from './deps.ts';
import { takenPapers } from './papers.ts';
import { SUMS } from './planning.ts';
import { readablePapers, type VisibleDispute } from './seeing.ts';
import { takenSettling } from './settling.ts';
import { NoMore, takenMessages, takenPlace } from './talk.ts';

type Words = AsyncIterable<string>;
type Writing = { deps: ExportsDeps; archive: ArchiveRow; seen: VisibleDispute };

/** The words of a page of ours, as they come: the longest are never in memory whole. */
export async function* pageWords(writing: Writing, { about }: ExportFileRow): Words {
  const [kind = '', key = ''] = about.split(' ');
  if (kind === 'talk.html' || kind === 'talk.json') yield* talkWords(writing, kind, key);
  else if (about === SUMS) yield* sums(writing);
  else yield await pageText(writing, about);
}

async function pageText(writing: Writing, about: string): Promise<string> {
  const { deps, archive, seen } = writing;
  const head = await headOf(writing);
  switch (about) {
    case 'index.html':
      return indexPage(await indexOf(writing, head));
    case 'index.csv':
      return CSV_START + csvRows(indexRows(await papersOf(writing)));
    case 'index.json':
      return json({ archive: head, papers: await papersOf(writing) });
    case 'case.html':
      return casePage(head, await takenCase(deps, seen, archive.disputeId));
    case 'case.json':
      return json({ archive: head, ...(await takenCase(deps, seen, archive.disputeId)) });
    case 'settle.html':
      return settlePage(head, (await takenSettling(deps, seen, archive.disputeId)) ?? lost());
    case 'settle.json':
      return json({
        archive: head,
        ...((await takenSettling(deps, seen, archive.disputeId)) ?? lost()),
      });
    case 'calendar.ics':
      return (await calendarFileFor(deps, seen.viewer, archive.disputeId)) ?? lost();
    case 'how-to-check.txt':
      return checkText();
    default:
      throw new Error(`An archive has no page ${about}.`);
  }
}

const json = (value: unknown) => `${JSON.stringify(value, null, 1)}\n`;

function lost(): never {
  throw new NoMore('What this page tells of is theirs no more.');
}

async function headOf({ deps: { db }, archive, seen }: Writing): Promise<ArchiveHead> {
  const names = await namesOf(db, [archive.personId]);
  const file = await findFile(db, archive.disputeId);
  const { standing, viewer } = seen;
  return {
    id: archive.id,
    reference: file?.dispute.reference ?? '',
    reader: names.get(viewer.personId) ?? '',
    as: standing.as,
    at: archive.plannedAt ?? archive.askedAt,
  };
}

async function papersOf({ deps, archive, seen }: Writing): Promise<TakenPaper[]> {
  const files = (await listFiles(deps.db, archive.id)).filter(({ kind }) => kind === 'paper');
  const named = new Map(files.map(({ about, name }) => [about, name]));
  return takenPapers(deps, seen, { disputeId: archive.disputeId, files: named });
}

async function indexOf(writing: Writing, head: ArchiveHead) {
  const { deps, archive, seen } = writing;
  const files = await listFiles(deps.db, archive.id);
  const papers = await papersOf(writing);
  const fileOf = (about: string) => files.find((one) => one.about === about)?.name ?? '';
  const taken = new Set(files.filter(({ kind }) => kind === 'paper').map(({ about }) => about));
  const planned = archive.plannedAt ?? archive.askedAt;
  const readable = taken.size > 0 ? await readablePapers(deps.db, seen, archive.disputeId) : [];
  return {
    head,
    papers,
    missing: readable
      .filter(({ id, addedAt }) => !taken.has(id) && addedAt <= planned)
      .map(({ title, contentHash }) => ({ title, sha256: contentHash.toString('hex') })),
    bills: files
      .filter(({ kind }) => kind === 'bill' || kind === 'credit_note')
      .map(({ name }) => name),
    talk: (seen.talk?.places ?? []).flatMap((place) => {
      const file = fileOf(`talk.html ${place.key}`);
      return seen.talk && file ? [{ file, title: placeWords(takenPlace(seen.talk, place)) }] : [];
    }),
    hasCalendar: fileOf('calendar.ics') !== '',
    hasSettling: fileOf('settle.html') !== '',
  };
}

async function* talkWords(writing: Writing, kind: string, key: string): Words {
  const { deps, archive, seen } = writing;
  const place = seen.talk?.places.find((one) => one.key === key);
  if (!seen.talk || !place) return lost();
  const head = await headOf(writing);
  const said = takenMessages(deps, seen.viewer, { id: archive.disputeId, place: key });
  const write = kind === 'talk.html' ? talkPage : talkJson;
  yield* write(head, takenPlace(seen.talk, place), said);
}

/** The hash of every other file; those that are made last are made before this one. */
async function* sums({ deps, archive }: Writing): Words {
  for (const { name, about, contentHash } of await listFiles(deps.db, archive.id))
    if (about !== SUMS && contentHash) yield sumLine({ name, sha256: contentHash.toString('hex') });
}
