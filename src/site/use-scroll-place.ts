import { type RefObject, useEffect } from 'react';

const STICKY_AFTER = 80;
// Fingers tremble: fewer pixels than this are no change of mind.
const SLACK = 6;

/**
 * Keeps `data-scroll` on the element: `top`, `down` (header and chat door step aside) or `up` (they come back).
 * Written past React, because a page that scrolls should not render.
 */
export function useScrollPlace(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let last = scrollY;
    let waiting = 0;
    const place = () => {
      waiting = 0;
      const node = element.current;
      const moved = scrollY - last;
      if (!node || (scrollY > 0 && Math.abs(moved) < SLACK)) return;
      last = scrollY;
      if (scrollY <= 0) node.dataset.scroll = 'top';
      else if (moved < 0) node.dataset.scroll = node.dataset.scroll === 'top' ? 'top' : 'up';
      else if (scrollY > STICKY_AFTER) node.dataset.scroll = 'down';
    };
    const onScroll = () => {
      waiting ||= requestAnimationFrame(place);
    };
    addEventListener('scroll', onScroll, { passive: true });
    return () => {
      removeEventListener('scroll', onScroll);
      cancelAnimationFrame(waiting);
    };
  }, [element]);
}
