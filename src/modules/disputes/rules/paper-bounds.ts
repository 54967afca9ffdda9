import type { StandingAs } from './access.ts';
import { rowOf } from './machine.ts';

/** What keeps a paper from somebody whom its audience includes. */
export type PaperBounds = {
  /** Since when each party stands apart: nothing is claimed of it any more, or it is in doubt who it is. */
  apart: ReadonlyMap<string, Date>;
  /** The papers that are sealed, each with the parties whom the order lets read it. */
  sealed: ReadonlyMap<string, readonly string[]>;
};

export type BoundReader = {
  as: StandingAs;
  partyIds: readonly string[];
  /** Of an officer: that the dispute is theirs to work on. */
  isAssigned?: boolean;
};
export type BoundPaper = { id: string; partyId: string | null; addedAt: Date };

/**
 * Why a paper is kept from somebody who else would read it. Whoever stands for none but parties apart keeps what was there before
 * and reads nothing that came afterwards, for it may be another person who reads. A sealed paper is for whoever filed it, whom the
 * order names, whoever decides (ACA s. 24(3): the tribunal has what a party has), and the office that keeps the seal.
 */
export function withheld(
  reader: BoundReader,
  paper: BoundPaper,
  { apart, sealed }: PaperBounds,
): 'apart' | 'sealed' | null {
  const isOwn = paper.partyId !== null && reader.partyIds.includes(paper.partyId);
  if (isOwn) return null;
  const until = readsUntil(reader, { apart });
  if (until && paper.addedAt >= until) return 'apart';
  const named = sealed.get(paper.id);
  return named && !opensSealed(reader, named) ? 'sealed' : null;
}

/** From when on a reader reads nothing of others any more, because all for whom they stand stand apart; null where that is not so. */
export function readsUntil(
  { partyIds }: Pick<BoundReader, 'partyIds'>,
  { apart }: Pick<PaperBounds, 'apart'>,
): Date | null {
  const since = partyIds.flatMap((id) => apart.get(id) ?? []);
  if (since.length === 0 || since.length < partyIds.length) return null;
  return new Date(Math.max(...since.map((at) => at.getTime())));
}

function opensSealed({ as, partyIds, isAssigned }: BoundReader, named: readonly string[]): boolean {
  if (as === 'registrar' || as === 'arbitrator') return true;
  if (as === 'officer') return isAssigned === true;
  return partyIds.some((id) => named.includes(id));
}

type EventAsKept = { type: string; partyId: string | null; at: Date };

/** Since when each party stands apart that does so now. */
export function apartSince(events: readonly EventAsKept[]): Map<string, Date> {
  const [doubted, released] = [new Map<string, Date>(), new Map<string, Date>()];
  for (const { type, partyId, at } of events) {
    const changes = rowOf(type)?.changes;
    if (partyId === null || !changes) continue;
    if (changes.isReleased && !released.has(partyId)) released.set(partyId, at);
    if (changes.isDisputed && !doubted.has(partyId)) doubted.set(partyId, at);
    if (changes.isDisputed === false) doubted.delete(partyId);
  }
  const since = new Map(released);
  for (const [id, at] of doubted) {
    const left = released.get(id);
    since.set(id, left && left < at ? left : at);
  }
  return since;
}
