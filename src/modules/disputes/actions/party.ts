import type { Viewer } from '#kernel/viewer.ts';
import type { Db } from '#platform/db.ts';
import type { RangeReading } from '#platform/ranges.ts';
import { mayIn, type StandingAs } from '../rules/access.ts';
import { isNews } from '../rules/news.ts';
import type { TaxPlace } from '../rules/tax-place.ts';
import { isSeenByAll, sees } from '../rules/visible.ts';
import type { Side, Track } from '../rules/words.ts';
import { listDocumentsSince } from '../store/documents.ts';
import { listNamed, listOwnAndInvited, listPartiesOf, type OwnRow } from '../store/own.ts';
import { listSince } from '../store/visits.ts';
import type { DisputesDeps, ListingDeps, ShowingDeps } from './deps.ts';
import {
  findReadable,
  givenWhile,
  mayRead,
  type ReadableDocument,
  readDocument,
} from './documents.ts';
import { type CostsSummary, estimateOf } from './estimate.ts';
import { countedTrack } from './limits.ts';
import { claimProvedMemberships } from './memberships.ts';
import { openingDetails, openingsOf, recordOpening } from './openings.ts';
import { boundsIn } from './paper-bounds.ts';
import { type DisputeFile, documentsBut, documentsIn, findFile, provedEmail } from './reading.ts';
import { type SeenDispute, seenBy } from './seen.ts';
import { neutralStandings, type PlaceStanding, standingFor } from './standings.ts';
import { placeOfParty } from './tax-place.ts';
import { noteVisit } from './visits.ts';
import { readerOf, withinPlaces } from './within-places.ts';

const PAGE = 20;

type Listed = Omit<OwnRow, 'side'> & { as: StandingAs; isInvited: boolean };
export type OwnDispute = Listed & {
  /** The first claimant, for whoever stands on neither side. */
  claimant: string;
  against: { name: string; more: number };
  news: number;
};
export type OwnDisputes = { disputes: OwnDispute[]; next: string | null };

/** A page of the disputes in which a person stands for a party, was let in by one, or is the neutral. */
export async function ownDisputes(
  deps: DisputesDeps,
  viewer: Viewer,
  before: string | null,
): Promise<OwnDisputes> {
  const { db } = deps;
  await claimProvedMemberships(deps, viewer.personId); // what was filed before they had an account is theirs from now on
  const rows = await listedFor(db, viewer, before);
  const shown = rows.slice(0, PAGE);
  const ids = shown.map(({ id }) => id);
  const parties = Map.groupBy(await listPartiesOf(db, ids), ({ disputeId }) => disputeId);
  const since = await listSince(db, viewer.personId, ids);
  return {
    disputes: shown.map((row) => ({
      ...row,
      ...facing(row, parties.get(row.id) ?? []),
      news: since.filter((event) => event.disputeId === row.id && isTold(row, event)).length,
    })),
    next: rows.length > PAGE ? (shown.at(-1)?.id ?? null) : null,
  };
}

/** As what a person decides in disputes in which they stand on no side. */
function decidedBeside(
  asNeutral: Awaited<ReturnType<typeof neutralStandings>>,
  sided: ReadonlySet<string>,
) {
  const beside = asNeutral.filter(({ disputeId }) => !sided.has(disputeId));
  return new Map(beside.map(({ disputeId, standing }) => [disputeId, standing.as]));
}

async function listedFor(db: Db, viewer: Viewer, before: string | null): Promise<Listed[]> {
  const { personId } = viewer;
  const page = { before, most: PAGE + 1 };
  const who = { personId, email: await provedEmail(db, personId) };
  const ofSides = await listOwnAndInvited(db, who, page);
  const sided = new Set(ofSides.map(({ id }) => id));
  const asNeutral = await neutralStandings(db, personId, page);
  const decided = decidedBeside(asNeutral, sided);
  const named = await listNamed(db, [...decided.keys()]);
  return [
    ...ofSides.map(({ side, ...row }) => ({ ...row, as: side })),
    ...named.flatMap((row) => {
      const as = decided.get(row.id);
      return as ? [{ ...row, as, partyIds: [], isInvited: false }] : [];
    }),
  ].toSorted((one, other) => (one.id < other.id ? 1 : -1));
}

type NamedParty = { side: Side; name: string };

/** Whom a reader faces: the other side, and for whoever stands on neither, the respondents, beside who claims. */
function facing({ as }: Pick<Listed, 'as'>, parties: readonly NamedParty[]) {
  const of = (side: Side) => parties.filter((party) => party.side === side);
  const [claimants, others] = [of('claimant'), of(as === 'respondent' ? 'claimant' : 'respondent')];
  return {
    claimant: claimants[0]?.name ?? '',
    against: { name: others[0]?.name ?? '', more: Math.max(0, others.length - 1) },
  };
}

type Told = { type: string; partyId: string | null };

/** Of whoever was let in the list says no more than where they were; whoever stands on neither side is told what both are. */
function isTold({ as, partyIds, isInvited }: Listed, event: Told): boolean {
  if (isInvited) return false;
  return as === 'claimant' || as === 'respondent'
    ? sees(as, partyIds, event)
    : isSeenByAll(event.type);
}

export type PartyDisputeReading = SeenDispute & {
  as: StandingAs;
  estimate: CostsSummary | null;
  /** Whose times count now. */
  track: Track;
  /** Where each party that the viewer stands for is for the tax on a bill. */
  taxPlaces: ReadonlyMap<string, TaxPlace>;
  now: Date;
  /** What came since their last visit and was not their doing. */
  news: { since: Date | null; events: ReadonlySet<string>; papers: number };
};

/**
 * A dispute with what its viewer may read of it; null for a stranger, and for whoever was let in and not to its board. The office's
 * own acts stand on its page of the dispute, and a party's are nobody's else.
 */
export async function disputeFor(
  deps: DisputesDeps,
  viewer: Viewer,
  id: string,
): Promise<PartyDisputeReading | null> {
  const place = await standingFor(deps.db, viewer, { disputeId: id, place: 'board', act: 'read' });
  const file = place && (await findFile(deps.db, id));
  if (!place || !file) return null;
  const standing = readerOf(place);
  const isParty = standing.actors.length > 0;
  const estimate = isParty ? await estimateOf(deps, file, standing) : null;
  const [now, seen] = [deps.now(), withinPlaces(await seenBy(deps, file, standing), place)];
  const own = file.parties.filter(({ id: party }) => standing.partyIds.includes(party));
  const { personId } = viewer;
  const { since } = await noteVisit(deps, personId, id);
  const news = seen.file.events.filter((event) => isNews(event, personId, since));
  return {
    ...seen,
    as: place.as,
    estimate,
    track: countedTrack(seen.file),
    taxPlaces: new Map(own.map((party) => [party.id, placeOfParty(party, party.contacts, now)])),
    now,
    news: {
      since,
      events: new Set(news.map((event) => event.id)),
      papers: await newPapers(deps.db, { file, place, personId, since }),
    },
  };
}

/** Beyond so many nobody is helped by a number. */
const PAPERS_MOST = 100;

type PapersAsked = {
  file: DisputeFile;
  place: PlaceStanding;
  personId: string;
  since: Date | null;
};

/** How many papers of others came since, of those that somebody who stands so may read. */
async function newPapers(db: Db, { file, place, personId, since }: PapersAsked): Promise<number> {
  if (!since || !mayIn(place, { place: 'papers' }, 'read')) return 0;
  const asked = { since, notBy: personId, most: PAPERS_MOST };
  const papers = await listDocumentsSince(db, file.dispute.id, asked);
  const bounds = boundsIn(file);
  return papers.filter((paper) => mayRead(place, paper, bounds)).length;
}

export type DocumentAsked = {
  disputeId: string;
  id: string;
  /** How much of it is asked for, which only its size tells. */
  readingOf(content: ReadableDocument['content']): RangeReading;
};

type DocumentsAsked = { disputeId: string; isBesideRecord: boolean };

/**
 * The papers of a dispute for whoever may enter the place where they are kept; null for everybody else. Those beside its record are
 * few, where the record holds thousands.
 */
export async function documentsFor(
  { db, filedIn }: Pick<ListingDeps, 'db' | 'filedIn'>,
  viewer: Viewer,
  { disputeId, isBesideRecord }: DocumentsAsked,
) {
  const standing = await standingFor(db, viewer, { disputeId, place: 'papers', act: 'read' });
  const file = standing && (await findFile(db, disputeId));
  if (!standing || !file) return null;
  const bounds = boundsIn(file);
  const among = isBesideRecord
    ? await documentsBut(db, disputeId, await filedIn(db, disputeId))
    : await documentsIn(db, disputeId);
  const documents = among.filter((document) => mayRead(standing, document, bounds));
  const openings = await openingsOf(
    db,
    file,
    documents.map(({ id }) => id),
  );
  return { file: { parties: file.parties, documents }, openings };
}

const roleIn: Partial<Record<StandingAs, 'case_officer' | 'registrar'>> = {
  officer: 'case_officer',
  registrar: 'registrar',
};

/**
 * A paper, for whoever may read it; a paper that was filed or issued leaves a trace that it was opened, and one that was sent to
 * this very party is received with it.
 */
export async function openDocument(
  deps: ShowingDeps,
  viewer: Viewer,
  asked: DocumentAsked,
): Promise<ReadableDocument | null> {
  const standing = await standingFor(deps.db, viewer, {
    disputeId: asked.disputeId,
    place: 'papers',
    act: 'read',
  });
  const paper = standing && (await readDocument(deps, standing, asked));
  if (!paper) return null;
  const role = roleIn[standing.as] ?? 'person';
  const { disputeId, id: documentId } = asked;
  await recordOpening(deps, {
    reading: asked.readingOf(paper.content),
    by: { personId: viewer.personId, role },
    disputeId,
    details: openingDetails(standing, documentId),
    received: async (tx) => {
      if (role === 'person') await deps.paperShown(tx, { viewer, disputeId, documentId });
    },
  });
  const mayStill = async () => {
    const now = await standingFor(deps.db, viewer, {
      disputeId: asked.disputeId,
      place: 'papers',
      act: 'read',
    });
    return now !== null && (await findReadable(deps.db, now, asked)) !== null;
  };
  return { ...paper, content: givenWhile(paper.content, mayStill) };
}
