import type { Role } from '#kernel/viewer.ts';
import type { Db } from '#platform/db.ts';
import { sha256 } from '#platform/hash.ts';
import { newId } from '#platform/ids.ts';
import type { ActName } from './rules/acts.ts';
import {
  type ChainBreak,
  type ChainLink,
  endBreak,
  firstBreak,
  GENESIS,
  type HashedLink,
  linkText,
  type SubjectKind,
} from './rules/chain.ts';
import {
  type ActCursor,
  type ActRow,
  addLinks,
  isActAfter,
  listActsAfter,
  lockChain,
} from './store/acts.ts';
import {
  type ChainEnd,
  type ChainPosition,
  findAt,
  inOneView,
  listAlong,
  listEnds,
  listOfChains,
} from './store/chains.ts';
import {
  type ActFilter,
  countActs,
  isActSince,
  listActDetails,
  listActs,
  listActsOf,
  listEmptied,
} from './store/reading.ts';

export type { ChainBreak, HashedLink } from './rules/chain.ts';
export type { ChainPosition } from './store/chains.ts';
export { inOneView } from './store/chains.ts';
export type { ActFilter } from './store/reading.ts';
export { listSubjects } from './store/reading.ts';

/** Something that was done. `tells` names who is to hear of it: ids of people, and `role:…`. */
export type RecordedAct = {
  act: ActName;
  subject: { kind: SubjectKind; id: string };
  by: { personId: string | null; role: Role | 'system' };
  from?: string | null;
  to?: string | null;
  why?: string | null;
  details?: Readonly<Record<string, string | number | boolean | null>>;
  tells?: readonly string[];
};

/**
 * Writes acts into the record, in the transaction of what was done: both are kept or neither. The acts of one person's
 * account are a chain of their own, and so are those of one dispute, one invoice and one payment, so that people need not
 * wait for each other; all others are the office's.
 */
export async function appendActs(tx: Db, at: Date, acts: readonly RecordedAct[]): Promise<void> {
  const byChain = Map.groupBy(acts, chainOf);
  // In the order of their names: whoever needs two chains takes them in the same order as everybody else.
  for (const chain of [...byChain.keys()].sort())
    await append(tx, at, chain, byChain.get(chain) ?? []);
}

/** The acts after a cursor, oldest first, none of which a later call can bring an earlier one before. */
export function actsAfter(db: Db, cursor: ActCursor, most: number): Promise<ActRow[]> {
  return listActsAfter(db, cursor, most);
}

/** Whether there are acts after a cursor, also such as `actsAfter` cannot show yet. */
export function hasActsAfter(db: Db, cursor: ActCursor): Promise<boolean> {
  return isActAfter(db, cursor);
}

const OFFICE = 'office';
const OWN_CHAIN: ReadonlySet<SubjectKind> = new Set([
  'person',
  'dispute',
  'invoice',
  'payment',
  'fee',
]);

function chainOf({ subject }: RecordedAct): string {
  return OWN_CHAIN.has(subject.kind) ? `${subject.kind}:${subject.id}` : OFFICE;
}

async function append(
  tx: Db,
  at: Date,
  chain: string,
  acts: readonly RecordedAct[],
): Promise<void> {
  const end = await lockChain(tx, chain, GENESIS);
  let { length: number, head } = end;
  const links = acts.map((act) => {
    number += 1;
    const link: ChainLink = {
      id: newId(at.getTime()),
      chain,
      number,
      at,
      act: act.act,
      subject: act.subject,
      by: act.by,
      from: act.from ?? null,
      to: act.to ?? null,
      why: act.why ?? null,
      details: act.details ?? {},
      tells: act.tells ?? [],
    };
    const previousHash = head;
    head = sha256(linkText(link, previousHash));
    return { ...link, previousHash, hash: head };
  });
  await addLinks(tx, { chain, links, length: number, head });
}

/** The acts that somebody asks for, the newest first, from before an act on. */
export function readActs(
  db: Db,
  filter: ActFilter,
  page: { before: string | null; most: number },
): Promise<HashedLink[]> {
  return listActs(db, filter, page);
}

/** What the acts of one name about a dispute say, each thing once: who opened which paper, however often. */
export function actDetailsOfDispute(
  db: Db,
  disputeId: string,
  act: ActName,
  documents: readonly string[] | null = null,
): Promise<HashedLink['details'][]> {
  return listActDetails(db, { kind: 'dispute', id: disputeId }, act, documents);
}

/** When and by what details an act of one name was done in a dispute, the oldest first; of some documents alone, where they are given. */
export function actsOfDispute(
  db: Db,
  disputeId: string,
  act: ActName,
  documents: readonly string[] | null = null,
): Promise<{ at: Date; personId: string | null; details: HashedLink['details'] }[]> {
  return listActsOf(db, { kind: 'dispute', id: disputeId }, act, documents);
}

/** Whether the same person has done the same since a moment. */
export function isActedSince(
  db: Db,
  { act, subject, by, details = {} }: RecordedAct,
  since: Date,
): Promise<boolean> {
  return isActSince(db, { act, subject, personId: by.personId, details }, since);
}

/** The acts of some chains, each chain's in its order: for whoever replays them. */
export async function actsOfChains(
  db: Db,
  chains: readonly string[],
): Promise<Map<string, HashedLink[]>> {
  return Map.groupBy(await listOfChains(db, chains), ({ chain }) => chain);
}

/** How much there is, by what the chains say of themselves. */
export function sizeOfRecord(db: Db): Promise<{ acts: number; chains: number }> {
  return countActs(db);
}

/** Where the office's chain ends: to be kept elsewhere, because it shows an end that was cut off and written anew. */
export async function endOfOffice(db: Db): Promise<ChainEnd | null> {
  return (await listEnds(db, [OFFICE])).get(OFFICE) ?? null;
}

/** What came of looking at some acts: `upTo` is the last that fits; `next` where to go on, null when all are seen. */
export type VerifiedPortion = {
  checked: number;
  upTo: HashedLink | null;
  next: ChainPosition | null;
  broken: ChainBreak | null;
};

/** Looks at the next acts of a walk over every chain, in one view of the database: an act that comes meanwhile is not missed. */
export function verifyPortion(
  db: Db,
  after: ChainPosition | null,
  most: number,
): Promise<VerifiedPortion> {
  return inOneView(db, async (tx) => {
    const rows = await listAlong(tx, after, most);
    const stood = after ? await findAt(tx, after) : null;
    const next = rows.length < most ? null : placeOf(rows.at(-1));
    const done = { checked: rows.length, upTo: rows.at(-1) ?? stood, next };
    if (after && !stood) return { ...done, broken: { ...after, id: '', fault: 'gap' as const } };
    return { ...done, broken: await brokenIn(tx, { rows, stood, isLast: next === null }) };
  });
}

type Seen = { rows: readonly HashedLink[]; stood: HashedLink | null; isLast: boolean };

async function brokenIn(tx: Db, { rows, stood, isLast }: Seen): Promise<ChainBreak | null> {
  const chains = Map.groupBy(rows, ({ chain }) => chain);
  // The chain at whose end the walk had stopped, if it goes no further.
  if (stood && !chains.has(stood.chain)) chains.set(stood.chain, []);
  const ends = await listEnds(tx, [...chains.keys()]);
  for (const [chain, acts] of chains) {
    const from = stood?.chain === chain ? stood : { number: 0, hash: GENESIS };
    const broken =
      firstBreak(acts, from, sha256) ??
      (isOpen(chain) ? null : endBreak(chain, acts.at(-1) ?? from, ends.get(chain) ?? null));
    if (broken) return broken;
  }
  return isLast ? emptied(await listEmptied(tx)) : null;

  // More of the last chain may come with the next portion.
  function isOpen(chain: string): boolean {
    return !isLast && chain === rows.at(-1)?.chain;
  }
}

function emptied([first]: readonly ChainEnd[]): ChainBreak | null {
  return first ? { chain: first.chain, number: 1, id: '', fault: 'cut' } : null;
}

function placeOf(act: HashedLink | undefined): ChainPosition | null {
  return act ? { chain: act.chain, number: act.number } : null;
}
