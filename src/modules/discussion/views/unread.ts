import type { OutputOf } from '#kernel/endpoint.ts';
import type { UnreadOfDispute, UnreadTalk } from '../actions/unread.ts';
import type { unreadTalk } from '../contract/unread.ts';

type View = OutputOf<typeof unreadTalk>;

export function unreadView({ disputes, hasMore }: UnreadTalk): View {
  const views = disputes.map(disputeView);
  // Where somebody is called by name comes first.
  views.sort((a, b) => Number(b.isNamed) - Number(a.isNamed));
  return { total: views.reduce((sum, one) => sum + one.unread, 0), disputes: views, hasMore };
}

function disputeView({ talk, counts, named }: UnreadOfDispute): View['disputes'][number] {
  const { dispute, me } = talk;
  const places = talk.places.flatMap(({ key, kind, partyId }) => {
    const unread = counts.find(({ place }) => place === key)?.unread ?? 0;
    if (unread === 0) return [];
    const party = dispute.parties.find(({ id }) => id === partyId)?.name ?? '';
    const isOwn = partyId !== null && me.partyIds.includes(partyId);
    return [{ place: key, kind, party, isOwn, unread, isNamed: named.has(key) }];
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
