import { type RefObject, useEffect, useRef, useState } from 'react';

export type Loop = {
  box: RefObject<HTMLDivElement | null>;
  wanted: boolean;
  paused: boolean;
  toggle: () => void;
};

/**
 * A silent moving picture over its still. The file is asked for only when React is here, the page has loaded, the picture is
 * near and drawn and the browser has nothing better to do, and never for someone who wants less motion or less data.
 */
export function useLoop(): Loop {
  const box = useRef<HTMLDivElement>(null);
  const [wanted, setWanted] = useState(false);
  const [paused, setPaused] = useState(false);
  useEffect(() => {
    if (!box.current || !mayMove()) return;
    const picture = box.current;
    return whenLoaded(() =>
      whenNear(picture, () => whenDrawn(picture, () => whenIdle(() => setWanted(true)))),
    );
  }, []);
  return { box, wanted, paused, toggle: () => setPaused((was) => !was) };
}

function mayMove(): boolean {
  // Not yet in TypeScript's DOM: the Network Information API, which Firefox and Safari do not have.
  const { connection } = navigator as Navigator & {
    connection?: { saveData?: boolean; effectiveType?: string };
  };
  const slow = connection?.saveData === true || (connection?.effectiveType ?? '4g') !== '4g';
  return (
    !slow && !matchMedia('(prefers-reduced-motion: reduce), (prefers-reduced-data: reduce)').matches
  );
}

// A visitor's touch brings React before the page has all its pictures and faces: they come first.
function whenLoaded(then: () => () => void): () => void {
  if (document.readyState === 'complete') return then();
  let cancel = () => {};
  const start = () => {
    cancel = then();
  };
  addEventListener('load', start, { once: true });
  return () => {
    removeEventListener('load', start);
    cancel();
  };
}

function whenNear(element: Element, then: () => () => void): () => void {
  let cancel = () => {};
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      cancel = then();
    },
    { rootMargin: '300px' },
  );
  observer.observe(element);
  return () => {
    observer.disconnect();
    cancel();
  };
}

// A picture that has come is drawn only when it is decoded, which takes a slow device long: the film waits for that too.
function whenDrawn(picture: Element, then: () => () => void): () => void {
  let cancel = () => {};
  let wanted = true;
  const start = () => {
    if (wanted) cancel = then();
  };
  // A still that cannot be drawn keeps nobody from the film.
  const drawn = picture.querySelector('img')?.decode() ?? Promise.resolve();
  drawn.then(start, start);
  return () => {
    wanted = false;
    cancel();
  };
}

function whenIdle(then: () => void): () => void {
  // Safari has no idle callback.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(then, 1000);
    return () => clearTimeout(timer);
  }
  const ticket = requestIdleCallback(then, { timeout: 4000 });
  return () => cancelIdleCallback(ticket);
}
