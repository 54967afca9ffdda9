import { allow, type Result, refuse } from '#kernel/result.ts';
import type { Viewer } from '#kernel/viewer.ts';
import { holdDispute } from '#modules/disputes/actions/hold.ts';
import { type DisputePeople, peopleIn } from '#modules/disputes/actions/people-in.ts';
import { findFile, officeIn } from '#modules/disputes/actions/reading.ts';
import { namesOf } from '#modules/identity/actions/people.ts';
import { deviceCookie } from '#modules/identity/rules/devices.ts';
import { appendActs } from '#modules/record/actions.ts';
import type { Db } from '#platform/db.ts';
import { sha256 } from '#platform/hash.ts';
import type { DiscussionAct } from '../rules/acts.ts';
import {
  askOpening,
  type Deciding,
  type DecidingRefusal,
  decideOpening,
  mayBeOpened,
  type OpenedRefusal,
  type OpeningBy,
  type OpeningGround,
  type OpeningRefusal,
  type OpeningSpan,
  openedRefusal,
  readableSpan,
  stateOf,
} from '../rules/openings.ts';
import {
  audienceOf,
  isSealed,
  keyOf,
  placeNamed,
  placesOf,
  type TalkPlace,
} from '../rules/places.ts';
import { listMessages } from '../store/messages.ts';
import {
  addOpening,
  changeOpening,
  countSaid,
  listOpenings,
  lockOpening,
  type OpeningRow,
} from '../store/openings.ts';
import type { OpeningDeps } from './deps.ts';
import { oweOpened } from './opening-letters.ts';
import { keptOf, type OpeningShown, openingShown } from './opening-rows.ts';
import type { ShownMessage } from './reading.ts';
import { sealedText, wordsOf } from './words.ts';

/** A registrar at their browser. */
export type Registrar = { viewer: Viewer; cookie: string | undefined };
type Hand = { by: OpeningBy; dispute: DisputePeople };

/** A registrar with what they have to do with the dispute; null for whoever is none, and of a dispute that is not there. */
async function handOf(
  deps: OpeningDeps,
  db: Db,
  { viewer, cookie }: Registrar,
  disputeId: string,
): Promise<Hand | null> {
  // Whoever is of a side, or reached at an address of one, is refused here as everywhere.
  if ((await officeIn(db, viewer, disputeId))?.as !== 'registrar') return null;
  const [dispute, file] = [await peopleIn(db, disputeId), await findFile(db, disputeId)];
  if (!dispute || !file) return null;
  const { personId } = viewer;
  const device = deviceCookie(deps.settings.publicUrl).tokenIn(cookie);
  const isConnected =
    file.dispute.officerId === personId ||
    // A neutral of before too: what they heard they do not open for themselves.
    file.events.some(({ details }) => neutralIn(details) === personId) ||
    dispute.people.some(({ id, as }) => id === personId && as !== 'registrar');
  const browser = device === null ? null : sha256(device);
  return { dispute, by: { personId, factorAt: viewer.secondFactorAt, isConnected, browser } };
}

function neutralIn(details: unknown): unknown {
  return typeof details === 'object' && details !== null && 'neutral' in details
    ? details.neutral
    : null;
}

export type OpeningsOfDispute = {
  dispute: DisputePeople;
  me: string;
  openings: OpeningShown[];
  /** The places that could be opened. Whether anything was said there it does not tell. */
  places: TalkPlace[];
  names: Map<string, string>;
};

/** What was asked about a dispute's sealed talk and what became of it, for the registrars. */
export async function openingsFor(
  deps: OpeningDeps,
  who: Registrar,
  disputeId: string,
): Promise<Result<OpeningsOfDispute, 'unknown'>> {
  const hand = await handOf(deps, deps.db, who, disputeId);
  if (!hand || hand.by.isConnected) return refuse('unknown');
  const rows = await listOpenings(deps.db, disputeId);
  return allow({
    dispute: hand.dispute,
    me: hand.by.personId,
    openings: rows.map((row) => openingShown(deps, row)),
    places: placesOf(hand.dispute).filter(({ kind }) => mayBeOpened(kind)),
    names: await namesOf(
      deps.db,
      rows.flatMap(({ askedBy, decidedBy }) => [askedBy, ...(decidedBy ? [decidedBy] : [])]),
    ),
  });
}

export type OpeningAsked = OpeningSpan & {
  disputeId: string;
  place: string;
  ground: OpeningGround;
  why: string;
};

/** The first registrar asks, and the others are told that one of them must decide. Nothing is opened by it. */
export function askToOpen(
  deps: OpeningDeps,
  who: Registrar,
  { disputeId, place, ground, why, from, to }: OpeningAsked,
): Promise<Result<{ id: string }, OpeningRefusal | 'unknown'>> {
  return deps.db.transaction().execute(async (tx) => {
    const hand = await handOf(deps, tx, who, disputeId);
    if (!hand) return refuse('unknown');
    await holdDispute(tx, disputeId); // of two at once the second finds what the first asked
    const at = deps.now();
    const found = placesOf(hand.dispute).find((one) => keyOf(one) === place) ?? null;
    const rows = await listOpenings(tx, disputeId);
    const asked = askOpening(
      hand.by,
      {
        kind: found?.kind ?? null,
        isSealed: found !== null && isSealed(found),
        ...{ why, from, to },
        isWaiting: rows.some((row) => row.place === place && isWaiting(row, at)),
      },
      at,
    );
    if (!asked.ok) return asked;
    const id = deps.newId();
    await addOpening(tx, {
      ...{ id, disputeId, place, ground },
      ...{ firstNumber: from, lastNumber: to, askedBy: hand.by.personId, askedAt: at },
      askedBrowser: hand.by.browser === null ? null : Buffer.from(hand.by.browser, 'hex'),
      sealedWhy: sealedText(deps, why, `${id} asked`),
    });
    await record(deps, tx, {
      act: 'talk.opening_asked',
      hand,
      row: { id, disputeId, place, ground },
      tells: registrarsOf(hand.dispute),
    });
    return allow({ id });
  });
}

function isWaiting(row: OpeningRow, now: Date): boolean {
  return stateOf(keptOf(row), now) === 'asked';
}

export type OpeningDecided = Deciding & { disputeId: string; id: string };

/** The second registrar decides. Whoever reads in the place is told in the same transaction: by notice, and by a letter at once. */
export function decideOnOpening(
  deps: OpeningDeps,
  who: Registrar,
  { disputeId, id, decision, ground, why }: OpeningDecided,
): Promise<Result<{ id: string }, DecidingRefusal | 'unknown'>> {
  return deps.db.transaction().execute(async (tx) => {
    const hand = await handOf(deps, tx, who, disputeId);
    const row = hand && (await lockOpening(tx, disputeId, id));
    if (!hand || !row) return refuse('unknown');
    const at = deps.now();
    const decided = decideOpening(hand.by, keptOf(row), { ground, why, now: at });
    if (!decided.ok) return decided;
    await changeOpening(tx, id, {
      ...{ decision, decidedBy: hand.by.personId, decidedAt: at },
      sealedDecidedWhy: sealedText(deps, why, `${id} decided`),
      said: decision === 'granted' ? await countSaid(tx, disputeId, row.place) : null,
    });
    const readers = decision === 'granted' ? readersOf(hand.dispute, row.place) : [row.askedBy];
    await record(deps, tx, {
      act: decision === 'granted' ? 'talk.opened' : 'talk.opening_declined',
      ...{ hand, row, tells: readers },
    });
    if (decision === 'granted') await oweOpened(deps, tx, { id, readers, at });
    return allow({ id });
  });
}

export type OpenedMessages = {
  messages: ShownMessage[];
  names: Map<string, string>;
  hasMore: boolean;
};
const PAGE = 100;

/** Reads what was opened, as a page of it. Each look is an act of the record, in the transaction that fetches the words. */
export function readOpened(
  deps: OpeningDeps,
  who: Registrar,
  { disputeId, id, after }: { disputeId: string; id: string; after: number },
): Promise<Result<OpenedMessages, OpenedRefusal | 'unknown'>> {
  return deps.db.transaction().execute(async (tx) => {
    const hand = await handOf(deps, tx, who, disputeId);
    const row = hand && (await lockOpening(tx, disputeId, id));
    if (!hand || !row) return refuse('unknown');
    const refusal = openedRefusal(hand.by, keptOf(row), deps.now());
    if (refusal) return refuse(refusal);
    const { place, firstNumber: from, lastNumber: to, said } = row;
    const span = readableSpan({ from, to }, said ?? 0);
    const found = await listMessages(
      tx,
      { disputeId, places: [{ key: place }] },
      { place, after: Math.max(after, span.after), most: PAGE + 1 },
    );
    const rows = found.filter(({ number }) => number <= span.to);
    const page = rows.slice(0, PAGE);
    await record(deps, tx, {
      act: 'talk.opening_read',
      ...{ hand, row, tells: [] },
      read: { from: page[0]?.number ?? null, to: page.at(-1)?.number ?? null },
    });
    return allow({
      messages: page.map((one) => ({ row: one, words: wordsOf(deps, one) })),
      names: await namesOf(
        tx,
        page.map(({ byPerson }) => byPerson),
      ),
      hasMore: rows.length > PAGE,
    });
  });
}

type Recording = {
  act: DiscussionAct;
  hand: Hand;
  row: Pick<OpeningRow, 'id' | 'disputeId' | 'place' | 'ground'>;
  tells: readonly string[];
  read?: OpeningSpan;
};

/** Who did what about which opening, on which ground; what the registrars wrote stays with the opening, where it is sealed. */
async function record(
  { now }: OpeningDeps,
  tx: Db,
  { act, hand, row, tells, read }: Recording,
): Promise<void> {
  const { personId } = hand.by;
  const details = { opening: row.id, place: row.place, ground: row.ground, ...read };
  await appendActs(tx, now(), [
    {
      act,
      subject: { kind: 'dispute', id: row.disputeId },
      by: { personId, role: 'registrar' },
      details,
      tells: tells.filter((one) => one !== personId),
    },
  ]);
}

function registrarsOf({ people }: DisputePeople): string[] {
  return people.filter(({ as }) => as === 'registrar').map(({ id }) => id);
}

function readersOf(dispute: DisputePeople, place: string): string[] {
  const named = placeNamed(place);
  return named ? audienceOf(named, dispute.people).map(({ id }) => id) : [];
}
