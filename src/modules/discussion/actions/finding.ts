import type { AccessPlace } from '#modules/disputes/rules/access.ts';
import type { Side } from '#modules/disputes/rules/words.ts';
import type { Db } from '#platform/db.ts';
import { accessPlaceOf, placeNamed } from '../rules/places.ts';
import { findAnyMessage, listAllMessages, type TalkMessageRow } from '../store/messages.ts';
import { wordsOf } from './words.ts';

/** What was said, with the place whose readers find it. */
export type TalkToFind = {
  id: string;
  disputeId: string;
  place: AccessPlace;
  partyId: string | null;
  /** The place in addresses. */
  key: string;
  side: Side | 'institution' | null;
  at: Date;
  words: string;
};

type Deps = { db: Db; key: Buffer };

/** Everything that was said in a dispute and stands. It names no viewer: each is for the readers of its place. */
export async function messagesToFind(deps: Deps, disputeId: string): Promise<TalkToFind[]> {
  return (await listAllMessages(deps.db, disputeId)).flatMap((row) => toFind(deps, row) ?? []);
}

/** One message; null where nothing of it stands. */
export async function messageToFind(
  deps: Deps,
  { disputeId, id }: { disputeId: string; id: string },
): Promise<TalkToFind | null> {
  const row = await findAnyMessage(deps.db, disputeId, id);
  return row && toFind(deps, row);
}

function toFind(deps: Deps, row: TalkMessageRow): TalkToFind | null {
  const [words, place] = [wordsOf(deps, row), placeNamed(row.place)];
  if (words === null || row.withdrawnAt !== null || !place) return null;
  const { id, disputeId, at, byAs } = row;
  return {
    id,
    disputeId,
    at,
    words,
    key: row.place,
    place: accessPlaceOf[place.kind],
    partyId: place.partyId,
    side: sideOf(byAs),
  };
}

function sideOf(as: TalkMessageRow['byAs']): TalkToFind['side'] {
  if (as === 'claimant' || as === 'respondent') return as;
  return as === 'officer' || as === 'registrar' ? 'institution' : null;
}
