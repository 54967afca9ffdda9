import type { Viewer } from '#kernel/viewer.ts';
import { disputeLines } from '#modules/disputes/actions/lines.ts';
import { type OwnStanding, ownStandings } from '#modules/disputes/actions/own-standings.ts';
import { standingIn } from '#modules/disputes/actions/standings.ts';
import { unreadIn } from '#modules/documents/actions/texts.ts';
import type { Db } from '#platform/db.ts';
import {
  type AskedWord,
  askedWords,
  instead,
  nearIn,
  nearWordsIn,
  queryIn,
  soundingLike,
} from '../rules/asking.ts';
import type { Circle } from '../rules/circles.ts';
import {
  countsOf,
  type Narrowing,
  narrowed,
  resultsOf,
  type SearchResult,
} from '../rules/results.ts';
import {
  type FoundRow,
  listFound,
  listHits,
  listTitles,
  type SearchWindow,
  type WeighedHits,
} from '../store/hits.ts';
import { keyedBy, openedEntry } from './closing.ts';
import type { SearchDeps } from './deps.ts';
import { readableCircles } from './readable.ts';

export type SearchQuestion = Narrowing & {
  /** One dispute, or all of the viewer's. */
  disputeId: string | null;
  words: string;
  window: SearchWindow;
  /** As it was typed, without looking for what may have been meant. */
  exact: boolean;
  page: number;
};

/** A word that nothing was found by, and what was looked for in its place. */
export type SpellingCorrection = { typed: string; asked: AskedWord };
export type SearchFound = {
  asked: readonly AskedWord[];
  corrections: readonly SpellingCorrection[];
  rows: readonly (FoundRow & { reference: string; more: number })[];
  total: number;
  /** There is more than is weighed: counts are at least so many. */
  isMore: boolean;
  counts: ReturnType<typeof countsOf>;
  /** How many disputes were searched, and whether the viewer has more than that. */
  disputes: { searched: number; isAll: boolean };
  /** Where nothing was found: papers that are not read yet, by their titles. */
  unread: readonly string[];
};

const PAGE = 20;
/** Of what one circle of a dispute has, so many are weighed; where many disputes are searched, fewer of each. */
const [WEIGHED, LEAST_WEIGHED] = [500, 50];
/** A search over all of one's disputes goes over the newest so many. */
const DISPUTES = 100;

/** What a viewer finds of what they may read; null for a stranger to the dispute. */
export async function find(
  deps: Finding,
  viewer: Viewer,
  question: SearchQuestion,
): Promise<SearchFound | null> {
  const { db } = deps;
  const standings = await standingsFor(db, viewer, question.disputeId);
  if (!standings) return null;
  const searched = standings.slice(0, DISPUTES);
  const asking = { standings: searched, isOne: question.disputeId !== null };
  const typed = askedWords(question.words);
  const circles = typed.length > 0 ? await readableCircles(db, viewer, asking) : [];
  const most = Math.max(LEAST_WEIGHED, Math.floor(WEIGHED / Math.max(1, searched.length)));
  const looking = { ...deps, circles, most, window: question.window };
  const { asked, corrections, hits, isMore } = await lookFor(looking, typed, question.exact);
  const results = resultsOf(hits);
  const shown = narrowed(results, question);
  const page = shown.slice((question.page - 1) * PAGE, question.page * PAGE);
  return {
    asked,
    corrections,
    rows: await rowsOf(looking, page),
    total: shown.length,
    isMore,
    counts: countsOf(results, question),
    disputes: { searched: searched.length, isAll: standings.length <= DISPUTES },
    unread: shown.length > 0 ? [] : await unreadFor(looking, searched),
  };
}

/** What is shown of a page of results. Its disputes are the viewer's, or their circles would not have been searched. */
async function rowsOf(
  looking: Looking,
  page: readonly SearchResult[],
): Promise<SearchFound['rows']> {
  const ids = page.map(({ id }) => id);
  const rows = await foundOf(looking, ids);
  const disputes = rows.map(({ disputeId }) => disputeId);
  const lines = (await disputeLines(looking.db, disputes, [])).disputes;
  const known = new Map(rows.map((row) => [row.id, row]));
  return page.flatMap(({ id, more }) => {
    const row = known.get(id);
    return row ? [{ ...row, reference: lines.get(row.disputeId)?.reference ?? '', more }] : [];
  });
}

async function foundOf(looking: Looking, ids: readonly string[]): Promise<FoundRow[]> {
  const rows = await listFound(looking.db, numbersOf(looking), ids);
  return rows.map((row) => openedEntry(looking, row));
}

/** What papers are called that are not read yet, of those whose titles the viewer finds. */
async function unreadFor(looking: Looking, searched: readonly OwnStanding[]): Promise<string[]> {
  if (looking.circles.length === 0) return [];
  const disputes = searched.map(({ disputeId }) => disputeId);
  const ids = (await unreadIn(looking.db, disputes)).map(({ documentId }) => documentId);
  const titles = { kind: 'document', ids };
  return listTitles(looking.db, numbersOf(looking), titles);
}

const numbersOf = ({ circles }: Looking) => circles.map(({ id }) => id);

async function standingsFor(db: Db, viewer: Viewer, disputeId: string | null) {
  if (disputeId === null) return ownStandings(db, viewer, DISPUTES + 1);
  const standing = await standingIn(db, viewer, disputeId);
  return standing && [{ disputeId, standing }];
}

type Finding = Pick<SearchDeps, 'db' | 'key'>;
type Looking = Finding & { circles: readonly Circle[]; most: number; window: SearchWindow };
type Looked = WeighedHits & { asked: readonly AskedWord[]; corrections: SpellingCorrection[] };

/** First what was typed; where that finds nothing, what may have been meant by the words that nothing readable has. */
async function lookFor(
  looking: Looking,
  typed: readonly AskedWord[],
  exact: boolean,
): Promise<Looked> {
  const asTyped = { asked: typed, corrections: [], ...(await hitsOf(looking, typed)) };
  if (asTyped.hits.length > 0 || exact) return asTyped;
  const { asked, corrections } = await corrected(looking, typed);
  if (corrections.length === 0) return asTyped;
  const found = await hitsOf(looking, asked);
  return found.hits.length > 0 ? { asked, corrections, ...found } : asTyped;
}

async function corrected(looking: Looking, typed: readonly AskedWord[]) {
  const asked: AskedWord[] = [];
  const corrections: SpellingCorrection[] = [];
  for (const word of typed) {
    const meant = await meantBy(looking, word);
    asked.push(meant ?? word);
    if (meant) corrections.push({ typed: word.typed, asked: meant });
  }
  return { asked, corrections };
}

/** What a word may have been meant for, out of readable words alone; null where it is there as it is, or nothing is like it. */
async function meantBy(looking: Looking, word: AskedWord): Promise<AskedWord | null> {
  if (await isThere(looking, word)) return null;
  const alike = soundingLike(word);
  if (alike && (await isThere(looking, alike))) return alike;
  const near = await nearWords(looking, word);
  return near.length > 0 ? instead(word, near) : null;
}

const NAMES = 20;

async function nearWords(looking: Looking, { word }: AskedWord): Promise<string[]> {
  const { db, circles, window } = looking;
  const keyed = keyedBy(looking);
  const queries = circles.flatMap((circle) => nearIn(circle, word, keyed) ?? []);
  const { hits } = await listHits(db, { scopes: numbersOf(looking), queries, most: NAMES }, window);
  const rows = await foundOf(
    looking,
    hits.slice(0, NAMES).map(({ id }) => id),
  );
  return rows.flatMap(({ title, text, kind }) =>
    nearWordsIn(kind === 'person' ? `${title} ${text}` : title, word),
  );
}

async function isThere(looking: Looking, word: AskedWord): Promise<boolean> {
  return (await hitsOf({ ...looking, most: 1 }, [word])).hits.length > 0;
}

async function hitsOf(looking: Looking, asked: readonly AskedWord[]): Promise<WeighedHits> {
  if (asked.length === 0) return { hits: [], isMore: false };
  const { db, circles, most, window } = looking;
  const keyed = keyedBy(looking);
  const queries = circles.map((circle) => queryIn(circle, asked, keyed));
  return listHits(db, { scopes: numbersOf(looking), queries, most }, window);
}
