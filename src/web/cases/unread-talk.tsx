import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { OutputOf } from '#kernel/endpoint.ts';
import * as m from '#messages/all.ts';
import { unreadTalk } from '#modules/discussion/contract/unread.ts';
import { placeName } from '#modules/discussion/ui/words.ts';
import { useLive } from '#modules/notifications/ui/live.ts';
import { useApi } from '#ui/api-context.tsx';
import { Badge } from '#ui/desk/badge.tsx';
import { Icon } from '#ui/icon.tsx';
import { Link } from '#ui/link.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';

type UnreadTalk = OutputOf<typeof unreadTalk>;

/** A burst of news is one question. */
const PAUSE = 300;

/** What is unread in talk, counted anew while the page is open; null until it is known. */
function useUnreadTalk(given: UnreadTalk | null): [UnreadTalk | null, isNews: boolean] {
  const api = useApi();
  const [unread, setUnread] = useState(given);
  // What was there when the page opened is not news.
  const [isNews, setNews] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => setUnread((before) => given ?? before), [given]);
  useEffect(() => () => clearTimeout(timer.current), []);
  useLive(({ topic }) => {
    if (topic !== 'fresh' && topic !== 'talk') return;
    clearTimeout(timer.current);
    timer.current = setTimeout(async () => {
      const answer = await api(unreadTalk, {});
      if (answer.outcome !== 'done') return;
      setUnread(answer.data);
      setNews(topic === 'talk');
    }, PAUSE);
  });
  return [unread, isNews];
}

/** Beside the bell: how much is unread over all disputes, and the way to where it begins. */
export function TalkBell() {
  const [unread, isNews] = useUnreadTalk(null);
  const [first] = unread?.disputes ?? [];
  const [place] = first?.places ?? [];
  if (!unread || !first || !place) return null;
  const { total, disputes } = unread;
  const label = m.talk_unread_all({ count: total, cases: disputes.length });
  const named = disputes.some(({ isNamed }) => isNamed) ? ` ${m.talk_unread_named()}` : '';
  return (
    <>
      <Link
        className="ibs bell"
        to={`/cases/${first.id}/talk/${place.place}`}
        aria-label={`${label}${named}`}
        viewTransition={false}
      >
        <Icon name="chats" />
        <Count total={total} />
      </Link>
      <VisuallyHidden>
        <span role="status">{isNews ? `${label}${named}` : ''}</span>
      </VisuallyHidden>
    </>
  );
}

function Count({ total }: { total: number }) {
  return (
    <em className="tn" aria-hidden="true">
      {total > 99 ? '99+' : total}
    </em>
  );
}

/** In the list of one's cases: each place of one of them with something new, and the way there. */
export function useUnreadOf(given: UnreadTalk): (id: string) => ReactNode {
  const [unread] = useUnreadTalk(given);
  return (id) => {
    const found = unread?.disputes.find((one) => one.id === id);
    return found ? <UnreadPlaces id={id} places={found.places} /> : null;
  };
}

type PlacesProps = { id: string; places: UnreadTalk['disputes'][number]['places'] };

function UnreadPlaces({ id, places }: PlacesProps) {
  return (
    <ul className="ds-ways">
      {places.map((place) => (
        <li key={place.place}>
          <Link className="lnk" to={`/cases/${id}/talk/${place.place}`} viewTransition={false}>
            {placeName(place)}
          </Link>{' '}
          <Badge tone="info">{m.talk_unread({ count: place.unread })}</Badge>{' '}
          {place.isNamed ? <Badge tone="warn">{m.talk_named_you()}</Badge> : null}
        </li>
      ))}
    </ul>
  );
}
