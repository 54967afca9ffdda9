import { useEffect } from 'react';

// Spec section 9: scroll-in at an offset of 120 px, looked at no more often than every 99 ms, from 1024 px up.
const OFFSET = 120;
// What waits stands this much lower than its place (--scroll-in-y), and the offset is measured from the place.
const LOWER = 40;
const THROTTLE = 99;
const MOVES = '(min-width: 1024px) and (prefers-reduced-motion: no-preference)';

/**
 * Lets what carries `data-reveal` come in as it is scrolled to. Nothing is hidden before React is here, and nothing that
 * is on screen by then: it would blink.
 */
export function useReveal(): void {
  useEffect(() => {
    if (!matchMedia(MOVES).matches) return;
    const waiting = [...document.querySelectorAll<HTMLElement>('[data-reveal]')].filter(isBelow);
    for (const element of waiting) element.dataset.revealState = 'waiting';
    const { observer, stop } = observe();
    for (const element of waiting) observer.observe(element);
    return () => {
      stop();
      for (const element of waiting) delete element.dataset.revealState;
    };
  }, []);
}

function observe() {
  const arrived = new Set<HTMLElement>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const show = () => {
    timer = undefined;
    for (const element of arrived) element.dataset.revealState = 'shown';
    arrived.clear();
  };
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        arrived.add(target as HTMLElement); // Only HTML elements are observed above.
        observer.unobserve(target);
      }
      if (arrived.size > 0) timer ??= setTimeout(show, THROTTLE);
    },
    { rootMargin: `0px 0px -${OFFSET - LOWER}px` },
  );
  const stop = () => {
    clearTimeout(timer);
    observer.disconnect();
  };
  return { observer, stop };
}

function isBelow(element: HTMLElement): boolean {
  return element.getBoundingClientRect().top >= innerHeight;
}
