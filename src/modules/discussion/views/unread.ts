import type { OutputOf } from '#kernel/endpoint.ts';
import type { OpenPlace, OpenTalk } from '../actions/places.ts';
import type { NewTalk } from '../actions/since.ts';
import type { UnreadOfDispute, UnreadTalk } from '../actions/unread.ts';
import type { newTalk, unreadTalk } from '../contract/unread.ts';

type View = OutputOf<typeof unreadTalk>;

export function unreadView({ disputes, hasMore }: UnreadTalk): View {
  const views = disputes.map(disputeView);
  // Where somebody is called by name comes first.
  views.sort((a, b) => Number(b.isNamed) - Number(a.isNamed));
  return { total: views.reduce((sum, one) => sum + one.unread, 0), disputes: views, hasMore };
}

function disputeView({ talk, counts, named }: UnreadOfDispute): View['disputes'][number] {
  const { dispute } = talk;
  const places = talk.places.flatMap((place) => {
    const unread = counts.find((one) => one.place === place.key)?.unread ?? 0;
    return unread > 0 ? [{ ...placeIn(talk, place), unread, isNamed: named.has(place.key) }] : [];
  });
  places.sort((a, b) => Number(b.isNamed) - Number(a.isNamed));
  return {
    id: talk.disputeId,
    reference: dispute.reference,
    unread: places.reduce((sum, one) => sum + one.unread, 0),
    isNamed: named.size > 0,
    places,
  };
}

function placeIn({ dispute, me }: OpenTalk, { key, kind, partyId }: OpenPlace) {
  const party = dispute.parties.find(({ id }) => id === partyId)?.name ?? '';
  return { place: key, kind, party, isOwn: partyId !== null && me.partyIds.includes(partyId) };
}

export function newTalkView(found: NewTalk): OutputOf<typeof newTalk> {
  if (!found) return { places: [] };
  const { talk, counts } = found;
  const places = talk.places.flatMap((place) => {
    const count = counts.find((one) => one.place === place.key)?.count ?? 0;
    return count > 0 ? [{ ...placeIn(talk, place), count }] : [];
  });
  return { places };
}
