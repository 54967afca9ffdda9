import { documentContent } from '#modules/disputes/actions/documents.ts';
import type { Db } from '#platform/db.ts';
import type { ExtractedPage, Extractor } from '#platform/extraction/extractor.ts';
import { isDamaged } from '#platform/vault/opening.ts';
import { sealFor } from '#platform/vault/seal.ts';
import type { Vault } from '#platform/vault/vault.ts';
import { afterReading, leaseUntil, type TextEnd } from '../rules/texts.ts';
import {
  changeText,
  type DocumentPageRow,
  type DocumentTextRow,
  hasPages,
  listPages,
  listPictured,
  listUnread,
  listWithPages,
  lockReading,
  putPages,
  takeText,
} from '../store/texts.ts';

export type PageWords = { page: number; words: string };
export type PagesRead = { disputeId: string; documentId: string; pages: readonly PageWords[] };

export type TextsDeps = {
  db: Db;
  now: () => Date;
  papers: Vault;
  /** The key of the documents, from which the seal of their words is derived. */
  key: Buffer;
  extractor: Extractor;
  /** What else follows when pages were read, in the transaction in which they are kept. */
  pagesRead: (tx: Db, read: PagesRead) => Promise<void>;
};

/**
 * Reads the paper that waits longest, page by page; each is kept at once, so that a process that dies is followed by one that goes on
 * behind it. Answers whether another may wait.
 */
export async function readNextText(deps: TextsDeps, leaving?: AbortSignal): Promise<boolean> {
  const now = deps.now();
  const text = await deps.db
    .transaction()
    .execute((tx) => takeText(tx, { now, until: leaseUntil(now) }));
  if (!text) return false;
  await settle(deps, text.documentId, await extracted(deps, text, leaving));
  return true;
}

async function extracted(
  deps: TextsDeps,
  text: DocumentTextRow,
  leaving: AbortSignal | undefined,
): Promise<TextEnd> {
  const { documentId, disputeId, pagesRead } = text;
  try {
    const document = await documentContent(deps, { disputeId, id: documentId });
    const { size, part } = document.content;
    const kept = keeping(deps, text);
    const { end } = await deps.extractor.extract(
      {
        type: document.type,
        size,
        from: pagesRead + 1,
        read: async (from, to) => bytesOf(await part(from, to)),
        pages: kept.pages,
        page: kept.page,
      },
      leaving,
    );
    await kept.rest();
    return end;
  } catch (error) {
    if (isDamaged(error)) return 'damaged';
    throw error;
  }
}

async function bytesOf(stream: ReadableStream<Uint8Array>): Promise<Uint8Array> {
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

const TOGETHER = 20;
const WITHIN = 1000;

/** Keeps pages as they come: some together where they come fast. */
function keeping(deps: TextsDeps, text: DocumentTextRow) {
  let waiting: ExtractedPage[] = [];
  let [since, count] = [Date.now(), text.pages];
  const rest = async () => {
    const some = waiting;
    waiting = [];
    since = Date.now();
    if (some.length > 0 || count !== null) await keep(deps, text, { some, count });
  };
  return {
    pages: (all: number) => {
      count = all;
    },
    page: async (one: ExtractedPage) => {
      waiting.push(one);
      if (waiting.length >= TOGETHER || one.isPicture || Date.now() - since > WITHIN) await rest();
    },
    rest,
  };
}

type Kept = { some: readonly ExtractedPage[]; count: number | null };

function keep(
  deps: TextsDeps,
  { disputeId, documentId }: DocumentTextRow,
  { some, count }: Kept,
): Promise<void> {
  const seal = sealOf(deps);
  const sealed = ({ page, text, isPicture }: ExtractedPage) => ({
    documentId,
    page,
    isPicture,
    sealedText: seal.close(Buffer.from(text), aboutOf(documentId, page)),
  });
  return deps.db.transaction().execute(async (tx) => {
    const row = await lockReading(tx, documentId);
    if (!row) return; // struck meanwhile: nothing of it is kept
    const said = some.filter(({ text }) => text !== '');
    await putPages(tx, said.map(sealed));
    await changeText(tx, documentId, {
      pages: count,
      pagesRead: some.at(-1)?.page ?? row.pagesRead,
      leasedUntil: leaseUntil(deps.now()),
    });
    const pages = said.map(({ page, text }) => ({ page, words: text }));
    if (pages.length > 0) await deps.pagesRead(tx, { disputeId, documentId, pages });
  });
}

function settle(deps: TextsDeps, documentId: string, end: TextEnd): Promise<void> {
  return deps.db.transaction().execute(async (tx) => {
    const row = await lockReading(tx, documentId);
    if (!row) return;
    const hasWords = await hasPages(tx, documentId);
    await changeText(tx, documentId, {
      ...afterReading({ ...row, hasWords }, end),
      leasedUntil: null,
    });
  });
}

function sealOf({ key }: Pick<TextsDeps, 'key'>) {
  return sealFor({ bytes: key }, 'words of papers');
}

const aboutOf = (documentId: string, page: number) => `${documentId} ${page}`;

type Reading = Pick<TextsDeps, 'key'> & { db: Db };

/** The words of a paper, page by page. It names no viewer: ask who may read the paper. */
export async function wordsOfPaper(deps: Reading, documentId: string): Promise<PageWords[]> {
  return opened(deps, await listPages(deps.db, documentId));
}

/** The same of its pages that are pictures: a browser finds no words on them. */
export async function wordsOfPictures(deps: Reading, documentId: string): Promise<PageWords[]> {
  return opened(deps, await listPictured(deps.db, documentId));
}

function opened(deps: Reading, pages: readonly DocumentPageRow[]): PageWords[] {
  const seal = sealOf(deps);
  return pages.map(({ documentId, page, sealedText }) => ({
    page,
    words: seal.open(sealedText, aboutOf(documentId, page)).toString(),
  }));
}

/** Papers of a dispute of which there are words. */
export function papersWithWords(db: Db, disputeId: string): Promise<string[]> {
  return listWithPages(db, disputeId);
}

/** Papers of some disputes that nothing is found in yet. It names no viewer. */
export function unreadIn(db: Db, disputeIds: readonly string[]) {
  return listUnread(db, disputeIds);
}
