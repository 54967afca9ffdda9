import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import type { Topic, TopicId } from '../../../content/faqs/topic.ts';
import { FADE, type FaqPosition, hashOf, placeAt, press, turn } from './position.ts';

const STILL = '(prefers-reduced-motion: reduce)';

/** Keeps the place, its address, and the tab on screen, which lags behind by half a fade. */
export function usePlace(box: RefObject<HTMLElement | null>, topics: readonly Topic[]) {
  const [place, setPlace] = useState<FaqPosition>(() => placeAt('', topics));
  const { shown, fadeTo, showAtOnce } = useFade(box);
  const arrived = useArrivals(topics, (next) => {
    setPlace(next);
    showAtOnce(next.topic);
  });

  const go = (next: FaqPosition) => {
    setPlace(next);
    // Past the router: nothing is loaded and nothing scrolls, only the address says what is open.
    history.replaceState(history.state, '', hashOf(next));
  };
  return {
    place,
    shown,
    /** The address has been read: from here on the script draws what is open. */
    awake: arrived,
    press: (id: string) => go(press(place, id)),
    turn: (topic: TopicId) => {
      if (topic === place.topic) return;
      go(turn(topic));
      fadeTo(topic);
    },
    /** The browser opened an answer itself: a search in the page, or a link to what stands in it. */
    opened: (id: string) => {
      if (place.open !== id) go({ ...place, open: id });
    },
  };
}

/** Goes where the address says: on arrival, by a link, by hand. What was opened before the script was awake stays open. */
function useArrivals(topics: readonly Topic[], arrive: (place: FaqPosition) => void): boolean {
  const { key } = useLocation();
  const [arrived, setArrived] = useState(false);
  const latest = useRef(arrive);
  latest.current = arrive;
  const first = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation has its own key, and each is an arrival.
  useEffect(() => {
    const read = () => {
      const already = first.current ? document.querySelector('.faq-one[open] .faq-answer') : null;
      first.current = false;
      const next = placeAt(already ? `#${already.id}` : location.hash, topics);
      latest.current(next);
      if (location.hash === `#${next.open}`)
        requestAnimationFrame(() => bringToView(location.hash));
    };
    read();
    setArrived(true);
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, [key]);
  return arrived;
}

function bringToView(hash: string): void {
  document.getElementById(hash.slice(1))?.closest('details')?.scrollIntoView();
}

/** Half of the fade out, then the other tab, then half of it in. */
function useFade(box: RefObject<HTMLElement | null>) {
  const [shown, setShown] = useState<TopicId>('general');
  const running = useRef<Animation | null>(null);
  useLayoutEffect(() => {
    if (!running.current) return;
    running.current.cancel();
    running.current = null;
    if (shown) box.current?.animate([{ opacity: 0 }, { opacity: 1 }], FADE / 2);
  }, [box, shown]);
  const showAtOnce = (topic: TopicId) => {
    running.current?.cancel();
    running.current = null;
    setShown(topic);
  };
  const fadeTo = (topic: TopicId) => {
    running.current?.cancel();
    if (!box.current || matchMedia(STILL).matches) return showAtOnce(topic);
    running.current = box.current.animate([{ opacity: 1 }, { opacity: 0 }], {
      duration: FADE / 2,
      fill: 'forwards',
    });
    running.current.onfinish = () => setShown(topic);
  };
  return { shown, fadeTo, showAtOnce };
}
