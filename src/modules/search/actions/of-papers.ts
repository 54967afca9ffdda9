import type { DisputeDocumentRow } from '#modules/disputes/actions/deps.ts';
import { paperBounds } from '#modules/disputes/actions/paper-bounds.ts';
import { type DisputeFile, findFileWithDocuments } from '#modules/disputes/actions/reading.ts';
import { exhibitsIn } from '#modules/documents/actions/record.ts';
import { type PagesRead, papersWithWords, wordsOfPaper } from '#modules/documents/actions/texts.ts';
import type { Db } from '#platform/db.ts';
import type { SearchEntry } from '../rules/entries.ts';
import { dropSource, listSources } from '../store/entries.ts';
import { titleInWords } from '../views.ts';
import type { IndexDeps, SearchSource } from './deps.ts';
import { hashOf, indexEntry } from './indexing.ts';
import { inEachLanguage } from './of-disputes.ts';
import { readersOfPaper } from './paper-readers.ts';

/** What the papers of a dispute are called, and their numbers. */
export const papersSource: SearchSource = {
  kinds: ['document'],
  entriesOf: async (tx, disputeId) =>
    (await papersOf(tx, disputeId)).flatMap((paper) => (isFound(paper) ? [titleOf(paper)] : [])),
};

/** The source of what stands on the pages of papers. */
const PAGES = 'page';

type Paper = {
  document: DisputeDocumentRow;
  parties: DisputeFile['parties'];
  /** The circles of whoever may read it; none of a sealed paper, which is not found at all. */
  readers: readonly string[];
  /** Where it stands in the record. */
  exhibit: { number: string; isStruck: boolean } | null;
};

async function papersOf(tx: Db, disputeId: string): Promise<Paper[]> {
  const file = await findFileWithDocuments(tx, disputeId);
  if (!file) return [];
  const exhibits = await exhibitsIn(tx, disputeId);
  const bounds = await paperBounds(tx, disputeId);
  return file.documents.map((document) => ({
    document,
    parties: file.parties,
    readers: readersOfPaper(file.parties, document, bounds),
    exhibit: exhibits.get(document.id) ?? null,
  }));
}

function isFound({ readers }: Paper): boolean {
  return readers.length > 0;
}

/** A paper is found by whoever may open it (`mayRead`); a decision of the institution is found as one. */
function entryOf({ document, parties, readers, exhibit }: Paper) {
  const { id, disputeId, kind, title, partyId, addedAt, issuedNumber } = document;
  const filedBy = issuedNumber ? null : parties.find((party) => party.id === partyId)?.side;
  const isOrder = kind === 'decision' || kind === 'court_order';
  return {
    id,
    disputeId: disputeId ?? '',
    kind: isOrder ? ('order' as const) : ('paper' as const),
    scopes: readers.map((reader) => ({ place: 'papers' as const, reader })),
    side: filedBy ?? ('institution' as const),
    at: addedAt,
    named: kind,
    title: exhibit ? `${exhibit.number} ${title}` : title,
  };
}

function titleOf(paper: Paper): SearchEntry {
  const { id, ...entry } = entryOf(paper);
  const { issuedNumber, title } = paper.document;
  return {
    ...entry,
    source: { kind: 'document', id },
    text: '',
    also: [issuedNumber ?? '', inEachLanguage(() => titleInWords(title))].join(' '),
  };
}

function pageOf(paper: Paper, page: number, text: string): SearchEntry {
  const { id, ...entry } = entryOf(paper);
  return { ...entry, source: { kind: PAGES, id, part: page }, text };
}

/** Has pages found from now on, in the transaction in which they are kept. */
export function pagesListener(deps: IndexDeps) {
  return async (tx: Db, { disputeId, documentId, pages }: PagesRead): Promise<void> => {
    const papers = await papersOf(tx, disputeId);
    const paper = papers.find(({ document }) => document.id === documentId);
    if (!paper || !isFound(paper)) return;
    for (const { page, words } of pages) await indexEntry(tx, deps, pageOf(paper, page, words));
  };
}

/** Makes what is found on the pages of papers what it is now: of a paper whose readers changed all, of one that was struck nothing. */
export async function keepPages(tx: Db, deps: IndexDeps, disputeId: string): Promise<void> {
  const withWords = new Set(await papersWithWords(tx, disputeId));
  const kept = Map.groupBy(await listSources(tx, disputeId, PAGES), ({ sourceId }) => sourceId);
  for (const id of kept.keys()) if (!withWords.has(id)) await dropSource(tx, { kind: PAGES, id });
  if (withWords.size === 0) return;
  for (const paper of await papersOf(tx, disputeId)) {
    const { id } = paper.document;
    if (!withWords.has(id)) continue;
    if (!isFound(paper)) {
      await dropSource(tx, { kind: PAGES, id });
      continue;
    }
    const [one, ...others] = kept.get(id) ?? [];
    const isSame = one?.hash.equals(await hashOf(tx, pageOf(paper, 1, ''))) && others.length === 0;
    if (isSame) continue;
    for (const { page, words } of await wordsOfPaper({ db: tx, key: deps.key }, id))
      await indexEntry(tx, deps, pageOf(paper, page, words));
  }
}
