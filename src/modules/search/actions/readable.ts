import type { Viewer } from '#kernel/viewer.ts';
import { type OpenTalk, talksOf as openTalksOf } from '#modules/discussion/actions/places.ts';
import { accessPlaceOf } from '#modules/discussion/rules/places.ts';
import { apartAmong, type OwnStanding } from '#modules/disputes/actions/own-standings.ts';
import { access, mayIn } from '#modules/disputes/rules/access.ts';
import type { Db } from '#platform/db.ts';
import type { Circle } from '../rules/circles.ts';
import { ALL, askedReader, isTalk, readableScopes, TALK_PLACES } from '../rules/readers.ts';
import { listReadable, listWithAsked, listWithPlaces, type Readable } from '../store/hits.ts';

/**
 * The circles that a viewer may read. Of talk, talk itself is asked (`talkOf`): an officer reads in a dispute that is theirs, and
 * whoever is set apart from their side reads among their own. Over all of one's own that is asked where anything may set people apart.
 */
export async function readableCircles(
  db: Db,
  viewer: Viewer,
  { standings, isOne }: { standings: readonly OwnStanding[]; isOne: boolean },
): Promise<Circle[]> {
  const talks = await talksOf(db, viewer, { standings, isOne });
  const readable = standings.flatMap(({ disputeId, standing }): Readable[] => {
    const own = readableScopes(standing).map((one) => ({ disputeId, ...one }));
    const talk = talks.get(disputeId);
    if (talk === undefined) return own;
    return [...own.filter(({ place }) => !isTalk(place)), ...scopesOf(talk)];
  });
  const circles = await listReadable(db, readable);
  return circles.map(({ id, place }) => ({ id, isSealed: access[place].isSealed }));
}

const CAUCUS = ['talk_joint', 'talk_caucus', 'talk_tribunal'];

/** A caucus is there only with somebody who holds it, and of a place is whoever was asked there, which talk itself knows. */
async function withTalkApart(db: Db, { personId }: Viewer, ids: string[]): Promise<string[]> {
  return [
    ...(await apartAmong(db, ids)),
    ...(await listWithPlaces(db, ids, CAUCUS)),
    ...(await listWithAsked(db, ids, personId)),
  ];
}

type Asked = { standings: readonly OwnStanding[]; isOne: boolean };

async function talksOf(
  db: Db,
  viewer: Viewer,
  { standings, isOne }: Asked,
): Promise<Map<string, OpenTalk | null>> {
  const ids = standings.map(({ disputeId }) => disputeId);
  const withTalk = new Set(await listWithPlaces(db, ids, TALK_PLACES));
  const apart = new Set(isOne ? ids : await withTalkApart(db, viewer, ids));
  const wanted = ids.filter((id) => withTalk.has(id) && apart.has(id));
  const open = await openTalksOf(db, viewer, wanted);
  return new Map(wanted.map((id) => [id, open.get(id) ?? null]));
}

function scopesOf(talk: OpenTalk | null): Readable[] {
  if (!talk) return [];
  const { disputeId, me, places } = talk;
  const mayMeet = mayIn(me, { place: 'calendar' }, 'read');
  return places.map(({ kind, partyId }) => ({
    disputeId,
    place: accessPlaceOf[kind],
    readers: [partyId ?? ALL, ...(mayMeet ? [askedReader(me.id, partyId)] : [])],
  }));
}
