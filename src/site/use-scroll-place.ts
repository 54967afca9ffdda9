import { type RefObject, useEffect } from 'react';

const STICKY_AFTER = 80;
// Fingers tremble: fewer pixels than this are no change of mind.
const SLACK = 6;

/**
 * Keeps `data-scroll` on the element: `top`, `down` (header and chat door step aside) or `up` (they come back); and `data-form`
 * while a form lies where the chat door stands. Written past React, because a page that scrolls should not render.
 */
export function useScrollPlace(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let last = scrollY;
    let waiting = 0;
    const place = () => {
      waiting = 0;
      const node = element.current;
      if (node) markForm(node);
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
    // A page that has come or grown without being scrolled may have put a form there.
    const grown = new ResizeObserver(onScroll);
    if (element.current) grown.observe(element.current);
    onScroll();
    addEventListener('scroll', onScroll, { passive: true });
    return () => {
      grown.disconnect();
      removeEventListener('scroll', onScroll);
      cancelAnimationFrame(waiting);
    };
  }, [element]);
}

// Where the chat door stands (layout.css), with room around it that no fingertip bridges.
const DOOR = { width: 56 + 16 + 8, height: 60 + 16 + 8, step: 20 };

/** The door lies over nothing that somebody fills in, presses or reads in a form. */
function markForm(site: HTMLElement): void {
  const door = site.querySelector('.fab');
  const isShown = door !== null && getComputedStyle(door).display !== 'none';
  site.toggleAttribute('data-form', isShown && pointsOfDoor().some(([x, y]) => isInForm(x, y)));
}

function pointsOfDoor(): [number, number][] {
  const count = (length: number) =>
    Array.from({ length: Math.ceil(length / DOOR.step) + 1 }, (_, at) => at * DOOR.step);
  return count(DOOR.width).flatMap((x) =>
    count(DOOR.height).map((y): [number, number] => [innerWidth - 1 - x, innerHeight - 1 - y]),
  );
}

function isInForm(x: number, y: number): boolean {
  return document.elementsFromPoint(x, y).some((one) => one.closest('main form') !== null);
}
