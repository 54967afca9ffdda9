import { language } from '#kernel/language.ts';
import type { Viewer } from '#kernel/viewer.ts';
import type { Deadline } from '#modules/clocks/rules/words.ts';
import type { RangeReading } from '#platform/ranges.ts';
import { actRules, mayKnow } from '../rules/act-rules.ts';
import type { ConsentKind } from '../rules/consents.ts';
import { happenedOf } from '../rules/facts.ts';
import { type Lane, lanesOf } from '../rules/lanes.ts';
import { type DisputeFacts, type EventType, mayOf, moved } from '../rules/machine.ts';
import { type MissedDeadline, passedLimits } from '../rules/missed.ts';
import { isNews } from '../rules/news.ts';
import { type NextAct, nextActs } from '../rules/next.ts';
import type { TaxPlace } from '../rules/tax-place.ts';
import { sees, type WhoActs, whoActs } from '../rules/visible.ts';
import type { Track } from '../rules/words.ts';
import { listOwn, listPartiesOf, type OwnRow } from '../store/own.ts';
import { listSince } from '../store/visits.ts';
import { wordsOf } from './consents.ts';
import { mayAbout } from './consents-party.ts';
import { type ConsentWithProofs, consentsOf } from './consents-reading.ts';
import type { DisputesDeps, ShowingDeps } from './deps.ts';
import { mayRead, type ReadableDocument, readDocument } from './documents.ts';
import { type CostsSummary, estimateOf } from './estimate.ts';
import { countedTrack, limitsFor } from './limits.ts';
import { claimProvedMemberships } from './memberships.ts';
import { openingDetails, openingsOf, recordOpening } from './openings.ts';
import { paperBounds } from './paper-bounds.ts';
import {
  type DisputeFile,
  type DisputeStanding,
  factsFor,
  findFile,
  provedEmail,
  standingOfViewer,
} from './reading.ts';
import { placeOfParty } from './tax-place.ts';
import { noteVisit } from './visits.ts';

const PAGE = 20;

export type OwnDispute = OwnRow & { against: { name: string; more: number }; news: number };
export type OwnDisputes = { disputes: OwnDispute[]; next: string | null };

/** A page of the disputes in which a person stands for a party. */
export async function ownDisputes(
  deps: DisputesDeps,
  viewer: Viewer,
  before: string | null,
): Promise<OwnDisputes> {
  const { db } = deps;
  await claimProvedMemberships(deps, viewer.personId); // what was filed before they had an account is theirs from now on
  const who = { personId: viewer.personId, email: await provedEmail(db, viewer.personId) };
  const rows = await listOwn(db, who, { before, most: PAGE + 1 });
  const shown = rows.slice(0, PAGE);
  const parties = Map.groupBy(
    await listPartiesOf(
      db,
      shown.map(({ id }) => id),
    ),
    ({ disputeId }) => disputeId,
  );
  const against = ({ id, side }: OwnRow) => {
    const others = (parties.get(id) ?? []).filter((party) => party.side !== side);
    return { name: others[0]?.name ?? '', more: Math.max(0, others.length - 1) };
  };
  const since = await listSince(
    db,
    viewer.personId,
    shown.map(({ id }) => id),
  );
  const newsOf = ({ id, side, partyIds }: OwnRow) =>
    since.filter((event) => event.disputeId === id && sees(side, partyIds, event)).length;
  return {
    disputes: shown.map((row) => ({ ...row, against: against(row), news: newsOf(row) })),
    next: rows.length > PAGE ? (shown.at(-1)?.id ?? null) : null,
  };
}

/** A limit, with who must act before it ends as the reader stands. */
export type DeadlineWithActors = Deadline & { who: WhoActs };
/** `releasable`: respondents without whom this reader may go on; `received`: since when each has the request (ACA s. 21); `openings`: who opened which paper. */
export type PartyDisputeReading = {
  file: DisputeFile;
  standing: DisputeStanding;
  limits: DeadlineWithActors[];
  may: EventType[];
  releasable: string[];
  received: DisputeFacts['receivedOn'];
  next: NextAct[];
  passed: MissedDeadline[];
  lanes: Lane[];
  estimate: CostsSummary | null;
  openings: ReadonlyMap<string, readonly string[]>;
  /** Whose times count now. */
  track: Track;
  /** Where each party that the viewer stands for is for the tax on a bill. */
  taxPlaces: ReadonlyMap<string, TaxPlace>;
  now: Date;
  /** What came since their last visit and was not their doing. */
  news: { since: Date | null; events: ReadonlySet<string> };
} & Agreeing;
/** What everybody who stands for a party reads, whether in an account or with a notice. */
export type SeenDispute = Omit<
  PartyDisputeReading,
  'estimate' | 'openings' | 'track' | 'taxPlaces' | 'now' | 'news'
>;
/** The consents that were given, and the exact words of those that this reader may give. */
type Agreeing = {
  consents: (ConsentWithProofs & ReturnType<typeof mayAbout>)[];
  texts: Partial<Record<ConsentKind, string>>;
};

/** A dispute with what its viewer may read of it; null for a stranger, and for the office, which has a page of its own. */
export async function disputeFor(
  deps: DisputesDeps,
  viewer: Viewer,
  id: string,
): Promise<PartyDisputeReading | null> {
  const standing = await standingOfViewer(deps.db, viewer, id);
  if (!standing || (standing.as !== 'claimant' && standing.as !== 'respondent')) return null;
  const file = await findFile(deps.db, id);
  if (!file) return null;
  const [estimate, openings] = [
    await estimateOf(deps, file, standing),
    await openingsOf(deps.db, file),
  ];
  const [now, seen] = [deps.now(), await seenBy(deps, file, standing)];
  const own = file.parties.filter(({ id: party }) => standing.partyIds.includes(party));
  const { personId } = viewer;
  const { since } = await noteVisit(deps, personId, id);
  const news = seen.file.events.filter((event) => isNews(event, personId, since));
  return {
    ...seen,
    estimate,
    openings,
    track: countedTrack(seen.file),
    taxPlaces: new Map(own.map((party) => [party.id, placeOfParty(party, party.contacts, now)])),
    now,
    news: { since, events: new Set(news.map((event) => event.id)) },
  };
}

/** The same file with what is not this viewer's taken out, and what they may do. */
export async function seenBy(
  { db, now }: Pick<DisputesDeps, 'db' | 'now'>,
  file: DisputeFile,
  standing: DisputeStanding,
): Promise<SeenDispute> {
  const facts = await factsFor(db, file, now());
  const limits = await limitsFor(db, file, now());
  const may = mayOf(facts, standing.actors, standing.partyIds);
  const events = file.events.map(happenedOf);
  const bounds = await paperBounds(db, file.dispute.id);
  return {
    standing,
    file: {
      ...file,
      events: file.events.filter((event) =>
        sees(standing.as, standing.partyIds, { type: event.type, partyId: event.partyId }),
      ),
      documents: file.documents.filter((document) => mayRead(standing, document, bounds)),
    },
    limits: limits
      .filter(
        (limit) =>
          (limit.state === 'running' || limit.state === 'paused') && isTold(limit, standing),
      )
      .map((limit) => ({ ...limit, who: whoActs(limit, { ...standing, parties: file.parties }) })),
    may,
    next: nextActs(facts, limits, { ...standing, may }),
    passed: passedLimits(facts, limits, standing),
    lanes: lanesOf(facts, limits, events, standing),
    received: facts.receivedOn,
    releasable: file.parties.map(({ id }) => id).filter((id) => mayRelease(facts, standing, id)),
    consents: consentsOf(file, facts).map((one) => ({ ...one, ...mayAbout(facts, standing, one) })),
    texts: {
      submission: wordsOf('submission', file, language()),
      fast_track: wordsOf('fast_track', file, language()),
    },
  };
}

/** A limit with an act, which this reader may know of. */
function isTold(
  { row, partyId }: Pick<Deadline, 'row' | 'partyId'>,
  standing: DisputeStanding,
): boolean {
  const rule = actRules[row];
  return Boolean(rule && mayKnow(rule, standing, partyId));
}

function mayRelease(facts: DisputeFacts, { actors }: DisputeStanding, partyId: string): boolean {
  const act = { partyId, why: 'a reason', details: {} };
  return actors.some(
    (by) => by === 'claimant' && moved(facts, 'respondent_released', { ...act, by }).ok,
  );
}

export type DocumentAsked = {
  disputeId: string;
  id: string;
  /** How much of it is asked for, which only its size tells. */
  readingOf(content: ReadableDocument['content']): RangeReading;
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
  const standing = await standingOfViewer(deps.db, viewer, asked.disputeId);
  if (!standing) return null;
  const paper = await readDocument(deps, standing, asked);
  if (!paper) return null;
  const role =
    standing.as === 'officer'
      ? ('case_officer' as const)
      : standing.as === 'registrar'
        ? ('registrar' as const)
        : ('person' as const);
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
  return paper;
}
